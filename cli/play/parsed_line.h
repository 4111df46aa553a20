// What a typed line leads to.
#pragma once

#include <string>
#include <utility>

namespace lemniscate::cli::play {

/// Commands that are the same at every table.
enum class Command { help, card, rules, moves, log, show, undo, save, quit };

/// A line is a command, a move, or something that is answered with a sentence.
struct ParsedLine {
    enum class Kind { nothing, command, move, refused };
    Kind kind = Kind::nothing;
    Command command = {};
    std::string rest = {};     ///< what follows a command: the file of `save`, a card
    std::string move = {};     ///< in the notation, and legal
    bool and_obvious = false;  ///< whatever needs no thinking is played after it
    std::string refusal = {};  ///< one sentence: why not, and what would be right
};

inline ParsedLine chosen(std::string move) {
    return {.kind = ParsedLine::Kind::move, .move = std::move(move)};
}
inline ParsedLine refused(std::string sentence) {
    return {.kind = ParsedLine::Kind::refused, .refusal = std::move(sentence)};
}

}  // namespace lemniscate::cli::play
