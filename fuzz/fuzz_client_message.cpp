// Bytes from a client: a message over a WebSocket, or a request with its fields. What is accepted
// keeps the promises that the rest of the server relies on.

#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "fuzz/checks.h"
#include "fuzz/mutate_bytes.h"
#include "fuzz/mutate_json.h"
#include "match/hex.h"
#include "match/json.h"
#include "server/accept_encoding.h"
#include "server/accept_language.h"
#include "server/client_message.h"
#include "server/cookie.h"
#include "server/doorman_request.h"
#include "server/entity_tag.h"
#include "server/forwarded.h"
#include "server/host.h"
#include "server/name_policy.h"
#include "server/network.h"
#include "server/new_table.h"
#include "server/origin.h"
#include "server/request_path.h"
#include "server/table_code.h"

namespace lemniscate::fuzz {
namespace {

using namespace server;

constexpr std::size_t longest_id = 64;

bool is_id(const std::string& id) { return !id.empty() && id.size() <= longest_id; }

// Messages.

/// Who opened a table cannot see cards, choose the dice or start a program.
void check_settings(const match::Result<table::Settings>& settings) {
    if (!settings) return require_readable(settings.problem());
    require(settings->sealed && !settings->position, "served tables have sealed dice");
    require(!settings->seats.empty(), "somebody sits at a table");
    for (const table::SeatSetting& seat : settings->seats) {
        require(seat.kind != table::SeatKind::program, "nothing on the wire starts a program");
        require(seat.name.size() <= longest_id, "a name at a seat has a limit");
    }
    const match::Json written = table::write_settings(*settings);
    const auto again = read_served_settings(written);
    require(again && table::write_settings(*again) == written, "settings are read back the same");
}

struct CheckAsked {
    void operator()(const Open& open) const {
        require(open.settings != nullptr, "a table is opened with settings");
        check_settings(read_served_settings(*open.settings));
    }
    void operator()(const QuickMatch& quick) const { check_settings(quick_settings(quick, "p")); }
    void operator()(const Find& find) const { check_code(find.code); }
    void operator()(const Watch& watch) const {
        check_code(watch.code);
        require(watch.table.size() <= longest_id, "the id of a table has a limit");
        require(watch.seat == Seat::none || index(watch.seat) < match::most_seats, "it is a seat");
    }
    void operator()(const Obey& obey) const {
        require(is_id(obey.command.id), "a command has an id");
        const match::Json written = table::write_command(obey.command);
        const auto again = table::read_command(written);
        require(static_cast<bool>(again), "a written command is accepted");
        require(table::write_command(*again) == written, "a command is read back the same");
    }
    template <class Other>
    void operator()(const Other&) const {}

  private:
    static void check_code(const std::string& typed) {
        const std::string code = read_table_code(typed);
        require(code.empty() || code.size() == 8, "a code has eight letters");
        require(read_table_code(code) == code, "a code is read back the same");
    }
};

void check_message(std::string_view text) {
    const auto read = read_client_message(text);
    if (const auto* unreadable = std::get_if<Unreadable>(&read)) {
        require(!unreadable->id || is_id(*unreadable->id), "an answer names what can be an id");
        return require_readable(unreadable->problem);
    }
    const ClientMessage& message = std::get<ClientMessage>(read);
    require(is_id(message.id), "a message has an id");
    std::visit(CheckAsked(), message.asked);
}

// Requests.

/// `METHOD target`, fields, an empty line and a body: what remains of a request when Beast has read
/// it.
Request request_of(std::string_view text) {
    const auto take_line = [&text] {
        const std::size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        return line;
    };
    const std::string_view first = take_line();
    const std::size_t blank = std::min(first.find(' '), first.size());
    Request request{.method = std::string(first.substr(0, blank)),
                    .target = std::string(first.substr(std::min(blank + 1, first.size()))),
                    .fields = {}};
    for (std::string_view line = take_line(); !line.empty(); line = take_line()) {
        const std::size_t colon = std::min(line.find(':'), line.size());
        const std::string_view value = line.substr(std::min(colon + 1, line.size()));
        request.fields.push_back({std::string(line.substr(0, colon)), std::string(trimmed(value))});
    }
    request.body = text;
    request.has_body = !text.empty();
    return request;
}

void check_refusal(const Refusal& refusal) {
    if (refusal.problem) require_readable(*refusal.problem);
}

void check_name(const std::string& name) {
    const auto again = read_name(name);
    const auto* same = std::get_if<std::string>(&again);
    require(same != nullptr && *same == name, "a good name stays as it is");
}

struct CheckDoormanRequest {
    void operator()(const MakeGuest& make) const {
        if (make.name) check_name(*make.name);
    }
    void operator()(const RenameGuest& rename) const { check_name(rename.name); }
    void operator()(const ShowRecord& show) const {
        require(show.table.find('/') == std::string::npos, "an id is one part of a path");
    }
    template <class Other>
    void operator()(const Other&) const {}
};

void check_path(const std::string& target) {
    const auto path = request_path(target);
    if (!path) return;
    require(path->starts_with('/'), "a path begins with a slash");
    require(path->find("/../") == std::string::npos && !path->ends_with("/.."), "no steps up");
    for (const char letter : *path) {
        require(letter != '\\' && static_cast<unsigned char>(letter) >= ' ', "no strange letters");
    }
}

void check_peer(const Request& request) {
    static const std::vector<Network> trusted = {*read_network("10.0.0.0/8")};
    const Peer stranger = peer_of("192.0.2.1", request, trusted);
    require(stranger.address == "192.0.2.1" && !stranger.secure, "strangers are not believed");
    const Peer behind = peer_of("10.0.0.1", request, trusted);
    require(read_address(behind.address).has_value(), "a client has an address");
}

void check_origin(const Request& request, const OwnNames& names) {
    if (!is_own_origin(request, names)) return;
    require(request.count("Origin") <= 1, "one origin at most");
    require(request.count("Origin") == 1 ||
                !equal_ignoring_case(request.list("Sec-Fetch-Site"), "cross-site"),
            "what was sent for another site is not ours");
}

void check_request(std::string_view text) {
    const Request request = request_of(text);
    const OwnNames names{.hosts = {"play.example.org"}, .origins = {"https://other.example"}};
    check_path(request.target);
    check_peer(request);
    check_origin(request, names);
    for (const Token& token : tokens_of(request)) {
        require(token.text.size() == 43 && match::read_hex(token.hash), "a token is one of ours");
    }
    constexpr std::array<std::string_view, 3> languages = {"en", "fr", "uk"};
    const std::string_view language = chosen_language(request.list("Accept-Language"), languages);
    require(std::find(languages.begin(), languages.end(), language) != languages.end(),
            "a language that there is");
    accepted_encodings(request.list("Accept-Encoding"));
    names_tag(request.list("If-None-Match"), "\"0123456789abcdef\"");
    const auto read = read_doorman_request(request, names);
    if (const auto* refusal = std::get_if<Refusal>(&read)) {
        check_refusal(*refusal);
    } else {
        require(is_own_host(request.list("Host"), names.hosts), "it was sent to us");
        std::visit(CheckDoormanRequest(), std::get<DoormanRequest>(read));
    }
    if (const auto refusal = refuse_socket(request, names)) check_refusal(*refusal);
}

/// No method of HTTP begins like a JSON object.
void check(std::string_view text) {
    text.starts_with('{') ? check_message(text) : check_request(text);
}

/// A word becomes another one that stands somewhere in messages.
void change_word(Json& message, Dice& dice) {
    constexpr const char* words[] = {
        "hello",  "open",   "find",     "watch",       "unwatch", "command",  "say",
        "mute",   "lobby",  "finished", "running",     "quick",   "ping",     "sit",
        "leave",  "invite", "salt",     "move",        "undo",    "draw",     "answer",
        "order",  "resign", "rematch",  "change_seat", "person",  "bot",      "program",
        "greedy", "random", "plain",    "sealed",      "none",    "per_move", "increment",
        "days",   "people", "bots",     "view",        "log",     "notes",    "choices",
        "most",   "ask",    "shield",   "splendor",    "shards",  "2",        "true"};
    Json* word = mutation::pick(message, dice, [](const Json& value) { return value.is_string(); });
    if (word != nullptr) *word = words[mutation::below(dice, std::size(words))];
}

void mutate_message(Json& message, Dice& dice) {
    using namespace mutation;
    constexpr void (*ways[])(Json&, Dice&) = {swap_words,    change_word, change_word, move_entry,
                                              change_number, flip,        drop_field};
    do {
        ways[below(dice, std::size(ways))](message, dice);
    } while (dice.below(3) != 0);
}

}  // namespace
}  // namespace lemniscate::fuzz

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t room, unsigned int seed) {
    using namespace lemniscate::fuzz;
    return mutate_json_bytes(data, size, room, seed, 2, mutate_message);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    lemniscate::fuzz::check({reinterpret_cast<const char*>(data), size});
    return 0;
}
