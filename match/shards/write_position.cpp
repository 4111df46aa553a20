#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "match/derived.h"
#include "match/shards/names.h"
#include "match/shards/parts.h"
#include "match/shards/position.h"

namespace lemniscate::match {

namespace shards_format {

namespace {

using shards::Card;
using shards::Mode;
using shards::Phase;
using shards::Side;
using shards::Table;

Json card_or_null(Card card) { return card == Card::none ? Json(nullptr) : Json(id_of(card)); }

/// A list of `size` cards; `card(i)` is the one at i.
template <class CardAt>
Json write_cards(std::uint32_t size, CardAt&& card) {
    Json list = Json::array();
    for (std::uint32_t i = 0; i < size; ++i) list.push_back(id_of(card(i)));
    return list;
}

Json write_options(const Table& table) {
    Json options;
    options["players"] = players_of(table);
    options["sets"] = Json::array();
    for (std::uint32_t i = 0; i < shards::set_count; ++i) {
        if (table.sets.has(shards::set_at(i))) options["sets"].push_back(shards::set_ids[i]);
    }
    options["mode"] = modes[static_cast<std::size_t>(table.mode)];
    options["row_size"] = table.row_size;
    options["auction"] = table.auction;
    options["relic_draft"] = table.relic_draft;
    options["mysterious_relics"] = table.mysterious_relics;
    return options;
}

Json write_turn(const Table& table) {
    Json turn;
    turn["seat"] = index(table.seat);
    turn["first_seat"] = seat_or_null(table.first_seat);
    turn["round"] = table.round;
    turn["phase"] = phases[static_cast<std::size_t>(table.phase)];
    turn["gems"] = table.gems;
    turn["power"] = table.infinite ? Json("infinite") : Json(table.power);
    turn["focused"] = table.focused;
    turn["lasting"] = Json::array();
    each_by_id(shards::lasting_set, [&](Card card) {
        const std::uint32_t count = table.lasting[shards::lasting_table.kind_of[number(card)]];
        if (count == 0) return;
        Json entry;
        entry["card"] = id_of(card);
        entry["count"] = count;
        turn["lasting"].push_back(std::move(entry));
    });
    return turn;
}

Json write_centre(const Table& table) {
    Json centre;
    centre["row"] = Json::array();
    for (std::uint32_t i = 0; i < table.row_size; ++i) {
        centre["row"].push_back(card_or_null(table.row[i]));
    }
    centre["deck"] =
        write_cards(table.centre_size, [&](std::uint32_t i) { return centre_card(table, i); });
    centre["banished"] =
        write_cards(table.banished_size, [&](std::uint32_t i) { return banished_card(table, i); });
    centre["known_bottom"] = table.known_bottom;
    return centre;
}

/// Cards of the hand that everybody knows, sorted by id.
Json write_seen(const Side& side) {
    std::vector<Card> seen;
    for (std::uint32_t i = 0; i < side.hand_size; ++i) {
        if (side.hand(i).marked()) seen.push_back(side.hand(i).card());
    }
    std::sort(seen.begin(), seen.end(), [](Card a, Card b) { return id_of(a) < id_of(b); });
    return write_cards(static_cast<std::uint32_t>(seen.size()),
                       [&](std::uint32_t i) { return seen[i]; });
}

Json write_champions(const Side& side) {
    Json champions = Json::array();
    for (std::uint32_t i = 0; i < side.champion_count; ++i) {
        Json champion;
        champion["card"] = id_of(side.champion(i));
        champion["exhausted"] = side.is_exhausted(i);
        champion["played_now"] = side.is_played_now(i);
        champions.push_back(std::move(champion));
    }
    return champions;
}

Json write_played(const Side& side) {
    Json played = Json::array();
    for (std::uint32_t i = 0; i < side.played_size; ++i) {
        Json entry;
        entry["card"] = id_of(side.played(i).card());
        entry["fast"] = side.played(i).marked();
        played.push_back(std::move(entry));
    }
    return played;
}

Json write_player(const Table& table, Seat seat) {
    const Side& side = side_of(table, seat);
    Json player;
    player["character"] =
        side.character == shards::Character::none ? Json(nullptr) : Json(id_of(side.character));
    player["health"] = side.health;
    player["mastery"] = side.mastery;
    player["hand"] =
        write_cards(side.hand_size, [&](std::uint32_t i) { return side.hand(i).card(); });
    player["seen"] = write_seen(side);
    player["deck"] = write_cards(side.deck_size, [&](std::uint32_t i) { return side.deck(i); });
    player["discard"] =
        write_cards(side.discard_size, [&](std::uint32_t i) { return side.discard(i); });
    player["champions"] = write_champions(side);
    player["played"] = write_played(side);
    player["relics"] =
        write_cards(side.relic_count(), [&](std::uint32_t i) { return side.relics[i]; });
    player["relic_recruited"] = side.relic_recruited;
    player["relic_earned"] = side.relic_earned;
    if (is_nemesis(table, seat)) player["revealed"] = card_or_null(table.revealed);
    return player;
}

Json write_frame(const Table& table, std::uint32_t at) {
    const shards::Frame& frame = table.pending[at];
    const bool asking = at + 1U == table.frames && standing_of(table.ask) == Standing::on_card;
    Json json;
    json["seat"] = index(table.seat);
    json["ask"] = asking ? Json(name_of(table.ask)) : Json(nullptr);
    json["card"] = id_of(frame.card);
    json["source"] = id_of(frame.source);
    json["line"] = frame.line;
    json["other"] = frame.other;
    json["test"] = tests[static_cast<std::size_t>(frame.test)];
    json["left"] = frame.left;
    json["copied"] = card_or_null(frame.copied);
    return json;
}

Json write_pending(const Table& table) {
    Json pending = Json::array();
    for (std::uint32_t i = 0; i < table.frames; ++i) pending.push_back(write_frame(table, i));
    if (standing_of(table.ask) == Standing::alone) {
        Json json;
        json["seat"] = index(to_act(table));
        json["ask"] = name_of(table.ask);
        pending.push_back(std::move(json));
    }
    return pending;
}

/// Shield cards in the order in which a move names them.
Json write_shown(std::uint32_t shown) {
    Json cards = Json::array();
    for (std::uint32_t kind = 0; kind < shards::shield_kinds; ++kind) {
        for (std::uint32_t i = shards::shield_count(shown, kind); i > 0; --i) {
            cards.push_back(id_of(shards::shield_kind[kind]));
        }
    }
    return cards;
}

Json write_attack(const Table& table) {
    if (!has_attack(table)) return nullptr;
    Json attack;
    attack["assigned"] = Json::array();
    attack["prevented"] = Json::array();
    attack["shown"] = Json::array();
    for (std::uint32_t seat = 0; seat < table.players; ++seat) {
        attack["assigned"].push_back(table.assigned[seat]);
        attack["prevented"].push_back(table.prevented[seat]);
        attack["shown"].push_back(write_shown(table.shown[seat]));
    }
    attack["overflow"] = table.overflow;
    attack["defender"] = seat_or_null(table.defender);
    return attack;
}

Json write_auction(const Table& table) {
    if (table.phase != Phase::auction) return nullptr;
    Json auction;
    auction["opener"] = seat_or_null(table.opener);
    auction["bid"] = table.bid;
    auction["leader"] = seat_or_null(table.leader);
    auction["in"] = Json::array();
    for (std::uint32_t seat = 0; seat < table.players; ++seat) {
        if (((table.bidders >> seat) & 1U) != 0) auction["in"].push_back(seat);
    }
    return auction;
}

Json write_draft(const Table& table) {
    // The relics are laid out before an auction that comes first.
    if (table.phase != Phase::draft && table.pool[0] == Card::none) return nullptr;
    Json draft;
    draft["pool"] = Json::array();
    for (Card card : table.pool) {
        if (card != Card::none) draft["pool"].push_back(id_of(card));
    }
    draft["picks"] = table.picks;
    return draft;
}

/// How many of each card are somewhere out of sight.
Json write_counts(const shards::Counts& counts) {
    Json json = Json::object();
    each_by_id(CardReader::every_card, [&](Card card) {
        if (counts.of[number(card)] > 0) json[std::string(id_of(card))] = counts.of[number(card)];
    });
    return json;
}

Json write_unseen(const shards::View& view) {
    Json unseen;
    unseen["centre"] = write_counts(view.unseen_centre());
    unseen["players"] = Json::array();
    for (std::uint32_t seat = 0; seat < view.table().players; ++seat) {
        unseen["players"].push_back(write_counts(view.unseen(seat_at(seat))));
    }
    unseen["relics"] = write_counts(view.unseen_relics());
    return unseen;
}

/// Adds everything that a position and a view have in common.
void write_table(const Table& table, Json& json) {
    json["options"] = write_options(table);
    json["turn"] = write_turn(table);
    json["centre"] = write_centre(table);
    json["players"] = Json::array();
    for (std::uint32_t seat = 0; seat < table.players; ++seat) {
        json["players"].push_back(write_player(table, seat_at(seat)));
    }
    json["pending"] = write_pending(table);
    json["attack"] = write_attack(table);
    json["auction"] = write_auction(table);
    json["draft"] = write_draft(table);
}

}  // namespace
}  // namespace shards_format

Json write_position(const shards::State& state) {
    Json json = begin_document(shards::Game::id);
    shards_format::write_table(state, json);
    write_derived(derive(state), json);
    return json;
}

Json write_view(const shards::View& view) {
    Json json = begin_document(shards::Game::id);
    json["view"]["seat"] = seat_or_null(view.viewer().seat);
    shards_format::write_table(view.table(), json);
    json["unseen"] = shards_format::write_unseen(view);
    write_derived(derive(view.table()), json);
    return json;
}

}  // namespace lemniscate::match
