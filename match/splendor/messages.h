// Words and phrases that what is said about Splendor shares.
#pragma once

#include <cstdint>
#include <utility>

#include "engine/lanes.h"
#include "games/splendor/splendor.h"
#include "match/message.h"

namespace lemniscate::match::splendor_format {

inline CardName card_name(splendor::Card card) { return {splendor::Game::id, id_of(card)}; }

inline CardName card_name(splendor::Location location) {
    return {splendor::Game::id, id_of(location)};
}

/// `2 red, 1 grey`: a message of its own, so that a terminal or a page can draw tokens instead.
inline Message say_tokens(Lanes held) {
    Messages kinds{{}, comma};
    for (std::uint32_t kind = 0; kind < splendor::token_kinds; ++kind) {
        if (held[kind] == 0) continue;
        kinds.items.push_back(
            {"splendor.token", {{"amount", held[kind]}, {"colour", splendor::token_ids[kind]}}});
    }
    return {"splendor.tokens", {{"tokens", std::move(kinds)}}};
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
