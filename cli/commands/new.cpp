#include <ostream>

#include "cli/commands/commands.h"
#include "cli/input.h"
#include "match/json.h"

namespace lemniscate::cli::commands {

int deal(const Options& options, const Console& console) {
    // Whether it can be dealt at all is said before a seed is drawn.
    deal_game(options.game, options.setup, 0, console);
    const std::uint64_t seed = seed_or_random(options.seed, console);
    const auto match = deal_game(options.game, options.setup, seed, console);
    console.out << match::format_json(match->open_position());
    return exit_code::good;
}

}  // namespace lemniscate::cli::commands
