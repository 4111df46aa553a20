// Plays random games on a GPU, a thread each, and the same games on the host, and compares how they
// ended:
//   device_games                                    every set-up, and the first of each game longer
//   device_games --game shards --setup base_two --games 1000000
// Game number i is played from seed i. Prints moves per second (decisions with two or more answers,
// as `lemniscate bench` counts them); the exit code is 1 if a single game ended differently. It
// needs no GPU to compile: docs/performance.md, "On a GPU".
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "engine/device.h"
#include "engine/dice.h"
#include "engine/game.h"
#include "engine/sink.h"
#include "games/games.h"

namespace lemniscate {
namespace {

constexpr std::uint32_t games_each = 20'000;
constexpr std::uint32_t games_of_first = 1'000'000;
constexpr std::uint32_t threads_per_block = 64;
/// How deep the rules call each other is bounded by the rules, which the compiler cannot know; the
/// list of moves, the largest thing there, is 20 kB.
constexpr std::size_t stack_bytes = 32 * 1024;

struct End {
    std::uint64_t fingerprint;
    std::uint64_t moves;
};

template <Game G>
LEMNISCATE_EVERYWHERE End random_game(const typename G::Options& options, std::uint64_t seed) {
    Dice dice(seed);
    typename G::State state = deal(options, dice);
    typename G::MoveList moves;
    std::uint64_t played = 0;
    while (to_act(state) != Seat::none) {
        legal(state, moves);
        std::uint32_t chosen = 0;
        if (moves.size() > 1) {
            chosen = dice.below(static_cast<std::uint32_t>(moves.size()));
            ++played;
        }
        play(state, moves[chosen], dice, Silence{});
    }
    return {fingerprint(state), played};
}

template <Game G>
__global__ void play_games(typename G::Options options, std::uint32_t games, End* ends) {
    const std::uint32_t i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < games) ends[i] = random_game<G>(options, i);
}

void must(cudaError_t result, const char* what) {
    if (result == cudaSuccess) return;
    std::fprintf(stderr, "%s: %s\n", what, cudaGetErrorString(result));
    std::exit(2);
}

struct Played {
    std::vector<End> ends;
    double seconds;
};

template <Game G>
Played on_device(const typename G::Options& options, std::uint32_t games) {
    Played played{std::vector<End>(games), 0};
    End* ends = nullptr;
    must(cudaMalloc(&ends, games * sizeof(End)), "memory for the results");
    cudaEvent_t begin = nullptr;
    cudaEvent_t end = nullptr;
    must(cudaEventCreate(&begin), "clock");
    must(cudaEventCreate(&end), "clock");
    const std::uint32_t blocks = (games + threads_per_block - 1) / threads_per_block;
    must(cudaEventRecord(begin), "clock");
    play_games<G><<<blocks, threads_per_block>>>(options, games, ends);
    must(cudaGetLastError(), "start of the games");
    must(cudaEventRecord(end), "clock");
    must(cudaEventSynchronize(end), "games");
    float milliseconds = 0;
    must(cudaEventElapsedTime(&milliseconds, begin, end), "clock");
    played.seconds = milliseconds / 1000.0;
    must(cudaMemcpy(played.ends.data(), ends, games * sizeof(End), cudaMemcpyDeviceToHost),
         "results");
    must(cudaEventDestroy(begin), "clock");
    must(cudaEventDestroy(end), "clock");
    must(cudaFree(ends), "memory for the results");
    return played;
}

std::uint32_t host_threads() { return std::max(1U, std::thread::hardware_concurrency()); }

template <Game G>
Played on_host(const typename G::Options& options, std::uint32_t games) {
    Played played{std::vector<End>(games), 0};
    const auto begin = std::chrono::steady_clock::now();
    std::vector<std::thread> threads;
    for (std::uint32_t first = 0; first < host_threads(); ++first) {
        threads.emplace_back([&, first] {
            for (std::uint32_t i = first; i < games; i += host_threads()) {
                played.ends[i] = random_game<G>(options, i);
            }
        });
    }
    for (std::thread& thread : threads) thread.join();
    played.seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return played;
}

/// Plays games of one set-up on both sides; returns how many ended differently.
template <Game G>
std::uint32_t compare(const Setup<typename G::Options>& setup, std::uint32_t games) {
    const Played device = on_device<G>(setup.options, games);
    const Played host = on_host<G>(setup.options, games);
    std::uint64_t moves = 0;
    std::uint32_t different = 0;
    std::uint32_t first = 0;
    for (std::uint32_t i = games; i-- > 0;) {
        moves += host.ends[i].moves;
        if (device.ends[i].fingerprint == host.ends[i].fingerprint &&
            device.ends[i].moves == host.ends[i].moves) {
            continue;
        }
        ++different;
        first = i;
    }
    const std::string name = std::string(G::id) + ' ' + std::string(setup.name);
    const double million = 1e6;
    const auto count = static_cast<double>(moves);
    std::printf("%-28s %8u games %11llu moves  device %8.1f  host %7.1f million/s  %u different\n",
                name.c_str(), games, static_cast<unsigned long long>(moves),
                count / device.seconds / million, count / host.seconds / million, different);
    if (different > 0) std::printf("  the first of them is game %u\n", first);
    std::fflush(stdout);
    return different;
}

struct Choice {
    std::string_view game;   ///< empty: all
    std::string_view setup;  ///< empty: all
    std::optional<std::uint32_t> games;
};

/// Compares what is chosen; returns how many games ended differently, or nothing if none fits.
std::optional<std::uint64_t> compare_all(const Choice& choice) {
    std::optional<std::uint64_t> different;
    each_game([&]<Game G>(G) {
        if (!choice.game.empty() && choice.game != G::id) return;
        bool is_first = true;
        for (const auto& setup : G::setups) {
            if (choice.setup.empty() || choice.setup == setup.name) {
                std::uint64_t more = compare<G>(setup, choice.games.value_or(games_each));
                if (is_first && !choice.games) more += compare<G>(setup, games_of_first);
                different = different.value_or(0) + more;
            }
            is_first = false;
        }
    });
    return different;
}

}  // namespace
}  // namespace lemniscate

int main(int argc, char** argv) {
    using namespace lemniscate;
    Choice choice;
    for (int i = 1; i < argc; i += 2) {
        const std::string_view option = argv[i];
        const char* const value = i + 1 < argc ? argv[i + 1] : nullptr;
        if (value != nullptr && option == "--game") {
            choice.game = value;
        } else if (value != nullptr && option == "--setup") {
            choice.setup = value;
        } else if (value != nullptr && option == "--games" && std::atoi(value) > 0) {
            choice.games = static_cast<std::uint32_t>(std::atoi(value));
        } else {
            std::fprintf(stderr, "usage: %s [--game ID] [--setup NAME] [--games N]\n", argv[0]);
            return 2;
        }
    }
    cudaDeviceProp device{};
    must(cudaGetDeviceProperties(&device, 0), "GPU");
    must(cudaDeviceSetLimit(cudaLimitStackSize, stack_bytes), "stack");
    std::printf("device: %s; host: %u threads\n", device.name, host_threads());
    const std::optional<std::uint64_t> different = compare_all(choice);
    if (!different) {
        std::fprintf(stderr, "no such game or set-up\n");
        return 2;
    }
    std::printf("%llu games ended differently\n", static_cast<unsigned long long>(*different));
    return *different == 0 ? 0 : 1;
}
