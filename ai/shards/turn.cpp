#include "ai/shards/turn.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <span>

namespace lemniscate::ai {

using namespace shards;

namespace {

// The steps of a turn, far enough apart.
constexpr int relics_first = 4'000'000;
constexpr int then_cards = 3'000'000;
constexpr int then_gems = 2'000'000;
constexpr int then_attacks = 1'000'000;
constexpr int useless = -1;

// Among cards: those that bring cards or mastery may make others better; those that multiply what
// others bring, or wait for a condition, come late.
constexpr int usual_eagerness = 100;
constexpr int focus_eagerness = 80;  // before those that wait

constexpr std::uint32_t unreachable = std::numeric_limits<std::uint32_t>::max();

int eagerness_of(const Line& line) {
    switch (line.op) {
        case Op::gain:
            if (line.per == Per::champion || line.per == Per::ally) return -40;
            switch (static_cast<Resource>(line.what)) {
                case Resource::cards:
                    return 60;
                case Resource::mastery:
                    return 50;
                case Resource::health:
                    return 2;
                case Resource::gems:
                    return 1;
                case Resource::power:
                    return 0;
            }
            return 0;
        case Op::talons:
            return 55;
        case Op::give_back:
        case Op::give_all:
            return 20;
        case Op::banish:
        case Op::take:
            return 5;
        case Op::copy:
        case Op::copy_every:
            return -60;
        case Op::double_power:
            return -90;
        case Op::infinite:
        case Op::weaken:
        case Op::destroy:
        case Op::destroy_all:
        case Op::copy_again:
        case Op::deploy:
        case Op::unshield:
        case Op::heart:
        case Op::guards:
        case Op::unattackable:
        case Op::behind:
        case Op::above_mastery:
        case Op::fortifies:
        case Op::discount:
        case Op::returns_with_champion:
        case Op::shields_in_play:
            return 0;
    }
    return 0;
}

std::uint32_t mastery_from_hand(const Side& side) {
    std::uint32_t sum = 0;
    for (std::uint32_t i = 0; i < side.hand_size; ++i) {
        for (const Line& line : lines_of(side.hand(i).card(), ShardsPart::play)) {
            const bool mastery =
                line.op == Op::gain && static_cast<Resource>(line.what) == Resource::mastery;
            if (mastery) sum += line.amount;
        }
    }
    return sum;
}

}  // namespace

std::uint32_t deadly_power(const Table& table, Seat seat) {
    const Side& side = side_of(table, seat);
    return side.health + (is_lasting<Op::unshield>(table) ? 0U : shield_in_play(side));
}

ShardsTurn::ShardsTurn(const View& view, const ShardsWeights& weights)
    : view_(view),
      table_(view.table()),
      weights_(weights),
      worth_(view, view.table().seat, weights),
      mastery_to_come_(mastery_from_hand(own(table_)) + (table_.focused ? 0U : 1U)),
      deadly_(unreachable) {
    each_opponent(table_, [&](Seat seat) {
        if (can_attack(table_, seat)) deadly_ = std::min(deadly_, deadly_power(table_, seat));
    });
    if (!has_cards_to_play()) look_at_row();
}

void ShardsTurn::look_at_row() {
    for (std::uint32_t slot = 0; slot < table_.row_size; ++slot) {
        const Card card = table_.row[slot];
        if (card == Card::none) continue;
        Offer& offer = row_[slot];
        offer.cost = cost_now(table_, card);
        offer.recruited = worth_.in_deck(card) * weights_.recruit.at(worth_.stage()) / 100;
        if (called_by(table_, card) != lasting_kinds) {
            offer.recruited += worth_.now(card, ShardsPart::exhaust);
        }
        offer.is_mercenary = mercenary_set.has(card);
        if (!offer.is_mercenary) continue;
        offer.fast_played = worth_.now(card, ShardsPart::play);
        offer.power = worth_.power_now(card, ShardsPart::play);
    }
}

int ShardsTurn::eagerness(Card card, ShardsPart part) const {
    int sum = usual_eagerness + (part == ShardsPart::play && is_champion(card) ? 10 : 0);
    bool waits = false;
    for (const Line& line : lines_of(card, part)) {
        sum += eagerness_of(line);
        const bool within_reach = line.at <= own(table_).mastery + mastery_to_come_;
        waits = waits || (within_reach && !worth_.holds(line, card, Card::none));
    }
    return waits ? sum - 30 : sum;
}

/// Whether one mastery more makes a card better that is still to be played or exhausted.
bool ShardsTurn::focus_helps() const {
    const Side& side = own(table_);
    const auto waits = [&](Card card, ShardsPart part) {
        for (const Line& line : lines_of(card, part)) {
            if (line.at == side.mastery + 1U) return true;
        }
        return false;
    };
    for (std::uint32_t i = 0; i < side.hand_size; ++i) {
        const Card card = side.hand(i).card();
        if (waits(card, ShardsPart::play) || waits(card, ShardsPart::exhaust)) return true;
    }
    for (std::uint32_t i = 0; i < side.champion_count; ++i) {
        if (!side.is_exhausted(i) && waits(side.champion(i), ShardsPart::exhaust)) return true;
    }
    return false;
}

/// The most that gems can do with the cards of `slots`, a bit each, on top of what was done.
int ShardsTurn::best_use(Purse purse, std::uint32_t slots) const {
    if (slots == 0) {
        const bool focus = purse.gems > 0 && !purse.focused && own(table_).mastery < most_mastery;
        return (focus ? worth_.of(Resource::mastery) : 0) +
               (purse.power >= deadly_ ? weights_.kill : 0);
    }
    const auto slot = static_cast<std::uint32_t>(std::countr_zero(slots));
    const std::uint32_t others = slots & (slots - 1U);
    const Offer& offer = row_[slot];
    int best = best_use(purse, others);
    if (offer.cost > purse.gems) return best;
    Purse rest = purse;
    rest.gems -= offer.cost;
    if (offer.recruited > 0) best = std::max(best, offer.recruited + best_use(rest, others));
    if (offer.is_mercenary) {
        rest.power += offer.power;
        best = std::max(best, offer.fast_played + best_use(rest, others));
    }
    return best;
}

/// What a move with gems and the best use of the others are worth, against doing nothing more.
int ShardsTurn::bought(Move move) const {
    std::uint32_t slots = 0;
    for (std::uint32_t slot = 0; slot < table_.row_size; ++slot) {
        if (table_.row[slot] != Card::none) slots |= 1U << slot;
    }
    Purse purse{table_.gems, table_.power, table_.focused};
    const int nothing = purse.power >= deadly_ ? weights_.kill : 0;
    int gain = 0;
    int sooner = 0;  // of equal plans, what may open new ways first
    if (move.kind() == MoveKind::focus) {
        if (own(table_).mastery < most_mastery) gain = worth_.of(Resource::mastery);
        --purse.gems;
        purse.focused = true;
        sooner = 2;
    } else {
        const std::uint32_t slot = steps::slot_of(table_, move.card());
        const Offer& offer = row_[slot];
        slots &= ~(1U << slot);
        purse.gems -= offer.cost;
        const bool fast = move.kind() == MoveKind::fast_play;
        gain = fast ? offer.fast_played : offer.recruited;
        if (fast) purse.power += offer.power;
        sooner = fast ? 1 : 0;
        if (gain <= 0) return useless;
    }
    const int more = gain + best_use(purse, slots) - nothing;
    return more > 0 ? then_gems + 4 * more + sooner : useless;
}

/// Power spent on a champion is missing elsewhere, unless there is no end to it or nobody else to
/// hit.
int ShardsTurn::attack(Move move) const {
    const Side& owner = side_of(table_, move.seat());
    const std::uint32_t defense = defense_of(owner, move.card());
    const int point = worth_.of(Resource::power);
    int gain = ShardsWorth(view_, move.seat(), weights_).in_play(move.card());
    if (!table_.infinite) {
        const std::uint32_t left = table_.power - defense;
        if (deadly_ != unreachable) gain -= static_cast<int>(defense) * point;
        if (table_.power >= deadly_ && left < deadly_) gain -= weights_.kill;
        if (guard_set.has(move.card()) && faces(table_, move.seat())) {
            gain += static_cast<int>(left) * point;
            if (left >= deadly_power(table_, move.seat())) gain += weights_.kill;
        }
    } else if (guard_set.has(move.card())) {
        gain += weights_.kill;
    }
    return gain > 0 ? then_attacks + gain : useless;
}

int ShardsTurn::value(Move move) const {
    switch (move.kind()) {
        case MoveKind::relic:
            return relics_first + worth_.drawn(move.card());
        case MoveKind::play:
            return then_cards + eagerness(move.card(), ShardsPart::play);
        case MoveKind::exhaust:
            return then_cards + eagerness(move.card(), ShardsPart::exhaust);
        case MoveKind::focus:
            if (focus_helps()) return then_cards + focus_eagerness;
            return has_cards_to_play() ? useless : bought(move);
        case MoveKind::recruit:
        case MoveKind::fast_play:
            return has_cards_to_play() ? useless : bought(move);
        case MoveKind::attack:
            return has_cards_to_play() ? useless : attack(move);
        case MoveKind::end:
        case MoveKind::assign:
        case MoveKind::shield:
        case MoveKind::reveal:
        case MoveKind::banish:
        case MoveKind::give_back:
        case MoveKind::destroy:
        case MoveKind::copy:
        case MoveKind::take:
        case MoveKind::target:
        case MoveKind::bid:
        case MoveKind::drop:
        case MoveKind::character:
        case MoveKind::draft:
        case MoveKind::extra:
        case MoveKind::nemesis:
            return 0;  // the end of the turn, or no part of it
    }
    return 0;
}

}  // namespace lemniscate::ai
