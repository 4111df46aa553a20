// Proves that the rules are device code: one kernel per game, each thread plays a whole random game
// from its own seed. It is compiled wherever nvcc is present; no GPU is needed for that.
#include <cstdint>

#include "engine/dice.h"
#include "engine/game.h"
#include "engine/sink.h"
#include "games/shards/shards.h"
#include "games/splendor/splendor.h"

namespace lemniscate::device {

template <Game G>
__device__ std::uint64_t random_game(const typename G::Options& options, std::uint64_t seed) {
    Dice dice(seed);
    typename G::State state = deal(options, dice);
    typename G::MoveList moves;
    while (to_act(state) != Seat::none) {
        legal(state, moves);
        const auto choice = dice.below(static_cast<std::uint32_t>(moves.size()));
        play(state, moves[choice], dice, Silence{});
    }
    return fingerprint(state);
}

/// The fingerprint of the final state of game i, from seed i: the same as on the host.
__global__ void splendor_games(std::uint32_t players, std::uint32_t games, std::uint64_t* ends) {
    const std::uint32_t i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < games) ends[i] = random_game<splendor::Game>({.players = players}, i);
}

__global__ void shards_games(shards::Options options, std::uint32_t games, std::uint64_t* ends) {
    const std::uint32_t i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < games) ends[i] = random_game<shards::Game>(options, i);
}

}  // namespace lemniscate::device
