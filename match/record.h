// A game as a text file that a person can read and edit.
//
//   # Lemniscate game record
//   format: 2
//   game: splendor
//   rules: 2
//   players: 2
//   seed: 42
//   seat 0: person Anna
//   seat 1: greedy
//   date: 2026-11-15
//
//   1: take yellow purple blue
//   0: reserve deck:2
//   1 resigned
//   result: 0 resigned
//
// Headers come first, in any order, then one move a line with the seat that makes it, then the
// result: the winners' seats (or `none`) and the reason, or `unfinished`. Blank lines, lines that
// begin with # and blanks around words are free.
//
// Between the moves stands what is no move: `2 resigned` and `2 time` (somebody plays the seat on),
// and `rules 3`, followed by `position:` and its JSON, where a game went on by other rules from
// that position. Beside the games' own reasons a result may have `resigned`, `time`, `agreed` and
// `abandoned`, for a game that its moves did not end.
//
// `rules` grows when a rule or a card changes; today's rules may refuse what older ones allowed. A
// game that was dealt has the options of its game as headers and the seed. The options are those
// that were asked for: a first seat that was drawn comes from the seed again and is not written.
// A game that began at a position has `position:` instead, followed by the JSON of a position file
// on as many lines as it likes; its seed may be left out and is 0 then. Who sat where (`person`,
// with a name or without, or a bot), the date and the result may be left out always. Format 1,
// which had neither `rules` nor lines between the moves, is still read; its rules are 1.
//
// A match whose chance can be checked (docs/fairness.md) was dealt from a secret instead of a seed:
//
//   match: 00112233445566778899aabbccddeeff
//   secret: ... 64 hexadecimal digits; not there before the match is over
//   terms: {"commitment": ...}
//
// `terms` are those that were agreed on, with the salts, in canonical form on one line. Without the
// secret the record can be read, but neither dealt again nor checked.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/json_forward.h"
#include "match/position.h"
#include "match/problem.h"
#include "match/seal.h"

namespace lemniscate::match {

inline constexpr int record_format = 2;

/// Seats of a record are below this, whatever the game: an Outcome has as many.
inline constexpr std::uint32_t most_seats = 8;

/// Numbers of rules go up to this.
inline constexpr std::uint32_t most_rules = 1'000'000;

struct RecordedMove {
    std::uint8_t seat;
    std::string text;
    std::size_t line = 0;  ///< where it stands, 0 for a move that was not read from a file
};

/// What stands between the moves and is none.
struct Interlude {
    enum class Kind { resigned, time, rules };
    Kind kind;
    std::size_t before;        ///< how many moves stand above it
    std::uint8_t seat = 0;     ///< who resigned or ran out of time
    std::uint32_t rules = 0;   ///< by which the game goes on,
    SharedJson position = {};  ///< and from where
    std::size_t line = 0;
};

/// What a match with chance that can be checked has instead of a seed.
struct RecordedSeal {
    MatchId match = {};
    std::optional<Secret> secret = {};  ///< shown when the match is over
    std::string terms = {};             ///< with the salts: `terms_json(terms, salts)`
    std::size_t match_line = 0;
    std::size_t secret_line = 0;
    std::size_t terms_line = 0;
};

/// The contents of a record file before any rule has looked at them. All texts are of one line.
struct Record {
    std::string game;
    std::uint32_t rules = 1;
    OptionList options;  ///< headers that are options of the game; none beside a position
    std::uint64_t seed = 0;
    std::optional<RecordedSeal> sealed;  ///< instead of the seed
    SharedJson position;
    std::size_t position_line = 0;     ///< where its JSON begins
    std::vector<std::string> players;  ///< who sat where, empty where that is not said
    std::string date;                  ///< as written; `2026-11-15` is what we write
    std::vector<RecordedMove> moves;
    std::vector<Interlude> interludes;  ///< in the order in which they stand
    std::optional<std::string> result;  ///< as written: `0 gauntlet`, `unfinished`
    std::size_t result_line = 0;
};

/// `0 gauntlet`, `0 1 all_passed`, `none round_limit`: the winners, a bit for each, and why.
std::string result_text(std::uint8_t winners, std::string_view reason);

/// What `result_text` has written, for a game of so many seats; nothing for whatever else there is,
/// `unfinished` included.
struct RecordedResult {
    std::uint8_t winners = 0;
    std::string reason = {};
};
std::optional<RecordedResult> read_result(std::string_view text, std::uint32_t seats);

/// How a game may end that its moves did not: `resigned`, `time`, `agreed`, `abandoned`.
bool is_ending_by_people(std::string_view reason);

/// Knows the games and their options, so that no header is left unread, but none of their rules.
Result<Record> read_record(std::string_view text);

/// What `read_record` reads back as the same. Line breaks inside a text become blanks.
std::string write_record(const Record& record);

}  // namespace lemniscate::match
