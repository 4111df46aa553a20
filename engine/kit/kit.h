// The test kit: what must be true of every game, whatever its rules. A game runs it with its own
// options and, where the kit cannot know, a function of its own.
//
// clang-format off
//   check_games         random games end, their moves are sorted, single, legal and readable
//   check_copies        a copied state plays on identically and leaves the original alone
//   check_listening     nothing changes because somebody listens
//   check_observation   views and moves depend on nothing hidden; imagining keeps what is known
//   check_undo          what may be taken back told nobody what the mover could not know
//   check_conservation  cards and tokens are neither lost nor made
//   check_round_trip    a state written down and read back is the same state
// clang-format on
#pragma once

#include <cstdint>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "engine/dice.h"
#include "engine/game.h"
#include "engine/hash.h"
#include "engine/kit/thinned.h"
#include "engine/sink.h"

namespace lemniscate {

/// How tests over set-ups name theirs.
template <class Options>
void PrintTo(const Setup<Options>& setup, std::ostream* out) {
    *out << setup.name;
}

}  // namespace lemniscate

namespace lemniscate::kit {

/// Which games to play: seeds 0 to `seeds` - 1. Every `stride`-th decision is looked at closely.
struct Sample {
    std::uint64_t seeds = 100;
    std::uint64_t stride = 1;
    std::uint64_t longest = 100000;  ///< decisions after which a game counts as endless
};

/// Plays one random game and calls `visit(state, moves, dice)` at every decision; returns the state
/// at the end. The choices come from dice of their own, so that two runs can be compared.
template <Game G, class Visit>
typename G::State random_game(const typename G::Options& options, std::uint64_t seed,
                              std::uint64_t longest, Visit&& visit) {
    Dice dice(seed);
    Dice choices(seed, 1);
    typename G::State state = deal(options, dice);
    typename G::MoveList moves;
    for (std::uint64_t step = 0; to_act(state) != Seat::none; ++step) {
        if (step == longest) {
            ADD_FAILURE() << "seed " << seed << ": no end after " << longest << " decisions";
            break;
        }
        legal(state, moves);
        visit(std::as_const(state), std::as_const(moves), std::as_const(dice));
        if (testing::Test::HasFatalFailure() || moves.empty()) break;
        const auto choice = choices.below(static_cast<std::uint32_t>(moves.size()));
        play(state, moves[choice], dice, Silence{});
    }
    return state;
}

template <Game G, class Visit>
void random_games(const typename G::Options& options, const Sample& sample, Visit&& visit) {
    for (std::uint64_t seed = 0; seed < sample.seeds; seed += thinned) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        std::uint64_t step = 0;
        random_game<G>(options, seed, sample.longest,
                       [&](const auto& state, const auto& moves, const Dice& dice) {
                           if (step++ % sample.stride == 0) visit(state, moves, dice);
                       });
        if (testing::Test::HasFatalFailure()) return;
    }
}

template <Game G>
void check_moves(const typename G::State& state, const typename G::MoveList& moves) {
    ASSERT_FALSE(moves.empty()) << "a seat is to act and has no move";
    ASSERT_LE(moves.size(), G::MoveList::capacity());
    ASSERT_LT(index(to_act(state)), seats(state));
    ASSERT_FALSE(outcome(state).over);
    ASSERT_FALSE(std::string_view(decision(state)).empty());
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (i > 0) {
            ASSERT_LT(moves[i - 1], moves[i]) << "not ascending, or twins";
        }
        const auto text = write_move(state, moves[i]);
        const auto read = read_move(state, text);
        ASSERT_EQ(id_of(refuse(state, moves[i])), id_of(G::Refusal::none)) << text.view();
        ASSERT_EQ(id_of(read.refusal), id_of(G::Refusal::none)) << text.view();
        ASSERT_EQ(read.move, moves[i]) << text.view();
    }
}

/// Random full games: they end, the moves of every decision are in order, and the outcome names
/// somebody who sits there.
template <Game G>
void check_games(const typename G::Options& options, const Sample& sample) {
    for (std::uint64_t seed = 0; seed < sample.seeds; seed += thinned) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        std::uint64_t step = 0;
        const auto end = random_game<G>(options, seed, sample.longest,
                                        [&](const auto& state, const auto& moves, const Dice&) {
                                            if (step++ % sample.stride == 0)
                                                check_moves<G>(state, moves);
                                        });
        if (testing::Test::HasFatalFailure()) return;
        const Outcome result = outcome(end);
        ASSERT_TRUE(result.over);
        ASSERT_FALSE(result.reason.empty());
        ASSERT_EQ(result.winners >> seats(end), 0) << "a winner who does not sit here";
        typename G::MoveList moves;
        legal(end, moves);
        ASSERT_TRUE(moves.empty()) << "moves after the end";
    }
}

template <Game G>
void check_copies(const typename G::Options& options, const Sample& sample) {
    random_games<G>(options, sample, [&](const auto& state, const auto&, const Dice& dice) {
        const std::uint64_t before = fingerprint(state);
        typename G::State one = state;
        typename G::State other = state;
        Dice one_dice = dice;
        Dice other_dice = dice;
        Dice choices(before);
        typename G::MoveList one_moves;
        typename G::MoveList other_moves;
        for (int step = 0; step < 8 && to_act(one) != Seat::none; ++step) {
            legal(one, one_moves);
            legal(other, other_moves);
            ASSERT_TRUE(one_moves == other_moves);
            const auto choice = choices.below(static_cast<std::uint32_t>(one_moves.size()));
            play(one, one_moves[choice], one_dice, Silence{});
            play(other, other_moves[choice], other_dice, Silence{});
            ASSERT_EQ(fingerprint(one), fingerprint(other)) << "copies went different ways";
        }
        ASSERT_EQ(fingerprint(state), before) << "playing on a copy changed the original";
    });
}

/// A sink that counts.
struct Count {
    std::uint64_t events = 0;
    template <class Event>
    constexpr void operator()(const Event&) {
        ++events;
    }
};

template <Game G>
void check_listening(const typename G::Options& options, const Sample& sample) {
    random_games<G>(options, sample, [&](const auto& state, const auto& moves, const Dice& dice) {
        for (const typename G::Move move : moves) {
            typename G::State heard = state;
            typename G::State unheard = state;
            Dice heard_dice = dice;
            Dice unheard_dice = dice;
            Count count;
            play(heard, move, heard_dice, count);
            play(unheard, move, unheard_dice, Silence{});
            ASSERT_TRUE(heard == unheard && heard_dice == unheard_dice);
            ASSERT_GT(count.events, 0U) << write_move(state, move).view() << ": nobody hears of it";
        }
    });
}

/// The hidden part of every position is dealt anew from what a viewer sees; the view, and the moves
/// of the seat that looks, must not notice. The new deals must differ from the truth somewhere, or
/// the check would prove nothing.
template <Game G>
void check_observation(const typename G::Options& options, const Sample& sample) {
    std::uint64_t different = 0;
    random_games<G>(options, sample, [&](const auto& state, const auto& moves, const Dice&) {
        for (std::uint32_t i = 0; i <= seats(state); ++i) {
            const Viewer viewer = i == seats(state) ? spectator : Viewer{seat_at(i)};
            const typename G::View view = observe(state, viewer);
            Dice redeal(fingerprint(state), i);
            const typename G::State imagined = imagine(view, redeal);
            ASSERT_TRUE(observe(imagined, viewer) == view) << "seat " << i << " sees a difference";
            ASSERT_EQ(to_act(imagined), to_act(state));
            if (viewer.seat == to_act(state)) {
                typename G::MoveList imagined_moves;
                legal(imagined, imagined_moves);
                ASSERT_TRUE(imagined_moves == moves) << "moves depend on hidden cards";
            }
            if (!(imagined == state)) ++different;
        }
    });
    EXPECT_GT(different, 0U) << "imagining never changed anything";
}

/// What one step told, and where it led.
template <Game G>
struct Told {
    typename G::State after;
    std::vector<typename G::Event> events;
    bool revocable = true;  ///< no dice rolled, and no event reveals

    Told(const typename G::State& before, typename G::Move move, Dice dice) : after(before) {
        const Dice unrolled = dice;
        play(after, move, dice, [this](const typename G::Event& event) {
            events.push_back(event);
            revocable = revocable && !reveals(event);
        });
        revocable = revocable && dice == unrolled;
    }
};

/// A step that may be taken back must have told nobody what its mover could not know, or undo would
/// be a way to look at cards. At every position all that the mover cannot know is dealt anew, and
/// the same moves are played on both tables. Where a step may be taken back, it may be on the other
/// table, too; everybody is told the same of it; and the mover and a spectator see the same
/// afterwards. Only the views of the other seats differ: by their own cards, which are dealt anew.
template <Game G>
void check_undo(const typename G::Options& options, const Sample& sample) {
    std::uint64_t revocable = 0;
    std::uint64_t different = 0;
    random_games<G>(options, sample, [&](const auto& state, const auto& moves, const Dice& dice) {
        const Viewer mover{to_act(state)};
        Dice redeal(fingerprint(state));
        const typename G::State other = imagine(observe(state, mover), redeal);
        different += other == state ? 0 : 1;
        for (const typename G::Move move : moves) {
            const Told<G> one(state, move, dice);
            if (!one.revocable) continue;
            ++revocable;
            const Told<G> two(other, move, dice);
            const auto text = write_move(state, move);
            ASSERT_TRUE(two.revocable) << text.view() << ": undo depends on what is hidden";
            ASSERT_EQ(one.events.size(), two.events.size()) << text.view();
            for (std::uint32_t i = 0; i <= seats(state); ++i) {
                const Viewer viewer = i == seats(state) ? spectator : Viewer{seat_at(i)};
                for (std::size_t k = 0; k < one.events.size(); ++k) {
                    ASSERT_TRUE(observe(one.events[k], viewer) == observe(two.events[k], viewer))
                        << text.view() << ": seat " << i << " hears of hidden cards";
                }
                if (!(viewer == mover) && !(viewer == spectator)) continue;
                ASSERT_TRUE(observe(one.after, viewer) == observe(two.after, viewer))
                    << text.view() << ": seat " << i << " sees hidden cards";
            }
        }
    });
    EXPECT_GT(revocable, 0U) << "nothing could ever be taken back";
    EXPECT_GT(different, 0U) << "imagining never changed anything";
}

/// `count(state)` is whatever must stay the same from the deal to the end.
template <Game G, class Counting>
void check_conservation(const typename G::Options& options, const Sample& sample,
                        Counting&& count) {
    for (std::uint64_t seed = 0; seed < sample.seeds; seed += thinned) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        Dice dice(seed);
        const auto dealt = count(deal(options, dice));
        const auto end = random_game<G>(
            options, seed, sample.longest,
            [&](const auto& state, const auto&, const Dice&) { ASSERT_EQ(count(state), dealt); });
        if (testing::Test::HasFatalFailure()) return;
        ASSERT_EQ(count(end), dealt);
    }
}

/// `round_trip(state)` writes the state down and reads it back.
template <Game G, class RoundTrip>
void check_round_trip(const typename G::Options& options, const Sample& sample,
                      RoundTrip&& round_trip) {
    for (std::uint64_t seed = 0; seed < sample.seeds; seed += thinned) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        const auto end = random_game<G>(options, seed, sample.longest,
                                        [&](const auto& state, const auto&, const Dice&) {
                                            ASSERT_TRUE(round_trip(state) == state);
                                        });
        if (testing::Test::HasFatalFailure()) return;
        ASSERT_TRUE(round_trip(end) == end);
    }
}

}  // namespace lemniscate::kit
