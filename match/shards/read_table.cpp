// Options, turn and centre.
#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "match/json.h"
#include "match/shards/parts.h"
#include "match/shards/position.h"
#include "match/shards/position_words.h"

namespace lemniscate::match::shards_format {

using shards::Card;
using shards::Mode;
using shards::Options;
using shards::Phase;
using shards::Table;

namespace {

/// How often what a card did is counted, and by which kind.
struct Counted {
    std::uint32_t kind;
    Range range;
};
Counted counted(Card card, std::uint32_t least) {
    const std::uint32_t kind = shards::lasting_table.kind_of[number(card)];
    return {kind, {least, shards::most_counted(shards::lasting_line(kind).op)}};
}

void read_lasting(const Field& entry, Table& table, const CardReader& cards) {
    const Fields fields = entry.fields({"card", "count"});
    const Card card = cards.name(fields["card"]);
    if (card == Card::none) return;
    if (!shards::lasting_set.has(card)) {
        fields["card"].refuse(ProblemKind::card_wrong_place, "lasting");
        return;
    }
    const auto [kind, range] = counted(card, 1);
    if (table.lasting[kind] > 0) fields["card"].refuse(ProblemKind::card_twice, "turn.lasting");
    table.lasting[kind] = static_cast<std::uint8_t>(fields["count"].number(range, 1));
}

/// What format 1 called what lasts; it counted where more than one can be.
struct OldLasting {
    std::string_view field;
    std::string_view card;
};
constexpr OldLasting old_lasting[] = {{"numeri", "numeri_drones"},
                                      {"talons", "entropic_talons"},
                                      {"heart", "heart_of_nothing"},
                                      {"decurion", "general_decurion"},
                                      {"unshielded", "ru_bo_vai"}};

void read_old_lasting(const Fields& turn, const OldLasting& old, Table& table) {
    const Field field = turn[old.field];
    const Card card = shards::find_card(old.card);
    const auto [kind, range] = counted(card, 0);
    table.lasting[kind] = static_cast<std::uint8_t>(
        range.high == 1 ? std::uint32_t{field.flag(false)} : field.number(range, 0));
    const shards::Set set = facts(card).set;
    if (table.lasting[kind] > 0 && !table.sets.has(set)) {
        field.refuse(ProblemKind::card_wrong_place, std::string(old.card), std::string(id_of(set)));
    }
}

}  // namespace

Seat read_seat(const Field& field, std::uint32_t seats, Seat missing) {
    if (field.is_null()) return Seat::none;
    return seat_at(field.number({0, seats - 1U}, index(missing)));
}

void read_options(const Field& field, std::size_t listed, Table& table) {
    OptionValues values = read_option_values(option_rules(shards::Game{}), field);
    // Against Nemesis there is one player, and two are listed.
    if (static_cast<Mode>(values.word("mode", 0)) != Mode::nemesis) {
        count_players(values, field, listed,
                      {shards::least_players(Mode::free_for_all), shards::max_players});
    }
    const Result<Options> read = options_from(values);
    if (!read) field.refuse_inside(read.problem());
    const Options options = read ? *read : Options{};
    table.players = static_cast<std::uint8_t>(options.mode == Mode::nemesis ? 2 : options.players);
    table.mode = options.mode;
    table.sets = options.sets;
    table.row_size = static_cast<std::uint8_t>(options.row_size);
    table.auction = options.auction;
    table.relic_draft = options.relic_draft;
    table.mysterious_relics = options.mysterious_relics;
}

void read_turn(const Field& field, bool format_1, Table& table, const CardReader& cards) {
    const Fields turn =
        format_1 ? field.fields({"seat", "first_seat", "round", "phase", "gems", "power", "focused",
                                 "numeri", "talons", "heart", "decurion", "unshielded"})
                 : field.fields({"seat", "first_seat", "round", "phase", "gems", "power", "focused",
                                 "lasting"});
    table.phase =
        static_cast<Phase>(turn["phase"].word(phases, static_cast<std::size_t>(Phase::play)));
    const bool undecided =
        table.phase == Phase::auction ||
        (table.phase == Phase::draft && !table.auction && table.mode != Mode::teams);
    table.first_seat =
        read_seat(turn["first_seat"], players_of(table), undecided ? Seat::none : seat_at(0));
    const Seat usual = table.phase == Phase::nemesis    ? seat_at(table.players - 1U)
                       : table.first_seat == Seat::none ? seat_at(0)
                                                        : table.first_seat;
    table.seat = seat_at(turn["seat"].number({0, table.players - 1U}, index(usual)));
    const std::uint32_t most_rounds =
        table.phase == Phase::over ? shards::last_round : shards::last_round - 1;
    table.round = static_cast<std::uint8_t>(turn["round"].number({1, most_rounds}, 1));

    constexpr Range points{0, shards::most_points};
    table.gems = static_cast<std::uint16_t>(turn["gems"].number(points, 0));
    const Field power = turn["power"];
    if (!power.is_missing() && power.value().is_string()) {
        constexpr std::string_view infinite[] = {"infinite"};
        power.word(infinite, 0);
        table.infinite = true;
    } else {
        table.power = static_cast<std::uint16_t>(power.number(points, 0));
    }
    table.focused = turn["focused"].flag(false);
    if (format_1) {
        for (const OldLasting& old : old_lasting) read_old_lasting(turn, old, table);
    } else {
        for (const Field& entry : turn["lasting"].entries_up_to(shards::lasting_kinds)) {
            read_lasting(entry, table, cards);
        }
    }
}

void read_centre(const Field& field, Table& table, CardReader& cards) {
    const Fields centre = field.fields({"row", "deck", "banished", "known_bottom"});
    std::uint32_t slot = 0;
    for (const Field& entry : centre["row"].entries_up_to(table.row_size)) {
        if (!entry.is_null()) table.row[slot] = cards.read(entry, shards::centre_set, "centre");
        ++slot;
    }
    std::vector<Card> deck;
    for (const Field& entry : centre["deck"].entries()) {
        const Card card = cards.read_hidden(entry, shards::centre_set, "centre");
        if (card == Card::none) continue;
        deck.push_back(card);
    }
    if (deck.size() > shards::centre_cards) {  // hidden cards are not counted by type
        centre["deck"].refuse(ProblemKind::too_many, std::to_string(deck.size()),
                              std::to_string(shards::centre_cards));
        deck.clear();
    }
    std::copy(deck.rbegin(), deck.rend(), table.centre);
    table.centre_size = static_cast<std::uint8_t>(deck.size());
    for (const Field& entry : centre["banished"].entries()) {
        const Card card = cards.read(entry);
        if (card != Card::none) add_banished(table, card);
    }
    table.known_bottom =
        static_cast<std::uint8_t>(centre["known_bottom"].number({0, table.centre_size}, 0));
}

}  // namespace lemniscate::match::shards_format
