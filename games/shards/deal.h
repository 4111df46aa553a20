// Setting up the table.
#pragma once

#include <cstdint>

#include "engine/block.h"
#include "engine/device.h"
#include "engine/dice.h"
#include "engine/sink.h"
#include "games/shards/options.h"
#include "games/shards/pregame.h"
#include "games/shards/state.h"

namespace lemniscate::shards {

namespace table {

/// The cards of the centre before they are shuffled, set by set, in the order of their ids.
struct CentreCards {
    Card cards[centre_cards];
    std::uint8_t first[set_count + 1];  ///< of each set
};
constexpr CentreCards make_centre() {
    CentreCards centre{};
    std::uint32_t size = 0;
    for (std::uint32_t set = 0; set < set_count; ++set) {
        centre.first[set] = static_cast<std::uint8_t>(size);
        (centre_set & set_cards.of[set]).each([&](Card card) {
            for (std::uint32_t k = 0; k < facts(card).copies; ++k) centre.cards[size++] = card;
        });
    }
    centre.first[set_count] = static_cast<std::uint8_t>(size);
    return centre;
}
LEMNISCATE_CONSTANT CentreCards centre = make_centre();

/// The centre deck, to be shuffled.
constexpr void lay_centre(State& state) {
    for (std::uint32_t set = 0; set < set_count; ++set) {
        if (!state.sets.has(set_at(set))) continue;
        const std::uint32_t size = centre.first[set + 1U] - std::uint32_t{centre.first[set]};
        move_block(state.centre + state.centre_size, centre.cards + centre.first[set], size);
        state.centre_size = static_cast<std::uint8_t>(state.centre_size + size);
    }
}

/// A starting deck, to be shuffled.
constexpr Side make_start() {
    Side side{};
    for (std::uint32_t i = 1; i <= card_types; ++i) {
        if (printed[i].kind != Kind::starter) continue;
        for (std::uint32_t k = 0; k < printed[i].copies; ++k) side.add_deck(card_at(i));
    }
    side.health = most_health;
    return side;
}
LEMNISCATE_CONSTANT Side start = make_start();

constexpr void deal_characters(State& state, const Options& options, Chance auto& dice,
                               Silence& sink) {
    Character dealt[characters] = {Character::decima, Character::ko_syn_wu, Character::tetra,
                                   Character::volos};
    const bool given = options.characters[0] != Character::none;
    if (!given) {
        if (state.auction || state.mode == Mode::nemesis) return;
        dice.shuffle(dealt, characters);
    }
    for (std::uint32_t i = 0; i < state.players; ++i) {
        pregame::give_character(state, seat_at(i), given ? options.characters[i] : dealt[i], sink);
    }
}

/// The relics of the draft, or those that nobody else sees.
constexpr void deal_relics(State& state, Chance auto& dice) {
    if (!state.relic_draft && !state.mysterious_relics) return;
    Card relics[relic_cards] = {};
    std::uint32_t count = 0;
    relics_of(state.sets).each([&](Card card) { relics[count++] = card; });
    dice.shuffle(relics, count);
    const std::uint32_t people = state.mode == Mode::nemesis ? 1U : state.players;
    for (std::uint32_t i = 0; i < relics_each * people; ++i) {
        if (state.relic_draft) {
            state.pool[i] = relics[i];
        } else {
            pregame::add_relic(state.side[i / relics_each], relics[i]);
        }
    }
}

}  // namespace table

/// The options must be fine: see `check`.
constexpr State deal(const Options& options, Chance auto& dice) {
    State state{};
    const bool solo = options.mode == Mode::nemesis;
    state.players = static_cast<std::uint8_t>(solo ? 2U : options.players);
    state.mode = options.mode;
    state.row_size = static_cast<std::uint8_t>(options.row_size);
    state.sets = options.sets | core_sets;
    state.auction = options.auction;
    state.relic_draft = options.relic_draft;
    state.mysterious_relics = options.mysterious_relics;
    state.round = 1;
    state.phase = Phase::play;
    state.first_seat = solo ? seat_at(0) : options.first_seat;
    state.defender = state.opener = state.leader = Seat::none;
    for (std::uint32_t i = 0; i < state.players; ++i) state.side[i] = table::start;
    if (solo) {
        state.side[1] = {};
        state.side[1].health = most_health;
    }
    Silence silence;
    table::deal_characters(state, options, dice, silence);
    const bool variant = options.auction || options.relic_draft;
    const bool teams = options.mode == Mode::teams;
    if (state.first_seat == Seat::none && teams) {
        state.first_seat = seat_at(2U * dice.below(2));  // the left-hand player of either team
    } else if (state.first_seat == Seat::none && !variant) {
        state.first_seat = seat_at(dice.below(state.players));
    }
    table::lay_centre(state);
    if (!solo) {
        dice.shuffle(state.centre, state.centre_size);
        steps::fill_row(state, silence);
    }
    table::deal_relics(state, dice);
    if (solo) {
        pregame::ask_nemesis_setup(state);
    } else if (options.auction) {
        pregame::open_auction(state, seat_at(dice.below(state.players)), silence);
    } else if (options.relic_draft) {
        // In teams it is settled who begins, and so who is the last to pick.
        pregame::begin_draft(
            state,
            teams ? next_seat(state.first_seat, state.players) : seat_at(dice.below(state.players)),
            silence);
    } else {
        pregame::begin_play(state, state.first_seat, dice, silence);
    }
    return state;
}

}  // namespace lemniscate::shards
