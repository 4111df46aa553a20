// One effect of a card, from its words to the initialiser of a Line.
#pragma once

#include <string>

#include "games/shards/generate/line_words.h"

namespace lemniscate::shards::generate {

enum class Section { play, exhaust, passive };

/// Reads `[only] [at N] [CONDITION]: OPERATION [instead]` to the end of the line. `first` says that
/// there is no line before it that it could replace.
std::string read_effect(Words& words, Section section, bool first);

}  // namespace lemniscate::shards::generate
