#include <algorithm>

#include "tests/naive/splendor.h"

namespace naive {
namespace {

constexpr int tile_points = 3;
constexpr int gauntlet_points = 16;
constexpr int turn_limit = 400;

bool holds_gauntlet(const Facts& facts, const Splendor& position, std::size_t seat) {
    const Player& player = position.players[seat];
    const PerColour owned = bonuses(facts, player);
    const bool every_colour =
        std::all_of(owned.begin(), owned.end(), [](int number) { return number >= 1; });
    return points(facts, position, seat) >= gauntlet_points && every_colour &&
           player.tokens.green >= 1;
}

/// The seats of `among` that no other seat of `among` beats.
std::vector<std::size_t> best(const Facts& facts, const Splendor& position,
                              const std::vector<std::size_t>& among) {
    const auto beats = [&](std::size_t a, std::size_t b) {
        const int points_a = points(facts, position, a);
        const int points_b = points(facts, position, b);
        if (points_a != points_b) return points_a > points_b;
        if (position.avengers_tile == a && a != b) return true;
        if (position.avengers_tile == b && a != b) return false;
        return position.players[a].characters.size() < position.players[b].characters.size();
    };
    std::vector<std::size_t> winners;
    for (const std::size_t seat : among) {
        const bool beaten = std::any_of(among.begin(), among.end(),
                                        [&](std::size_t other) { return beats(other, seat); });
        if (!beaten) winners.push_back(seat);
    }
    return winners;
}

}  // namespace

PerColour bonuses(const Facts& facts, const Player& player) {
    PerColour owned{};
    for (const std::string& card : player.characters) owned[facts.characters.at(card).bonus] += 1;
    return owned;
}

int avengers(const Facts& facts, const Player& player) {
    int symbols = 0;
    for (const std::string& card : player.characters) symbols += facts.characters.at(card).avengers;
    return symbols;
}

int points(const Facts& facts, const Splendor& position, std::size_t seat) {
    const Player& player = position.players[seat];
    int sum = position.avengers_tile == seat ? tile_points : 0;
    for (const std::string& card : player.characters) sum += facts.characters.at(card).points;
    for (const std::string& place : player.locations) sum += facts.locations.at(place).points;
    return sum;
}

std::optional<Result> result(const Facts& facts, const Splendor& position) {
    std::vector<std::size_t> everybody;
    std::vector<std::size_t> holders;
    for (std::size_t seat = 0; seat < position.players.size(); ++seat) {
        everybody.push_back(seat);
        if (holds_gauntlet(facts, position, seat)) holders.push_back(seat);
    }
    const bool round_ended = (position.seat + 1) % position.players.size() == position.first_seat;
    if (!round_ended) return std::nullopt;
    if (!holders.empty()) return Result{best(facts, position, holders), "gauntlet"};
    if (position.passes == static_cast<int>(position.players.size())) {
        return Result{best(facts, position, everybody), "all_passed"};
    }
    if (position.count >= turn_limit) return Result{best(facts, position, everybody), "turn_limit"};
    return std::nullopt;
}

}  // namespace naive
