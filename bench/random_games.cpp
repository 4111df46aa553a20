// A fixed number of random games, for counting instructions:
//   valgrind --tool=callgrind build/release/bench/lemniscate_random_games 1000 shards
// prints how many moves were played; the counter's total divided by it is what a move costs.
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string_view>

#include "engine/dice.h"
#include "engine/sink.h"
#include "games/games.h"

namespace {

using namespace lemniscate;

template <Game G>
std::uint64_t play_games(int games) {
    std::uint64_t played = 0;
    Dice dice(1);
    typename G::MoveList moves;
    for (int game = 0; game < games; ++game) {
        typename G::State state = deal(typename G::Options{}, dice);
        while (to_act(state) != Seat::none) {
            legal(state, moves);
            std::uint32_t chosen = 0;
            if (moves.size() > 1) {
                chosen = dice.below(static_cast<std::uint32_t>(moves.size()));
                ++played;
            }
            play(state, moves[chosen], dice, Silence{});
        }
    }
    return played;
}

}  // namespace

int main(int argc, char** argv) {
    const int games = argc > 1 ? std::atoi(argv[1]) : 1000;
    const std::string_view game = argc > 2 ? argv[2] : "splendor";
    const bool known = with_game(game, [games](auto chosen) {
        std::cout << play_games<decltype(chosen)>(games) << " moves\n";
    });
    return known ? 0 : 2;
}
