// How much of a test that goes through many games a checked build does.
#pragma once

#include <cstdint>

namespace lemniscate::kit {

/// Checked builds take their time: a tenth of the games must do for them.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr std::uint64_t thinned = 10;
#else
inline constexpr std::uint64_t thinned = 1;
#endif

/// Whether a test that looks at every `step`th moment of a kind looks at this one; `count` came
/// before it. Of the kinds that are rare, checked builds miss none.
constexpr bool is_sampled(std::uint64_t count, std::uint64_t step) {
    constexpr std::uint64_t first = 4;
    return count % (count < first * step ? step : step * thinned) == 0;
}

}  // namespace lemniscate::kit
