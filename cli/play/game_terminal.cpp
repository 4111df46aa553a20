#include "cli/play/game_terminal.h"

#include <cstdlib>

namespace lemniscate::cli::play {

// Every game has one, in its folder: `const GameTerminal& shards_terminal();`
#define LEMNISCATE_GAME(id) const GameTerminal& id##_terminal();
#include "games/list.inc"
#undef LEMNISCATE_GAME

const GameTerminal& terminal_of(std::string_view game) {
#define LEMNISCATE_GAME(id) \
    if (game == #id) return id##_terminal();
#include "games/list.inc"
#undef LEMNISCATE_GAME
    std::abort();  // whoever has a match has a game of the list
}

}  // namespace lemniscate::cli::play
