// A game that is being played: its moves, and every position and event that they led to.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "engine/dice.h"
#include "engine/game.h"
#include "match/seal.h"
#include "match/step_dice.h"

namespace lemniscate::match {

/// Where a game begins: dealt from options and a seed (or a seal, where chance must be checked), or
/// at a given position.
template <Game G>
struct Start {
    typename G::Options options = {};
    std::uint64_t seed = 0;
    std::optional<typename G::State> position = {};  ///< instead of a deal; the seed still rolls
    SharedSeal seal = {};                            ///< instead of the seed
    std::uint64_t steps_before = 0;  ///< of a seal whose words go on where others ended
    std::optional<Dice> dice = {};   ///< of a position: instead of those of the seed
};

/// The dice of a game and those of the bot at a seat come from one seed and never mix: a bot that
/// thinks longer does not change the deal.
inline Dice game_dice(std::uint64_t seed) { return Dice(seed); }
inline Dice bot_dice(std::uint64_t seed, Seat seat) { return Dice(seed, 1U + index(seat)); }

/// One decision that was made, with the position before it and what it led to.
template <Game G>
struct Step {
    typename G::State before;
    Seat seat;
    typename G::Move move;
    std::vector<typename G::Event> events;
    bool is_final;  ///< dice rolled, or hidden information came out: not to be taken back
};

namespace detail {
/// Inside Session, its member `play` hides the game's.
template <class State, class Move, class Sink>
void play_move(State& state, Move move, StepDice& dice, Sink& sink) {
    play(state, move, dice, sink);
}
}  // namespace detail

/// Keeps the moves, and a position with its dice now and then: whatever lies between is played
/// again when somebody asks. A server holds thousands of games, and most of them are looked at only
/// at their end.
template <Game G>
class Session {
  public:
    explicit Session(Start<G> start)
        : start_(std::move(start)), now_{.dice = start_.dice.value_or(game_dice(start_.seed))} {
        StepDice dice = dice_of(now_, 0);
        now_.state = start_.position ? *start_.position : deal(start_.options, dice);
        checkpoints_.push_back(now_);
    }

    const Start<G>& start() const { return start_; }
    const typename G::State& state() const { return now_.state; }
    const Dice& dice() const { return now_.dice; }

    /// How many decisions were made and stand.
    std::size_t size() const { return made_.size(); }
    Seat seat_of(std::size_t step) const { return made_[step].seat; }

    /// The position after so many of the steps: 0 is the start, more than there are the present.
    typename G::State state_after(std::size_t count) const { return moment(count).state; }

    /// The steps from `from` up to `to`, as they were when they were made.
    std::vector<Step<G>> steps(std::size_t from, std::size_t to) const {
        std::vector<Step<G>> steps;
        if (from >= to) return steps;
        steps.reserve(to - from);
        Moment moment = this->moment(from);
        for (std::size_t at = from; at < to; ++at) {
            steps.push_back({moment.state, made_[at].seat, made_[at].move, {}, made_[at].is_final});
            auto listen = [&steps](const typename G::Event& event) {
                steps.back().events.push_back(event);
            };
            play_next(moment, made_[at].move, listen);
            for (const Moment& leap : leaps_) {
                if (leap.count == moment.count) moment = leap;
            }
        }
        return steps;
    }
    std::vector<Step<G>> steps() const { return steps(0, size()); }

    /// Plays a legal move.
    void play(typename G::Move move) {
        const Seat seat = to_act(now_.state);
        bool revealed = false;
        auto listen = [&revealed](const typename G::Event& event) {
            revealed = revealed || reveals(event);
        };
        const bool rolled = play_next(now_, move, listen);
        // Little by little: a list that doubles would take more than the moves it has.
        constexpr std::size_t more = 128;
        if (made_.size() == made_.capacity()) made_.reserve(made_.size() + more);
        made_.push_back({move, seat, revealed || rolled});
        keep_checkpoint();
    }

    /// Goes on from another position, as a game does that outlives a change of its rules. Nothing
    /// before it is taken back, and its dice are new ones; sealed ones are new with every step.
    void go_on_from(const typename G::State& position) {
        if (!made_.empty()) made_.back().is_final = true;
        constexpr std::uint64_t beyond_bots = 256;
        now_ = {position, Dice(start_.seed, beyond_bots + made_.size()), made_.size()};
        leaps_.push_back(now_);
    }
    /// How many moves stood before each such position.
    std::vector<std::size_t> leaps() const {
        std::vector<std::size_t> counts;
        for (const Moment& leap : leaps_) counts.push_back(leap.count);
        return counts;
    }

    /// How many steps `undo` would take back for this seat: up to and including its own last
    /// decision. 0 when it has made none, or when since then dice rolled or somebody was told a
    /// card that the mover could not see.
    std::size_t undoable(Seat seat) const {
        for (std::size_t count = 1; count <= made_.size(); ++count) {
            const Made& made = made_[made_.size() - count];
            if (made.is_final) return 0;
            if (made.seat == seat) return count;
        }
        return 0;
    }
    bool undo(Seat seat) {
        const std::size_t count = undoable(seat);
        if (count == 0) return false;
        const std::size_t kept = made_.size() - count;
        now_ = moment(kept);
        made_.resize(kept);
        while (checkpoints_.back().count > kept) checkpoints_.pop_back();
        return true;
    }

    /// How much memory it takes, itself included.
    std::size_t bytes() const {
        return sizeof(*this) + made_.capacity() * sizeof(Made) +
               (checkpoints_.capacity() + leaps_.capacity()) * sizeof(Moment) +
               (start_.seal ? sizeof(Seal) + start_.seal->terms.capacity() : 0);
    }

  private:
    struct Made {
        typename G::Move move;
        Seat seat;
        bool is_final;
    };
    /// The position after `count` moves, with the dice as they lay.
    struct Moment {
        typename G::State state = {};
        Dice dice;
        std::size_t count = 0;
    };

    /// What is thrown in a step: 0 is the deal, then the moves that stand.
    StepDice dice_of(Moment& moment, std::uint64_t step) const {
        return start_.seal ? StepDice(*start_.seal, start_.steps_before + step)
                           : StepDice(moment.dice);
    }
    /// Plays the move after a moment; says whether dice rolled.
    template <class Sink>
    bool play_next(Moment& moment, typename G::Move move, Sink& sink) const {
        StepDice dice = dice_of(moment, ++moment.count);
        detail::play_move(moment.state, move, dice, sink);
        return dice.rolled();
    }

    /// A few checkpoints, as far apart as the game is long.
    static constexpr std::size_t most_checkpoints = 6;

    void keep_checkpoint() {
        if (now_.count % distance_ != 0) return;
        if (checkpoints_.size() == most_checkpoints) {
            distance_ *= 2;
            std::erase_if(checkpoints_,
                          [this](const Moment& moment) { return moment.count % distance_ != 0; });
            if (now_.count % distance_ != 0) return;
        }
        checkpoints_.push_back(now_);
    }

    Moment moment(std::size_t count) const {
        if (count >= made_.size()) return now_;
        std::size_t nearest = checkpoints_.size() - 1;
        while (checkpoints_[nearest].count > count) --nearest;
        Moment moment = checkpoints_[nearest];
        for (const Moment& leap : leaps_) {
            if (leap.count <= count && leap.count >= moment.count) moment = leap;
        }
        auto silence = [](const typename G::Event&) {};
        while (moment.count < count) play_next(moment, made_[moment.count].move, silence);
        return moment;
    }

    Start<G> start_;
    Moment now_;
    std::vector<Made> made_;
    std::vector<Moment> checkpoints_;
    std::vector<Moment> leaps_;  ///< positions that did not come from the moves before them
    std::size_t distance_ = 32;
};

}  // namespace lemniscate::match
