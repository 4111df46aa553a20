// Words and orders that reading and writing Splendor positions share.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "games/splendor/splendor.h"

namespace lemniscate::match::splendor_format {

/// By Phase.
inline constexpr std::string_view phases[] = {"action", "location", "return", "over"};

/// A card that a viewer cannot know.
inline constexpr std::string_view unknown = "?";

/// The order in which tokens are written.
inline constexpr splendor::Token tokens[] = {
    splendor::Token::yellow, splendor::Token::purple, splendor::Token::blue, splendor::Token::red,
    splendor::Token::orange, splendor::Token::green,  splendor::Token::grey};

constexpr std::string_view name_of(splendor::Token token) {
    return splendor::token_ids[splendor::lane(token)];
}

/// Levels count from 1 in text.
inline std::string name_of_level(std::uint32_t level) { return std::to_string(level + 1); }

}  // namespace lemniscate::match::splendor_format
