// From the words of a command line to a command and its options.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/failure.h"
#include "cli/options.h"

namespace lemniscate::cli {

struct Parsed {
    const CommandRow* command = nullptr;  ///< null when none was named
    Options options;
    std::optional<BadWords> problem;  ///< the first thing that cannot be understood
};

Parsed parse(const std::vector<std::string>& words);

}  // namespace lemniscate::cli
