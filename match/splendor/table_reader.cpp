#include "match/splendor/table_reader.h"

#include <algorithm>
#include <vector>

#include "match/derived.h"
#include "match/json.h"
#include "match/path.h"
#include "match/splendor/position.h"
#include "match/splendor/position_words.h"

namespace lemniscate::match::splendor_format {

using splendor::Card;
using splendor::Location;
using splendor::Phase;
using splendor::Token;

void TableReader::read_position() {
    const Fields position =
        document_.fields({"format", "game", "options", "turn", "supply", "table", "decks",
                          "locations", "avengers_tile", "players", "to_act", "decision", "result"});
    read_options(position["options"], position["players"].entries().size());
    read_table(position);
    fill_supply(position["supply"]);
    check_table();
}

Viewer TableReader::read_view() {
    const Fields view =
        document_.fields({"format", "game", "view", "options", "turn", "supply", "table", "decks",
                          "locations", "avengers_tile", "players", "unseen", "standing", "limits",
                          "to_act", "decision", "result"});
    viewer_ = spectator;
    read_options(part(view, "options"), view["players"].entries().size());
    read_viewer(view["view"]);
    read_table(view);
    for (const std::string_view derived : {"unseen", "to_act", "decision"}) part(view, derived);
    check_table();
    return *viewer_;
}

void TableReader::read_table(const Fields& document) {
    read_turn(part(document, "turn"));
    read_supply(part(document, "supply"));
    read_rows(part(document, "table"));
    read_decks(part(document, "decks"));
    for (const Field& entry : part(document, "locations").entries()) {
        if (const auto location = read_location(entry)) table_.locations.push(*location);
    }
    read_avengers_tile(part(document, "avengers_tile"));
    read_players(part(document, "players"));
}

/// What can be judged only when all of it is known to make sense by itself.
void TableReader::check_table() {
    if (problem_) return;
    check_phase(document_.field("turn"));
    check_room(document_.field("decks"));
    check_derived(document_, derive(table_));
}

Field TableReader::part(const Fields& of, std::string_view name) const {
    const Field field = of[name];
    return viewer_ ? field.required() : field;
}

void TableReader::read_options(const Field& options, std::size_t listed) {
    const Range range{splendor::min_players, splendor::max_players};
    OptionValues values = read_option_values(option_rules(splendor::Game{}), options);
    part(Fields(options), "players");
    count_players(values, options, listed, range);
    table_.players = static_cast<std::uint8_t>(values.number("players", range.low));
}

void TableReader::read_viewer(const Field& field) {
    const Fields view = field.fields({"seat", "open"});
    open_ = view["open"].flag(false);
    const Field seat = part(view, "seat");
    if (!seat.is_null()) viewer_ = Viewer{seat_at(seat.number(seat_range(), 0))};
    // What is open is open to everybody.
    if (open_ && viewer_->seat != Seat::none) {
        seat.refuse(ProblemKind::disagrees, excerpt(Json(nullptr)));
    }
}

void TableReader::read_turn(const Field& field) {
    const Fields turn = field.fields({"seat", "first_seat", "phase", "passes", "count"});
    table_.first_seat = seat_at(part(turn, "first_seat").number(seat_range(), 0));
    table_.seat = seat_at(part(turn, "seat").number(seat_range(), index(table_.first_seat)));
    table_.phase = static_cast<Phase>(part(turn, "phase").word(phases, 0));
    // No round begins when all have passed, or above the limit; one that has begun is finished.
    const bool begins = table_.phase == Phase::action && table_.seat == table_.first_seat;
    const std::uint32_t most_passes = begins ? table_.players - 1U : table_.players;
    table_.passes = static_cast<std::uint8_t>(part(turn, "passes").number({0, most_passes}, 0));
    const std::uint32_t of_this_round =
        (table_.players + index(table_.seat) - index(table_.first_seat)) % table_.players +
        (table_.phase == Phase::over ? 1U : 0U);
    table_.turns = part(turn, "count").number({0, splendor::turn_limit + of_this_round}, 0);
}

Fields TableReader::token_fields(const Field& field) const {
    return field.fields({name_of(Token::yellow), name_of(Token::purple), name_of(Token::blue),
                         name_of(Token::red), name_of(Token::orange), name_of(Token::green),
                         name_of(Token::grey)});
}

/// A number of tokens of one kind; all those of the table together are no more than the game has.
/// `most` is what this place may hold of them.
std::uint32_t TableReader::read_tokens(const Field& field, Token token, std::uint32_t most) {
    const std::uint32_t in_game = splendor::tokens_in_game(token, table_.players);
    const std::optional<std::int64_t> found = field.integer();
    if (!found) return 0;
    if (*found < 0 || (*found > most && *found <= in_game)) {
        field.refuse(ProblemKind::out_of_range, text_of({0, most}));
        return 0;
    }
    std::uint32_t& counted = counted_[lane(token)];
    const std::uint64_t together = static_cast<std::uint64_t>(*found) + counted;
    if (together > in_game) {
        field.refuse(ProblemKind::too_many_tokens, std::to_string(together),
                     std::to_string(in_game));
        return 0;
    }
    counted = static_cast<std::uint32_t>(together);
    return static_cast<std::uint32_t>(*found);
}

void TableReader::read_supply(const Field& field) {
    const Fields supply = token_fields(field);
    for (Token token : tokens) {
        const std::uint32_t most = splendor::tokens_in_game(token, table_.players);
        table_.supply.set(lane(token), read_tokens(part(supply, name_of(token)), token, most));
    }
}

/// Where the supply says nothing, it is what the players' tokens leave.
void TableReader::fill_supply(const Field& field) {
    for (Token token : tokens) {
        if (!field.field(name_of(token)).is_missing()) continue;
        const std::uint32_t in_game = splendor::tokens_in_game(token, table_.players);
        table_.supply.set(lane(token), in_game - counted_[lane(token)]);
    }
}

/// The card that a field names, or Card::none when there is something wrong with it.
Card TableReader::read_card(const Field& field) {
    const std::string id = field.required().text();
    const Card card = splendor::find_card(id);
    if (card == Card::none) {
        field.refuse(ProblemKind::unknown_card, {});
        return card;
    }
    std::string& place = card_places_[number(card)];
    if (!place.empty()) {
        field.refuse(ProblemKind::card_twice, place);
        return Card::none;
    }
    place = field.path();
    return card;
}

Card TableReader::read_card_of_level(const Field& field, std::uint32_t level) {
    const Card card = read_card(field);
    if (card == Card::none || level_of(card) == level) return card;
    field.refuse(ProblemKind::card_wrong_place, name_of_level(level_of(card)));
    return Card::none;
}

/// A card that the viewer of a view cannot know.
void TableReader::read_unknown_card(const Field& field) const {
    constexpr std::string_view words[] = {unknown};
    field.required().word(words, 0);
}

void TableReader::read_rows(const Field& field) {
    const Fields table = field.fields({"1", "2", "3"});
    std::fill(std::begin(table_.table), std::end(table_.table), Card::none);
    for (std::uint32_t level = 0; level < splendor::levels; ++level) {
        read_row(part(table, name_of_level(level)), level);
    }
}

void TableReader::read_row(const Field& field, std::uint32_t level) {
    const std::vector<Field> entries = field.entries_up_to(splendor::row_size);
    if (viewer_ && entries.size() < splendor::row_size) {
        field.refuse(ProblemKind::out_of_range, std::to_string(entries.size()),
                     std::to_string(splendor::row_size));
    }
    std::uint32_t slot = level * splendor::row_size;
    for (const Field& entry : entries) {
        if (!entry.is_null()) table_.table[slot] = read_card_of_level(entry, level);
        ++slot;
    }
}

void TableReader::read_decks(const Field& field) {
    const Fields decks = field.fields({"1", "2", "3"});
    for (std::uint32_t level = 0; level < splendor::levels; ++level) {
        const Field deck = part(decks, name_of_level(level));
        if (hides()) {
            read_hidden_deck(deck, level);
        } else {
            read_deck(deck, level);
        }
    }
}

void TableReader::read_deck(const Field& field, std::uint32_t level) {
    std::vector<Card> deck;
    for (const Field& entry : field.entries()) {
        const Card card = read_card_of_level(entry, level);
        if (card != Card::none) deck.push_back(card);
    }
    table_.piles.set_deck_size(level, static_cast<std::uint32_t>(deck.size()));
    for (std::uint32_t i = 0; i < deck.size(); ++i) table_.piles.set_deck_card(level, i, deck[i]);
}

void TableReader::read_hidden_deck(const Field& field, std::uint32_t level) {
    const std::vector<Field> entries = field.entries_up_to(splendor::level_size(level));
    table_.piles.set_deck_size(level, static_cast<std::uint32_t>(entries.size()));
    for (std::uint32_t i = 0; i < entries.size(); ++i) {
        read_unknown_card(entries[i]);
        table_.piles.set_deck_card(level, i, splendor::unknown_card(level));
    }
}

/// A location in the row or with a player: a tile has one side up, and there are as many tiles as
/// players.
std::optional<Location> TableReader::read_location(const Field& field) {
    const std::string id = field.text();
    std::uint32_t found = 0;
    while (found < splendor::locations && id_of(splendor::location_at(found)) != id) ++found;
    if (found == splendor::locations) {
        field.refuse(ProblemKind::unknown_location, {});
        return {};
    }
    const Location location = splendor::location_at(found);
    std::string& place = tile_places_[tile_of(location)];
    if (!place.empty()) {
        field.refuse(ProblemKind::location_twice, place);
        return {};
    }
    place = field.path();
    if (++tiles_ > table_.players) {
        field.refuse(ProblemKind::too_many, std::to_string(tiles_), std::to_string(table_.players));
        return {};
    }
    return location;
}

void TableReader::read_avengers_tile(const Field& field) {
    const std::uint32_t nobody = index(Seat::none);
    table_.tile = field.is_null() ? Seat::none : seat_at(field.number(seat_range(), nobody));
}

void TableReader::read_players(const Field& field) {
    const std::vector<Field> entries = field.entries_up_to(table_.players);
    if (viewer_ && entries.size() < table_.players) {
        field.refuse(ProblemKind::out_of_range, std::to_string(entries.size()),
                     std::to_string(table_.players));
    }
    std::uint32_t seat = 0;
    for (const Field& entry : entries) read_player(entry, seat_at(seat++));
}

void TableReader::read_player(const Field& field, Seat seat) {
    const Fields player = field.fields({"tokens", "characters", "reserved", "locations"});
    const Fields held = token_fields(part(player, "tokens"));
    for (Token token : tokens) {
        const std::uint32_t most =
            token == Token::green ? 1 : splendor::tokens_in_game(token, table_.players);
        table_.tokens[index(seat)].set(lane(token),
                                       read_tokens(part(held, name_of(token)), token, most));
    }
    for (const Field& entry : part(player, "characters").entries()) {
        const Card card = read_card(entry);
        if (card != Card::none) splendor::steps::recruit_card(table_, card, seat);
    }
    for (const Field& entry : part(player, "reserved").entries_up_to(splendor::max_reserved)) {
        read_reserved(entry, seat);
    }
    for (const Field& entry : part(player, "locations").entries()) {
        const std::optional<Location> location = read_location(entry);
        if (location) splendor::steps::conquer(table_, *location, seat);
    }
}

/// What others hold in secret a viewer knows by its level alone.
void TableReader::read_reserved(const Field& field, Seat seat) {
    splendor::Reserve& reserve = table_.reserve[index(seat)];
    const Field flag = field.field("hidden");
    const bool hidden = (viewer_ ? flag.required() : flag).flag(false);
    if (hidden && hides() && viewer_->seat != seat) {
        const Fields entry = field.fields({"card", "hidden", "level"});
        read_unknown_card(entry["card"]);
        const std::uint32_t level = entry["level"].required().number({1, splendor::levels}, 1);
        reserve.push(splendor::unknown_card(level - 1), true);
    } else {
        const Card card = read_card(field.fields({"card", "hidden"})["card"]);
        if (card != Card::none) reserve.push(card, hidden);
    }
}

/// A phase that asks for something needs something to ask for, and an end needs a reason.
void TableReader::check_phase(const Field& turn) const {
    const bool needless =
        (table_.phase == Phase::give_back &&
         table_.tokens[index(table_.seat)].total() <= splendor::max_tokens) ||
        (table_.phase == Phase::location && splendor::moves::met_locations(table_) == 0) ||
        (table_.phase == Phase::over && !splendor::steps::is_over(table_));
    if (needless) {
        turn.field("phase").refuse(ProblemKind::disagrees, excerpt(Json(phases[0])));
    }
}

/// The cards of a level that nobody sees are no more than those that are left of it.
void TableReader::check_room(const Field& decks) const {
    for (std::uint32_t level = 0; level < splendor::levels; ++level) {
        std::uint32_t together = table_.piles.deck_size(level);
        for (std::uint32_t seat = 0; seat < table_.players; ++seat) {
            const auto& reserved = table_.reserve[seat].cards;
            together += static_cast<std::uint32_t>(
                std::count(reserved.begin(), reserved.end(), splendor::unknown_card(level)));
        }
        const auto seen = static_cast<std::uint32_t>(
            std::count_if(card_places_ + splendor::level_start[level],
                          card_places_ + splendor::level_start[level + 1],
                          [](const std::string& place) { return !place.empty(); }));
        if (!hides() || together + seen <= splendor::level_size(level)) continue;
        decks.field(name_of_level(level))
            .refuse(ProblemKind::too_many, std::to_string(together + seen),
                    std::to_string(splendor::level_size(level)));
    }
}

}  // namespace lemniscate::match::splendor_format
