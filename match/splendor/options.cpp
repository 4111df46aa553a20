#include "match/options.h"

#include <cstdint>
#include <string>

#include "match/splendor/position.h"

namespace lemniscate::match {

namespace {

constexpr std::string_view players_name = "players";
constexpr std::string_view first_seat_name = "first_seat";

}  // namespace

const OptionRules& option_rules(splendor::Game) {
    static const OptionRules rules = {
        {.name = players_name,
         .kind = OptionKind::number,
         .range = {splendor::min_players, splendor::max_players},
         .usual = std::to_string(splendor::Options{}.players)},
        {.name = first_seat_name,
         .kind = OptionKind::seat,
         .range = {0, splendor::max_players - 1},
         .in_positions = false},
    };
    return rules;
}

Result<splendor::Options> read_options(splendor::Game game, const OptionList& list) {
    const Result<OptionValues> values = read_option_values(option_rules(game), list);
    if (!values) return values.problem();
    splendor::Options options;
    options.players = values->number(players_name, options.players);
    if (!values->has(first_seat_name)) return options;
    options.first_seat = seat_at(values->number(first_seat_name, 0));
    if (index(options.first_seat) < options.players) return options;
    return Problem{ProblemKind::out_of_range, std::string(first_seat_name),
                   values->found(first_seat_name), text_of({0, options.players - 1})};
}

OptionList write_options(const splendor::Options& options) {
    OptionList list = {{std::string(players_name), std::to_string(options.players)}};
    if (options.first_seat != Seat::none) {
        list.push_back({std::string(first_seat_name), std::to_string(index(options.first_seat))});
    }
    return list;
}

splendor::Options options_of(const splendor::Table& table) { return {.players = table.players}; }

}  // namespace lemniscate::match
