#include "cli/play/screens.h"

#include "cli/play/game_terminal.h"
#include "cli/play/ink.h"

namespace lemniscate::cli {

std::string draw(const match::View& view, const Style& style, const texts::Texts& texts,
                 std::span<const std::string> names) {
    using namespace playing;
    return print(terminal_of(view.game()).table_lines(view, style, texts, names, Spacing::ruled),
                 style);
}

}  // namespace lemniscate::cli
