// Lengths of time.
#pragma once

#include "table/settings.h"

namespace lemniscate::tests::table_simulation {

inline constexpr table::Time second = 1000;
inline constexpr table::Time hour = 60 * 60 * second;
inline constexpr table::Time day = 24 * hour;

}  // namespace lemniscate::tests::table_simulation
