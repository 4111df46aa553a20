#include "lab/perft.h"

#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "cli/commands/commands.h"
#include "cli/input.h"
#include "match/session.h"

namespace lemniscate::cli::commands {

namespace {

using texts::Key;

/// Leaves below each first move.
template <Game G>
std::vector<std::pair<std::string, std::uint64_t>> divide(const typename G::State& state,
                                                          unsigned depth, const Dice& dice) {
    std::vector<std::pair<std::string, std::uint64_t>> parts;
    if (depth == 0) return parts;
    typename G::MoveList moves;
    legal(state, moves);
    for (const typename G::Move move : moves) {
        typename G::State next = state;
        Dice rolled = dice;
        play(next, move, rolled, Silence{});
        const auto text = write_move(state, move);
        parts.emplace_back(std::string_view(text), lab::perft<G>(next, depth - 1, rolled));
    }
    return parts;
}

template <Game G>
void count(const typename G::State& state, const Options& options, const Console& console) {
    const Dice dice = match::game_dice(0);
    std::vector<std::pair<std::string, std::uint64_t>> parts;
    if (options.divide) parts = divide<G>(state, options.depth, dice);
    std::uint64_t leaves = 0;
    for (const auto& [move, below] : parts) leaves += below;
    if (parts.empty()) leaves = lab::perft<G>(state, options.depth, dice);
    if (options.json) {
        match::Json json;
        json["game"] = G::id;
        json["depth"] = options.depth;
        json["leaves"] = leaves;
        if (options.divide) {
            json["moves"] = match::Json::array();
            for (const auto& [move, below] : parts) {
                json["moves"].push_back({{"move", move}, {"leaves", below}});
            }
        }
        console.out << match::format_json(json);
        return;
    }
    for (const auto& [move, below] : parts) console.out << move << ": " << below << "\n";
    console.out << console.texts.say(Key::perft_leaves, {{"depth", options.depth},
                                                         {"leaves", leaves},
                                                         {"digits", std::to_string(leaves)}})
                << "\n";
}

}  // namespace

int perft(const Options& options, const Console& console) {
    return with_position(options.position, console, [&]<Game G>(G, const auto& state) {
        count<G>(state, options, console);
        return exit_code::good;
    });
}

}  // namespace lemniscate::cli::commands
