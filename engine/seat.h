// A place at the table, and who is looking at it.
#pragma once

#include <cstdint>

#include "engine/device.h"

namespace lemniscate {

/// Seats are numbered from 0, clockwise.
enum class Seat : std::uint8_t { none = 255 };

constexpr std::uint8_t index(Seat seat) { return static_cast<std::uint8_t>(seat); }
constexpr Seat seat_at(std::uint32_t index) { return static_cast<Seat>(index); }

/// The seat to the left of `seat`: the next one clockwise.
constexpr Seat next_seat(Seat seat, std::uint32_t players) {
    const std::uint32_t next = index(seat) + 1U;
    return seat_at(next * (next != players ? 1U : 0U));
}

/// Somebody who looks at a game: a seat, or a spectator who knows only what is public.
struct Viewer {
    Seat seat = Seat::none;
    friend constexpr bool operator==(Viewer, Viewer) = default;
};

LEMNISCATE_CONSTANT Viewer spectator{};

}  // namespace lemniscate
