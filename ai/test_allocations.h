// For tests: every allocation of the program is counted, to prove that some code makes none.
#pragma once

#include <cstddef>

namespace lemniscate::ai {

std::size_t allocations_so_far();

}  // namespace lemniscate::ai
