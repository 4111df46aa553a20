// Fingerprints: of a state, and of a whole run of games.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace lemniscate {

/// A running 64-bit fingerprint. It tells different games apart; it keeps no secrets.
struct Fingerprint {
    std::uint64_t value = 0xcbf29ce484222325;

    constexpr void add(std::uint64_t word) {
        value = (value ^ word) * 0x9fb21c651e98df25;
        value ^= value >> 32;
    }
};

/// The fingerprint of a plain value, read as a block of words.
template <class T>
constexpr std::uint64_t hash_block(const T& value) {
    static_assert(std::has_unique_object_representations_v<T>, "padding would be hashed");
    static_assert(sizeof(T) % sizeof(std::uint64_t) == 0);
    struct Blocks {
        std::uint64_t word[sizeof(T) / sizeof(std::uint64_t)];
    };
    const Blocks words = std::bit_cast<Blocks>(value);
    Fingerprint print;
    for (std::uint64_t word : words.word) print.add(word);
    return print.value;
}

}  // namespace lemniscate
