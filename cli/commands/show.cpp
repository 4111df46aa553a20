#include <ostream>

#include "cli/commands/commands.h"
#include "cli/input.h"
#include "cli/play/screen.h"
#include "cli/play/style.h"
#include "cli/viewer.h"

namespace lemniscate::cli::commands {

int show(const Options& options, const Console& console) {
    return with_position(options.position, console, [&](auto, const auto& state) {
        const Style style = style_for(options.colour, console.out_is_terminal);
        if (options.seat) {
            const Viewer viewer = checked_viewer(*options.seat, seats(state), console.texts);
            console.out << draw(observe(state, viewer), style, console.texts);
        } else {
            console.out << draw(state, style, console.texts);
        }
        return exit_code::good;
    });
}

}  // namespace lemniscate::cli::commands
