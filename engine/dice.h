// Chance: where it comes from, and what is made of it. Same source, same numbers, on every machine
// and compiler.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>

namespace lemniscate {

/// What a source of 64-bit words, `Source::next()`, can be asked for.
template <class Source>
class Throws {
  public:
    /// A number from 0 to n - 1, each equally likely (Lemire's method: the rare draw that would
    /// favour some numbers is thrown again). n must not be 0.
    constexpr std::uint32_t below(std::uint32_t n) {
        std::uint64_t product = (source().next() >> 32) * n;
        if (static_cast<std::uint32_t>(product) < n) [[unlikely]] {
            const std::uint32_t uneven = (0U - n) % n;
            while (static_cast<std::uint32_t>(product) < uneven)
                product = (source().next() >> 32) * n;
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    template <class T>
    constexpr void shuffle(T* items, std::size_t count) {
        for (std::size_t i = count; i > 1; --i) {
            const std::uint32_t j = below(static_cast<std::uint32_t>(i));
            const T kept = items[i - 1];
            items[i - 1] = items[j];
            items[j] = kept;
        }
    }

    friend constexpr bool operator==(const Throws&, const Throws&) = default;

  private:
    constexpr Source& source() { return static_cast<Source&>(*this); }
    friend Source;
    constexpr Throws() = default;
};

/// What the rules take: plain dice, or those of a match that can be checked.
template <class T>
concept Chance = std::derived_from<T, Throws<T>> && requires(T& source) {
    { source.next() } -> std::same_as<std::uint64_t>;
};

/// The plain dice: xoroshiro128++ (Blackman and Vigna), seeded through splitmix64. Small enough to
/// copy beside a state, fast enough to vanish in a random game; no std:: distribution, since those
/// differ between libraries.
class Dice : public Throws<Dice> {
  public:
    /// `stream` gives independent dice from one seed: one per game of a simulation, say.
    constexpr explicit Dice(std::uint64_t seed, std::uint64_t stream = 0) {
        std::uint64_t sequence = mix(seed) + mix(stream + golden);
        a_ = mix(sequence += golden);
        b_ = mix(sequence += golden);
        if ((a_ | b_) == 0) b_ = golden;  // the one state that would repeat for ever
    }

    constexpr std::uint64_t next() {
        const std::uint64_t a = a_;
        std::uint64_t b = b_;
        const std::uint64_t result = rotate(a + b, 17) + a;
        b ^= a;
        a_ = rotate(a, 49) ^ b ^ (b << 21);
        b_ = rotate(b, 28);
        return result;
    }

    /// How they lie, for whoever keeps a game that goes on later: `Dice::lying(dice.state())`
    /// throws what `dice` would.
    constexpr std::array<std::uint64_t, 2> state() const { return {a_, b_}; }
    static constexpr Dice lying(const std::array<std::uint64_t, 2>& state) {
        Dice dice(0);
        if ((state[0] | state[1]) != 0) {
            dice.a_ = state[0];
            dice.b_ = state[1];
        }
        return dice;
    }

    friend constexpr bool operator==(const Dice&, const Dice&) = default;

  private:
    static constexpr std::uint64_t golden = 0x9e3779b97f4a7c15;

    static constexpr std::uint64_t rotate(std::uint64_t x, int by) {
        return (x << by) | (x >> (64 - by));
    }
    static constexpr std::uint64_t mix(std::uint64_t x) {
        x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
        x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
        return x ^ (x >> 31);
    }

    std::uint64_t a_;
    std::uint64_t b_;
};

}  // namespace lemniscate
