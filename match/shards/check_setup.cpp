// Whether what is decided before the first turn can be decided: auction, draft, Nemesis.
#include <bit>
#include <cstdint>
#include <string>

#include "match/shards/names.h"
#include "match/shards/parts.h"

namespace lemniscate::match::shards_format {

namespace {

using shards::Ask;
using shards::Card;
using shards::Character;
using shards::Mode;
using shards::Phase;
using shards::State;
namespace setup = shards::setup;

bool is_in(std::uint32_t seats, Seat seat) { return (seats & setup::bit_of(seat)) != 0; }

/// Everybody without a character may bid, and whoever bids last leads.
void check_auction(const Field& auction, const State& state) {
    const std::uint32_t without = setup::without_character(state);
    const auto least_bidders = state.ask == Ask::bid ? 2 : 1;
    if (!is_in(without, state.opener)) {
        auction.field("opener").refuse(ProblemKind::disagrees, "null");
    }
    const bool bids = state.ask == Ask::bid;
    if ((state.bidders & ~without) != 0 || std::popcount(state.bidders) < least_bidders ||
        (!bids && state.bidders != setup::bit_of(state.seat)) ||
        !is_in(state.bidders, state.seat)) {
        auction.field("in").refuse(ProblemKind::disagrees, "null");
    }
    const bool leads = state.leader != Seat::none;
    if (leads != (state.bid > 0) || (leads && !is_in(state.bidders, state.leader)) ||
        (bids && state.leader == state.seat)) {
        auction.field("leader").refuse(ProblemKind::disagrees, "null");
    }
    if (bids && state.bid == setup::highest_bid) {
        auction.field("bid").refuse(ProblemKind::out_of_range,
                                    text_of({0, setup::highest_bid - 1}));
    }
}

/// Relics that are drafted, or that come with a character, do not lie elsewhere before.
void check_relics(const Field& position, const State& state, const CardReader& cards) {
    const auto listed = position.field("players").entries();
    const bool with_character = state.with_relics && !state.relic_draft && !state.mysterious_relics;
    for (std::uint32_t i = 0; i < listed.size(); ++i) {
        const bool waits =
            state.relic_draft || (with_character && state.side[i].character == Character::none);
        if (waits && state.side[i].relic_count() > 0) {
            listed[i].field("relics").refuse(ProblemKind::disagrees, "[]");
        }
    }
    if (!with_character) return;
    const std::uint32_t free = setup::free_characters(state);
    shards::relic_set.each([&](Card card) {
        const auto owner = static_cast<std::uint32_t>(facts(card).owner);
        if (cards.count(card) == 0 || ((free >> owner) & 1U) == 0) return;
        position.field("players").refuse(ProblemKind::too_many_copies, "2", "1");
    });
}

/// As many relics as picks, at most.
void check_draft(const Field& position, const State& state) {
    std::uint32_t picks[shards::max_players] = {};
    for (std::uint32_t i = 0; i < state.picks; ++i) ++picks[index(setup::drafter(state, i))];
    const auto listed = position.field("players").entries();
    for (std::uint32_t i = 0; i < listed.size(); ++i) {
        const std::uint32_t relics = state.side[i].relic_count();
        if (relics > picks[i]) {
            listed[i].field("relics").refuse(ProblemKind::too_many, std::to_string(relics),
                                             std::to_string(picks[i]));
        }
    }
}

bool is_in_centre_deck(const State& state, Card card) {
    for (std::uint32_t i = 0; i < state.centre_size; ++i) {
        if (state.centre[i] == card) return true;
    }
    return false;
}

/// The extra card of the player's character, whichever it may be, is still to be had.
void check_extra(const Field& position, const State& state) {
    const Character chosen = state.side[0].character;
    for (std::uint32_t i = 1; i <= shards::characters; ++i) {
        const auto character = static_cast<Character>(i);
        if (chosen != Character::none && chosen != character) continue;
        if (is_in_centre_deck(state, setup::extra_of(character))) continue;
        position.field("centre").field("deck").refuse(
            ProblemKind::disagrees, excerpt(Json(id_of(setup::extra_of(character)))));
    }
}

/// Against Nemesis, characters are chosen until both are there; only then the extra card.
void check_nemesis(const Field& position, const State& state) {
    const bool complete = setup::without_character(state) == 0;
    if (complete != (state.ask == Ask::extra)) {
        const Ask follows = complete ? Ask::extra : Ask::character;
        position.field("pending").entries().back().field("ask").refuse(
            ProblemKind::disagrees, excerpt(Json(name_of(follows))));
    }
    check_extra(position, state);
}

}  // namespace

void check_setup(const Field& position, const State& state, const CardReader& cards) {
    if (state.phase == Phase::auction) check_auction(position.field("auction"), state);
    if (state.phase == Phase::draft) check_draft(position, state);
    if (state.phase == Phase::auction || state.ask == Ask::character) {
        check_relics(position, state, cards);
    }
    const bool chooses = state.ask == Ask::character || state.ask == Ask::extra;
    if (chooses && state.mode == Mode::nemesis) check_nemesis(position, state);
}

}  // namespace lemniscate::match::shards_format
