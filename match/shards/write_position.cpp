#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "match/derived.h"
#include "match/shards/parts.h"
#include "match/shards/position.h"
#include "match/shards/position_words.h"

namespace lemniscate::match {

namespace shards_format {

namespace {

using shards::Card;
using shards::Mode;
using shards::Phase;
using shards::Side;
using shards::Table;

std::optional<std::string_view> card_or_null(Card card) {
    return card == Card::none ? std::nullopt : std::optional(id_of(card));
}

/// A list of `size` cards; `card(i)` is the one at i.
template <class CardAt>
JsonList write_cards(std::uint32_t size, CardAt&& card) {
    JsonList list;
    for (std::uint32_t i = 0; i < size; ++i) list.add(id_of(card(i)));
    return list;
}

JsonObject write_options(const Table& table) {
    JsonList sets;
    for (std::uint32_t i = 0; i < shards::set_count; ++i) {
        if (table.sets.has(shards::set_at(i))) sets.add(shards::set_ids[i]);
    }
    JsonObject options;
    options.add("players", players_of(table))
        .add("sets", sets)
        .add("mode", modes[static_cast<std::size_t>(table.mode)])
        .add("row_size", table.row_size)
        .add("auction", table.auction)
        .add("relic_draft", table.relic_draft)
        .add("mysterious_relics", table.mysterious_relics);
    return options;
}

JsonList write_lasting(const Table& table) {
    JsonList lasting;
    for (const Card card : by_id) {
        if (!shards::lasting_set.has(card)) continue;
        const std::uint32_t count = table.lasting[shards::lasting_table.kind_of[number(card)]];
        if (count > 0) lasting.add(JsonObject().add("card", id_of(card)).add("count", count));
    }
    return lasting;
}

JsonObject write_turn(const Table& table) {
    JsonObject turn;
    turn.add("seat", index(table.seat))
        .add("first_seat", seat_or_null(table.first_seat))
        .add("round", table.round)
        .add("phase", phases[static_cast<std::size_t>(table.phase)])
        .add("gems", table.gems);
    if (table.infinite) {
        turn.add("power", "infinite");
    } else {
        turn.add("power", table.power);
    }
    turn.add("focused", table.focused).add("lasting", write_lasting(table));
    return turn;
}

JsonObject write_centre(const Table& table) {
    JsonList row;
    for (std::uint32_t i = 0; i < table.row_size; ++i) row.add(card_or_null(table.row[i]));
    JsonObject centre;
    centre.add("row", row)
        .add("deck",
             write_cards(table.centre_size, [&](std::uint32_t i) { return centre_card(table, i); }))
        .add("banished", write_cards(table.banished_size,
                                     [&](std::uint32_t i) { return banished_card(table, i); }))
        .add("known_bottom", table.known_bottom);
    return centre;
}

/// Cards of the hand that everybody knows, sorted by id.
JsonList write_seen(const Side& side) {
    std::vector<Card> seen;
    for (std::uint32_t i = 0; i < side.hand_size; ++i) {
        if (side.hand(i).marked()) seen.push_back(side.hand(i).card());
    }
    std::sort(seen.begin(), seen.end(), [](Card a, Card b) { return id_of(a) < id_of(b); });
    return write_cards(static_cast<std::uint32_t>(seen.size()),
                       [&](std::uint32_t i) { return seen[i]; });
}

JsonList write_champions(const Side& side) {
    JsonList champions;
    for (std::uint32_t i = 0; i < side.champion_count; ++i) {
        champions.add(JsonObject()
                          .add("card", id_of(side.champion(i)))
                          .add("exhausted", side.is_exhausted(i))
                          .add("played_now", side.is_played_now(i)));
    }
    return champions;
}

JsonList write_played(const Side& side) {
    JsonList played;
    for (std::uint32_t i = 0; i < side.played_size; ++i) {
        played.add(JsonObject()
                       .add("card", id_of(side.played(i).card()))
                       .add("fast", side.played(i).marked()));
    }
    return played;
}

JsonObject write_player(const Table& table, Seat seat) {
    const Side& side = side_of(table, seat);
    const bool has_character = side.character != shards::Character::none;
    JsonObject player;
    player.add("character", has_character ? std::optional(id_of(side.character)) : std::nullopt)
        .add("health", side.health)
        .add("mastery", side.mastery)
        .add("hand",
             write_cards(side.hand_size, [&](std::uint32_t i) { return side.hand(i).card(); }))
        .add("seen", write_seen(side))
        .add("deck", write_cards(side.deck_size, [&](std::uint32_t i) { return side.deck(i); }))
        .add("discard",
             write_cards(side.discard_size, [&](std::uint32_t i) { return side.discard(i); }))
        .add("champions", write_champions(side))
        .add("played", write_played(side))
        .add("relics",
             write_cards(side.relic_count(), [&](std::uint32_t i) { return side.relics[i]; }))
        .add("relic_recruited", side.relic_recruited)
        .add("relic_earned", side.relic_earned);
    if (is_nemesis(table, seat)) player.add("revealed", card_or_null(table.revealed));
    return player;
}

JsonObject write_frame(const Table& table, std::uint32_t at) {
    const shards::Frame& frame = table.pending[at];
    const bool asking = at + 1U == table.frames && standing_of(table.ask) == PendingPlace::on_card;
    JsonObject json;
    json.add("seat", index(table.seat))
        .add("ask", asking ? std::optional(name_of(table.ask)) : std::nullopt)
        .add("card", id_of(frame.card))
        .add("source", id_of(frame.source))
        .add("line", frame.line)
        .add("other", frame.other)
        .add("test", tests[static_cast<std::size_t>(frame.test)])
        .add("left", frame.left)
        .add("copied", card_or_null(frame.copied));
    return json;
}

JsonList write_pending(const Table& table) {
    JsonList pending;
    for (std::uint32_t i = 0; i < table.frames; ++i) pending.add(write_frame(table, i));
    if (standing_of(table.ask) == PendingPlace::alone) {
        pending.add(JsonObject().add("seat", index(to_act(table))).add("ask", name_of(table.ask)));
    }
    return pending;
}

/// Shield cards in the order in which a move names them.
JsonList write_shown(std::uint32_t shown) {
    JsonList cards;
    for (std::uint32_t kind = 0; kind < shards::shield_kinds; ++kind) {
        for (std::uint32_t i = shards::shield_count(shown, kind); i > 0; --i) {
            cards.add(id_of(shards::shield_kind[kind]));
        }
    }
    return cards;
}

std::optional<JsonObject> write_attack(const Table& table) {
    if (!has_attack(table)) return std::nullopt;
    JsonList assigned;
    JsonList prevented;
    JsonList shown;
    for (std::uint32_t seat = 0; seat < table.players; ++seat) {
        assigned.add(table.assigned[seat]);
        prevented.add(table.prevented[seat]);
        shown.add(write_shown(table.shown[seat]));
    }
    JsonObject attack;
    attack.add("assigned", assigned)
        .add("prevented", prevented)
        .add("shown", shown)
        .add("overflow", table.overflow)
        .add("defender", seat_or_null(table.defender));
    return attack;
}

std::optional<JsonObject> write_auction(const Table& table) {
    if (table.phase != Phase::auction) return std::nullopt;
    JsonList in;
    for (std::uint32_t seat = 0; seat < table.players; ++seat) {
        if (((table.bidders >> seat) & 1U) != 0) in.add(seat);
    }
    JsonObject auction;
    auction.add("opener", seat_or_null(table.opener))
        .add("bid", table.bid)
        .add("leader", seat_or_null(table.leader))
        .add("in", in);
    return auction;
}

std::optional<JsonObject> write_draft(const Table& table) {
    // The relics are laid out before an auction that comes first.
    if (table.phase != Phase::draft && table.pool[0] == Card::none) return std::nullopt;
    JsonList pool;
    for (Card card : table.pool) {
        if (card != Card::none) pool.add(id_of(card));
    }
    JsonObject draft;
    draft.add("pool", pool).add("picks", table.picks);
    return draft;
}

/// How many of each card are somewhere out of sight.
JsonObject write_counts(const shards::Counts& counts) {
    JsonObject json;
    for (const Card card : by_id) {
        const std::uint32_t count = counts.of[number(card)];
        if (count > 0) json.add(id_of(card), count);
    }
    return json;
}

JsonObject write_unseen(const shards::View& view) {
    JsonList players;
    for (std::uint32_t seat = 0; seat < view.table().players; ++seat) {
        players.add(write_counts(view.unseen(seat_at(seat))));
    }
    JsonObject unseen;
    unseen.add("centre", write_counts(view.unseen_centre()))
        .add("players", players)
        .add("relics", write_counts(view.unseen_relics()));
    return unseen;
}

/// Adds everything that a position and a view have in common.
void write_table(const Table& table, JsonObject& json) {
    JsonList players;
    for (std::uint32_t seat = 0; seat < table.players; ++seat) {
        players.add(write_player(table, seat_at(seat)));
    }
    json.add("options", write_options(table))
        .add("turn", write_turn(table))
        .add("centre", write_centre(table))
        .add("players", players)
        .add("pending", write_pending(table))
        .add("attack", write_attack(table))
        .add("auction", write_auction(table))
        .add("draft", write_draft(table));
}

}  // namespace
}  // namespace shards_format

JsonObject write_position(const shards::State& state) {
    JsonObject json = begin_document(shards::Game::id);
    shards_format::write_table(state, json);
    json.add_all(derive(state));
    return json;
}

JsonObject write_view(const shards::View& view) {
    JsonObject json = begin_document(shards::Game::id);
    json.add("view", write_viewer(view.viewer(), view.is_open()));
    shards_format::write_table(view.table(), json);
    json.add("unseen", shards_format::write_unseen(view)).add_all(derive(view.table()));
    return json;
}

}  // namespace lemniscate::match
