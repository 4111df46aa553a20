// Words and phrases that what is said about Splendor shares.
#pragma once

#include <string>
#include <string_view>

#include "games/splendor/splendor.h"
#include "match/message.h"

namespace lemniscate::match::splendor_format {

inline CardName card_name(splendor::Card card) { return {splendor::Game::id, id_of(card)}; }

inline Message location_name(splendor::Location location) {
    return {"splendor.location." + std::string(id_of(location))};
}

/// What can be gained or is missing: `a red bonus`, `5 points`, `the time token`.
inline Message say_bonus(std::uint32_t colour) {
    return {"splendor.preview.bonus", {{"colour", splendor::token_ids[colour]}}};
}
inline Message say_points(std::uint32_t points) {
    return {"splendor.preview.points", {{"points", points}}};
}
inline Message say_time_token() { return {"splendor.preview.time"}; }

}  // namespace lemniscate::match::splendor_format
