#include "ai/shards/answers.h"

#include <algorithm>

#include "ai/shards/turn.h"

namespace lemniscate::ai {

using namespace shards;

ShardsAnswers::ShardsAnswers(const View& view, const ShardsWeights& weights)
    : view_(view),
      table_(view.table()),
      weights_(weights),
      worth_(view, view.table().seat, weights) {}

/// Death counts most, and some more power for the shields that a hand may have; otherwise power
/// goes to whoever is nearest to death, or to infinite power.
int ShardsAnswers::hit(Seat seat, std::uint32_t power) const {
    constexpr int point = 10;  // of power, on an opponent like at the beginning
    const Side& side = side_of(table_, seat);
    const int danger = static_cast<int>(most_health) - side.health + 2 * side.mastery;
    const std::uint32_t deadly = deadly_power(table_, seat);
    if (power < deadly) return static_cast<int>(power) * (200 + danger) * point / 200;
    const auto spare = static_cast<int>(std::min<std::uint32_t>(power - deadly, side.hand_size));
    return weights_.kill + danger + 2 * point * spare;
}

/// What is not assigned now goes to one of those behind.
int ShardsAnswers::assign(Assignment to) const {
    const std::uint32_t left = table_.power - to.amount;
    int others = 0;
    for (Seat seat = next_seat(to.seat, table_.players); seat != table_.seat;
         seat = next_seat(seat, table_.players)) {
        if (can_attack(table_, seat)) others = std::max(others, hit(seat, left));
    }
    return hit(to.seat, to.amount) + others;
}

/// As much as possible, with as few cards as that takes: nobody needs to know the others. Of equal
/// numbers of cards the weaker ones.
int ShardsAnswers::shield(Move move) const {
    const Seat seat = table_.defender;
    const Side& side = side_of(table_, seat);
    int shown = 0;
    int strength = 0;
    for (std::uint32_t kind = 0; kind < shield_kinds; ++kind) {
        const auto count = static_cast<int>(shield_count(move.detail(), kind));
        shown += count;
        strength += count * static_cast<int>(shield_of(side, shield_kind[kind]));
    }
    const int open =
        static_cast<int>(attack::incoming(table_, seat)) - table_.prevented[index(seat)];
    return 10'000 * std::min(strength, open) - 1000 * shown - strength;
}

/// Meeting a condition is worth showing any card, best one that is no shield.
int ShardsAnswers::reveal(Move move) const {
    if (move.detail() == 0) return 0;
    int shields = 0;
    for (std::uint32_t part = 0; part < dominion_parts; ++part) {
        const Card card = revealed_card(move, part);
        if (card != Card::none) shields += facts(card).shield;
    }
    return 1000 - shields;
}

/// A card of the hand could still be played.
int ShardsAnswers::banish(Move move) const {
    switch (banish_zone(move)) {
        case BanishZone::none:
            return 0;
        case BanishZone::hand:
            return -worth_.in_deck(move.card()) - worth_.now(move.card(), ShardsPart::play);
        case BanishZone::discard:
            return -worth_.in_deck(move.card());
    }
    return 0;
}

int ShardsAnswers::champion_lost(Move move) const {
    const int worth = ShardsWorth(view_, move.seat(), weights_).in_play(move.card());
    return is_nemesis_turn(table_) ? -worth : worth;
}

int ShardsAnswers::copy(Card card) const {
    const int worth = worth_.now(card, ShardsPart::play, frame().source);
    return is_nemesis_turn(table_) ? -worth : worth;
}

int ShardsAnswers::take(Card card) const {
    const auto destination = static_cast<Destination>(effects::line_at(frame()).what);
    const int owned = worth_.in_deck(card);
    if (destination != Destination::hand) return owned;
    return owned + worth_.now(card, ShardsPart::play) + worth_.now(card, ShardsPart::exhaust);
}

/// The first turn is worth a little health, and not a point more than it takes.
int ShardsAnswers::bid(Move move) const {
    const auto amount = static_cast<int>(move.detail());
    return amount <= weights_.highest_bid ? 100 - amount : -1;
}

/// Characters differ by their relics, of which one will be recruited.
int ShardsAnswers::character(Character character) const {
    const bool for_nemesis =
        table_.mode == Mode::nemesis && table_.side[0].character != Character::none;
    const bool brings_relics = !table_.relic_draft && !table_.mysterious_relics;
    int best = 0;
    if (for_nemesis || !brings_relics) return best;
    relics_of(table_.sets).each([&](Card card) {
        if (facts(card).owner == character) best = std::max(best, worth_.drawn(card));
    });
    return best;
}

/// Nemesis does everything in the end; what multiplies or waits for something else does least when
/// it comes first.
int ShardsAnswers::nemesis(Card card) const {
    const bool from_row = !nemesis::row_to_play(table_).empty();
    return -worth_.now(card, from_row ? ShardsPart::play : ShardsPart::exhaust);
}

int ShardsAnswers::value(Move move) const {
    switch (move.kind()) {
        case MoveKind::assign:
            return assign(assignment(move));
        case MoveKind::shield:
            return shield(move);
        case MoveKind::reveal:
            return reveal(move);
        case MoveKind::banish:
            return banish(move);
        case MoveKind::give_back:
            return worth_.now(move.card(), ShardsPart::play) +
                   worth_.now(move.card(), ShardsPart::exhaust);
        case MoveKind::destroy:
        case MoveKind::attack:
            return champion_lost(move);
        case MoveKind::copy:
            return copy(move.card());
        case MoveKind::take:
            return take(move.card());
        case MoveKind::target:
            return side_of(table_, seat_at(move.detail())).mastery;
        case MoveKind::bid:
            return bid(move);
        case MoveKind::character:
            return character(static_cast<Character>(move.detail()));
        case MoveKind::draft:
            return worth_.drawn(move.card());
        case MoveKind::extra:
            return move.card() == Card::none ? 0 : worth_.in_deck(move.card());
        case MoveKind::nemesis:
            return nemesis(move.card());
        case MoveKind::drop:
        case MoveKind::play:
        case MoveKind::exhaust:
        case MoveKind::recruit:
        case MoveKind::fast_play:
        case MoveKind::relic:
        case MoveKind::focus:
        case MoveKind::end:
            return 0;  // to drop out of the auction; the turn is no answer
    }
    return 0;
}

}  // namespace lemniscate::ai
