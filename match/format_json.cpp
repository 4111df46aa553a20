#include <cstddef>
#include <string>

#include "match/json.h"

namespace lemniscate::match {

namespace {

constexpr std::size_t columns = 100;
constexpr std::size_t step = 2;

std::string quoted(const std::string& text) {
    return Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string on_one_line(const Json& value) {
    if (!value.is_structured()) return value.dump(-1, ' ', false, Json::error_handler_t::replace);
    std::string line(1, value.is_object() ? '{' : '[');
    const char* separator = "";
    for (const auto& [name, part] : value.items()) {
        line += separator;
        if (value.is_object()) line += quoted(name) + ": ";
        line += on_one_line(part);
        separator = ", ";
    }
    return line += value.is_object() ? '}' : ']';
}

bool holds_only_plain_values(const Json& list) {
    for (const Json& value : list) {
        if (value.is_structured()) return false;
    }
    return list.is_array();
}

std::string on_many_lines(const Json& value, std::size_t indent);

/// `used` is what the line holds already, `after` what will follow on it.
std::string laid_out(const Json& value, std::size_t indent, std::size_t used, std::size_t after) {
    std::string line = on_one_line(value);
    if (used + line.size() + after <= columns || !value.is_structured()) return line;
    return on_many_lines(value, indent);
}

/// A long list of plain values fills its lines, as text does: a deck of 36 is not 36 lines.
std::string filled(const Json& list, std::size_t indent) {
    std::string text;
    std::string line;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string word = on_one_line(list[i]) + (i + 1 < list.size() ? "," : "");
        if (!line.empty() && indent + line.size() + 1 + word.size() > columns) {
            text += std::string(indent, ' ') + line + "\n";
            line.clear();
        }
        line += (line.empty() ? "" : " ") + word;
    }
    return text + std::string(indent, ' ') + line + "\n";
}

std::string on_many_lines(const Json& value, std::size_t indent) {
    const std::size_t inner = indent + step;
    std::string text = value.is_object() ? "{\n" : "[\n";
    if (holds_only_plain_values(value)) {
        text += filled(value, inner);
    } else {
        std::size_t left = value.size();
        for (const auto& [name, part] : value.items()) {
            const std::string label = value.is_object() ? quoted(name) + ": " : "";
            const std::string comma = --left == 0 ? "" : ",";
            text += std::string(inner, ' ') + label;
            text += laid_out(part, inner, inner + label.size(), comma.size()) + comma + "\n";
        }
    }
    return text + std::string(indent, ' ') + (value.is_object() ? "}" : "]");
}

}  // namespace

std::string format_json(const Json& json) {
    std::string text = laid_out(json, 0, 0, 0);
    text += '\n';
    return text;
}

}  // namespace lemniscate::match
