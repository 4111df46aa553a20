// The commands. Each returns an exit code, or throws Failure.
#pragma once

#include "cli/console.h"
#include "cli/options.h"

namespace lemniscate::cli::commands {

int help(const Options& options, const Console& console);
int deal(const Options& options, const Console& console);  // `new`
int moves(const Options& options, const Console& console);
int apply(const Options& options, const Console& console);
int show(const Options& options, const Console& console);
int view(const Options& options, const Console& console);
int play(const Options& options, const Console& console);
int serve(const Options& options, const Console& console);
int admin(const Options& options, const Console& console);
int rules(const Options& options, const Console& console);
int cards(const Options& options, const Console& console);
int options(const Options& options, const Console& console);
int simulate(const Options& options, const Console& console);
int replay(const Options& options, const Console& console);
int verify(const Options& options, const Console& console);
int perft(const Options& options, const Console& console);
int bench(const Options& options, const Console& console);

}  // namespace lemniscate::cli::commands
