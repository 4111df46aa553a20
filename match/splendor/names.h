// Words and orders that reading and writing Splendor positions share.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "games/splendor/splendor.h"
#include "match/json.h"

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

/// The letters of the tokens, as they are typed; T is the time token, G the grey one.
inline constexpr std::string_view token_letters = "YPBROGT";

/// Tokens one by one: `YPB`, `YY`.
inline std::string letters_of(Lanes held) {
    std::string letters;
    for (std::uint32_t kind = 0; kind < splendor::token_kinds; ++kind) {
        letters.append(held[kind], token_letters[kind]);
    }
    return letters;
}

/// Tokens as a price: `R2G1`. The letter comes first since `1O` reads as ten.
inline std::string price_of(Lanes held) {
    std::string price;
    for (std::uint32_t kind = 0; kind < splendor::token_kinds; ++kind) {
        if (held[kind] != 0) price += token_letters[kind] + std::to_string(held[kind]);
    }
    return price;
}

/// Levels count from 1 in text.
inline std::string name_of_level(std::uint32_t level) { return std::to_string(level + 1); }

}  // namespace lemniscate::match::splendor_format
