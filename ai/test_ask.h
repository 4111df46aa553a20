// For tests: a player that is asked about a state.
#pragma once

#include "ai/player.h"
#include "engine/game.h"
#include "match/view_of.h"

namespace lemniscate::ai {

/// What it answers, seeing what the seat to act sees; `moves` are the legal ones.
template <Game G>
Answer ask(Player& player, const typename G::State& state, const typename G::MoveList& moves,
           Dice& dice, const Budget& budget = {}) {
    const match::ViewOf<G> view(state, Viewer{to_act(state)});
    return player.choose(view, match::MovesOf<G>(state, moves), dice, budget);
}

}  // namespace lemniscate::ai
