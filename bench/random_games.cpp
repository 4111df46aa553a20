// A fixed number of random games, for counting instructions:
//   valgrind --tool=callgrind build/release/bench/lemniscate_random_games 1000
// prints how many moves were played; the counter's total divided by it is what a move costs.
#include <cstdint>
#include <cstdlib>
#include <iostream>

#include "engine/dice.h"
#include "engine/sink.h"
#include "games/games.h"

int main(int argc, char** argv) {
    using namespace lemniscate;
    using G = splendor::Game;
    const int games = argc > 1 ? std::atoi(argv[1]) : 1000;
    std::uint64_t played = 0;
    Dice dice(1);
    G::MoveList moves;
    for (int game = 0; game < games; ++game) {
        G::State state = deal(G::Options{}, dice);
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
    std::cout << played << " moves\n";
}
