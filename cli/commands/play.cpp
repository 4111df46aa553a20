#include "cli/play/play.h"

#include <string>
#include <vector>

#include "cli/commands/commands.h"
#include "match/text_lines.h"

namespace lemniscate::cli::commands {

int play(const Options& options, const Console& console) {
    std::vector<std::string> names;
    for (const std::string& name : options.names) names.emplace_back(match::trimmed(name));
    return cli::play::run({.game = options.game,
                           .setup = options.setup,
                           .bots = options.bots,
                           .names = names,
                           .seed = options.seed,
                           .load = options.load,
                           .colour = options.colour},
                          console);
}

}  // namespace lemniscate::cli::commands
