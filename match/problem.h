// What is wrong with an input: where, what was found, what would be right.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace lemniscate::match {

/// The kind is a code; `texts/` has a sentence for each under `problem.<kind>`.
enum class ProblemKind {
    not_json,          ///< from this line and column on the text is not JSON
    too_deep,          ///< more lists and objects inside one another than `expected`
    duplicate_field,   ///< an object names a field twice
    missing_field,     ///< a field that has no default
    unknown_field,     ///< a field that the format does not have
    wrong_type,        ///< expected says which type
    wrong_format,      ///< another format number than this program reads
    unknown_game,      ///< no such game
    is_a_view,         ///< a view where a position is needed
    out_of_range,      ///< a number outside of expected
    unknown_word,      ///< a word outside of the closed list in expected
    unknown_card,      ///< no card has this id
    card_twice,        ///< a card stands in two places
    card_wrong_place,  ///< a card where it cannot be; expected says its level, or what could be
    too_many_copies,   ///< more copies of a card than the game has
    too_many,          ///< more entries than the place holds
    too_many_tokens,   ///< more tokens of a kind than the game has
    unknown_location,  ///< no location has this id
    location_twice,    ///< both sides of a tile, or one location twice
    options_conflict,  ///< an option that does not go with the others; expected is the game's id
    disagrees,         ///< a derived field (or phase) that does not follow from the rest
    not_a_record,      ///< the first line is not that of a record
    bad_line,          ///< a line of a record that cannot be read
    missing_header,    ///< a header that a record needs
    header_twice,      ///< a header that stands twice
    wrong_seat,        ///< a move by a seat whose turn it is not
    illegal_move,      ///< a move that the rules refuse
    other_rules,      ///< a move that today's rules refuse, played by those that `expected` numbers
    moves_after_end,  ///< a move after the game was over
    wrong_result,     ///< the result is not what the moves give
    sealed,           ///< a match whose secret is not shown: it cannot be dealt again
    wrong_secret,     ///< the secret does not fit the commitment of the terms
    wrong_salt,       ///< a salt does not fit the hash of its seat in the terms
    wrong_terms,      ///< the terms are about something else than the record
    wrong_position,   ///< a position in a sealed match that the moves do not lead to
};

inline constexpr std::size_t problem_kinds =
    static_cast<std::size_t>(ProblemKind::wrong_position) + 1;

/// The same name as the enumerator: `unknown_field`.
std::string_view name_of(ProblemKind kind);

struct Problem {
    ProblemKind kind;
    std::string where;     ///< the field, as `players[0].tokens.red`; empty where the line says it
    std::string found;     ///< what stands there, as far as it helps
    std::string expected;  ///< what would have been right, language-free
    std::vector<std::string> known = {};  ///< the words of which `expected` is the list
    std::size_t line = 0;                 ///< of the text, from 1; 0 where there is no text
    std::size_t column = 0;               ///< the letter of the line, from 1; 0 for the whole line
};

/// Something that is none of the words it may be.
Problem none_of(std::vector<std::string> known, ProblemKind kind, std::string where,
                std::string found);

/// The problem, found at this line of a text.
Problem at_line(std::size_t line, Problem problem);

/// Where it is, for programs: `players[0].tokens.red`, `line 12`, `line 3, column 14`, or
/// `line 7, players[0].tokens` for a field of something that begins there.
std::string place_of(const Problem& problem);

/// A value, or the problem that kept it from being made.
template <class T>
class Result {
  public:
    Result(T value) : content_(std::move(value)) {}
    Result(Problem problem) : content_(std::move(problem)) {}

    explicit operator bool() const { return content_.index() == 0; }
    T& operator*() { return std::get<0>(content_); }
    const T& operator*() const { return std::get<0>(content_); }
    T* operator->() { return &std::get<0>(content_); }
    const T* operator->() const { return &std::get<0>(content_); }
    const Problem& problem() const { return std::get<1>(content_); }

  private:
    std::variant<T, Problem> content_;
};

}  // namespace lemniscate::match
