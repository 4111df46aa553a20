#include "cli/play/shards/obvious.h"

#include <cstdint>

#include "cli/play/shards/preview.h"

namespace lemniscate::cli::playing {
namespace {

using namespace shards;

/// The later in this list, the later it is played.
enum class Turn { never, champion, lasting, mastery, cards, gems, rest };

Turn turn_of_line(const Line& line) {
    if (line.op == Op::talons || line.op == Op::heart || line.op == Op::unshield) {
        return Turn::lasting;
    }
    if (line.op == Op::infinite) return Turn::rest;
    const bool grows =
        line.per == Per::champion || line.per == Per::ally || line.per == Per::discard;
    if (line.op != Op::gain || grows) return Turn::never;
    switch (static_cast<Resource>(line.what)) {
        case Resource::mastery:
            return Turn::mastery;
        case Resource::cards:
            return Turn::cards;
        case Resource::gems:
            return Turn::gems;
        case Resource::power:
        case Resource::health:
            return Turn::rest;
    }
    return Turn::rest;
}

/// Whether a line might still become better in this turn.
bool may_improve(const State& state, Card card, const Line& line) {
    const std::uint32_t mastery = own(state).mastery;
    if (mastery < line.at) return mastery + 1U == line.at && !state.focused;
    switch (line.when) {
        case When::always:
        case When::as:
            return false;
        case When::inspire:
        case When::unify:
        case When::dominion:
        case When::echo:
        case When::health:
        case When::ahead:
        case When::champions:
            return test(state, card, line) != Test::met;
    }
    return false;
}

Turn turn_of(const State& state, Move move) {
    const Card card = move.card();
    const bool played = move.kind() == MoveKind::play;
    const std::uint32_t first = played ? 0 : facts(card).play_lines;
    const std::uint32_t count = played ? facts(card).play_lines : facts(card).exhaust_lines;
    Turn turn = played && is_champion(card) ? Turn::champion : Turn::rest;
    for (std::uint32_t i = first; i < first + count; ++i) {
        const Line& line = line_of(card, i);
        if (may_improve(state, card, line)) return Turn::never;
        if (own(state).mastery < line.at) continue;
        const Turn wanted = turn_of_line(line);
        if (wanted == Turn::never) return Turn::never;
        if (wanted < turn) turn = wanted;
    }
    return turn;
}

}  // namespace

std::optional<Move> obvious_move(const State& state) {
    if (state.ask != Ask::play) return {};
    MoveList moves;
    legal(state, moves);
    std::optional<Move> best;
    Turn earliest = Turn::never;
    for (const Move move : moves) {
        if (move.kind() != MoveKind::play && move.kind() != MoveKind::exhaust) continue;
        const Turn turn = turn_of(state, move);
        if (turn == Turn::never || (best && turn >= earliest)) continue;
        if (preview(state, move).asks) continue;
        best = move;
        earliest = turn;
    }
    return best;
}

}  // namespace lemniscate::cli::playing
