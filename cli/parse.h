// From the words of a command line to a command and its options.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/failure.h"
#include "cli/options.h"
#include "cli/settings.h"

namespace lemniscate::cli {

struct Parsed {
    const CommandRow* command = nullptr;  ///< null when none was named
    Options options;
    std::optional<BadWords> problem;  ///< the first thing that cannot be understood
};

/// Commands with settings take them from the environment as well, and from the file that is named
/// there or here.
Parsed parse(const std::vector<std::string>& words,
             const Variables& variables = environment_variables());

}  // namespace lemniscate::cli
