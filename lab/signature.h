// One number for what the rules do.
#pragma once

#include <cstdint>

namespace lemniscate::lab {

/// A hash over fixed seeded games of every game and set-up, from how many moves each
/// decision had, the notation of the one chosen, and the winners: the same on every machine and in
/// every build, changed only by a change of the rules, of the order of moves or of the dice.
std::uint64_t signature();

}  // namespace lemniscate::lab
