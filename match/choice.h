// What a match tells about itself, for programs and for people at once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/seat.h"
#include "match/json_text.h"
#include "match/message.h"

namespace lemniscate::match {

/// One thing that is told: its fields for programs, and what is said of it. What goes without
/// saying has no message.
struct Fact {
    JsonObject fields = {};
    std::optional<Message> says = {};
};

/// The numbers that may stand for `{n}` in a move.
struct NumberRange {
    std::uint32_t min;
    std::uint32_t max;
    friend bool operator==(NumberRange, NumberRange) = default;
};

/// A legal move as an object, so that nobody need parse it. Moves that differ in a number only are
/// one choice: `bid {n}`.
struct Choice {
    std::string move;  ///< in the notation
    std::optional<NumberRange> number = {};
    /// `kind` (the verb), and whatever the move is about: `card`, `cards`, `seat` (whose they are,
    /// or who it is), `from`, `slot`, `pays`, `level`, ... `says` is how a person reads it in a
    /// list of its kind.
    Fact what;
    /// The honest preview: what the move is sure to bring, by what its seat knows. Fields `what`
    /// (`gems`, `power`, `cards`, ...) and `amount`, or what else there is to say.
    std::vector<Fact> gives = {};
};

/// What a person wants to know of a visible card or seat that no move says: what it would cost now
/// and how much is missing, what its lines are worth now, what kills it. Fields `kind`, `card`,
/// `zone`, `seat`, `slot` and what it is about.
using Note = Fact;

/// Something that happened, as a viewer may see it. Fields as in match/<game>/write_event.cpp.
struct EventNote {
    std::size_t step;   ///< which move led to it, counted from 0
    std::size_t index;  ///< which of its events it is
    Fact what;
};

/// How much a part of a log line matters to its viewer: what is left out first where there is
/// little room, up to what never is.
enum class Weight : std::uint8_t {
    detail,  ///< how it was done: cards that were played, tokens that were paid
    deed,    ///< what somebody did for itself
    result,  ///< what came of it without being chosen: damage, shields, a tile, a location
    yours,   ///< what the turn of another did to the viewer
};

/// A phrase of a log line.
struct LogPart {
    Message says;
    Weight weight;
    std::size_t step;  ///< the last move that it tells of
    friend bool operator==(const LogPart&, const LogPart&) = default;
};

/// A line of the log: what somebody did in a turn.
struct LogLine {
    Seat seat;            ///< whose turn it was
    std::size_t step;     ///< the first move that it tells of
    std::uint32_t round;  ///< or turn, for games that have no rounds
    Argument who;         ///< `who`: how the seat is called
    /// What it did and gained, in its order, before what happened to others: a gain without a name
    /// is that of the seat.
    std::vector<LogPart> parts;

    /// `play.turn` with `who`, and all parts as `what`.
    Message says() const;
    friend bool operator==(const LogLine&, const LogLine&) = default;
};

/// How somebody did: what stands behind the name.
struct Standing {
    Seat seat;
    Message says;
};

/// Why a move is not made.
struct MoveRefusal {
    std::string id;    ///< of the game's refusals, or `not_your_turn`
    std::string word;  ///< of the text, that it is about; may be empty
    Message says;
};

/// `{"move": ..., "min": ..., "max": ..., FIELDS..., "gives": [...], "says": {...}}`
void write_fields(JsonObject& json, const Choice& choice);
/// `{FIELDS..., "says": {...}}`
void write_fields(JsonObject& json, const Fact& fact);
/// `{"entry": STEP, "index": I, FIELDS..., "says": {...}}`
void write_fields(JsonObject& json, const EventNote& event);

}  // namespace lemniscate::match
