// An outcome as programs read it.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/game.h"
#include "match/derived.h"
#include "match/json.h"
#include "match/record.h"

namespace lemniscate::match {

inline std::vector<std::uint32_t> winners_of(const Outcome& outcome) {
    std::vector<std::uint32_t> winners;
    for (std::uint32_t seat = 0; seat < most_seats; ++seat) {
        if (outcome.won_by(seat_at(seat))) winners.push_back(seat);
    }
    return winners;
}

/// `{"winners": [0], "reason": "gauntlet"}`, or null while the game goes on.
inline Json outcome_json(const Outcome& outcome) {
    return outcome.over ? Json(write_result(outcome)) : Json();
}

}  // namespace lemniscate::match
