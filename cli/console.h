// Where a command reads and writes, and the language it speaks.
#pragma once

#include <iosfwd>

#include "texts/texts.h"

namespace lemniscate::cli {

struct Console {
    std::istream& in;
    std::ostream& out;  ///< what was asked for, and nothing else
    std::ostream& err;  ///< what is wrong, and what is only for the person who looks on
    const texts::Texts& texts;
    bool in_is_terminal = false;
    bool out_is_terminal = false;
    bool err_is_terminal = false;
};

}  // namespace lemniscate::cli
