// What a typed line leads to.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "engine/game.h"

namespace lemniscate::cli::playing {

/// Commands that are the same at every table.
enum class Command { help, moves, log, show, undo, save, quit };

/// A line is a command, a move, or something that is answered with a sentence.
template <Game G>
struct Understood {
    enum class Kind { nothing, command, move, refused };
    Kind kind = Kind::nothing;
    Command command = {};
    std::string rest = {};  ///< what follows a command: the file of `save`
    typename G::Move move = {};
    /// What else the line plays: asked again after every move, until it has nothing more.
    std::optional<typename G::Move> (*then)(const typename G::State&) = nullptr;
    std::string refusal = {};  ///< one sentence: why not, and what would be right
};

template <Game G>
Understood<G> refused(std::string sentence) {
    return {.kind = Understood<G>::Kind::refused, .refusal = std::move(sentence)};
}

}  // namespace lemniscate::cli::playing
