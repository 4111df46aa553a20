#include "match/splendor/write_standing.h"

#include <cstdint>

#include "match/splendor/position_words.h"

namespace lemniscate::match::splendor_format {

JsonList write_standing(const splendor::Table& table) {
    JsonList standing;
    for (std::uint32_t seat = 0; seat < table.players; ++seat) {
        const Lanes team = table.team[seat];
        const Lanes held = table.tokens[seat];
        JsonObject bonuses;
        JsonList stones;
        for (std::uint32_t colour = 0; colour < splendor::colours; ++colour) {
            bonuses.add(splendor::token_ids[colour], team[colour]);
            if (team[colour] != 0) stones.add(splendor::token_ids[colour]);
        }
        if (held[lane(splendor::Token::green)] != 0) stones.add(name_of(splendor::Token::green));
        standing.add(JsonObject()
                         .add("points", points(table, seat_at(seat)))
                         .add("bonuses", bonuses)
                         .add("avengers", team[splendor::team_lane::avengers])
                         .add("tokens", held.total())
                         .add("stones", stones));
    }
    return standing;
}

JsonObject write_limits() {
    JsonObject limits;
    limits.add("points", splendor::winning_points)
        .add("tokens", splendor::max_tokens)
        .add("reserved", splendor::max_reserved);
    return limits;
}

}  // namespace lemniscate::match::splendor_format
