#include "ai/shards/worth.h"

#include <algorithm>
#include <cstddef>

namespace lemniscate::ai {

using namespace shards;

namespace {

Counts cards_of(const View& view, Seat seat) {
    Counts counts = view.unseen(seat);
    const Side& side = side_of(view.table(), seat);
    for (const Place place : side.cards) {
        if (place.card() != Card::none && place.card() != Card::unknown) counts.add(place.card());
    }
    return counts;
}

int stage_of(const Table& table) {
    int most = 0;
    for (std::uint32_t i = 0; i < table.players; ++i) {
        const Side& side = table.side[i];
        if (side.health == 0) continue;
        most = std::max({most, 100 - side.health * 100 / static_cast<int>(most_health),
                         side.mastery * 100 / static_cast<int>(most_mastery)});
    }
    return most;
}

}  // namespace

std::span<const Line> lines_of(Card card, ShardsPart part) {
    const CardFacts& card_facts = facts(card);
    std::size_t first = card_facts.first_line;
    if (part == ShardsPart::play) return {line_table.lines + first, card_facts.play_lines};
    first += card_facts.play_lines;
    if (part == ShardsPart::exhaust) return {line_table.lines + first, card_facts.exhaust_lines};
    return {line_table.lines + first + card_facts.exhaust_lines, card_facts.passive_lines};
}

ShardsWorth::ShardsWorth(const View& view, Seat seat, const ShardsWeights& weights)
    : table_(view.table()),
      side_(side_of(view.table(), seat)),
      weights_(weights),
      cards_(cards_of(view, seat)),
      stage_(stage_of(view.table())) {}

int ShardsWorth::of(Resource resource) const {
    switch (resource) {
        case Resource::gems:
            return weights_.gem.at(stage_);
        case Resource::power:
            return weights_.power.at(stage_);
        case Resource::mastery:
            return weights_.mastery.at(stage_);
        case Resource::health:
            return weights_.health.at(stage_);
        case Resource::cards:
            return weights_.card.at(stage_);
    }
    return 0;
}

int ShardsWorth::owned(CardSet set) const {
    int sum = 0;
    set.each([&](Card card) { sum += cards_.of[number(card)]; });
    return sum;
}

// At once.

/// A condition that the hand can meet is met: it costs nothing but showing a card.
bool ShardsWorth::holds(const Line& line, Card card, Card source) const {
    const Test found = test(table_, source, line);
    if (found != Test::open) return found == Test::met;
    if (line.when == When::dominion) return conditions::can_reveal_dominion(side_);
    const CardSet wanted = conditions::undergrowth_allies();
    bool itself_is_in_hand = source == Card::none && wanted.has(card);
    for (std::uint32_t i = 0; i < side_.hand_size; ++i) {
        const Card other = side_.hand(i).card();
        if (other == card && itself_is_in_hand) {
            itself_is_in_hand = false;
        } else if (wanted.has(other)) {
            return true;
        }
    }
    return false;
}

/// Calls `visit(line)` for the lines that would happen: of those that replace one another the last
/// that holds.
template <class Visit>
void ShardsWorth::each_line_now(Card card, ShardsPart part, Card source, Visit&& visit) const {
    const std::span<const Line> lines = lines_of(card, part);
    for (std::size_t i = 0; i < lines.size(); i += lines[i].others + 1U) {
        for (std::size_t other = lines[i].others + 1U; other-- > 0;) {
            if (!holds(lines[i + other], card, source)) continue;
            visit(lines[i + other]);
            break;
        }
    }
}

int ShardsWorth::now(Card card, ShardsPart part, Card source) const {
    int sum = 0;
    each_line_now(card, part, source, [&](const Line& line) { sum += at_once(line, source); });
    return sum;
}

std::uint32_t ShardsWorth::power_now(Card card, ShardsPart part) const {
    std::uint32_t sum = 0;
    each_line_now(card, part, Card::none, [&](const Line& line) {
        if (line.op != Op::gain) return;
        const std::uint32_t amount = line.amount * count_of(side_, line);
        if (static_cast<Resource>(line.what) == Resource::power) sum += amount;
        if (static_cast<Resource>(line.what) == Resource::health) {
            sum += amount * power_per_health(table_);
        }
    });
    return sum;
}

bool ShardsWorth::has_burden() const {
    bool found = false;
    (side_.hand_set() | side_.discard_set()).each([&](Card card) {
        found = found || in_deck(card) < 0;
    });
    return found;
}

int ShardsWorth::at_once(const Line& line, Card source) const {
    switch (line.op) {
        case Op::gain: {
            const auto resource = static_cast<Resource>(line.what);
            const int amount = static_cast<int>(line.amount * count_of(side_, line));
            if (resource == Resource::health) {
                const int room = static_cast<int>(most_health) - side_.health;
                return std::min(amount, room) * of(resource) +
                       amount * static_cast<int>(power_per_health(table_)) * of(Resource::power);
            }
            if (resource == Resource::mastery) {
                return std::min(amount, static_cast<int>(most_mastery) - side_.mastery) *
                       of(resource);
            }
            return amount * of(resource);
        }
        case Op::double_power:
            return table_.power * of(Resource::power);
        case Op::give_back:
            return effects::returnable(table_, line).empty() ? 0 : usually(line);
        case Op::give_all:
            return static_cast<int>(side_.discarded_in(cards_like(line))) * usually(line);
        case Op::take:
            return effects::takeable(table_, line).empty() ? 0 : usually(line);
        case Op::banish:
            return has_burden() ? usually(line) : 0;
        case Op::destroy:
        case Op::destroy_all:
            return effects::victims(table_).count == 0 ? 0 : usually(line);
        case Op::copy: {
            int best = 0;
            effects::copyable(table_, line).each([&](Card card) {
                best = std::max(best, now(card, ShardsPart::play, source));
            });
            return best;
        }
        case Op::copy_every:
            return static_cast<int>(side_.played_in(effects::copied_by(line))) *
                   of(Resource::cards);
        case Op::infinite:
        case Op::weaken:
        case Op::copy_again:
        case Op::deploy:
        case Op::unshield:
        case Op::heart:
        case Op::talons:
        case Op::guards:
        case Op::unattackable:
        case Op::behind:
        case Op::above_mastery:
        case Op::fortifies:
        case Op::discount:
        case Op::returns_with_champion:
        case Op::shields_in_play:
            return usually(line);
    }
    return usually(line);
}

// By and large.

int ShardsWorth::usual_count(const Line& line) const {
    const CardSet set = faction_set[line.of];
    switch (line.per) {
        case Per::once:
            return 1;
        case Per::champion:
            return std::min(1 + owned(champion_set & set) / 2, 5);
        case Per::ally:
            return std::min(owned(ally_set & set) / 3, 3);
        case Per::discard:
            return std::min(owned(set) / 2, 4);
        case Per::half_mastery:
            return std::max<int>(side_.mastery, relic_mastery) / 2;
        case Per::mastery:
            return std::max<int>(side_.mastery, relic_mastery);
    }
    return 0;
}

/// A line whose conditions are met.
int ShardsWorth::usually(const Line& line) const {
    const int amount = line.amount;
    switch (line.op) {
        case Op::gain:
            return amount * usual_count(line) * of(static_cast<Resource>(line.what));
        case Op::infinite:
            return weights_.infinite;
        case Op::double_power:
            return weights_.double_power;
        case Op::give_back:
        case Op::give_all:
            return weights_.give_back;
        case Op::weaken:
            return amount * of(Resource::mastery) / 2;
        case Op::take:
            return amount * weights_.take;
        case Op::banish:
            return amount * weights_.banish;
        case Op::destroy:
            return weights_.destroy;
        case Op::destroy_all:
            return weights_.destroy_all;
        case Op::copy:
        case Op::copy_again:
            return weights_.copy;
        case Op::copy_every:
            return weights_.copy_every;
        case Op::deploy:
            return weights_.deploy;
        case Op::unshield:
            return weights_.unshield;
        case Op::heart:
            return line.second * weights_.heart;
        case Op::talons:
            return weights_.talons;
        case Op::guards:
            return weights_.guards;
        case Op::unattackable:
        case Op::behind:
        case Op::above_mastery:
            return weights_.hard_to_attack;
        case Op::fortifies:
            return amount * weights_.fortifies;
        case Op::discount:
            return amount * weights_.discount;
        case Op::returns_with_champion:
            return weights_.comes_back;
        case Op::shields_in_play:
            return amount * weights_.shield_in_play;
    }
    return 0;
}

/// That the condition of a line will be met when the card comes up, in percent.
int ShardsWorth::chance(const Line& line, Card card) const {
    const int missing = line.at - side_.mastery;
    const int reached =
        missing <= 0
            ? 100
            : std::max(100 - 2 * weights_.mastery_missing - weights_.mastery_missing * missing,
                       weights_.out_of_reach);
    const auto others = [&](CardSet set) {
        return owned(set) - (set.has(card) && cards_.of[number(card)] > 0 ? 1 : 0);
    };
    const auto up_to_sure = [reached](int percent) {
        return std::min(percent, 95) * reached / 100;
    };
    switch (line.when) {
        case When::always:
            return reached;
        case When::inspire:
            return up_to_sure(weights_.inspire_each * others(champion_set));
        case When::unify:
            return up_to_sure(weights_.unify_each * others(conditions::undergrowth_allies()));
        case When::echo:
            return up_to_sure(weights_.echo_each * others(faction_set[Faction::wraethe]));
        case When::dominion: {
            int rarest = 100;
            for (const Faction faction : dominion_factions) {
                rarest = std::min(rarest, owned(faction_set[faction]));
            }
            return up_to_sure(weights_.dominion_each * rarest);
        }
        case When::as:
            return side_.character == static_cast<Character>(line.whose) ? reached : 0;
        case When::health:
            return side_.health >= line.least ? up_to_sure(100) : up_to_sure(weights_.full_health);
        case When::ahead:
            return up_to_sure(weights_.ahead);
        case When::champions: {
            const CardSet wanted = champion_set & faction_set[static_cast<Faction>(line.whose)];
            const int more_than_needed = owned(wanted) + 2 - line.least;
            return up_to_sure(weights_.champions_each * std::max(more_than_needed, 0));
        }
    }
    return 0;
}

int ShardsWorth::later(Card card, ShardsPart part) const {
    const std::span<const Line> lines = lines_of(card, part);
    int sum = 0;
    for (std::size_t i = 0; i < lines.size(); i += lines[i].others + 1U) {
        int worth = 0;
        for (std::size_t other = 0; other <= lines[i].others; ++other) {
            const Line& line = lines[i + other];
            const int likely = chance(line, card);
            worth = (worth * (100 - likely) + usually(line) * likely) / 100;
        }
        sum += worth;
    }
    return sum;
}

/// How much more often than a card of the hand a champion is of use, in percent.
int ShardsWorth::stay(Card card) const {
    return weights_.stays + weights_.stays_by_defense * facts(card).defense;
}

int ShardsWorth::drawn(Card card) const {
    const CardFacts& card_facts = facts(card);
    const int shield =
        card_facts.mastery_shield ? weights_.usual_mastery_shield : card_facts.shield;
    return later(card, ShardsPart::play) + later(card, ShardsPart::passive) +
           later(card, ShardsPart::exhaust) * stay(card) / 100 + shield * weights_.shield;
}

int ShardsWorth::in_deck(Card card) const { return drawn(card) - of(Resource::cards); }

int ShardsWorth::in_play(Card card) const {
    return (later(card, ShardsPart::exhaust) + later(card, ShardsPart::passive)) *
           weights_.turns_in_play / 100;
}

}  // namespace lemniscate::ai
