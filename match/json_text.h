// JSON that is written and sent away: text from the first field on.
//
// A tree of values (match/json.h) is for whoever reads; making one only to print it costs ten times
// what the printing does. Where somebody wants to look into what was written, a tree is made from
// its text: `const Json view = write_view(...)`.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "match/json_forward.h"

namespace lemniscate::match {

class JsonObject;
class JsonList;

namespace json_text {

void append(std::string& text, std::string_view word);  ///< in quotes
void append(std::string& text, std::int64_t number);
void append(std::string& text, const JsonObject& object);
void append(std::string& text, const JsonList& list);
void append(std::string& text, const Json& tree);
inline void append(std::string& text, const char* word) { append(text, std::string_view(word)); }
inline void append(std::string& text, const std::string& word) {
    append(text, std::string_view(word));
}
inline void append(std::string& text, std::nullptr_t) { text += "null"; }
inline void append(std::string& text, std::integral auto number) {
    append(text, static_cast<std::int64_t>(number));
}
inline void append(std::string& text, bool yes) { text += yes ? "true" : "false"; }
/// Nothing is null.
template <class Value>
void append(std::string& text, const std::optional<Value>& value) {
    value ? append(text, *value) : append(text, nullptr);
}

}  // namespace json_text

/// Fields in the order in which they are added. Nothing is looked up: whoever adds a field twice
/// has written it twice.
class JsonObject {
  public:
    /// Numbers, words, yes and no, null, objects and lists. The name is one of ours: there is
    /// nothing in it that JSON would have to escape.
    template <class Value>
    JsonObject& add(std::string_view name, const Value& value) {
        add_name(name);
        json_text::append(fields_, value);
        return *this;
    }
    /// A value that is JSON already, and known to be.
    JsonObject& add_text(std::string_view name, std::string_view json);
    /// The fields of another one.
    JsonObject& add_all(const JsonObject& other);

    /// On one line, without spaces.
    std::string text() const { return "{" + fields_ + "}"; }

    friend bool operator==(const JsonObject&, const JsonObject&) = default;

  private:
    friend void json_text::append(std::string& text, const JsonObject& object);
    void add_name(std::string_view name);

    std::string fields_;
};

class JsonList {
  public:
    template <class Value>
    JsonList& add(const Value& value) {
        if (!values_.empty()) values_ += ',';
        json_text::append(values_, value);
        return *this;
    }

    bool empty() const { return values_.empty(); }
    std::string text() const { return "[" + values_ + "]"; }

    friend bool operator==(const JsonList&, const JsonList&) = default;

  private:
    friend void json_text::append(std::string& text, const JsonList& list);

    std::string values_;
};

/// How the library of trees asks for one, wherever a Json is wanted.
void to_json(Json& json, const JsonObject& object);
void to_json(Json& json, const JsonList& list);

}  // namespace lemniscate::match
