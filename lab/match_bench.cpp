#include "lab/match_bench.h"

#include <chrono>
#include <memory>

#include "engine/dice.h"
#include "match/match.h"

namespace lemniscate::lab {

namespace {

using Clock = std::chrono::steady_clock;

template <class Item>
std::size_t written(const std::vector<Item>& list) {
    match::JsonList json;
    for (const Item& item : list) json.add(item);
    return json.text().size();
}

/// All that is told to a viewer after a move.
std::size_t tell(const match::Match& match, Viewer viewer) {
    return written(match.events(match.size() - 1, match.size(), viewer)) +
           written(match.choices(viewer)) + written(match.notes(viewer)) +
           match.view(viewer)->json().text().size();
}

}  // namespace

ToldMatch tell_match(std::string_view game, std::uint64_t seed) {
    const auto opened = match::open_match(game, {{"players", "2"}}, seed);
    match::Match& match = **opened;
    Dice dice(seed, 1);
    ToldMatch told;
    while (match.to_act() != Seat::none) {
        const std::vector<std::string> moves = match.moves();
        match.play(match.to_act(), moves[dice.below(static_cast<std::uint32_t>(moves.size()))]);
        told.bytes += tell(match, Viewer{seat_at(0)});
        ++told.plays;
    }
    told.memory = match.bytes();
    return told;
}

std::vector<MatchBenchRun> bench_matches(double seconds) {
    std::vector<MatchBenchRun> runs;
    for (const std::string_view game : match::game_ids()) {
        ToldMatch all;
        std::uint64_t matches = 0;
        double elapsed = 0;
        const Clock::time_point start = Clock::now();
        do {
            const ToldMatch told = tell_match(game, matches++);
            all.plays += told.plays;
            all.bytes += told.bytes;
            all.memory += told.memory;
            elapsed = std::chrono::duration<double>(Clock::now() - start).count();
        } while (elapsed < seconds);
        runs.push_back({std::string(game), static_cast<double>(all.plays) / elapsed,
                        all.bytes / all.plays, all.memory / matches});
    }
    return runs;
}

}  // namespace lemniscate::lab
