// A move as a number.
#pragma once

#include <compare>
#include <cstdint>

#include "engine/device.h"
#include "engine/fixed_list.h"
#include "engine/lanes.h"
#include "games/splendor/state.h"

namespace lemniscate::splendor {

/// In the order in which moves are listed.
enum class MoveKind : std::uint8_t {
    take_different,
    take_two,
    reserve,
    recruit,
    location,
    give_back,
    pass
};

/// Where a character stands: table slots 0 to 11, then the three decks (reserve only) or the
/// three reserved cards of the acting seat (recruit only).
using Place = std::uint32_t;
LEMNISCATE_CONSTANT Place first_deck = slots;
LEMNISCATE_CONSTANT Place first_reserved = slots;
LEMNISCATE_CONSTANT Place places = slots + 3;

/// Kind (4 bits), place (4 bits), detail (24 bits). The detail is
///   take_different  a bit per colour
///   take_two        the colour
///   recruit         three bits per colour: grey tokens paid although a token of that colour was at
///                   hand. Zero is therefore "colours first", and no two details pay the same
///   location        its position in the row of locations
///   give_back       three bits per kind, green never among them
/// Moves compare by this number, which is also the order of `legal`.
struct Move {
    std::uint32_t code;

    constexpr MoveKind kind() const { return static_cast<MoveKind>(code >> 28U); }
    constexpr Place place() const { return (code >> 24U) & 15U; }
    constexpr std::uint32_t detail() const { return code & 0xffffffU; }

    static constexpr Move of(MoveKind kind, Place place, std::uint32_t detail) {
        return {static_cast<std::uint32_t>(kind) << 28U | place << 24U | detail};
    }
    friend constexpr auto operator<=>(Move, Move) = default;
    friend constexpr bool operator==(Move, Move) = default;
};

/// Counts of up to seven per kind in three bits each, as in the details above.
constexpr std::uint32_t detail_lane(std::uint32_t lane, std::uint32_t count) {
    return count << (3 * lane);
}
constexpr Lanes detail_lanes(std::uint32_t detail) {
    Lanes lanes{};
    for (std::uint32_t i = 0; i < 6; ++i) {
        lanes.word |= std::uint64_t{(detail >> (3 * i)) & 7U} << (8 * i);
    }
    return lanes;
}

/// The longest list is what a seat with every token of the game could give back: 2772 ways. A
/// position that is reached by play stays far below it.
LEMNISCATE_CONSTANT std::uint32_t max_moves = 2772;
using MoveList = ScratchList<Move, max_moves>;

}  // namespace lemniscate::splendor
