// The bits of a word, counted and found.
#pragma once

#include <bit>
#include <cstdint>
#include <limits>
#include <type_traits>

#include "engine/device.h"

namespace lemniscate {

// The standard library's functions for this are no device code, and nvcc does not say so: for
// every word it puts in the same number. The device has its own; tests/device/style.cmake sees to
// it that the rules use these.

template <class T>
LEMNISCATE_EVERYWHERE constexpr std::uint32_t count_bits(T word) {
    static_assert(std::is_unsigned_v<T>);
#if defined(__CUDA_ARCH__)
    if (!std::is_constant_evaluated()) return static_cast<std::uint32_t>(__popcll(word));
#endif
    return static_cast<std::uint32_t>(std::popcount(word));
}

/// Where the lowest bit stands that is set; there must be one.
template <class T>
LEMNISCATE_EVERYWHERE constexpr std::uint32_t lowest_bit(T word) {
    static_assert(std::is_unsigned_v<T>);
#if defined(__CUDA_ARCH__)
    if (!std::is_constant_evaluated()) {
        return static_cast<std::uint32_t>(__ffsll(static_cast<long long>(word)) - 1);
    }
#endif
    return static_cast<std::uint32_t>(std::countr_zero(word));
}

/// Where the highest bit stands that is set; there must be one.
template <class T>
LEMNISCATE_EVERYWHERE constexpr std::uint32_t highest_bit(T word) {
    static_assert(std::is_unsigned_v<T>);
#if defined(__CUDA_ARCH__)
    if (!std::is_constant_evaluated()) {
        return static_cast<std::uint32_t>(63 - __clzll(static_cast<long long>(word)));
    }
#endif
    return static_cast<std::uint32_t>(std::numeric_limits<T>::digits - 1 - std::countl_zero(word));
}

}  // namespace lemniscate
