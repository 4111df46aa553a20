// Eight neighbouring bytes as one number: what is done to all of them at once needs no loop, and no
// guess of how long it will be.
#pragma once

#include <bit>
#include <cstdint>
#include <type_traits>

#include "engine/bits.h"
#include "engine/device.h"

namespace lemniscate {

static_assert(std::endian::native == std::endian::little, "the first byte is the lowest");

/// The bytes at `from`, the first one lowest.
template <class T>
constexpr std::uint64_t load_bytes(const T* from) {
    static_assert(sizeof(T) == 1 && std::is_trivially_copyable_v<T>);
    std::uint64_t word = 0;
    if (std::is_constant_evaluated()) {
        for (unsigned i = 0; i < 8; ++i) {
            word |= std::uint64_t{std::bit_cast<std::uint8_t>(from[i])} << (8 * i);
        }
    } else {
        __builtin_memcpy(&word, from, sizeof word);
    }
    return word;
}

template <class T>
constexpr void store_bytes(T* to, std::uint64_t word) {
    static_assert(sizeof(T) == 1 && std::is_trivially_copyable_v<T>);
    if (std::is_constant_evaluated()) {
        for (unsigned i = 0; i < 8; ++i) {
            to[i] = std::bit_cast<T>(static_cast<std::uint8_t>(word >> (8 * i)));
        }
    } else {
        __builtin_memcpy(to, &word, sizeof word);
    }
}

LEMNISCATE_CONSTANT std::uint64_t every_byte = 0x0101010101010101;

/// The lowest bytes of a word, by how many; ready-made, since a shift by all 64 bits is none.
struct LowBytes {
    std::uint64_t of[9];
};
constexpr LowBytes make_low_bytes() {
    LowBytes masks{};
    for (unsigned i = 1; i < 9; ++i) masks.of[i] = masks.of[i - 1] << 8 | 255U;
    return masks;
}
LEMNISCATE_CONSTANT LowBytes low_byte_masks = make_low_bytes();

/// Up to eight of them.
constexpr std::uint64_t low_bytes(std::uint32_t count) { return low_byte_masks.of[count]; }

/// The highest bit of every byte that is equal to `byte`; all must be below 128.
constexpr std::uint64_t equal_bytes(std::uint64_t word, std::uint32_t byte) {
    const std::uint64_t different = word ^ (every_byte * byte);
    // Below 128, and only for zero, 128 minus the byte has the highest bit: nothing is borrowed.
    return ((every_byte << 7) - different) & (every_byte << 7);
}

/// Where the first or the last byte stands that is equal to `byte`; it must be there.
constexpr std::uint32_t first_byte(std::uint64_t word, std::uint32_t byte) {
    return lowest_bit(equal_bytes(word, byte)) / 8;
}
constexpr std::uint32_t last_byte(std::uint64_t word, std::uint32_t byte) {
    return highest_bit(equal_bytes(word, byte)) / 8;
}

}  // namespace lemniscate
