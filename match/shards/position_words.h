// Words and orders that reading and writing Shards positions share.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "games/shards/shards.h"

namespace lemniscate::match::shards_format {

/// By Phase, Mode, Ending and Frame::Test.
inline constexpr std::string_view phases[] = {"auction", "draft",   "play",
                                              "attack",  "nemesis", "over"};
inline constexpr std::string_view modes[] = {"free_for_all", "teams", "bloodbath", "nemesis"};
inline constexpr std::string_view tests[] = {"open", "met", "unmet"};

inline constexpr auto character_words = std::span(shards::character_ids).subspan(1);

/// Where in the list of pending things a decision stands.
enum class PendingPlace {
    nowhere,  ///< it follows from the phase
    alone,    ///< in a frame of its own, without a card
    on_card,  ///< in the frame of the card that asks
};
constexpr PendingPlace standing_of(shards::Ask ask) {
    using shards::Ask;
    switch (ask) {
        case Ask::nothing:
        case Ask::play:
        case Ask::bid:
        case Ask::draft:
            return PendingPlace::nowhere;
        case Ask::assign:
        case Ask::shield:
        case Ask::character:
        case Ask::extra:
        case Ask::nemesis:
        case Ask::attack:
            return PendingPlace::alone;
        case Ask::reveal:
        case Ask::banish:
        case Ask::give_back:
        case Ask::destroy:
        case Ask::copy:
        case Ask::take:
        case Ask::target:
            return PendingPlace::on_card;
    }
    return PendingPlace::nowhere;
}

constexpr std::string_view name_of(shards::Ask ask) {
    return shards::ask_ids[static_cast<std::size_t>(ask)];
}

/// A card that a viewer cannot know.
inline constexpr std::string_view unknown = "?";

/// Every type of card, sorted by id.
inline constexpr auto by_id = [] {
    std::array<shards::Card, shards::card_types> cards{};
    for (std::uint32_t i = 0; i < shards::card_types; ++i) cards[i] = shards::card_at(i + 1);
    std::sort(cards.begin(), cards.end(),
              [](shards::Card a, shards::Card b) { return id_of(a) < id_of(b); });
    return cards;
}();

constexpr bool is_nemesis(const shards::Table& table, Seat seat) {
    return table.mode == shards::Mode::nemesis && seat == seat_at(1);
}

/// Whether more than one side is left.
constexpr bool is_opposed(const shards::Table& table) {
    std::uint32_t living = 0;
    std::uint32_t of_first_team = 0;
    for (std::uint32_t i = 0; i < table.players; ++i) {
        if (!is_alive(table, seat_at(i))) continue;
        ++living;
        if (shards::same_team(seat_at(0), seat_at(i))) ++of_first_team;
    }
    if (table.mode == shards::Mode::teams) return of_first_team > 0 && of_first_team < living;
    return living > 1;
}

/// Whether there is anything to say of an attack.
constexpr bool has_attack(const shards::Table& table) {
    if (table.phase == shards::Phase::attack || table.overflow != 0) return true;
    if (table.defender != Seat::none) return true;
    for (std::uint32_t i = 0; i < shards::max_players; ++i) {
        if (table.assigned[i] != 0 || table.prevented[i] != 0 || table.shown[i] != 0) return true;
    }
    return false;
}

/// The seats of a table as its options count them: Nemesis is nobody.
constexpr std::uint32_t players_of(const shards::Table& table) {
    return table.mode == shards::Mode::nemesis ? 1U : table.players;
}

}  // namespace lemniscate::match::shards_format
