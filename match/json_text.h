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
#include <utility>

#include "match/json_forward.h"

namespace lemniscate::match {

class JsonObject;
class JsonList;

/// Whatever says itself which fields it has: `write_fields(JsonObject&, value)` beside its type.
template <class Value>
concept WithFields = requires(JsonObject& object, const Value& value) {
    write_fields(object, value);
};

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
template <WithFields Value>
void append(std::string& text, const Value& value);

}  // namespace json_text

/// Fields in the order in which they are added. Nothing is looked up: whoever adds a field twice
/// has written it twice.
class JsonObject {
  public:
    /// Numbers, words, yes and no, null, objects and lists, and what has fields. The name is one of
    /// ours: there is nothing in it that JSON would have to escape.
    template <class Value>
    JsonObject& add(std::string_view name, const Value& value) {
        add_name(name);
        json_text::append(fields_, value);
        return *this;
    }
    /// An object that `write(JsonObject&)` fills, or a list that `write(JsonList&)` does, in the
    /// place where it stands: what is long or deep is not copied on its way.
    template <class Write>
    JsonObject& add_object(std::string_view name, const Write& write);
    template <class Write>
    JsonObject& add_list(std::string_view name, const Write& write);
    /// A value that is JSON already, and known to be.
    JsonObject& add_text(std::string_view name, std::string_view json);
    /// The fields of another one.
    JsonObject& add_all(const JsonObject& other);

    /// On one line, without spaces.
    std::string text() const { return "{" + fields_ + "}"; }

    friend bool operator==(const JsonObject& a, const JsonObject& b) {
        return a.fields_ == b.fields_;
    }

  private:
    friend class JsonList;
    friend void json_text::append(std::string& text, const JsonObject& object);
    template <WithFields Value>
    friend void json_text::append(std::string& text, const Value& value);

    /// Lets `write` fill an object at the end of a text.
    template <class Write>
    static void append_to(std::string& text, const Write& write);
    void add_name(std::string_view name);

    std::string fields_;
    std::size_t begin_ = 0;  ///< where they begin: before them stands what it is written into
};

class JsonList {
  public:
    template <class Value>
    JsonList& add(const Value& value) {
        add_comma();
        json_text::append(values_, value);
        return *this;
    }
    /// An object that `write(JsonObject&)` fills in its place.
    template <class Write>
    JsonList& add_object(const Write& write) {
        add_comma();
        JsonObject::append_to(values_, write);
        return *this;
    }

    bool empty() const { return values_.size() == begin_; }
    std::string text() const { return "[" + values_ + "]"; }

    friend bool operator==(const JsonList& a, const JsonList& b) { return a.values_ == b.values_; }

  private:
    friend class JsonObject;
    friend void json_text::append(std::string& text, const JsonList& list);

    void add_comma() {
        if (!empty()) values_ += ',';
    }

    std::string values_;
    std::size_t begin_ = 0;
};

template <class Write>
void JsonObject::append_to(std::string& text, const Write& write) {
    text += '{';
    JsonObject object;
    object.begin_ = text.size();
    object.fields_ = std::move(text);
    write(object);
    text = std::move(object.fields_);
    text += '}';
}

template <class Write>
JsonObject& JsonObject::add_object(std::string_view name, const Write& write) {
    add_name(name);
    append_to(fields_, write);
    return *this;
}

template <class Write>
JsonObject& JsonObject::add_list(std::string_view name, const Write& write) {
    add_name(name);
    fields_ += '[';
    JsonList list;
    list.begin_ = fields_.size();
    list.values_ = std::move(fields_);
    write(list);
    fields_ = std::move(list.values_);
    fields_ += ']';
    return *this;
}

template <WithFields Value>
void json_text::append(std::string& text, const Value& value) {
    JsonObject::append_to(text, [&](JsonObject& object) { write_fields(object, value); });
}

/// What has fields, as an object of its own.
template <WithFields Value>
JsonObject write_object(const Value& value) {
    JsonObject object;
    write_fields(object, value);
    return object;
}

/// How the library of trees asks for one, wherever a Json is wanted.
void to_json(Json& json, const JsonObject& object);
void to_json(Json& json, const JsonList& list);

}  // namespace lemniscate::match
