#include "cli/help.h"

#include <ostream>

#include "cli/commands/commands.h"
#include "cli/failure.h"

namespace lemniscate::cli::commands {

int help(const Options& options, const Console& console) {
    if (!options.topic) {
        console.out << help_text(console.texts);
        return exit_code::good;
    }
    const CommandRow* command = find_command(*options.topic);
    if (command == nullptr) throw unknown_command(*options.topic);
    console.out << help_text(*command, console.texts);
    return exit_code::good;
}

}  // namespace lemniscate::cli::commands
