// Plays one random game of every game in the package and says who won.
#include <iostream>
#include <string_view>

#include "engine/dice.h"
#include "engine/sink.h"
#include "games/games.h"

int main() {
    using namespace lemniscate;
    each_game([](auto game) {
        using G = decltype(game);
        Dice dice(1);
        typename G::State state = deal(typename G::Options{}, dice);
        typename G::MoveList moves;
        while (to_act(state) != Seat::none) {
            legal(state, moves);
            play(state, moves[dice.below(static_cast<std::uint32_t>(moves.size()))], dice,
                 Silence{});
        }
        const Outcome result = outcome(state);
        std::cout << G::id << ": over by " << result.reason << ", winners " << int{result.winners}
                  << '\n';
    });
}
