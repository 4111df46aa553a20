#include <ostream>

#include "cli/commands/commands.h"
#include "cli/input.h"
#include "cli/setup.h"
#include "match/session.h"

namespace lemniscate::cli::commands {

int deal(const Options& options, const Console& console) {
    return with_named_game(options.game, console, [&](auto game) {
        using G = decltype(game);
        const auto setup = read_setup(game, options.setup, console);
        const std::uint64_t seed = seed_or_random(options.seed, console);
        const match::Session<G> session({.options = setup, .seed = seed});
        console.out << match::format_json(match::write_position(session.state()));
        return exit_code::good;
    });
}

}  // namespace lemniscate::cli::commands
