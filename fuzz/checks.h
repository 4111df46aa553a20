// What must hold for whatever comes in.
#pragma once

#include <cstdio>
#include <cstdlib>

#include "match/problem.h"
#include "match/text_lines.h"

namespace lemniscate::fuzz {

/// Stops the fuzzer, which then keeps the input.
inline void require(bool holds, const char* what) {
    if (holds) return;
    std::fprintf(stderr, "does not hold: %s\n", what);
    std::abort();
}

/// People read problems on their terminals, whatever the input was.
inline void require_readable(const match::Problem& problem) {
    for (const std::string& text : {problem.where, problem.found, problem.expected}) {
        require(match::is_text(text), "a problem can be shown");
        require(text.size() < 1000, "a problem is short");
    }
}

}  // namespace lemniscate::fuzz
