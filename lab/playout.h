// A game without a memory, for when only its end counts.
#pragma once

#include <cstdint>

#include "engine/dice.h"
#include "engine/game.h"
#include "engine/sink.h"
#include "match/session.h"

namespace lemniscate::lab {

namespace detail {
/// Inside Playout, its member `play` hides the game's.
template <class State, class Move>
void play_move(State& state, Move move, Dice& dice) {
    play(state, move, dice, Silence{});
}
}  // namespace detail

/// Plays what a match::Session plays from the same start, but remembers no step of it.
template <Game G>
class Playout {
  public:
    Playout(const typename G::Options& options, std::uint64_t seed)
        : dice_(match::game_dice(seed)), state_(deal(options, dice_)) {}

    const typename G::State& state() const { return state_; }
    void play(typename G::Move move) { detail::play_move(state_, move, dice_); }

  private:
    Dice dice_;
    typename G::State state_;
};

}  // namespace lemniscate::lab
