// Why the server refuses something, beside what tables and games refuse: an id for programs and a
// message for people.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "match/json_text.h"
#include "match/message.h"
#include "match/problem.h"
#include "server/http.h"
#include "server/server_clock.h"

namespace lemniscate::server {

/// The same name is its id, and `server.refusal.<id>` its text.
enum class Why : std::uint8_t {
    bad_request,       ///< the request itself, or its body, cannot be read
    other_host,        ///< it was sent to a name that is not ours
    foreign_origin,    ///< the page of somebody else sent it
    no_such_path,      ///< nothing is there
    wrong_method,      ///< something is there, and is not asked for like that
    not_json,          ///< the body is said to be something else than JSON
    only_websocket,    ///< a plain request where a WebSocket is
    too_often,         ///< `minutes` to wait
    trouble,           ///< the store cannot be read or written for now
    no_guest,          ///< without a good cookie
    no_such_link,      ///< or it was used, or has expired
    no_such_table,     ///< or there is none that this person may know of
    not_over,          ///< there is no record yet
    name_empty,        ///< nothing is left of it
    name_too_long,     ///< more than `most`
    name_sign,         ///< `sign` has no place in a name
    name_no_letter,    ///< neither a letter nor a digit
    name_marks,        ///< too many accents on one letter, or on none
    name_mixed,        ///< letters of several alphabets in `word`
    name_reserved,     ///< that of a bot, or one that people would take for the server's
    hello_first,       ///< nothing else comes before it, and it comes once
    client_too_old,    ///< it speaks an earlier version than `least`
    bad_settings,      ///< no table can be opened with them
    too_many_tables,   ///< that one person has opened and that are not over
    too_many_watched,  ///< by one connection, or at one table
    no_such_code,      ///< no table has it
    not_invited,       ///< whoever looks on here has to show the code
    not_watched,       ///< nobody looks on here but those who sit
    unreadable_table,  ///< of rules that the program no longer plays
    busy,              ///< too much waits already
};
inline constexpr std::size_t whys = static_cast<std::size_t>(Why::busy) + 1;

std::string_view name_of(Why why);
/// The status of HTTP.
int status_of(Why why);

struct Refusal {
    Why why;
    std::vector<match::Argument> arguments = {};
    std::optional<match::Problem> problem = {};  ///< of what cannot be read, for programs
    std::vector<Field> fields = {};              ///< that HTTP says beside it
};

/// Whoever waits so many milliseconds may come again.
Refusal too_often(Time wait);

match::Message message_of(const Refusal& refusal);

/// As HTTP tells it: `{"why": ID, "says": MESSAGE, "text": TEXT, "problem": PROBLEM}`, the text in
/// the language that the client reads best, the problem only where there is one.
Answer refusal_answer(const Refusal& refusal, const Request& request);

}  // namespace lemniscate::server
