// How a command stops when it cannot do what it was asked.
#pragma once

#include <cstddef>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "texts/texts.h"

namespace lemniscate::cli {

namespace exit_code {
inline constexpr int good = 0;
inline constexpr int machine_failure = 1;  ///< the input was fine, the machine was not
inline constexpr int not_witnessed = 1;    ///< a record is fine by itself, and not what was kept
inline constexpr int bad_input = 2;
inline constexpr int interrupted = 130;  ///< by Ctrl-C, as shells have it
}  // namespace exit_code

/// Thrown; `run` says the sentence on standard error and exits with the code.
struct Failure {
    int code;
    std::string sentence;
};

struct CommandRow;
struct OptionRow;

/// What was found wrong before it is known which language to say it in.
struct BadWords {
    texts::Key key;
    std::vector<texts::Arg> args;
    const CommandRow* command = nullptr;  ///< its usage is the argument `usage`
    const OptionRow* option = nullptr;    ///< as it stands in the usage: the argument `option`
    std::error_code reason = {};          ///< what the system says: the argument `reason`
    std::string file = {};                ///< where it was found, if that was in a file
    std::size_t line = 0;
};

[[noreturn]] inline void refuse_input(std::string sentence) {
    throw Failure{exit_code::bad_input, std::move(sentence)};
}

}  // namespace lemniscate::cli
