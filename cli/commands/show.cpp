#include <ostream>

#include "cli/commands/commands.h"
#include "cli/input.h"
#include "cli/play/screens.h"
#include "cli/style.h"
#include "cli/viewer.h"
#include "texts/say_problem.h"

namespace lemniscate::cli::commands {

int show(const Options& options, const Console& console) {
    const auto match = open_position_file(options.position, console);
    const Style style = style_for(options.colour, console.out_is_terminal);
    const auto view =
        options.seat ? match->view(checked_viewer(*options.seat, match->seats(), console.texts))
                     : match->open_view_after(match->size());
    console.out << play::draw(*view, style, console.texts);
    if (match->outcome().over) {
        console.out << say_outcome(match->game(), match->outcome(), console.texts) << "\n";
    }
    return exit_code::good;
}

}  // namespace lemniscate::cli::commands
