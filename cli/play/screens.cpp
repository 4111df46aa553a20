#include "cli/play/screens.h"

#include "cli/ink.h"
#include "cli/play/game_terminal.h"

namespace lemniscate::cli::play {

std::string draw(const match::View& view, const Style& style, const texts::Texts& texts,
                 std::span<const std::string> names) {
    return print(terminal_of(view.game()).table_lines(view, style, texts, names, Spacing::ruled),
                 style);
}

}  // namespace lemniscate::cli::play
