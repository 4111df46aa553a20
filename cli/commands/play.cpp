#include "cli/play/play.h"

#include "cli/commands/commands.h"

namespace lemniscate::cli::commands {

int play(const Options& options, const Console& console) {
    return cli::play({.game = options.game,
                      .setup = options.setup,
                      .bots = options.bots,
                      .seed = options.seed,
                      .load = options.load,
                      .colour = options.colour},
                     console);
}

}  // namespace lemniscate::cli::commands
