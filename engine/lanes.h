// Eight small counters in one 64-bit word.
#pragma once

#include <cstdint>

#include "engine/device.h"

namespace lemniscate {

/// Eight lanes of 0 to 127 that are added, compared and summed all at once. A seat's tokens, its
/// bonuses and a card's cost are each one such word, so that "what is still missing for this card"
/// is a handful of instructions instead of a loop over colours.
struct Lanes {
    std::uint64_t word;

    constexpr std::uint32_t operator[](std::uint32_t lane) const {
        return static_cast<std::uint32_t>(word >> (8 * lane)) & 0xff;
    }
    constexpr void set(std::uint32_t lane, std::uint32_t value) {
        word = (word & ~(std::uint64_t{0xff} << (8 * lane))) | std::uint64_t{value} << (8 * lane);
    }

    /// One lane with a value, the others zero.
    static constexpr Lanes one(std::uint32_t lane, std::uint32_t value = 1) {
        return {std::uint64_t{value} << (8 * lane)};
    }

    constexpr Lanes& operator+=(Lanes other) { return word += other.word, *this; }
    constexpr Lanes& operator-=(Lanes other) { return word -= other.word, *this; }
    friend constexpr Lanes operator+(Lanes a, Lanes b) { return {a.word + b.word}; }
    /// Every lane of `b` must fit into its lane of `a`; see `minus` for the other case.
    friend constexpr Lanes operator-(Lanes a, Lanes b) { return {a.word - b.word}; }
    friend constexpr bool operator==(Lanes, Lanes) = default;

    /// The sum of all lanes; it must not exceed 255.
    constexpr std::uint32_t total() const {
        return static_cast<std::uint32_t>((word * 0x0101010101010101) >> 56);
    }
};

LEMNISCATE_CONSTANT std::uint64_t lane_top_bits = 0x8080808080808080;

/// Lane by lane: a - b, or 0 where b is larger.
constexpr Lanes minus(Lanes a, Lanes b) {
    const std::uint64_t difference = (a.word | lane_top_bits) - b.word;
    const std::uint64_t kept = difference & lane_top_bits;  // set where a >= b
    return {difference & (kept - (kept >> 7))};
}

/// Lane by lane: the smaller of the two.
constexpr Lanes smaller(Lanes a, Lanes b) { return a - minus(a, b); }

/// Whether every lane of `a` is at least that of `b`.
constexpr bool covers(Lanes a, Lanes b) {
    return (((a.word | lane_top_bits) - b.word) & lane_top_bits) == lane_top_bits;
}

/// Bit i is set where lane i is at least `least` (1 to 127).
constexpr std::uint32_t lanes_with(Lanes a, std::uint32_t least) {
    const std::uint64_t bias = (0x80 - std::uint64_t{least}) * 0x0101010101010101;
    const std::uint64_t reached = ((a.word + bias) & lane_top_bits) >> 7;
    return static_cast<std::uint32_t>((reached * 0x0102040810204080) >> 56);
}

}  // namespace lemniscate
