// What somebody asks of a table.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "engine/seat.h"
#include "match/json_forward.h"
#include "match/json_text.h"
#include "match/problem.h"
#include "table/entry.h"
#include "table/settings.h"

namespace lemniscate::table {

// Before the deal.
struct Sit {
    Seat seat = Seat::none;  ///< none: whichever is free
    std::string invitation = {};
    std::string salt_hash = {};  ///< at a table with sealed dice
};
/// Stands up, or is out where the game has begun.
struct Leave {};
/// Whoever opened the table says who shall sit where.
struct ChangeSeat {
    Seat seat;
    SeatSetting setting;
};
struct Invite {};
struct SendSalt {
    Seat seat;
    std::string salt;
};

// While it is played. `at` is the number of the last update that changed the match, as the person
// saw it: who has not seen the newest is too late.
struct MakeMove {
    Seat seat;
    std::uint64_t at;
    std::string move;
};
/// Alone one takes back one's own; among people it is an offer that the others answer.
struct AskUndo {
    Seat seat;
    std::uint64_t at;
};
struct OfferDraw {
    Seat seat;
    std::uint64_t at;
};
struct AnswerOffer {
    Seat seat;
    std::uint64_t offer;  ///< the number under which it was told
    bool yes;
};
struct GiveOrder {
    Seat seat;
    std::string decision;
    Order order;
};
struct Resign {
    Seat seat;
};

// After the end.
struct WantRematch {
    Seat seat;
};

using Deed = std::variant<Sit, Leave, ChangeSeat, Invite, SendSalt, MakeMove, AskUndo, OfferDraw,
                          AnswerOffer, GiveOrder, Resign, WantRematch>;

struct Command {
    std::string id;  ///< of the person's own making; the same one again is not done twice
    Deed deed;
    std::uint64_t content = 0;  ///< a fingerprint of what it says
};

/// `{"id": "7f", "do": "move", "seat": 0, "at": 12, "move": "end"}`; words as in
/// protocol/table-command.schema.json.
match::Result<Command> read_command(const match::Json& json);

/// A fingerprint of what somebody sent.
std::uint64_t content_of(std::string_view text);

/// The command of somebody inside the program, who has no JSON.
Command make_command(std::string id, Deed deed);

/// As `read_command` reads it.
match::JsonObject write_command(const Command& command);

}  // namespace lemniscate::table
