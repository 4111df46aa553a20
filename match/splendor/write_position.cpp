#include <string>
#include <utility>

#include "match/derived.h"
#include "match/splendor/names.h"
#include "match/splendor/position.h"

namespace lemniscate::match {

namespace splendor_format {

namespace {

using splendor::Card;
using splendor::State;

Json write_tokens(Lanes held) {
    Json json;
    for (splendor::Token token : tokens) json[name_of(token)] = held[lane(token)];
    return json;
}

Json write_turn(const State& state) {
    Json turn;
    turn["seat"] = index(state.seat);
    turn["first_seat"] = index(state.first_seat);
    turn["phase"] = phases[static_cast<std::size_t>(state.phase)];
    turn["passes"] = state.passes;
    turn["count"] = state.turns;
    return turn;
}

Json write_row(const State& state, std::uint32_t level) {
    Json row = Json::array();
    for (std::uint32_t i = 0; i < splendor::row_size; ++i) {
        const Card card = state.table[level * splendor::row_size + i];
        row.push_back(card == Card::none ? Json(nullptr) : Json(id_of(card)));
    }
    return row;
}

Json write_deck(const State& state, std::uint32_t level) {
    Json deck = Json::array();
    for (std::uint32_t i = 0; i < state.piles.deck_size(level); ++i) {
        deck.push_back(id_of(state.piles.deck_card(level, i)));
    }
    return deck;
}

/// An unknown card is of a known level: the backs differ.
Json write_reserved(const splendor::Reserve& reserve) {
    Json reserved = Json::array();
    for (std::uint32_t i = 0; i < reserve.cards.size(); ++i) {
        const Card card = reserve.cards[i];
        Json entry;
        entry["card"] = id_of(card);
        entry["hidden"] = reserve.is_hidden(i);
        if (!is_known(card)) entry["level"] = level_of(card) + 1;
        reserved.push_back(std::move(entry));
    }
    return reserved;
}

Json write_player(const State& state, Seat seat) {
    Json player;
    player["tokens"] = write_tokens(state.tokens[index(seat)]);
    Json characters = Json::array();
    state.piles.each_recruited([&](Card card, Seat owner) {
        if (owner == seat) characters.push_back(id_of(card));
    });
    player["characters"] = std::move(characters);
    player["reserved"] = write_reserved(state.reserve[index(seat)]);
    Json locations = Json::array();
    for (const splendor::Conquest& conquest : state.conquests) {
        if (conquest.seat == seat) locations.push_back(id_of(conquest.location));
    }
    player["locations"] = std::move(locations);
    return player;
}

/// Adds everything that a position and a view have in common.
void write_table(const State& state, Json& json) {
    json["options"]["players"] = state.players;
    json["turn"] = write_turn(state);
    json["supply"] = write_tokens(state.supply);
    for (std::uint32_t level = 0; level < splendor::levels; ++level) {
        json["table"][name_of_level(level)] = write_row(state, level);
    }
    for (std::uint32_t level = 0; level < splendor::levels; ++level) {
        json["decks"][name_of_level(level)] = write_deck(state, level);
    }
    json["locations"] = Json::array();
    for (splendor::Location location : state.locations) {
        json["locations"].push_back(id_of(location));
    }
    json["avengers_tile"] = seat_or_null(state.tile);
    json["players"] = Json::array();
    for (std::uint32_t seat = 0; seat < state.players; ++seat) {
        json["players"].push_back(write_player(state, seat_at(seat)));
    }
    write_derived(derive(state), json);
}

}  // namespace
}  // namespace splendor_format

Json write_position(const splendor::State& state) {
    Json json = begin_document(splendor::Game::id);
    splendor_format::write_table(state, json);
    return json;
}

Json write_view(const splendor::View& view) {
    Json json = begin_document(splendor::Game::id);
    json["view"]["seat"] = seat_or_null(view.viewer.seat);
    splendor_format::write_table(view.table, json);
    return json;
}

}  // namespace lemniscate::match
