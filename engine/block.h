// Moving neighbours together.
#pragma once

#include <cstddef>
#include <type_traits>

namespace lemniscate {

/// Copies `count` values to a place that may overlap theirs. A loop would do the same, byte by
/// byte; at run time the machine does it in one go.
template <class T>
constexpr void move_block(T* to, const T* from, std::size_t count) {
    static_assert(std::is_trivially_copyable_v<T>);
#if !defined(__CUDA_ARCH__)
    if (!std::is_constant_evaluated()) {
        __builtin_memmove(to, from, count * sizeof(T));
        return;
    }
#endif
    if (to < from) {
        for (std::size_t i = 0; i < count; ++i) to[i] = from[i];
    } else {
        for (std::size_t i = count; i-- > 0;) to[i] = from[i];
    }
}

}  // namespace lemniscate
