#include <ostream>

#include "cli/commands/commands.h"
#include "cli/input.h"
#include "cli/play/style.h"
#include "cli/play/tables.h"
#include "cli/viewer.h"
#include "texts/say_problem.h"

namespace lemniscate::cli::commands {

int show(const Options& options, const Console& console) {
    return with_position(options.position, console, [&](auto game, const auto& state) {
        const Style style = style_for(options.colour, console.out_is_terminal);
        if (options.seat) {
            const Viewer viewer = checked_viewer(*options.seat, seats(state), console.texts);
            console.out << draw(observe(state, viewer), style, console.texts);
        } else {
            console.out << draw(state, style, console.texts);
        }
        if (const Outcome end = outcome(state); end.over) {
            console.out << say_outcome(decltype(game)::id, end, console.texts) << "\n";
        }
        return exit_code::good;
    });
}

}  // namespace lemniscate::cli::commands
