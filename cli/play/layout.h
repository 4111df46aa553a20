// How much of a table and of its choices is put on the screen.
#pragma once

#include <cstddef>

namespace lemniscate::cli::play {

/// How close together the parts of a table stand.
enum class Spacing {
    roomy,    ///< set apart by rules, everything in full, with the text of every card in play
    ruled,    ///< set apart by rules, everything in full
    compact,  ///< what stands elsewhere on the screen is left out
    close,    ///< and what does not fit on a line is cut
    tight,    ///< and where there are many cards, two share a line
};

/// How much of the list of choices is spelt out.
enum class Detail {
    terse,  ///< ranges of numbers wherever the screen shows what they stand for
    brief,  ///< names, but not what is seldom chosen
    named,  ///< everything by its name
};

struct Layout {
    bool airy;  ///< empty lines between the parts
    Spacing spacing;
    Detail detail;
    std::size_t news;  ///< at most so many lines of what happened; what matters least is left out
};

}  // namespace lemniscate::cli::play
