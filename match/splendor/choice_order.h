// The order in which a person looks for the moves of Splendor.
#pragma once

#include <algorithm>
#include <cstdint>
#include <tuple>
#include <vector>

#include "games/splendor/splendor.h"

namespace lemniscate::match::splendor_format {

enum class ChoiceGroup { recruit, take, reserve, location, give_back, pass, pay_otherwise };

inline ChoiceGroup group_of(splendor::Move move) {
    using splendor::MoveKind;
    switch (move.kind()) {
        case MoveKind::take_different:
        case MoveKind::take_two:
            return ChoiceGroup::take;
        case MoveKind::reserve:
            return ChoiceGroup::reserve;
        case MoveKind::recruit:
            return move.detail() == 0 ? ChoiceGroup::recruit : ChoiceGroup::pay_otherwise;
        case MoveKind::location:
            return ChoiceGroup::location;
        case MoveKind::give_back:
            return ChoiceGroup::give_back;
        case MoveKind::pass:
            break;
    }
    return ChoiceGroup::pass;
}

/// Levels 3, 2, 1, as they lie on a table, then one's own reserve; decks after the rows, the
/// highest first.
inline std::uint32_t place_order(splendor::Move move) {
    const splendor::Place place = move.place();
    if (place < splendor::slots) {
        return (splendor::levels - 1 - place / splendor::row_size) * splendor::row_size +
               place % splendor::row_size;
    }
    const splendor::Place past = place - splendor::slots;
    return splendor::slots +
           (move.kind() == splendor::MoveKind::reserve ? splendor::levels - 1 - past : past);
}

/// Tokens in the order of their kinds, the most of the first kind first.
inline std::uint32_t token_order(splendor::Move move) {
    using splendor::MoveKind;
    if (move.kind() != MoveKind::give_back && move.kind() != MoveKind::take_different) return 0;
    std::uint32_t order = 0;
    const std::uint32_t bits_each = move.kind() == MoveKind::give_back ? 3 : 1;
    for (std::uint32_t kind = 0; kind < 6; ++kind) {
        const std::uint32_t count =
            (move.detail() >> (bits_each * kind)) & ((1U << bits_each) - 1U);
        order = order << bits_each | count;
    }
    return ~order;
}

/// What is looked for first comes first; other ways to pay than the usual one come last.
inline std::vector<splendor::Move> in_order(const splendor::MoveList& moves) {
    std::vector<splendor::Move> ordered(moves.begin(), moves.end());
    const auto rank = [](splendor::Move move) {
        return std::tuple(group_of(move), place_order(move), move.kind(), token_order(move), move);
    };
    std::sort(ordered.begin(), ordered.end(),
              [&rank](splendor::Move a, splendor::Move b) { return rank(a) < rank(b); });
    return ordered;
}

}  // namespace lemniscate::match::splendor_format
