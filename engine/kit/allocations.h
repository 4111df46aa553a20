// Counts what a program takes from the heap, for programs that have allocations.cpp among their
// sources.
#pragma once

#include <cstdint>

namespace lemniscate::kit {

extern std::uint64_t allocations;

}  // namespace lemniscate::kit
