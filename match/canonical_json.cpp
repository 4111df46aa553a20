#include "match/canonical_json.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "match/json.h"
#include "match/path.h"

namespace lemniscate::match {

namespace {

constexpr std::int64_t largest = std::int64_t{1} << 53U;

/// A text as UTF-16; none where it is not UTF-8.
std::optional<std::u16string> utf16_of(std::string_view text) {
    std::u16string units;
    while (!text.empty()) {
        const auto lead = static_cast<unsigned char>(text.front());
        const std::size_t size = lead < 0x80   ? 1
                                 : lead < 0xC2 ? 0
                                 : lead < 0xE0 ? 2
                                 : lead < 0xF0 ? 3
                                 : lead < 0xF5 ? 4
                                               : 0;
        if (size == 0 || size > text.size()) return std::nullopt;
        std::uint32_t letter = size == 1 ? lead : lead & (0xFFU >> (size + 1));
        for (std::size_t i = 1; i < size; ++i) {
            const auto byte = static_cast<unsigned char>(text[i]);
            if ((byte & 0xC0U) != 0x80U) return std::nullopt;
            letter = letter << 6U | (byte & 0x3FU);
        }
        constexpr std::uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
        const bool is_half = letter >= 0xD800 && letter < 0xE000;
        if (letter < least[size] || is_half || letter > 0x10FFFF) return std::nullopt;
        if (letter < 0x10000) {
            units += static_cast<char16_t>(letter);
        } else {
            units += static_cast<char16_t>(0xD7C0U + (letter >> 10U));
            units += static_cast<char16_t>(0xDC00U + (letter & 0x3FFU));
        }
        text.remove_prefix(size);
    }
    return units;
}

class Writer {
  public:
    Result<std::string> write(const Json& json) {
        write_value(json, {});
        if (problem_) return *problem_;
        return std::move(text_);
    }

  private:
    void refuse(ProblemKind kind, std::string where, std::string found, std::string expected) {
        if (!problem_) {
            problem_ = Problem{kind, std::move(where), std::move(found), std::move(expected)};
        }
    }

    void write_value(const Json& json, const std::string& path) {
        switch (json.type()) {
            case Json::value_t::null:
                text_ += "null";
                return;
            case Json::value_t::boolean:
                text_ += json.get<bool>() ? "true" : "false";
                return;
            case Json::value_t::string:
                write_text(json.get_ref<const std::string&>(), path);
                return;
            case Json::value_t::number_integer:
            case Json::value_t::number_unsigned:
            case Json::value_t::number_float:
                write_number(json, path);
                return;
            case Json::value_t::array:
                write_list(json, path);
                return;
            case Json::value_t::object:
                write_object(json, path);
                return;
            case Json::value_t::binary:
            case Json::value_t::discarded:
                break;
        }
        refuse(ProblemKind::wrong_type, path, {}, "JSON");
    }

    void write_number(const Json& json, const std::string& path) {
        const std::optional<std::int64_t> number = whole(json);
        if (number) {
            text_ += std::to_string(*number);
        } else {
            const std::string most = std::to_string(largest);
            refuse(ProblemKind::out_of_range, path, excerpt(json), "-" + most + ".." + most);
        }
    }

    static std::optional<std::int64_t> whole(const Json& json) {
        if (json.is_number_float()) {
            const double number = json.get<double>();
            if (!(std::abs(number) <= static_cast<double>(largest))) return std::nullopt;
            if (std::trunc(number) != number) return std::nullopt;
            return static_cast<std::int64_t>(number);
        }
        if (json.is_number_unsigned()) {
            const auto number = json.get<std::uint64_t>();
            if (number > static_cast<std::uint64_t>(largest)) return std::nullopt;
            return static_cast<std::int64_t>(number);
        }
        const auto number = json.get<std::int64_t>();
        if (number < -largest || number > largest) return std::nullopt;
        return number;
    }

    void write_text(std::string_view text, const std::string& path) {
        if (!utf16_of(text)) {
            refuse(ProblemKind::wrong_type, path, {}, "UTF-8");
            return;
        }
        text_ += '"';
        for (const char letter : text) write_letter(letter);
        text_ += '"';
    }

    void write_letter(char letter) {
        constexpr std::string_view special = "\b\t\n\f\r\"\\";
        constexpr std::string_view escaped = "btnfr\"\\";
        constexpr std::string_view digits = "0123456789abcdef";
        const std::size_t at = special.find(letter);
        if (at != std::string_view::npos) {
            text_ += '\\';
            text_ += escaped[at];
        } else if (static_cast<unsigned char>(letter) < 0x20) {
            text_ += "\\u00";
            text_ += digits[static_cast<unsigned char>(letter) >> 4U];
            text_ += digits[static_cast<unsigned char>(letter) & 15U];
        } else {
            text_ += letter;
        }
    }

    void write_list(const Json& list, const std::string& path) {
        text_ += '[';
        for (std::size_t i = 0; i < list.size(); ++i) {
            if (i > 0) text_ += ',';
            write_value(list[i], entry_path(path, i));
        }
        text_ += ']';
    }

    void write_object(const Json& object, const std::string& path) {
        std::vector<std::pair<std::u16string, const std::string*>> names;
        for (const auto& field : object.items()) {
            std::optional<std::u16string> units = utf16_of(field.key());
            if (!units) {
                refuse(ProblemKind::wrong_type, path, {}, "UTF-8");
                return;
            }
            names.emplace_back(std::move(*units), &field.key());
        }
        std::sort(names.begin(), names.end(),
                  [](const auto& one, const auto& other) { return one.first < other.first; });
        text_ += '{';
        for (const auto& [units, name] : names) {
            if (text_.back() != '{') text_ += ',';
            write_text(*name, path);
            text_ += ':';
            write_value(object.at(*name), field_path(path, *name));
        }
        text_ += '}';
    }

    std::string text_;
    std::optional<Problem> problem_;
};

}  // namespace

Result<std::string> canonical_json(const Json& json) { return Writer().write(json); }

}  // namespace lemniscate::match
