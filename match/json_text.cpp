#include "match/json_text.h"

#include <algorithm>
#include <charconv>

#include "match/json.h"

namespace lemniscate::match {

namespace json_text {

namespace {

bool stands_as_it_is(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte >= ' ' && byte < 0x80 && c != '"' && c != '\\';
}

}  // namespace

void append(std::string& text, std::string_view word) {
    if (std::all_of(word.begin(), word.end(), stands_as_it_is)) {
        text += '"';
        text += word;
        text += '"';
    } else {
        text += Json(word).dump(-1, ' ', false, Json::error_handler_t::replace);
    }
}

void append(std::string& text, std::int64_t number) {
    char digits[20];
    text.append(digits, std::to_chars(digits, digits + sizeof digits, number).ptr);
}

void append(std::string& text, const JsonObject& object) {
    text += '{';
    text += object.fields_;
    text += '}';
}

void append(std::string& text, const Json& tree) { text += tree.dump(); }
void append(std::string& text, const JsonList& list) {
    text += '[';
    text += list.values_;
    text += ']';
}

}  // namespace json_text

void JsonObject::add_name(std::string_view name) {
    if (fields_.empty()) {
        // Most objects fit: a text that doubles from nothing is moved three times on its way.
        fields_.reserve(112);
    } else if (fields_.size() != begin_) {
        fields_ += ',';
    }
    fields_ += '"';
    fields_ += name;
    fields_ += "\":";
}

JsonObject& JsonObject::add_text(std::string_view name, std::string_view json) {
    add_name(name);
    fields_ += json;
    return *this;
}

JsonObject& JsonObject::add_all(const JsonObject& other) {
    if (fields_.size() != begin_ && !other.fields_.empty()) fields_ += ',';
    fields_ += other.fields_;
    return *this;
}

void to_json(Json& json, const JsonObject& object) { json = Json::parse(object.text()); }
void to_json(Json& json, const JsonList& list) { json = Json::parse(list.text()); }

}  // namespace lemniscate::match
