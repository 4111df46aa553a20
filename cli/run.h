// The whole command, without the process around it.
#pragma once

#include <string>
#include <vector>

namespace lemniscate::cli {

/// Runs the words of a command line on the standard streams and returns the exit code.
int run(const std::vector<std::string>& words);

}  // namespace lemniscate::cli
