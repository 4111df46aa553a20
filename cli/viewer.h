// Whoever `--seat` names must sit at the table.
#pragma once

#include <cstdint>
#include <string>

#include "cli/failure.h"
#include "engine/seat.h"
#include "texts/texts.h"

namespace lemniscate::cli {

inline Viewer checked_viewer(Viewer viewer, std::uint32_t players, const texts::Texts& texts) {
    if (viewer.seat != Seat::none && index(viewer.seat) >= players) {
        refuse_input(texts.say(
            texts::Key::error_seat_range,
            {{"seat", std::to_string(index(viewer.seat))}, {"last", std::to_string(players - 1)}}));
    }
    return viewer;
}

}  // namespace lemniscate::cli
