#include "ai/splendor/worth.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <utility>

namespace lemniscate::ai {

using namespace splendor;

namespace {

/// What a seat has for good.
struct Belongings {
    Lanes team;
    bool time_token;

    Belongings with(Card card) const {
        return {team + gain_of[card], time_token || level_of(card) == levels - 1};
    }
};

int bonuses_worth(Lanes team, const SplendorWeights& weights) {
    int sum = 0;
    for (std::uint32_t colour = 0; colour < colours; ++colour) {
        const std::size_t counted = std::min<std::size_t>(team[colour], std::size(weights.bonus));
        for (std::size_t i = 0; i < counted; ++i) sum += weights.bonus[i];
    }
    return sum;
}

int locations_worth(const Table& table, Lanes team, const SplendorWeights& weights) {
    int sum = 0;
    for (const Location location : table.locations) {
        const std::uint32_t missing = minus(needs_of[location], bonuses_of(team)).total();
        if (missing < std::size(weights.location)) sum += weights.location[missing];
    }
    return sum;
}

/// Whether a seat with these symbols holds the Avengers tile or would be given it.
bool earns_tile(const Table& table, Seat seat, std::uint32_t symbols) {
    if (table.tile == seat) return true;
    if (table.tile == Seat::none) return symbols >= tile_symbols;
    return symbols > table.team[index(table.tile)][team_lane::avengers];
}

int belongings_worth(const Table& table, Seat seat, const Belongings& own,
                     const SplendorWeights& weights) {
    constexpr int goal = winning_points;
    const std::uint32_t symbols = own.team[team_lane::avengers];
    const bool tile = earns_tile(table, seat, symbols);
    const int points = static_cast<int>(own.team[team_lane::points] + (tile ? tile_points : 0U));
    const bool every_colour =
        (lanes_with(own.team, 1) & moves::every_colour) == moves::every_colour;

    int sum = weights.point * std::min(points, goal);
    sum += weights.spare_point * std::max(points - goal, 0);
    sum += bonuses_worth(own.team, weights);
    sum += locations_worth(table, own.team, weights);
    if (own.time_token) sum += weights.time_token;
    if (!tile) sum += weights.symbol * static_cast<int>(symbols);
    if (points >= goal && every_colour && own.time_token) sum += weights.gauntlet;
    return sum;
}

/// How far away a character is; 0 can be paid for at once. Every missing token is a step, and so is
/// every further one of the colour that is missing most: a turn brings three different ones.
std::uint32_t steps_to(Card card, Lanes team, Lanes tokens) {
    const Lanes missing = minus(minus(cost_of[card], bonuses_of(team)), tokens);
    const std::uint32_t grey = tokens[lane(Token::grey)];
    if (missing.total() <= grey) return 0;
    std::uint32_t most = 0;
    for (std::uint32_t colour = 0; colour < colours; ++colour) {
        most = std::max(most, missing[colour]);
    }
    return missing.total() - grey + (most > grey ? most - grey - 1 : 0);
}

/// Calls `visit(card)` for the characters that the seat may recruit in turns to come and knew
/// before the move: those face up all along, and its own reserve but for a card just drawn unseen.
template <class Visit>
void each_known_card(const Table& before, const Table& after, Seat seat, Visit&& visit) {
    for (std::uint32_t slot = 0; slot < slots; ++slot) {
        const Card card = after.table[slot];
        if (card != Card::none && card == before.table[slot]) visit(card);
    }
    const Reserve& reserve = after.reserve[index(seat)];
    const auto had = static_cast<std::uint32_t>(before.reserve[index(seat)].cards.size());
    for (std::uint32_t i = 0; i < reserve.cards.size(); ++i) {
        if (i < had || !reserve.is_hidden(i)) visit(reserve.cards[i]);
    }
}

/// What the characters within reach promise: each as much as it would add, the nearer the more.
int hopes_worth(const Table& before, const Table& after, Seat seat, const Belongings& own,
                const SplendorWeights& weights) {
    const int owned = belongings_worth(after, seat, own, weights);
    const Lanes tokens = after.tokens[index(seat)];
    int best[std::size(SplendorWeights{}.hope)] = {};
    each_known_card(before, after, seat, [&](Card card) {
        const std::uint32_t steps = steps_to(card, own.team, tokens);
        if (steps >= std::size(weights.nearness)) return;
        const int added = belongings_worth(after, seat, own.with(card), weights) - owned;
        int hope = added * weights.nearness[steps] / 100;
        for (int& better : best) {
            if (hope > better) std::swap(hope, better);
        }
    });
    int sum = 0;
    for (std::size_t i = 0; i < std::size(best); ++i) sum += best[i] * weights.hope[i];
    return sum / 100;
}

int tokens_worth(Lanes tokens, const SplendorWeights& weights) {
    const int above_ten = static_cast<int>(tokens.total()) - static_cast<int>(max_tokens);
    return weights.grey_token * static_cast<int>(tokens[lane(Token::grey)]) +
           weights.token_above_ten * std::max(above_ten, 0);
}

}  // namespace

int worth(const Table& before, const Table& after, Seat seat, const SplendorWeights& weights) {
    const Lanes tokens = after.tokens[index(seat)];
    const Belongings own{after.team[index(seat)], tokens[lane(Token::green)] != 0};
    const auto reserved = static_cast<int>(after.reserve[index(seat)].cards.size());
    return belongings_worth(after, seat, own, weights) +
           hopes_worth(before, after, seat, own, weights) + tokens_worth(tokens, weights) +
           weights.reserved * reserved;
}

}  // namespace lemniscate::ai
