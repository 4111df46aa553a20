#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

#include "match/derived.h"
#include "match/splendor/position.h"
#include "match/splendor/position_words.h"
#include "match/splendor/unseen.h"
#include "match/splendor/write_standing.h"
#include "match/splendor/write_tokens.h"

namespace lemniscate::match {

namespace splendor_format {

namespace {

using splendor::Card;
using splendor::Table;

JsonObject write_turn(const Table& table) {
    JsonObject turn;
    turn.add("seat", index(table.seat))
        .add("first_seat", index(table.first_seat))
        .add("phase", phases[static_cast<std::size_t>(table.phase)])
        .add("passes", table.passes)
        .add("count", table.turns);
    return turn;
}

JsonList write_row(const Table& table, std::uint32_t level) {
    JsonList row;
    for (std::uint32_t i = 0; i < splendor::row_size; ++i) {
        const Card card = table.table[level * splendor::row_size + i];
        row.add(card == Card::none ? std::nullopt : std::optional(id_of(card)));
    }
    return row;
}

JsonList write_deck(const Table& table, std::uint32_t level) {
    JsonList deck;
    for (std::uint32_t i = 0; i < table.piles.deck_size(level); ++i) {
        deck.add(id_of(table.piles.deck_card(level, i)));
    }
    return deck;
}

/// An unknown card is of a known level: the backs differ.
JsonList write_reserved(const splendor::Reserve& reserve) {
    JsonList reserved;
    for (std::uint32_t i = 0; i < reserve.cards.size(); ++i) {
        const Card card = reserve.cards[i];
        JsonObject entry;
        entry.add("card", id_of(card)).add("hidden", reserve.is_hidden(i));
        if (!is_known(card)) entry.add("level", level_of(card) + 1);
        reserved.add(entry);
    }
    return reserved;
}

JsonObject write_player(const Table& table, Seat seat) {
    JsonList characters;
    table.piles.each_recruited([&](Card card, Seat owner) {
        if (owner == seat) characters.add(id_of(card));
    });
    JsonList locations;
    for (const splendor::Conquest& conquest : table.conquests) {
        if (conquest.seat == seat) locations.add(id_of(conquest.location));
    }
    JsonObject player;
    player.add("tokens", write_tokens(table.tokens[index(seat)]))
        .add("characters", characters)
        .add("reserved", write_reserved(table.reserve[index(seat)]))
        .add("locations", locations);
    return player;
}

/// An object with what `write(level)` makes for each level.
template <class Write>
JsonObject by_level(Write&& write) {
    JsonObject json;
    for (std::uint32_t level = 0; level < splendor::levels; ++level) {
        json.add(name_of_level(level), write(level));
    }
    return json;
}

/// Adds everything that a position and a view have in common.
void write_table(const Table& table, JsonObject& json) {
    JsonList locations;
    for (splendor::Location location : table.locations) locations.add(id_of(location));
    JsonList players;
    for (std::uint32_t seat = 0; seat < table.players; ++seat) {
        players.add(write_player(table, seat_at(seat)));
    }
    json.add("options", JsonObject().add("players", table.players))
        .add("turn", write_turn(table))
        .add("supply", write_tokens(table.supply))
        .add("table", by_level([&](std::uint32_t level) { return write_row(table, level); }))
        .add("decks", by_level([&](std::uint32_t level) { return write_deck(table, level); }))
        .add("locations", locations)
        .add("avengers_tile", seat_or_null(table.tile))
        .add("players", players);
}

}  // namespace

JsonObject write_unseen(const splendor::View& view) {
    const splendor::Unseen unseen = view.unseen();
    return by_level([&unseen](std::uint32_t level) {
        std::vector<std::string_view> sorted;
        for (std::uint32_t n = splendor::level_start[level]; n < splendor::level_start[level + 1];
             ++n) {
            if (unseen[splendor::card_at(n)]) sorted.push_back(id_of(splendor::card_at(n)));
        }
        std::sort(sorted.begin(), sorted.end());
        JsonObject cards;
        for (const std::string_view id : sorted) cards.add(id, 1);
        return cards;
    });
}

}  // namespace splendor_format

JsonObject write_position(const splendor::State& state) {
    JsonObject json = begin_document(splendor::Game::id);
    splendor_format::write_table(state, json);
    json.add_all(derive(state));
    return json;
}

JsonObject write_view(const splendor::View& view) {
    JsonObject json = begin_document(splendor::Game::id);
    json.add("view", write_viewer(view.viewer(), view.is_open()));
    splendor_format::write_table(view.table(), json);
    json.add("unseen", splendor_format::write_unseen(view))
        .add("standing", splendor_format::write_standing(view.table()))
        .add("limits", splendor_format::write_limits())
        .add_all(derive(view.table()));
    return json;
}

}  // namespace lemniscate::match
