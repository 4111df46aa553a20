// The legal moves of a position in their notation.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"

namespace lemniscate::cli {

template <Game G>
std::vector<std::string> legal_moves(const typename G::State& state) {
    typename G::MoveList moves;
    legal(state, moves);
    std::vector<std::string> written;
    written.reserve(moves.size());
    for (const typename G::Move move : moves) {
        const auto text = write_move(state, move);
        written.emplace_back(std::string_view(text));
    }
    return written;
}

}  // namespace lemniscate::cli
