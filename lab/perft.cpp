#include "lab/perft.h"

#include <optional>
#include <string_view>
#include <utility>

#include "match/games.h"
#include "match/json.h"
#include "match/session.h"

namespace lemniscate::lab {

namespace {

/// What `count(G, state)` gives for a position.
template <class T, class Count>
match::Result<T> with_position(const match::Json& position, Count&& count) {
    const auto game = match::game_of(position);
    if (!game) return game.problem();
    std::optional<match::Result<T>> counted;
    with_game(*game, [&](auto known) {
        const auto state = match::read_position(known, position);
        state ? counted.emplace(count(known, *state)) : counted.emplace(state.problem());
    });
    return std::move(*counted);
}

/// Tells how many there are all in all.
auto adding_up(const Counted& counted) {
    return [&counted, all = std::uint64_t{0}](std::uint64_t leaves) mutable {
        all += leaves;
        if (counted) counted(all);
    };
}

}  // namespace

match::Result<std::uint64_t> perft(const match::Json& position, unsigned depth,
                                   const Counted& counted) {
    return with_position<std::uint64_t>(position, [&]<Game G>(G, const auto& state) {
        return perft<G>(state, depth, match::game_dice(0), adding_up(counted));
    });
}

match::Result<std::vector<Branch>> divide(const match::Json& position, unsigned depth,
                                          const Counted& counted) {
    return with_position<std::vector<Branch>>(position, [&]<Game G>(G, const auto& state) {
        std::vector<Branch> branches;
        if (depth == 0) return branches;
        typename G::MoveList moves;
        legal(state, moves);
        auto count = adding_up(counted);
        for (const typename G::Move move : moves) {
            typename G::State next = state;
            Dice rolled = match::game_dice(0);
            play(next, move, rolled, Silence{});
            const auto text = write_move(state, move);
            branches.push_back(
                {std::string(std::string_view(text)), perft<G>(next, depth - 1, rolled, count)});
        }
        return branches;
    });
}

}  // namespace lemniscate::lab
