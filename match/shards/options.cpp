#include "match/options.h"

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "match/reader.h"
#include "match/shards/parts.h"
#include "match/shards/position.h"
#include "match/shards/position_words.h"

namespace lemniscate::match {

namespace shards_format {
namespace {

using shards::Mode;
using shards::Options;

std::string sets_text(shards::Sets sets) {
    std::string text;
    for (std::uint32_t i = 0; i < shards::set_count; ++i) {
        if (!sets.has(shards::set_at(i))) continue;
        text.append(text.empty() ? "" : ",").append(shards::set_ids[i]);
    }
    return text;
}

const OptionRules& rules() {
    const auto words = [](auto ids) {
        return std::vector<std::string_view>(ids.begin(), ids.end());
    };
    const Options usual;
    static const OptionRules rules = {
        {.name = "players",
         .kind = OptionKind::number,
         .range = {shards::min_players, shards::max_players}},
        {.name = "sets",
         .kind = OptionKind::words,
         .words = words(std::span(shards::set_ids)),
         .usual = sets_text(usual.sets)},
        {.name = "mode",
         .kind = OptionKind::word,
         .words = words(std::span(modes)),
         .usual = std::string(modes[static_cast<std::size_t>(usual.mode)])},
        {.name = "row_size",
         .kind = OptionKind::number,
         .range = {shards::min_row, shards::max_row},
         .usual = std::to_string(usual.row_size)},
        {.name = "auction", .kind = OptionKind::flag, .usual = "false"},
        {.name = "relic_draft", .kind = OptionKind::flag, .usual = "false"},
        {.name = "mysterious_relics", .kind = OptionKind::flag, .usual = "false"},
        {.name = "first_seat",
         .kind = OptionKind::seat,
         .range = {0, shards::max_players - 1},
         .in_positions = false},
        {.name = "characters",
         .kind = OptionKind::words,
         .words = words(character_words),
         .in_positions = false},
    };
    return rules;
}

/// Each set once, and the one with the starters among them; nothing otherwise.
std::optional<shards::Sets> sets_of(const std::vector<std::size_t>& places) {
    shards::Sets sets{};
    for (const std::size_t place : places) {
        const shards::Set set = shards::set_at(static_cast<std::uint32_t>(place));
        if (sets.has(set)) return std::nullopt;
        sets.add(set);
    }
    if ((sets | shards::core_sets) != sets) return std::nullopt;
    return sets;
}

std::string characters_text(const Options& options) {
    std::string text;
    for (shards::Character character : options.characters) {
        if (character == shards::Character::none) break;
        text.append(text.empty() ? "" : ",").append(id_of(character));
    }
    return text;
}

/// The option that a conflict is about.
std::string_view option_of(shards::OptionsProblem problem) {
    using shards::OptionsProblem;
    switch (problem) {
        case OptionsProblem::none:
            break;
        case OptionsProblem::players:
            return "players";
        case OptionsProblem::row_size:
            return "row_size";
        case OptionsProblem::needs_relics:
            return "sets";
        case OptionsProblem::auction_mode:
            return "auction";
        case OptionsProblem::draft_mode:
        case OptionsProblem::draft_and_mysterious:
            return "relic_draft";
        case OptionsProblem::first_seat:
        case OptionsProblem::first_seat_decided:
        case OptionsProblem::first_seat_of_team:
            return "first_seat";
        case OptionsProblem::characters_decided:
        case OptionsProblem::character_twice:
        case OptionsProblem::characters_number:
            return "characters";
    }
    return {};
}

}  // namespace

Result<Options> options_from(const OptionValues& values) {
    Options options;
    if (values.has("sets")) {
        const auto sets = sets_of(values.words("sets"));
        if (!sets) {
            return none_of({std::begin(shards::set_ids), std::end(shards::set_ids)},
                           ProblemKind::unknown_word, "sets", values.found("sets"));
        }
        options.sets = *sets;
    }
    options.mode = static_cast<Mode>(values.word("mode", 0));
    options.players = values.number("players", least_players(options.mode));
    options.row_size = values.number("row_size", options.row_size);
    options.auction = values.flag("auction");
    options.relic_draft = values.flag("relic_draft");
    options.mysterious_relics = values.flag("mysterious_relics");
    if (values.has("first_seat")) {
        options.first_seat = seat_at(values.number("first_seat", 0));
        if (index(options.first_seat) >= options.players) {
            return Problem{ProblemKind::out_of_range, "first_seat", values.found("first_seat"),
                           text_of({0, options.players - 1})};
        }
    }
    // More characters than seats, or fewer, are left to the check of what goes together.
    std::uint32_t seat = 0;
    for (const std::size_t place : values.words("characters")) {
        if (seat == shards::max_players) {
            return options_conflict(values, "characters",
                                    id_of(shards::OptionsProblem::characters_number));
        }
        options.characters[seat++] = static_cast<shards::Character>(place + 1);
    }
    const shards::OptionsProblem problem = check(options);
    if (problem == shards::OptionsProblem::none) return options;
    return options_conflict(values, option_of(problem), id_of(problem));
}

}  // namespace shards_format

const OptionRules& option_rules(shards::Game) { return shards_format::rules(); }

Result<shards::Options> read_options(shards::Game game, const OptionList& options) {
    const Result<OptionValues> values = read_option_values(option_rules(game), options);
    if (!values) return values.problem();
    return shards_format::options_from(*values);
}

OptionList write_options(const shards::Options& options) {
    using namespace shards_format;
    OptionList list;
    const auto add = [&list](std::string_view name, std::string_view value) {
        list.push_back({std::string(name), std::string(value)});
    };
    const shards::Options usual;
    add("players", std::to_string(options.players));
    add("sets", sets_text(options.sets | shards::core_sets));
    add("mode", modes[static_cast<std::size_t>(options.mode)]);
    if (options.row_size != usual.row_size) add("row_size", std::to_string(options.row_size));
    if (options.auction) add("auction", "true");
    if (options.relic_draft) add("relic_draft", "true");
    if (options.mysterious_relics) add("mysterious_relics", "true");
    if (options.first_seat != Seat::none) {
        add("first_seat", std::to_string(index(options.first_seat)));
    }
    if (options.characters[0] != shards::Character::none) {
        add("characters", characters_text(options));
    }
    return list;
}

shards::Options options_of(const shards::Table& table) {
    shards::Options options;
    options.players = shards_format::players_of(table);
    options.mode = table.mode;
    options.sets = table.sets;
    options.row_size = table.row_size;
    options.auction = table.auction;
    options.relic_draft = table.relic_draft;
    options.mysterious_relics = table.mysterious_relics;
    return options;
}

}  // namespace lemniscate::match
