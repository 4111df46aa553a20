#include "lab/bench.h"

#include <chrono>

#include "engine/dice.h"
#include "games/games.h"
#include "lab/random_game.h"

namespace lemniscate::lab {

namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

/// Makes the compiler believe that the value is looked at and may have been changed.
template <class T>
void touch(T& value) {
    asm volatile("" : : "r"(&value) : "memory");
}

struct Played {
    std::uint64_t moves = 0;
    std::uint64_t games = 0;
    double seconds = 0;
};

template <Game G>
Played play_games(const typename G::Options& options, Dice& dice, double seconds) {
    constexpr int games_per_look_at_the_clock = 64;
    Played played;
    const Clock::time_point start = Clock::now();
    do {
        for (int i = 0; i < games_per_look_at_the_clock; ++i) {
            typename G::State end = random_game<G>(
                options, dice,
                [&played](const auto&, const auto&, std::uint32_t) { ++played.moves; });
            touch(end);
            ++played.games;
        }
        played.seconds = seconds_since(start);
    } while (played.seconds < seconds);
    return played;
}

template <class State>
double ns_per_copy(State state, double seconds) {
    constexpr std::uint64_t batch = 1000;
    State copy = state;
    std::uint64_t copies = 0;
    double elapsed = 0;
    const Clock::time_point start = Clock::now();
    do {
        for (std::uint64_t i = 0; i < batch; ++i) {
            touch(state);
            copy = state;
            touch(copy);
        }
        copies += batch;
        elapsed = seconds_since(start);
    } while (elapsed < seconds);
    return elapsed * 1e9 / static_cast<double>(copies);
}

template <Game G>
BenchRun measure(const Setup<typename G::Options>& setup, double seconds) {
    Dice dice(1);
    play_games<G>(setup.options, dice, seconds * 0.1);  // to warm up
    const Played played = play_games<G>(setup.options, dice, seconds * 0.8);
    const auto state =
        random_game<G>(setup.options, dice, [](const auto&, const auto&, std::uint32_t) {});
    const auto moves = static_cast<double>(played.moves);
    return {.game = std::string(G::id),
            .setup = std::string(setup.name),
            .players = setup.options.players,
            .moves_per_second = moves / played.seconds,
            .games_per_second = static_cast<double>(played.games) / played.seconds,
            .ns_per_move = played.seconds * 1e9 / moves,
            .ns_per_copy = ns_per_copy(state, seconds * 0.1),
            .state_bytes = sizeof(typename G::State)};
}

}  // namespace

std::vector<BenchRun> bench(double seconds) {
    std::vector<BenchRun> runs;
    each_game([&](auto game) {
        using G = decltype(game);
        for (const auto& setup : G::setups) {
            if (setup.measured) runs.push_back(measure<G>(setup, seconds));
        }
    });
    return runs;
}

}  // namespace lemniscate::lab
