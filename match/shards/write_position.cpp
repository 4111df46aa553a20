#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "match/derived.h"
#include "match/shards/names.h"
#include "match/shards/position.h"

namespace lemniscate::match {

namespace shards_format {

namespace {

using shards::Card;
using shards::Mode;
using shards::Phase;
using shards::Side;
using shards::State;

Json card_or_null(Card card) { return card == Card::none ? Json(nullptr) : Json(id_of(card)); }

/// A list of `size` cards; `card(i)` is the one at i.
template <class CardAt>
Json write_cards(std::uint32_t size, CardAt&& card) {
    Json list = Json::array();
    for (std::uint32_t i = 0; i < size; ++i) list.push_back(id_of(card(i)));
    return list;
}

Json write_options(const State& state) {
    Json options;
    options["players"] = players_of(state);
    options["sets"] = Json::array({shards::set_ids[0]});
    if (state.with_relics) options["sets"].push_back(shards::set_ids[1]);
    options["mode"] = modes[static_cast<std::size_t>(state.mode)];
    options["row_size"] = state.row_size;
    options["auction"] = state.auction;
    options["relic_draft"] = state.relic_draft;
    options["mysterious_relics"] = state.mysterious_relics;
    return options;
}

Json write_turn(const State& state) {
    Json turn;
    turn["seat"] = index(state.seat);
    turn["first_seat"] = seat_or_null(state.first_seat);
    turn["round"] = state.round;
    turn["phase"] = phases[static_cast<std::size_t>(state.phase)];
    turn["gems"] = state.gems;
    turn["power"] = state.infinite ? Json("infinite") : Json(state.power);
    turn["focused"] = state.focused;
    turn["numeri"] = state.numeri;
    turn["talons"] = state.talons;
    turn["heart"] = state.heart;
    turn["decurion"] = state.decurion;
    turn["unshielded"] = state.unshielded;
    return turn;
}

Json write_centre(const State& state) {
    Json centre;
    centre["row"] = Json::array();
    for (std::uint32_t i = 0; i < state.row_size; ++i) {
        centre["row"].push_back(card_or_null(state.row[i]));
    }
    centre["deck"] =
        write_cards(state.centre_size, [&](std::uint32_t i) { return centre_card(state, i); });
    centre["banished"] =
        write_cards(state.banished_size, [&](std::uint32_t i) { return banished_card(state, i); });
    centre["known_bottom"] = state.known_bottom;
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

Json write_player(const State& state, Seat seat) {
    const Side& side = side_of(state, seat);
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
    if (is_nemesis(state, seat)) player["revealed"] = card_or_null(state.revealed);
    return player;
}

Json write_frame(const State& state, std::uint32_t at) {
    const shards::Frame& frame = state.pending[at];
    const bool asking = at + 1U == state.frames && standing_of(state.ask) == Standing::on_card;
    Json json;
    json["seat"] = index(state.seat);
    json["ask"] = asking ? Json(name_of(state.ask)) : Json(nullptr);
    json["card"] = id_of(frame.card);
    json["source"] = id_of(frame.source);
    json["line"] = frame.line;
    json["other"] = frame.other;
    json["test"] = tests[static_cast<std::size_t>(frame.test)];
    json["left"] = frame.left;
    json["copied"] = card_or_null(frame.copied);
    return json;
}

Json write_pending(const State& state) {
    Json pending = Json::array();
    for (std::uint32_t i = 0; i < state.frames; ++i) pending.push_back(write_frame(state, i));
    if (standing_of(state.ask) == Standing::alone) {
        Json json;
        json["seat"] = index(to_act(state));
        json["ask"] = name_of(state.ask);
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

Json write_attack(const State& state) {
    if (!has_attack(state)) return nullptr;
    Json attack;
    attack["assigned"] = Json::array();
    attack["prevented"] = Json::array();
    attack["shown"] = Json::array();
    for (std::uint32_t seat = 0; seat < state.players; ++seat) {
        attack["assigned"].push_back(state.assigned[seat]);
        attack["prevented"].push_back(state.prevented[seat]);
        attack["shown"].push_back(write_shown(state.shown[seat]));
    }
    attack["overflow"] = state.overflow;
    attack["defender"] = seat_or_null(state.defender);
    return attack;
}

Json write_auction(const State& state) {
    if (state.phase != Phase::auction) return nullptr;
    Json auction;
    auction["opener"] = seat_or_null(state.opener);
    auction["bid"] = state.bid;
    auction["leader"] = seat_or_null(state.leader);
    auction["in"] = Json::array();
    for (std::uint32_t seat = 0; seat < state.players; ++seat) {
        if (((state.bidders >> seat) & 1U) != 0) auction["in"].push_back(seat);
    }
    return auction;
}

Json write_draft(const State& state) {
    // The relics are laid out before an auction that comes first.
    if (state.phase != Phase::draft && state.pool[0] == Card::none) return nullptr;
    Json draft;
    draft["pool"] = Json::array();
    for (Card card : state.pool) {
        if (card != Card::none) draft["pool"].push_back(id_of(card));
    }
    draft["picks"] = state.picks;
    return draft;
}

/// Adds everything that a position and a view have in common.
void write_table(const State& state, Json& json) {
    json["options"] = write_options(state);
    json["turn"] = write_turn(state);
    json["centre"] = write_centre(state);
    json["players"] = Json::array();
    for (std::uint32_t seat = 0; seat < state.players; ++seat) {
        json["players"].push_back(write_player(state, seat_at(seat)));
    }
    json["pending"] = write_pending(state);
    json["attack"] = write_attack(state);
    json["auction"] = write_auction(state);
    json["draft"] = write_draft(state);
    write_derived(derive(state), json);
}

}  // namespace
}  // namespace shards_format

Json write_position(const shards::State& state) {
    Json json = begin_document(shards::Game::id);
    shards_format::write_table(state, json);
    return json;
}

Json write_view(const shards::View& view) {
    Json json = begin_document(shards::Game::id);
    json["view"]["seat"] = seat_or_null(view.viewer.seat);
    shards_format::write_table(view.table, json);
    return json;
}

}  // namespace lemniscate::match
