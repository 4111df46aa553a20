// How somebody did in a game.
#pragma once

#include <string>

#include "engine/seat.h"

namespace lemniscate::cli::playing {

struct Standing {
    Seat seat;
    std::string line;  ///< what stands behind the name: points and whatever else counts
};

}  // namespace lemniscate::cli::playing
