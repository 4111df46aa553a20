// Records and sessions: playing a record again, and writing down a session.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/game.h"
#include "match/games.h"
#include "match/lines.h"
#include "match/record.h"
#include "match/session.h"

namespace lemniscate::match {

/// `0 gauntlet`, `0 1 all_passed`, `none round_limit`, or `unfinished`.
std::string result_text(const Outcome& outcome);

/// A record as far as it could be played: `session.steps()` are its moves up to the first wrong
/// line, all of them when there is no problem.
template <Game G>
struct Replayed {
    Session<G> session;
    std::optional<Problem> problem = {};  ///< what is wrong with that line
};

/// Plays a record of this game again from its start. A start that cannot be made (options,
/// position, more seats than the game has) is a problem of the result; whatever is wrong after it
/// is a problem of `Replayed`:
///   wrong_seat       found: the seat of the line, expected: the seat to act
///   illegal_move     found: the move, expected: the id of the refusal. `session.state()` is the
///                    position that refuses it
///   moves_after_end  found: the move
///   wrong_result     found: the result of the line, expected: that of the moves. A record without
///                    a result is right
template <Game G>
Result<Replayed<G>> replay(const Record& record);

/// Writes down a session; `players` says who sat where ("person", "greedy") and may be empty.
template <Game G>
Record record_of(const Session<G>& session, const std::vector<std::string>& players,
                 const std::string& date);

// How it is done.

namespace detail {

template <Game G>
Result<Start<G>> read_start(const Record& record) {
    Start<G> start{.seed = record.seed};
    if (record.position) {
        const auto position = read_position(G{}, *record.position);
        if (!position) {
            Problem problem = position.problem();
            problem.where = at_line(record.position_line, problem.where);
            return problem;
        }
        start.position = *position;
    } else {
        const auto options = read_options(G{}, record.options);
        if (!options) return options.problem();
        start.options = *options;
    }
    return start;
}

/// Plays one move of a record, or says why it cannot be played.
template <Game G>
std::optional<Problem> play_recorded(Session<G>& session, const RecordedMove& move) {
    const typename G::State& state = session.state();
    if (to_act(state) == Seat::none) {
        return Problem{ProblemKind::moves_after_end, at_line(move.line), shortened(move.text), {}};
    }
    if (to_act(state) != seat_at(move.seat)) {
        return Problem{ProblemKind::wrong_seat, at_line(move.line), std::to_string(move.seat),
                       std::to_string(index(to_act(state)))};
    }
    const auto read = read_move(state, move.text);
    if (read.refusal != G::Refusal::none) {
        return Problem{ProblemKind::illegal_move, at_line(move.line), shortened(move.text),
                       std::string(id_of(read.refusal))};
    }
    session.play(read.move);
    return std::nullopt;
}

}  // namespace detail

template <Game G>
Result<Replayed<G>> replay(const Record& record) {
    Result<Start<G>> start = detail::read_start<G>(record);
    if (!start) return start.problem();
    Replayed<G> replayed{Session<G>(std::move(*start))};
    const std::size_t seated = seats(replayed.session.state());
    if (record.players.size() > seated) {
        return Problem{ProblemKind::out_of_range,
                       "seat " + std::to_string(record.players.size() - 1),
                       shortened(record.players.back()), "0.." + std::to_string(seated - 1)};
    }
    for (const RecordedMove& move : record.moves) {
        replayed.problem = detail::play_recorded(replayed.session, move);
        if (replayed.problem) return replayed;
    }
    const std::string result = result_text(outcome(replayed.session.state()));
    if (record.result && *record.result != result) {
        replayed.problem = Problem{ProblemKind::wrong_result, at_line(record.result_line),
                                   shortened(*record.result), result};
    }
    return replayed;
}

template <Game G>
Record record_of(const Session<G>& session, const std::vector<std::string>& players,
                 const std::string& date) {
    const Start<G>& start = session.start();
    Record record;
    record.game = G::id;
    record.seed = start.seed;
    if (start.position) {
        record.position = write_position(*start.position);
    } else {
        record.options = write_options(start.options);
    }
    record.players = players;
    record.date = date;
    for (const Step<G>& step : session.steps()) {
        const auto text = write_move(step.before, step.move);
        record.moves.push_back({index(step.seat), std::string(std::string_view(text))});
    }
    record.result = result_text(outcome(session.state()));
    return record;
}

}  // namespace lemniscate::match
