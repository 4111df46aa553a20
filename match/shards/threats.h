// What others can attack with before long, as far as everybody can see it.
#pragma once

#include <vector>

#include "games/shards/shards.h"
#include "match/choice.h"
#include "match/shards/preview.h"

namespace lemniscate::match::shards_format {

/// `threat` for every opponent (to a spectator, and to who is out: for every seat) that is sure to
/// have power: in the middle of its turn what it has and what its champions still bring, otherwise
/// what its champions will bring. `danger` for the viewer, when all that comes before its next turn
/// would do. `brink` for an opponent whom mastery lets win before long. What is drawn and recruited
/// comes on top, and champions may be felled before.
void add_threats(const shards::View& view, const ImaginedTables& imagined,
                 std::vector<Note>& notes);

}  // namespace lemniscate::match::shards_format
