// What clients say over a WebSocket: one JSON object a message, as in
// protocol/socket-request.schema.json.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "engine/seat.h"
#include "match/json_forward.h"
#include "match/position.h"
#include "match/problem.h"
#include "table/command.h"
#include "table/settings.h"
#include "table/table.h"

namespace lemniscate::server {

/// The first thing that a client says.
struct Hello {
    std::uint32_t protocol = 0;
};
struct Open {
    match::SharedJson settings = {};
    bool listed = false;  ///< everybody sees it in the lobby
};
/// Which table a short code leads to.
struct Find {
    std::string code = {};
};
struct Watch {
    std::string table = {};
    Seat seat = Seat::none;  ///< none: a spectator
    std::optional<std::uint64_t> seen = {};
    std::optional<std::uint64_t> heard = {};  ///< the last line of the chat
    std::string code = {};
    table::Parts parts = {};
};
struct Unwatch {
    std::string table = {};
};
struct Obey {
    std::string table = {};
    table::Command command = {};
    std::string code = {};
};
struct Say {
    std::string table = {};
    std::string text = {};
};
struct Mute {
    std::string table = {};
    table::Person person = {};
    bool muted = true;
};
struct FollowLobby {
    bool on = true;
};
struct ListFinished {
    std::optional<table::Time> before = {};
};
/// Tables where others play, to look on.
struct ListRunning {};
/// A table that fits and waits, or a new one.
struct QuickMatch {
    std::string game = {};
    match::OptionList options = {};
    table::ClockSetting clock = {};
    bool against_bots = false;
    std::string bot = {};
};
struct Ping {};

using Asked = std::variant<Hello, Open, Find, Watch, Unwatch, Obey, Say, Mute, FollowLobby,
                           ListFinished, ListRunning, QuickMatch, Ping>;

struct ClientMessage {
    std::string id = {};  ///< of the client's own making, for the answer
    Asked asked = {};
};

/// A message that cannot be read. The id is there where that much could be read.
struct Unreadable {
    std::optional<std::string> id = {};
    match::Problem problem;
};

std::variant<ClientMessage, Unreadable> read_client_message(std::string_view text);

}  // namespace lemniscate::server
