// Whether what is decided before the first turn can be decided: auction, draft, Nemesis.
#include <bit>
#include <cstdint>
#include <string>

#include "match/json.h"
#include "match/shards/parts.h"
#include "match/shards/position_words.h"

namespace lemniscate::match::shards_format {

namespace {

using shards::Ask;
using shards::Card;
using shards::Character;
using shards::Mode;
using shards::Phase;
using shards::Table;
namespace pregame = shards::pregame;

bool is_in(std::uint32_t seats, Seat seat) { return (seats & pregame::bit_of(seat)) != 0; }

/// Everybody without a character may bid, and whoever bids last leads.
void check_auction(const Field& auction, const Table& table) {
    const std::uint32_t without = pregame::without_character(table);
    const auto least_bidders = table.ask == Ask::bid ? 2 : 1;
    if (!is_in(without, table.opener)) {
        auction.field("opener").refuse(ProblemKind::disagrees, "null");
    }
    const bool bids = table.ask == Ask::bid;
    if ((table.bidders & ~without) != 0 || std::popcount(table.bidders) < least_bidders ||
        (!bids && table.bidders != pregame::bit_of(table.seat)) ||
        !is_in(table.bidders, table.seat)) {
        auction.field("in").refuse(ProblemKind::disagrees, "null");
    }
    const bool leads = table.leader != Seat::none;
    if (leads != (table.bid > 0) || (leads && !is_in(table.bidders, table.leader)) ||
        (bids && table.leader == table.seat)) {
        auction.field("leader").refuse(ProblemKind::disagrees, "null");
    }
    if (bids && table.bid == pregame::highest_bid) {
        auction.field("bid").refuse(ProblemKind::out_of_range,
                                    text_of({0, pregame::highest_bid - 1}));
    }
}

/// Relics that are drafted, or that come with a character, do not lie elsewhere before.
void check_relics(const Field& position, const Table& table, const CardReader& cards) {
    const auto listed = position.field("players").entries();
    const bool with_character = !table.relic_draft && !table.mysterious_relics;
    for (std::uint32_t i = 0; i < listed.size(); ++i) {
        const bool waits =
            table.relic_draft || (with_character && table.side[i].character == Character::none);
        if (waits && table.side[i].relic_count() > 0) {
            listed[i].field("relics").refuse(ProblemKind::disagrees, "[]");
        }
    }
    if (!with_character) return;
    const std::uint32_t free = pregame::free_characters(table);
    shards::relic_set.each([&](Card card) {
        const auto owner = static_cast<std::uint32_t>(facts(card).owner);
        if (cards.count(card) == 0 || ((free >> owner) & 1U) == 0) return;
        position.field("players").refuse(ProblemKind::too_many_copies, "2", "1");
    });
}

/// As many relics as picks, at most.
void check_draft(const Field& position, const Table& table) {
    std::uint32_t picks[shards::max_players] = {};
    for (std::uint32_t i = 0; i < table.picks; ++i) ++picks[index(pregame::drafter(table, i))];
    const auto listed = position.field("players").entries();
    for (std::uint32_t i = 0; i < listed.size(); ++i) {
        const std::uint32_t relics = table.side[i].relic_count();
        if (relics > picks[i]) {
            listed[i].field("relics").refuse(ProblemKind::too_many, std::to_string(relics),
                                             std::to_string(picks[i]));
        }
    }
}

bool is_in_centre_deck(const Table& table, Card card) {
    for (std::uint32_t i = 0; i < table.centre_size; ++i) {
        if (table.centre[i] == card) return true;
    }
    return false;
}

/// The extra card of the player's character, whichever it may be, is still to be had.
void check_extra(const Field& position, const Table& table) {
    const Character chosen = table.side[0].character;
    for (std::uint32_t i = 1; i <= shards::characters; ++i) {
        const auto character = static_cast<Character>(i);
        if (chosen != Character::none && chosen != character) continue;
        pregame::extras_of(table.sets, character).each([&](Card card) {
            if (is_in_centre_deck(table, card)) return;
            position.field("centre").field("deck").refuse(ProblemKind::disagrees,
                                                          excerpt(Json(id_of(card))));
        });
    }
}

/// Against Nemesis, characters are chosen until both are there; only then the extra card.
void check_nemesis(const Field& position, const Table& table) {
    const bool complete = pregame::without_character(table) == 0;
    if (complete != (table.ask == Ask::extra)) {
        const Ask follows = complete ? Ask::extra : Ask::character;
        position.field("pending").entries().back().field("ask").refuse(
            ProblemKind::disagrees, excerpt(Json(name_of(follows))));
    }
    check_extra(position, table);
}

}  // namespace

void check_setup(const Field& position, const Table& table, const CardReader& cards) {
    if (table.phase == Phase::auction) check_auction(position.field("auction"), table);
    if (table.phase == Phase::draft) check_draft(position, table);
    if (table.phase == Phase::auction || table.ask == Ask::character) {
        check_relics(position, table, cards);
    }
    const bool chooses = table.ask == Ask::character || table.ask == Ask::extra;
    if (chooses && table.mode == Mode::nemesis) check_nemesis(position, table);
}

}  // namespace lemniscate::match::shards_format
