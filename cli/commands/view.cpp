#include <ostream>

#include "cli/commands/commands.h"
#include "cli/input.h"
#include "cli/viewer.h"

namespace lemniscate::cli::commands {

int view(const Options& options, const Console& console) {
    return with_position(options.position, console, [&](auto, const auto& state) {
        const Viewer viewer = checked_viewer(*options.seat, seats(state), console.texts);
        console.out << match::format_json(match::write_view(observe(state, viewer)));
        return exit_code::good;
    });
}

}  // namespace lemniscate::cli::commands
