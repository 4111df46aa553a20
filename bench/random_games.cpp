// A fixed number of random games, for counting instructions:
//   valgrind --tool=callgrind build/release/bench/lemniscate_random_games 1000 shards
// prints how many moves were played; the counter's total divided by it is what a move costs.
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string_view>

#include "bench/play_games.h"
#include "games/games.h"

int main(int argc, char** argv) {
    const int games = argc > 1 ? std::atoi(argv[1]) : 1000;
    const std::string_view game = argc > 2 ? argv[2] : "splendor";
    const bool known = lemniscate::with_game(game, [games](auto chosen) {
        std::cout << lemniscate::bench::play_games<decltype(chosen)>(games) << " moves\n";
    });
    return known ? 0 : 2;
}
