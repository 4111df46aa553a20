#include "cli/play/play.h"

#include "cli/commands/commands.h"

namespace lemniscate::cli::commands {

int play(const Options& options, const Console& console) {
    return cli::play({.game = options.game,
                      .players = options.players,
                      .first_seat = options.first_seat,
                      .bots = options.bots,
                      .seed = options.seed,
                      .load = options.load,
                      .colour = options.colour},
                     console);
}

}  // namespace lemniscate::cli::commands
