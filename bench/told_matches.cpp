// A fixed number of matches told to one viewer, for counting instructions:
//   valgrind --tool=callgrind build/plain/bench/lemniscate_told_matches 4 shards
// prints how many moves were played; the counter's total divided by it is what a play costs. Build
// it with -DLEMNISCATE_NATIVE=OFF: callgrind does not know the newest instructions.
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string_view>

#include "lab/match_bench.h"

int main(int argc, char** argv) {
    const int matches = argc > 1 ? std::atoi(argv[1]) : 10;
    const std::string_view game = argc > 2 ? argv[2] : "splendor";
    std::uint64_t plays = 0;
    for (int seed = 0; seed < matches; ++seed) {
        plays += lemniscate::lab::tell_match(game, static_cast<std::uint64_t>(seed)).plays;
    }
    std::cout << plays << " plays\n";
    return 0;
}
