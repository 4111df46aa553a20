#include "cli/play/splendor/table.h"

#include <algorithm>

#include "cli/play/splendor/token_ink.h"
#include "cli/play/words.h"

namespace lemniscate::cli::playing {
namespace {

using namespace splendor;
using texts::Key;

constexpr Layout table_layouts[] = {
    {true, Spacing::ruled, Detail::named, 8},  {true, Spacing::ruled, Detail::brief, 8},
    {false, Spacing::ruled, Detail::brief, 8}, {false, Spacing::close, Detail::brief, 8},
    {false, Spacing::close, Detail::brief, 1}, {false, Spacing::close, Detail::terse, 1},
    {false, Spacing::close, Detail::terse, 0},
};

std::uint32_t locations_of(const Table& table, Seat seat) {
    return static_cast<std::uint32_t>(
        std::count_if(table.conquests.begin(), table.conquests.end(),
                      [seat](const Conquest& conquest) { return conquest.seat == seat; }));
}

std::string standing_line(const Table& table, Seat seat, const texts::Texts& texts) {
    return texts.say(Key::splendor_result_line,
                     {{"points", points(table, seat)},
                      {"characters", table.team[index(seat)][team_lane::characters]},
                      {"locations", locations_of(table, seat)},
                      {"tile", table.tile == seat ? "yes" : "no"},
                      {"gauntlet", meets_gauntlet(table, seat) ? "yes" : "no"}});
}

std::string chips(const TokenInk& ink) {
    std::string all;
    for (std::uint32_t kind = 0; kind < token_kinds; ++kind) {
        all += ink.on(static_cast<Token>(kind), std::string(1, token_letters[kind])) + " ";
    }
    return all;
}

}  // namespace

std::span<const Layout> layouts(splendor::Game) { return table_layouts; }

std::string prompt_for(const State& state, std::span<const std::string>,
                       const texts::Texts& texts) {
    switch (state.phase) {
        case Phase::location:
            return texts.say(Key::splendor_prompt_location);
        case Phase::give_back:
            return texts.say(Key::splendor_prompt_return,
                             {{"count", state.tokens[index(state.seat)].total() - max_tokens}});
        case Phase::action:
        case Phase::over:
            break;
    }
    return texts.say(Key::play_prompt);
}

void add_help(splendor::Game, HelpPage& help) {
    const Ink& ink = help.ink();
    help.title(Key::splendor_help_turn);
    help.entry(ink.strong("ybr") + ", " + ink.strong("yy"), Key::splendor_help_take);
    help.entry(ink.strong("rocket"), Key::splendor_help_recruit);
    help.entry(ink.strong("rocket paying rrg"), Key::splendor_help_paying);
    help.entry(ink.strong("res rocket") + ", " + ink.strong("res 2"), Key::splendor_help_reserve);
    help.entry(ink.strong("12"), Key::play_help_number);
    help.title(Key::play_help_rules);
    help.sentence(Key::splendor_help_goal);
    help.sentence(Key::splendor_help_points);
    help.sentence(Key::splendor_help_limits);
    help.title(Key::play_help_signs);
    help.entry(chips(TokenInk(ink)), Key::splendor_help_letters);
    help.entry("2+1", Key::splendor_help_purse);
    help.entry(ink.good(mark::affordable) + "  " + std::string(mark::minus) + "3",
               Key::splendor_help_missing);
    help.entry(ink.strong("A") + "  " + ink.alert(mark::tile), Key::splendor_help_avengers);
}

std::vector<Standing> standings(const Table& table, const texts::Texts& texts) {
    std::vector<Seat> order;
    for (std::uint32_t i = 0; i < table.players; ++i) order.push_back(seat_at(i));
    const Outcome result = outcome(table);
    std::stable_sort(order.begin(), order.end(), [&](Seat a, Seat b) {
        if (result.won_by(a) != result.won_by(b)) return result.won_by(a);
        return scoring::rank(table, a) > scoring::rank(table, b);
    });
    std::vector<Standing> list;
    for (const Seat seat : order) list.push_back({seat, standing_line(table, seat, texts)});
    return list;
}

std::uint32_t players_of(const State& state) { return state.players; }

std::string name_at(const State&, Seat seat, Viewer viewer, std::span<const std::string> names,
                    const texts::Texts& texts) {
    return name_of(seat, viewer, names, texts);
}

bool answers_itself(const State&, const std::vector<Move>&) { return false; }

std::uint32_t turn_of(const Table& table) {
    const bool ended_by_a_turn = table.phase == Phase::over && table.turns > 0;
    return table.turns + (ended_by_a_turn ? 0U : 1U);
}

std::uint32_t round_of(const Table& table) {
    return (turn_of(table) - 1) / std::max<std::uint32_t>(table.players, 1) + 1;
}

}  // namespace lemniscate::cli::playing
