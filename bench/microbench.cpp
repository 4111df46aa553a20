// Single verbs of a game, timed on positions of random games: which one is worth improving?
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "engine/sink.h"
#include "games/games.h"

namespace lemniscate {
namespace {

/// A position and one of its moves, as they come up in play.
template <Game G>
struct Sample {
    typename G::State state;
    typename G::Move move;
    std::string text;
    typename G::View view;
};

/// Positions from many random games. More than a few, so that branches stay as hard to predict as
/// in play; few enough to stay in the cache.
template <Game G>
const std::vector<Sample<G>>& samples() {
    static const std::vector<Sample<G>> all = [] {
        constexpr std::size_t wanted = 1024;
        std::vector<Sample<G>> list;
        Dice dice(1);
        while (list.size() < wanted) {
            typename G::State state = deal(typename G::Options{}, dice);
            typename G::MoveList moves;
            while (to_act(state) != Seat::none && list.size() < wanted) {
                legal(state, moves);
                const auto chosen = dice.below(static_cast<std::uint32_t>(moves.size()));
                const typename G::Move move = moves[chosen];
                if (dice.below(10) == 0) {
                    list.push_back({state, move,
                                    std::string(std::string_view(write_move(state, move))),
                                    observe(state, Viewer{to_act(state)})});
                }
                play(state, move, dice, Silence{});
            }
        }
        return list;
    }();
    return all;
}

/// Times `verb(sample, dice)` on one sample after the other.
template <Game G, class Verb>
void time_verb(benchmark::State& timer, Verb verb) {
    const std::vector<Sample<G>>& all = samples<G>();
    Dice dice(2);
    std::size_t at = 0;
    for (auto _ : timer) {
        verb(all[at], dice);
        if (++at == all.size()) at = 0;
    }
}

template <Game G>
void time_deal(benchmark::State& timer) {
    Dice dice(2);
    for (auto _ : timer) benchmark::DoNotOptimize(deal(typename G::Options{}, dice));
}

template <Game G>
void time_legal(benchmark::State& timer) {
    typename G::MoveList moves;
    time_verb<G>(timer, [&moves](const Sample<G>& sample, Dice&) {
        legal(sample.state, moves);
        benchmark::DoNotOptimize(moves.begin());
        benchmark::ClobberMemory();
    });
}

/// Includes a copy of the state: a move is not played twice from the same one otherwise.
template <Game G>
void time_copy_and_play(benchmark::State& timer) {
    time_verb<G>(timer, [](const Sample<G>& sample, Dice& dice) {
        typename G::State state = sample.state;
        play(state, sample.move, dice, Silence{});
        benchmark::DoNotOptimize(state);
    });
}

template <Game G>
void time_copy(benchmark::State& timer) {
    time_verb<G>(timer, [](const Sample<G>& sample, Dice&) {
        typename G::State state = sample.state;
        benchmark::DoNotOptimize(state);
    });
}

template <Game G>
void time_observe(benchmark::State& timer) {
    time_verb<G>(timer, [](const Sample<G>& sample, Dice&) {
        benchmark::DoNotOptimize(observe(sample.state, Viewer{to_act(sample.state)}));
    });
}

template <Game G>
void time_imagine(benchmark::State& timer) {
    time_verb<G>(timer, [](const Sample<G>& sample, Dice& dice) {
        benchmark::DoNotOptimize(imagine(sample.view, dice));
    });
}

template <Game G>
void time_write_move(benchmark::State& timer) {
    time_verb<G>(timer, [](const Sample<G>& sample, Dice&) {
        benchmark::DoNotOptimize(write_move(sample.state, sample.move));
    });
}

template <Game G>
void time_read_move(benchmark::State& timer) {
    time_verb<G>(timer, [](const Sample<G>& sample, Dice&) {
        benchmark::DoNotOptimize(read_move(sample.state, sample.text));
    });
}

[[maybe_unused]] const bool registered = [] {
    each_game([](auto game) {
        using G = decltype(game);
        const auto add = [](const char* verb, void (*timed)(benchmark::State&)) {
            benchmark::RegisterBenchmark((std::string(G::id) + "/" + verb).c_str(), timed);
        };
        add("deal", time_deal<G>);
        add("legal", time_legal<G>);
        add("copy", time_copy<G>);
        add("copy_and_play", time_copy_and_play<G>);
        add("observe", time_observe<G>);
        add("imagine", time_imagine<G>);
        add("write_move", time_write_move<G>);
        add("read_move", time_read_move<G>);
    });
    return true;
}();

}  // namespace
}  // namespace lemniscate
