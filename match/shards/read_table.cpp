// Options, turn and centre.
#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "match/shards/names.h"
#include "match/shards/parts.h"

namespace lemniscate::match::shards_format {

using shards::Card;
using shards::Mode;
using shards::Options;
using shards::Phase;
using shards::Table;

namespace {

/// The base game alone, or both sets in any order.
bool read_sets(const Field& field) {
    if (field.is_missing()) return true;
    bool named[std::size(shards::set_ids)] = {};
    bool twice = false;
    for (const Field& entry : field.entries()) {
        bool& name = named[entry.word(shards::set_ids, 0)];
        twice = twice || name;
        name = true;
    }
    if (!named[0] || twice) {
        field.refuse(ProblemKind::unknown_word, R"(["base"], ["base","relics_of_the_future"])");
    }
    return named[1];
}

std::uint32_t read_number_of_players(const Field& field, Mode mode, std::size_t listed) {
    const Range range{shards::min_players, shards::max_players};
    if (!field.is_missing()) return field.number(range, least_players(mode));
    if (mode == Mode::nemesis) return 1;
    const std::uint32_t least = shards::least_players(Mode::free_for_all);
    if (listed >= least && listed <= range.high) return static_cast<std::uint32_t>(listed);
    field.refuse(ProblemKind::missing_field, text_of({least, range.high}));
    return least_players(mode);
}

}  // namespace

Seat read_seat(const Field& field, std::uint32_t seats, Seat missing) {
    if (field.is_null()) return Seat::none;
    return seat_at(field.number({0, seats - 1U}, index(missing)));
}

void read_options(const Field& field, std::size_t listed, Table& table) {
    const Fields fields = field.fields(
        {"players", "sets", "mode", "row_size", "auction", "relic_draft", "mysterious_relics"});
    Options options;
    options.mode = static_cast<Mode>(fields["mode"].word(modes, 0));
    options.players = read_number_of_players(fields["players"], options.mode, listed);
    options.with_relics = read_sets(fields["sets"]);
    options.row_size =
        fields["row_size"].number({shards::min_row, shards::max_row}, options.row_size);
    options.auction = fields["auction"].flag(false);
    options.relic_draft = fields["relic_draft"].flag(false);
    options.mysterious_relics = fields["mysterious_relics"].flag(false);

    const shards::OptionsProblem problem = check(options);
    if (problem != shards::OptionsProblem::none) {
        // Only the players may have been counted instead of named.
        const Field wrong = fields[option_of(problem)];
        wrong.refuse(ProblemKind::options_conflict,
                     wrong.is_missing() ? std::to_string(options.players) : excerpt(wrong.value()),
                     std::string(id_of(problem)));
        options = {};
    }
    table.players = static_cast<std::uint8_t>(options.mode == Mode::nemesis ? 2 : options.players);
    table.mode = options.mode;
    table.with_relics = options.with_relics;
    table.row_size = static_cast<std::uint8_t>(options.row_size);
    table.auction = options.auction;
    table.relic_draft = options.relic_draft;
    table.mysterious_relics = options.mysterious_relics;
}

void read_turn(const Field& field, Table& table) {
    const Fields turn =
        field.fields({"seat", "first_seat", "round", "phase", "gems", "power", "focused", "numeri",
                      "talons", "heart", "decurion", "unshielded"});
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
    constexpr Range uses{0, 255};
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
    table.numeri = static_cast<std::uint8_t>(turn["numeri"].number(uses, 0));
    table.talons = static_cast<std::uint8_t>(turn["talons"].number(uses, 0));
    table.heart = static_cast<std::uint8_t>(turn["heart"].number(uses, 0));
    table.decurion = turn["decurion"].flag(false);
    table.unshielded = turn["unshielded"].flag(false);
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
        const Card card = cards.read(entry, shards::centre_set, "centre");
        if (card != Card::none) deck.push_back(card);
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
