#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "match/derived.h"
#include "match/splendor/names.h"
#include "match/splendor/position.h"
#include "match/splendor/unseen.h"
#include "match/splendor/write_tokens.h"

namespace lemniscate::match {

namespace splendor_format {

namespace {

using splendor::Card;
using splendor::Table;

Json write_turn(const Table& table) {
    Json turn;
    turn["seat"] = index(table.seat);
    turn["first_seat"] = index(table.first_seat);
    turn["phase"] = phases[static_cast<std::size_t>(table.phase)];
    turn["passes"] = table.passes;
    turn["count"] = table.turns;
    return turn;
}

Json write_row(const Table& table, std::uint32_t level) {
    Json row = Json::array();
    for (std::uint32_t i = 0; i < splendor::row_size; ++i) {
        const Card card = table.table[level * splendor::row_size + i];
        row.push_back(card == Card::none ? Json(nullptr) : Json(id_of(card)));
    }
    return row;
}

Json write_deck(const Table& table, std::uint32_t level) {
    Json deck = Json::array();
    for (std::uint32_t i = 0; i < table.piles.deck_size(level); ++i) {
        deck.push_back(id_of(table.piles.deck_card(level, i)));
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

Json write_player(const Table& table, Seat seat) {
    Json player;
    player["tokens"] = write_tokens(table.tokens[index(seat)]);
    Json characters = Json::array();
    table.piles.each_recruited([&](Card card, Seat owner) {
        if (owner == seat) characters.push_back(id_of(card));
    });
    player["characters"] = std::move(characters);
    player["reserved"] = write_reserved(table.reserve[index(seat)]);
    Json locations = Json::array();
    for (const splendor::Conquest& conquest : table.conquests) {
        if (conquest.seat == seat) locations.push_back(id_of(conquest.location));
    }
    player["locations"] = std::move(locations);
    return player;
}

/// Adds everything that a position and a view have in common.
void write_table(const Table& table, Json& json) {
    json["options"]["players"] = table.players;
    json["turn"] = write_turn(table);
    json["supply"] = write_tokens(table.supply);
    for (std::uint32_t level = 0; level < splendor::levels; ++level) {
        json["table"][name_of_level(level)] = write_row(table, level);
    }
    for (std::uint32_t level = 0; level < splendor::levels; ++level) {
        json["decks"][name_of_level(level)] = write_deck(table, level);
    }
    json["locations"] = Json::array();
    for (splendor::Location location : table.locations) {
        json["locations"].push_back(id_of(location));
    }
    json["avengers_tile"] = seat_or_null(table.tile);
    json["players"] = Json::array();
    for (std::uint32_t seat = 0; seat < table.players; ++seat) {
        json["players"].push_back(write_player(table, seat_at(seat)));
    }
}

}  // namespace

Json write_unseen(const splendor::View& view) {
    const splendor::Unseen unseen = view.unseen();
    Json json;
    for (std::uint32_t level = 0; level < splendor::levels; ++level) {
        std::map<std::string_view, int> sorted;
        for (std::uint32_t n = splendor::level_start[level]; n < splendor::level_start[level + 1];
             ++n) {
            if (unseen[splendor::card_at(n)]) sorted[id_of(splendor::card_at(n))] = 1;
        }
        Json& cards = json[name_of_level(level)] = Json::object();
        for (const auto& [id, count] : sorted) cards[std::string(id)] = count;
    }
    return json;
}

}  // namespace splendor_format

Json write_position(const splendor::State& state) {
    Json json = begin_document(splendor::Game::id);
    splendor_format::write_table(state, json);
    write_derived(derive(state), json);
    return json;
}

Json write_view(const splendor::View& view) {
    Json json = begin_document(splendor::Game::id);
    json["view"]["seat"] = seat_or_null(view.viewer().seat);
    splendor_format::write_table(view.table(), json);
    json["unseen"] = splendor_format::write_unseen(view);
    write_derived(derive(view.table()), json);
    return json;
}

}  // namespace lemniscate::match
