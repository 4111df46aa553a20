// The same random games as WebAssembly; bench/wasm_speed.mjs compares the two.
#include <cstdint>

#include "bench/play_games.h"
#include "games/games.h"

/// Plays so many games of the game at this place of the list; returns how many moves were made.
extern "C" [[clang::export_name("play_games")]] std::uint32_t play_games(std::uint32_t game,
                                                                         std::int32_t games) {
    std::uint64_t played = 0;
    std::uint32_t place = 0;
    lemniscate::each_game([&](auto known) {
        if (place++ == game) played = lemniscate::bench::play_games<decltype(known)>(games);
    });
    return static_cast<std::uint32_t>(played);
}
