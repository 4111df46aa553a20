// What a table remembers: an append-only list of entries, numbered from 0. A table is what its
// entries give; they are what is stored, one JSON object each.
//
// Clients never get entries but what a viewer may know of them (table/update.h). What nobody may
// know before the end, or ever, stands in `apart`: the secret of the dice, the seed of the bots,
// invitations, checkpoints.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/dice.h"
#include "engine/seat.h"
#include "match/json_forward.h"
#include "match/json_text.h"
#include "match/problem.h"
#include "table/settings.h"

namespace lemniscate::table {

/// The first entry, and the only one that chance goes into: everything that is rolled at this table
/// comes from what stands here apart.
struct Opened {
    std::string table = {};  ///< its id
    Settings settings = {};
    std::string match = {};       ///< of sealed dice: the id of the match, as hex
    std::string commitment = {};  ///< and what is promised about their secret
    std::string secret = {};      ///< apart: of sealed dice, as hex
    std::uint64_t seed = 0;       ///< apart: of plain dice
    std::uint64_t bots = 0;       ///< apart: where the bots' own dice come from
};

// Before the deal.
struct Seated {  // the entry's person
    Seat seat;
    std::string salt_hash = {};  ///< of sealed dice, as hex
};
struct Unseated {
    Seat seat;
};
struct SeatChanged {
    Seat seat;
    SeatSetting setting;
};
/// Somebody may come who shows this.
struct Invited {
    std::string invitation;  ///< apart
};
/// Everybody sits: the terms of sealed dice are settled, and salts may come.
struct Called {
    std::string terms;  ///< canonical JSON, as clients keep it
    Time until;         ///< how long salts are waited for
};
struct Salted {
    Seat seat;
    std::string salt;  ///< as hex
};
struct Dealt {
    std::uint32_t rules;     ///< by which it is played
    std::string terms = {};  ///< of sealed dice: with the salts
};

// While it is played.
enum class MovedBy : std::uint8_t { person, bot, program, order };
struct Moved {
    Seat seat;
    std::string move;  ///< in the notation
    MovedBy by;
};
struct TakenBack {
    Seat seat;            ///< for whom
    std::uint32_t moves;  ///< how many
};
enum class OfferKind : std::uint8_t { undo, draw };
struct Offered {
    Seat seat;
    OfferKind what;
};
struct Answered {
    Seat seat;
    std::uint64_t offer;  ///< the number of its entry
    bool yes;
};
/// How a question that is asked for form's sake shall be answered until further notice.
enum class Order : std::uint8_t { ask, none, most };
struct Ordered {
    Seat seat;
    std::string decision;  ///< what is asked: `shield`, `reveal`
    Order order;
};
enum class OutReason : std::uint8_t { resigned, time };
/// Its person is out of the game: a bot plays the seat on.
struct Out {
    Seat seat;
    OutReason why;
};
/// The owner was away from `since` until now, which is charged to nobody.
struct Resumed {
    Time since;
};
/// The position, so that the table can go on by later rules.
struct Checkpoint {
    std::uint32_t rules;
    match::SharedJson position;     ///< apart
    std::optional<Dice> dice = {};  ///< apart: how plain dice lie
};

// The end and after it.
struct Ended {
    std::uint8_t winners;  ///< a bit per seat
    std::string reason;
};
/// Wants to play again; when all do, the last one names the table where.
struct Rematch {
    Seat seat;
    std::string table = {};
};

using What =
    std::variant<Opened, Seated, Unseated, SeatChanged, Invited, Called, Salted, Dealt, Moved,
                 TakenBack, Offered, Answered, Ordered, Out, Resumed, Checkpoint, Ended, Rematch>;

struct Entry {
    std::uint64_t number = 0;
    Time time = 0;
    Person person = {};         ///< who did it; nobody where time or the owner did
    std::string command = {};   ///< the id of the command that led to it, on its first entry
    std::uint64_t content = 0;  ///< and a fingerprint of what it said
    What what;
};

/// `opened`, `moved`, ...: the field `kind`.
std::string_view kind_of(const What& what);

match::JsonObject write_entry(const Entry& entry);
match::Result<Entry> read_entry(const match::Json& json);

std::string_view name_of(MovedBy by);
std::string_view name_of(OfferKind offer);
std::string_view name_of(Order order);
std::string_view name_of(OutReason reason);

/// In the order of Order.
std::span<const std::string_view> order_words();

}  // namespace lemniscate::table
