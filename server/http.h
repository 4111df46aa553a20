// A request and its answer as values: all that the rest of the house knows of HTTP.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace lemniscate::server {

struct Field {
    std::string name;
    std::string value;
};

/// Who asks.
struct Peer {
    /// Of the client, as text; a proxy's word is taken for it where that is trusted.
    std::string address;
    bool secure = false;  ///< by TLS, as a trusted proxy says
};

struct Request {
    std::string method;
    std::string target;  ///< as it was sent: percent-encoded, with its query
    std::vector<Field> fields;
    bool has_body = false;  ///< or was going to have one, where nobody reads it
    std::string body = {};
    Peer peer = {};

    /// How many fields have this name, however its letters are cased.
    std::size_t count(std::string_view name) const;
    /// Their values, with commas between them, as lists may be sent in several lines.
    std::string list(std::string_view name) const;
};

struct Answer {
    int status = 200;
    std::vector<Field> fields;
    std::shared_ptr<const std::string> body = nullptr;  ///< null: none, not even an empty one
};

/// A few words for programs, and for people who look at what a program got.
Answer plain_answer(int status, std::string words);

/// What every answer says to browsers: nothing from elsewhere is loaded, run, framed or shared.
const std::vector<Field>& strict_fields();

bool equal_ignoring_case(std::string_view a, std::string_view b);
std::string_view trimmed(std::string_view text);  ///< of blanks and tabs

/// Calls `each` with the parts between commas, trimmed.
template <class Each>
void for_each_in_list(std::string_view list, Each each) {
    while (!list.empty()) {
        const std::size_t end = list.find(',');
        each(trimmed(list.substr(0, end)));
        list.remove_prefix(end == std::string_view::npos ? list.size() : end + 1);
    }
}

}  // namespace lemniscate::server
