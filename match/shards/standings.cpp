#include <algorithm>
#include <vector>

#include "match/shards/messages.h"
#include "match/shards/tell.h"

namespace lemniscate::match {

namespace {

Message say_standing(const shards::Side& side) {
    return {"shards.result.line",
            {{"character", shards_format::character_name(side.character)},
             {"health", side.health},
             {"mastery", side.mastery},
             {"champions", side.champion_count}}};
}

}  // namespace

/// Winners first, then by health and mastery.
std::vector<Standing> standings_of(const shards::Table& table) {
    std::vector<Seat> order;
    for (std::uint32_t i = 0; i < table.players; ++i) order.push_back(seat_at(i));
    const Outcome result = outcome(table);
    std::stable_sort(order.begin(), order.end(), [&](Seat a, Seat b) {
        if (result.won_by(a) != result.won_by(b)) return result.won_by(a);
        const shards::Side& one = side_of(table, a);
        const shards::Side& other = side_of(table, b);
        if (one.health != other.health) return one.health > other.health;
        return one.mastery > other.mastery;
    });
    std::vector<Standing> standings;
    for (const Seat seat : order) {
        standings.push_back({seat, say_standing(side_of(table, seat))});
    }
    return standings;
}

/// Nobody plays Nemesis.
std::uint32_t players_of(const shards::Table& table) { return shards_format::players_of(table); }

/// Rounds are counted, not turns.
std::uint32_t turn_of(const shards::Table& table) {
    return std::max<std::uint32_t>(table.round, 1);
}

/// Seats 0 and 3 are partners, and 1 and 2: everybody sits opposite an enemy.
std::uint32_t team_of(const shards::Table& table, Seat seat) {
    if (table.mode != shards::Mode::teams) return index(seat);
    return std::min<std::uint32_t>(index(seat), 3U - index(seat));
}

std::span<const std::string_view> standing_decisions(shards::Game) {
    static constexpr std::string_view ids[] = {"shield", "reveal"};
    return ids;
}

}  // namespace lemniscate::match
