// The words that cards are written in. data/*.cards is text over this vocabulary, and effects.h is
// the one interpreter that runs it; docs/adding-a-card.md explains it word by word.
#pragma once

#include <cstdint>

#include "engine/device.h"

namespace lemniscate::shards {

/// A set of cards is a data file; `set_ids` has their names.
enum class Set : std::uint8_t {};

enum class Faction : std::uint8_t { none, homodeus, order, undergrowth, wraethe };
LEMNISCATE_CONSTANT std::uint32_t factions = 5;

/// Characters in the order of their ids.
enum class Character : std::uint8_t { none, decima, ko_syn_wu, tetra, volos };
LEMNISCATE_CONSTANT std::uint32_t characters = 4;

enum class Kind : std::uint8_t { starter, ally, mercenary, champion, relic };

/// When a line of a card happens at all, beside its mastery threshold.
enum class When : std::uint8_t {
    always,
    inspire,    ///< a champion of yours is in play
    unify,      ///< another Undergrowth ally was played this turn, or is shown from the hand
    dominion,   ///< the other three factions were played this turn, or are shown from the hand
    echo,       ///< a Wraethe card lies in your discard pile
    as,         ///< your character is `whose`
    health,     ///< you have at least `least` health
    ahead,      ///< your mastery is higher than everybody else's
    champions,  ///< at least `least` champions of the faction `whose` are yours in play
};

enum class Op : std::uint8_t {
    // What a card does.
    gain,          ///< `amount` of the resource `what`, times what `per` counts
    infinite,      ///< infinite power
    double_power,  ///< twice the power
    give_back,     ///< a card like `what` from the discard pile to the hand
    give_all,      ///< all of them
    weaken,        ///< a chosen opponent loses `amount` mastery
    take,          ///< recruit a card that costs at most `amount` for nothing; `what`: where to
    banish,        ///< up to `amount` cards from hand or discard pile
    destroy,       ///< an enemy champion
    destroy_all,   ///< all of them
    copy,          ///< the effect of a played card like `what`
    copy_again,    ///< that same effect
    copy_every,    ///< the effect of every ally of `of` played this turn, before or after
    deploy,        ///< the next champion of `of` that is recruited enters play
    unshield,      ///< shields do not prevent damage this turn
    heart,         ///< `amount` damage to one opponent this turn: draw `second` more at its end
    talons,        ///< `amount` power for each health gained from now on this turn
    // What a card is: passives, read by whoever needs them.
    guards,                 ///< its owner and the other champions cannot be attacked
    unattackable,           ///< cannot be attacked
    behind,                 ///< cannot be attacked beside the champion `what`
    above_mastery,          ///< cannot be attacked by those with less mastery than its owner
    fortifies,              ///< every champion of its owner has `amount` more defense
    discount,               ///< costs `amount` less, times what `per` counts
    returns_with_champion,  ///< from the discard pile to the hand when a champion is played
    shields_in_play,        ///< prevents `amount` of an attack on its owner while in play
};

LEMNISCATE_CONSTANT std::uint32_t operations = static_cast<std::uint32_t>(Op::shields_in_play) + 1;

/// Whether what an operation does lasts until the end of the turn; a state then counts by card how
/// often it was done.
constexpr bool lasts(Op op) {
    switch (op) {
        case Op::copy_every:
        case Op::deploy:
        case Op::unshield:
        case Op::heart:
        case Op::talons:
            return true;
        case Op::gain:
        case Op::infinite:
        case Op::double_power:
        case Op::give_back:
        case Op::give_all:
        case Op::weaken:
        case Op::take:
        case Op::banish:
        case Op::destroy:
        case Op::destroy_all:
        case Op::copy:
        case Op::copy_again:
        case Op::guards:
        case Op::unattackable:
        case Op::behind:
        case Op::above_mastery:
        case Op::fortifies:
        case Op::discount:
        case Op::returns_with_champion:
        case Op::shields_in_play:
            return false;
    }
    return false;
}

enum class Resource : std::uint8_t { gems, power, mastery, health, cards };

/// What an amount is multiplied by.
enum class Per : std::uint8_t {
    once,
    champion,      ///< champions of the faction `of` in play
    ally,          ///< allies of `of` played this turn
    discard,       ///< cards of `of` in the discard pile
    half_mastery,  ///< half of one's mastery, rounded up
    mastery,       ///< one's mastery
};

/// Which cards an operation looks for.
enum class Like : std::uint8_t { champion, mercenary, faction, non_champion, ally };

enum class Destination : std::uint8_t { discard, hand };

/// One line of a card. Lines that say `instead` follow the line that they replace.
struct Line {
    std::uint8_t at = 0;  ///< mastery from which it happens
    When when = When::always;
    std::uint8_t whose = 0;  ///< a Character or Faction, by `when`
    std::uint8_t least = 0;
    Op op = Op::gain;
    std::uint8_t what = 0;  ///< a Resource, Like, Destination or card, by `op`
    std::uint8_t amount = 0;
    std::uint8_t second = 0;
    Per per = Per::once;
    Faction of = Faction::none;
    bool instead = false;
    bool only = false;        ///< an exhaust that is not offered unless the condition can be met
    std::uint8_t others = 0;  ///< how many lines that say `instead` follow
    bool simple = false;      ///< it, and what replaces it, are gains by mastery alone
};

/// No effect has a number above this.
LEMNISCATE_CONSTANT std::uint32_t most_health = 50;
LEMNISCATE_CONSTANT std::uint32_t most_mastery = 30;

}  // namespace lemniscate::shards
