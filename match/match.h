// One game of any kind behind one type: text and JSON in, text and JSON out, for a viewer.
//
// Everything above this room is written for a Match and not for a game: the command, the terminal,
// tables, servers, bindings. What a game has to bring for it stands in match/games.h.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/dice.h"
#include "engine/game.h"
#include "engine/seat.h"
#include "match/choice.h"
#include "match/json_text.h"
#include "match/message.h"
#include "match/options.h"
#include "match/position.h"
#include "match/problem.h"
#include "match/record.h"
#include "match/seal.h"
#include "match/view.h"

namespace lemniscate::match {

class Match {
  public:
    virtual ~Match() = default;

    // The game, and how it stands.
    virtual std::string_view game() const = 0;
    /// As they were asked for; of a match that began at a position, those of that.
    virtual OptionList options() const = 0;
    virtual std::uint64_t seed() const = 0;  ///< 0 for a sealed match
    virtual std::uint32_t seats() const = 0;
    virtual std::uint32_t players() const = 0;  ///< seats that somebody plays: not that of Nemesis
    virtual Seat to_act() const = 0;            ///< Seat::none: over
    virtual std::string_view decision() const = 0;
    virtual Outcome outcome() const = 0;
    virtual std::uint32_t team_of(Seat seat) const = 0;  ///< the same for partners
    virtual std::uint32_t turn() const = 0;              ///< how far it is, counted from 1

    // The moves that were made and stand.
    virtual std::size_t size() const = 0;
    virtual Seat seat_of(std::size_t step) const = 0;
    virtual std::string move_at(std::size_t step) const = 0;

    // What a viewer may know. Two matches that differ only in what the viewer cannot know answer
    // with the same bytes.
    virtual std::unique_ptr<View> view(Viewer viewer) const = 0;
    virtual std::unique_ptr<View> view_after(std::size_t steps, Viewer viewer) const = 0;
    /// None for whoever is not to act.
    virtual std::vector<Choice> choices(Viewer viewer) const = 0;
    virtual std::vector<Note> notes(Viewer viewer) const = 0;
    virtual Message prompt() const = 0;  ///< what is asked of the seat to act
    /// What the moves from `from` up to `to` led to.
    virtual std::vector<EventNote> events(std::size_t from, std::size_t to,
                                          Viewer viewer) const = 0;
    virtual std::vector<LogLine> log(std::size_t from, std::size_t to, Viewer viewer) const = 0;

    // Making moves.
    /// The legal moves of whoever is to act, in the notation.
    virtual std::vector<std::string> moves() const = 0;
    /// Why this seat cannot make this move; nothing if it can. Whoever is not to act is refused
    /// before the text is read.
    virtual std::optional<MoveRefusal> refuse(Seat seat, std::string_view text) const = 0;
    /// Makes the move, or says why not.
    virtual std::optional<MoveRefusal> play(Seat seat, std::string_view text) = 0;
    /// What the seat to act sees and may do, for a player that thinks elsewhere; null when it is
    /// over.
    virtual std::unique_ptr<Question> question() const = 0;
    /// Calls `asked(view, moves)` with the same, for a player that answers at once. It allocates
    /// nothing and makes no view for whoever does not look, as in a forced move: simulations ask
    /// millions of times.
    virtual void ask(const std::function<void(const View&, const Moves&)>& asked) const = 0;
    /// Calls `seen(mover, events)` for each move from `from` up to `to` with what the viewer may
    /// see of it: how players are told.
    virtual void show(std::size_t from, std::size_t to, Viewer viewer,
                      const std::function<void(Seat, const Events&)>& seen) const = 0;
    /// How many moves `undo` would take back for this seat, up to and including its own last one.
    virtual std::size_t undoable(Seat seat) const = 0;
    virtual bool undo(Seat seat) = 0;

    // The end.
    virtual std::vector<Standing> standings() const = 0;  ///< the best first
    virtual Message result(Viewer viewer) const = 0;      ///< who has won and why

    /// The record so far; who sat where and the date are the caller's to add. Of a sealed match it
    /// has the secret when the moves have ended it; where people have, the caller adds that as
    /// well.
    virtual Record record() const = 0;

    // With everything open, hidden cards included: for a finished game, a puzzle, a bug report.
    // Never for somebody who plays.
    virtual JsonObject open_position() const = 0;
    /// How the plain dice lie; nothing for a sealed match.
    virtual std::optional<Dice> open_dice() const = 0;
    virtual JsonObject open_position_after(std::size_t steps) const = 0;
    virtual std::unique_ptr<View> open_view_after(std::size_t steps) const = 0;
    /// What is said of them names what was hidden as well.
    virtual std::vector<EventNote> open_events(std::size_t from, std::size_t to) const = 0;

    virtual std::size_t bytes() const = 0;  ///< how much memory it takes
};

/// A dealt game. Bad options are refused before anything is dealt.
Result<std::unique_ptr<Match>> open_match(std::string_view game, const OptionList& options,
                                          std::uint64_t seed);
/// The same with chance that can be checked.
Result<std::unique_ptr<Match>> open_match(std::string_view game, const OptionList& options,
                                          SharedSeal seal);
/// A game that begins at a position.
Result<std::unique_ptr<Match>> open_position(const Json& position, std::uint64_t seed);
/// One that goes on with dice that have been thrown before; its record has the position after each
/// throw, since no seed gives them.
Result<std::unique_ptr<Match>> open_position(const Json& position, const Dice& dice);
/// A sealed one, so many steps after its deal: what it throws is what it would have thrown. How it
/// came to this position cannot be checked, so that its record is no sealed one.
Result<std::unique_ptr<Match>> open_position(const Json& position, SharedSeal seal,
                                             std::uint64_t steps_before);

/// A record as far as it could be played: all of it when there is no problem, else up to the first
/// wrong line.
struct Reopened {
    std::unique_ptr<Match> match;
    std::optional<Problem> problem = {};
    /// What today's rules refuse of a part that was played by older ones and is left out.
    std::optional<Problem> left_out = {};
    std::optional<MoveRefusal> refusal = {};  ///< of an illegal move
};
/// A start that cannot be made (options, position, more seats than there are) is a problem of the
/// result; whatever is wrong after it is a problem of Reopened:
///   wrong_seat       found: the seat of the line, expected: the seat to act
///   illegal_move     found: the move, expected: the id of the refusal
///   other_rules      the same, of a record that says it was played by other rules
///   moves_after_end  found: the move
///   wrong_result     found: the result of the line, expected: that of the moves
/// A sealed match needs its secret and hashes, and is a problem `sealed` without either. Whether
/// its terms are true is another question: match/verify.h.
Result<Reopened> open_record(const Record& record, const Hashes* hashes = nullptr);

/// The number of a game's rules; 0 for a game that there is not.
std::uint32_t rules_of(std::string_view game);

/// `who wins: reason`, as the viewer reads it; the reason is `<group>.reason.<id>`.
Message result_message(std::string_view group, const Outcome& outcome, std::uint32_t seats,
                       Viewer viewer);

/// The games there are, by their ids.
std::vector<std::string_view> game_ids();

/// Options as a match writes them, with what goes without saying.
Result<OptionList> normal_options(std::string_view game, const OptionList& options);

/// What a game may be set up with; null for a game that there is not.
const OptionRules* find_option_rules(std::string_view game);

/// The same with what excludes what, for whoever shows a form: `{"game": ID, "options": [...],
/// "excludes": [{"one": {"mode": "teams"}, "other": {"auction": "true"}, "reason": ID}, ...]}`.
Result<Json> describe_options(std::string_view game);

/// The decisions that a person may answer once for all, since they are asked for form's sake and in
/// others' turns; none for a game that there is not.
std::span<const std::string_view> standing_decisions(std::string_view game);

}  // namespace lemniscate::match
