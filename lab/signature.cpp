#include "lab/signature.h"

#include <string_view>

#include "engine/dice.h"
#include "engine/hash.h"
#include "games/games.h"
#include "lab/random_game.h"

namespace lemniscate::lab {

std::uint64_t signature() {
    constexpr std::uint64_t games = 200;
    Fingerprint print;
    each_game([&](auto game) {
        using G = decltype(game);
        for (const auto& setup : G::setups) {
            for (std::uint64_t seed = 0; seed < games; ++seed) {
                Dice dice(seed, setup.options.players);
                const typename G::State end =
                    random_game<G>(setup.options, dice,
                                   [&](const typename G::State& state,
                                       const typename G::MoveList& moves, std::uint32_t chosen) {
                                       print.add(moves.size());
                                       const auto text = write_move(state, moves[chosen]);
                                       for (const char letter : std::string_view(text)) {
                                           print.add(static_cast<unsigned char>(letter));
                                       }
                                   });
                print.add(outcome(end).winners);
            }
        }
    });
    return print.value;
}

}  // namespace lemniscate::lab
