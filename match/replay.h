// Records and sessions: playing a record again, and writing down a session.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/game.h"
#include "match/games.h"
#include "match/json.h"
#include "match/record.h"
#include "match/session.h"
#include "match/text_lines.h"

namespace lemniscate::match {

/// `0 gauntlet`, `0 1 all_passed`, `none round_limit`, or `unfinished`.
std::string result_text(const Outcome& outcome);

/// A record as far as it could be played: `session` has its moves up to the first wrong line, all
/// of them when there is no problem.
template <Game G>
struct Replayed {
    Session<G> session;
    std::optional<Problem> problem = {};  ///< what is wrong with that line
    /// What today's rules refuse of a part that was played by older ones: `session` then begins
    /// where the rules changed.
    std::optional<Problem> left_out = {};
};

/// Plays a record of this game again from its start. A start that cannot be made (options,
/// position, more seats than the game has, a sealed match without its secret or without hashes) is
/// a problem of the result; whatever is wrong after it is a problem of `Replayed`:
///   wrong_seat       found: the seat of the line, expected: the seat to act
///   illegal_move     found: the move, expected: the id of the refusal. `session.state()` is the
///                    position that refuses it
///   other_rules      the same where the record says that it was played by other rules; expected:
///                    the number of those
///   moves_after_end  found: the move
///   wrong_result     found: the result of the line, expected: that of the moves. A record without
///                    a result is right
///   wrong_position   a sealed match goes on from another position than its moves lead to. Where
///                    today's rules refuse a part of it, nothing of it is left out
template <Game G>
Result<Replayed<G>> replay(const Record& record, const Hashes* hashes = nullptr);

/// Writes down a session, the secret of a sealed one only when it is over; `players` says who sat
/// where ("person", "greedy") and may be empty.
template <Game G>
Record record_of(const Session<G>& session, const std::vector<std::string>& players,
                 const std::string& date);

// How it is done.

namespace detail {

template <Game G>
Result<typename G::State> read_position_at(const Json& json, std::size_t line) {
    Result<typename G::State> position = read_position(G{}, json);
    if (position) return position;
    return at_line(line, position.problem());
}

template <Game G>
Result<Start<G>> read_start(const Record& record, const Hashes* hashes) {
    Start<G> start{.seed = record.seed};
    if (record.sealed) {
        const RecordedSeal& sealed = *record.sealed;
        if (!sealed.secret || hashes == nullptr) {
            return at_line(sealed.match_line, {ProblemKind::sealed, {}, {}, {}});
        }
        start.seal = make_seal(sealed.match, *sealed.secret, sealed.terms, *hashes);
    }
    if (record.position) {
        const auto position = read_position_at<G>(*record.position, record.position_line);
        if (!position) return position.problem();
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
std::optional<Problem> play_recorded(Session<G>& session, const RecordedMove& move,
                                     std::uint32_t rules) {
    const typename G::State& state = session.state();
    if (to_act(state) == Seat::none) {
        return at_line(move.line, {ProblemKind::moves_after_end, {}, shortened(move.text), {}});
    }
    if (to_act(state) != seat_at(move.seat)) {
        return at_line(move.line, {ProblemKind::wrong_seat,
                                   {},
                                   std::to_string(move.seat),
                                   std::to_string(index(to_act(state)))});
    }
    const auto read = read_move(state, move.text);
    if (read.refusal == G::Refusal::none) {
        session.play(read.move);
        return std::nullopt;
    }
    if (rules != G::rules) {
        return at_line(move.line,
                       {ProblemKind::other_rules, {}, shortened(move.text), std::to_string(rules)});
    }
    return at_line(
        move.line,
        {ProblemKind::illegal_move, {}, shortened(move.text), std::string(id_of(read.refusal))});
}

/// Whoever could put another position into a sealed match could choose its cards.
template <Game G>
void go_on_sealed(Replayed<G>& replayed, const typename G::State& position, std::size_t line) {
    if (replayed.problem) return;
    if (position == replayed.session.state()) {
        replayed.session.go_on_from(position);
    } else {
        replayed.problem = at_line(line, {ProblemKind::wrong_position, {}, {}, {}});
    }
}

/// Whether a result is one that this record could have: that of its moves, or an end that people
/// made. Somebody who was out does not win, whatever the moves say.
bool is_result_of(std::string_view result, const Outcome& outcome, std::uint32_t seats,
                  const std::vector<Interlude>& interludes);

}  // namespace detail

template <Game G>
Result<Replayed<G>> replay(const Record& record, const Hashes* hashes) {
    Result<Start<G>> start = detail::read_start<G>(record, hashes);
    if (!start) return start.problem();
    Replayed<G> replayed{Session<G>(std::move(*start))};
    const std::uint32_t seated = seats(replayed.session.state());
    if (record.players.size() > seated) {
        return Problem{ProblemKind::out_of_range,
                       "seat " + std::to_string(record.players.size() - 1),
                       shortened(record.players.back()), "0.." + std::to_string(seated - 1)};
    }
    std::uint32_t rules = record.rules;
    auto interlude = record.interludes.begin();
    for (std::size_t i = 0; i <= record.moves.size(); ++i) {
        for (; interlude != record.interludes.end() && interlude->before == i; ++interlude) {
            if (interlude->kind != Interlude::Kind::rules) continue;
            const auto position =
                detail::read_position_at<G>(*interlude->position, interlude->line);
            if (!position) return position.problem();
            rules = interlude->rules;
            if (record.sealed) {
                detail::go_on_sealed(replayed, *position, interlude->line);
            } else if (replayed.problem) {
                replayed.left_out = std::exchange(replayed.problem, std::nullopt);
                replayed.session = Session<G>({.seed = record.seed, .position = *position});
            } else {
                replayed.session.go_on_from(*position);
            }
        }
        if (i == record.moves.size() || replayed.problem) continue;
        replayed.problem = detail::play_recorded(replayed.session, record.moves[i], rules);
    }
    if (replayed.problem) return replayed;
    const Outcome ended = outcome(replayed.session.state());
    if (record.result && !detail::is_result_of(*record.result, ended, seated, record.interludes)) {
        replayed.problem =
            at_line(record.result_line,
                    {ProblemKind::wrong_result, {}, shortened(*record.result), result_text(ended)});
    }
    return replayed;
}

template <Game G>
Record record_of(const Session<G>& session, const std::vector<std::string>& players,
                 const std::string& date) {
    const Start<G>& start = session.start();
    Record record;
    record.game = G::id;
    record.rules = G::rules;
    record.seed = start.seed;
    const Outcome ended = outcome(session.state());
    // What is proved is proved from the deal on.
    if (start.seal && !start.position) {
        const Seal& seal = *start.seal;
        record.sealed = RecordedSeal{.match = seal.match, .terms = seal.terms};
        if (ended.over) record.sealed->secret = seal.secret;
    }
    if (start.position) {
        record.position = share(write_position(*start.position));
    } else {
        record.options = write_options(start.options);
    }
    record.players = players;
    record.date = date;
    // Where no seed of the record gives what was thrown, it goes on from what the throw led to.
    const bool goes_on = start.position && (start.seal || start.dice);
    std::vector<std::size_t> leaps = session.leaps();
    for (const Step<G>& step : session.steps()) {
        const auto text = write_move(step.before, step.move);
        record.moves.push_back({index(step.seat), std::string(std::string_view(text))});
        if (goes_on && step.is_final && record.moves.size() < session.size()) {
            leaps.push_back(record.moves.size());
        }
    }
    std::sort(leaps.begin(), leaps.end());
    for (const std::size_t count : leaps) {
        record.interludes.push_back(
            {.kind = Interlude::Kind::rules,
             .before = count,
             .rules = G::rules,
             .position = share(write_position(session.state_after(count)))});
    }
    record.result = result_text(ended);
    return record;
}

}  // namespace lemniscate::match
