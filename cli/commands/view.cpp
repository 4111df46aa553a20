#include <ostream>

#include "cli/commands/commands.h"
#include "cli/input.h"
#include "cli/viewer.h"
#include "match/json.h"

namespace lemniscate::cli::commands {

int view(const Options& options, const Console& console) {
    const auto match = open_position_file(options.position, console);
    const Viewer viewer = checked_viewer(*options.seat, match->seats(), console.texts);
    console.out << match::format_json(match->view(viewer)->json());
    return exit_code::good;
}

}  // namespace lemniscate::cli::commands
