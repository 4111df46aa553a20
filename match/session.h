// A game that is being played: its history, its events, and what may be taken back.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "engine/dice.h"
#include "engine/game.h"

namespace lemniscate::match {

/// Where a game begins: dealt from options and a seed, or at a given position.
template <Game G>
struct Start {
    typename G::Options options = {};
    std::uint64_t seed = 0;
    std::optional<typename G::State> position = {};  ///< instead of a deal; the seed still rolls
};

/// The dice of a game and those of the bot at a seat come from one seed and never mix: a bot that
/// thinks longer does not change the deal.
inline Dice game_dice(std::uint64_t seed) { return Dice(seed); }
inline Dice bot_dice(std::uint64_t seed, Seat seat) { return Dice(seed, 1U + index(seat)); }

/// One decision that was made, with the position before it and what it led to.
template <Game G>
struct Step {
    typename G::State before;
    Dice dice_before;
    Seat seat;
    typename G::Move move;
    std::vector<typename G::Event> events;
    bool revealed;  ///< hidden information came out: not to be taken back
};

namespace detail {
/// Inside Session, its member `play` hides the game's.
template <class State, class Move, class Sink>
void play_move(State& state, Move move, Dice& dice, Sink& sink) {
    play(state, move, dice, sink);
}
}  // namespace detail

template <Game G>
class Session {
  public:
    explicit Session(Start<G> start)
        : start_(std::move(start)), dice_(game_dice(start_.seed)), state_{} {
        state_ = start_.position ? *start_.position : deal(start_.options, dice_);
    }

    const Start<G>& start() const { return start_; }
    const typename G::State& state() const { return state_; }
    const Dice& dice() const { return dice_; }
    const std::vector<Step<G>>& steps() const { return steps_; }

    /// The position after so many of the steps: 0 is the start, more than there are the present.
    const typename G::State& state_after(std::size_t count) const {
        return count < steps_.size() ? steps_[count].before : state_;
    }

    /// Plays a legal move and remembers everything about it.
    void play(typename G::Move move) {
        Step<G> step{state_, dice_, to_act(state_), move, {}, false};
        auto listen = [&step](const typename G::Event& event) {
            step.events.push_back(event);
            step.revealed = step.revealed || reveals(event);
        };
        detail::play_move(state_, move, dice_, listen);
        steps_.push_back(std::move(step));
    }

    /// How many steps `undo` would take back for this seat: up to and including its own last
    /// decision. 0 when it has made none, or hidden information has come out since.
    std::size_t undoable(Seat seat) const {
        for (std::size_t count = 1; count <= steps_.size(); ++count) {
            const Step<G>& step = steps_[steps_.size() - count];
            if (step.revealed) return 0;
            if (step.seat == seat) return count;
        }
        return 0;
    }
    bool undo(Seat seat) {
        const std::size_t count = undoable(seat);
        if (count == 0) return false;
        const std::size_t kept = steps_.size() - count;
        state_ = steps_[kept].before;
        dice_ = steps_[kept].dice_before;
        steps_.erase(steps_.begin() + static_cast<std::ptrdiff_t>(kept), steps_.end());
        return true;
    }

  private:
    Start<G> start_;
    Dice dice_;
    typename G::State state_;
    std::vector<Step<G>> steps_;
};

}  // namespace lemniscate::match
