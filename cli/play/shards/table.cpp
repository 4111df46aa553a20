#include "cli/play/shards/table.h"

#include <algorithm>
#include <cstddef>

namespace lemniscate::cli::playing {
namespace {

using namespace shards;
using texts::Key;

constexpr Layout table_layouts[] = {
    {true, Spacing::ruled, Detail::named, 12, true},
    {false, Spacing::ruled, Detail::named, 8, true},
    {true, Spacing::compact, Detail::named, 8, true},
    {false, Spacing::compact, Detail::named, 4, true},
    {false, Spacing::compact, Detail::named, 4},
    {false, Spacing::close, Detail::named, 4, true},
    {false, Spacing::close, Detail::named, 4},
    {false, Spacing::close, Detail::brief, 3},
    {false, Spacing::close, Detail::brief, 1},
    {false, Spacing::close, Detail::terse, 1},
    {false, Spacing::close, Detail::terse, 0},
};

/// The card whose line asks.
std::string asking(const State& state, const texts::Texts& texts) {
    return state.frames == 0 ? std::string() : name_of(moves::top(state).source, texts);
}

std::string ask_shield(const State& state, const texts::Texts& texts) {
    const std::uint32_t left =
        attack::incoming(state, state.defender) - state.prevented[index(state.defender)];
    return texts.say(Key::shards_prompt_shield, {{"amount", left}});
}

std::string ask_reveal(const State& state, const texts::Texts& texts) {
    const bool dominion = moves::top_line(state).when == When::dominion;
    return texts.say(
        dominion ? Key::shards_prompt_reveal_dominion : Key::shards_prompt_reveal_unify,
        {{"card", asking(state, texts)}});
}

std::string ask_character(const State& state, const texts::Texts& texts) {
    const bool nemesis = state.mode == Mode::nemesis && state.side[0].character != Character::none;
    return texts.say(nemesis ? Key::shards_prompt_character_nemesis : Key::shards_prompt_character);
}

std::string standing_line(const State& state, Seat seat, const texts::Texts& texts) {
    const Side& side = side_of(state, seat);
    return texts.say(Key::shards_result_line, {{"character", name_of(side.character, texts)},
                                               {"health", side.health},
                                               {"mastery", side.mastery},
                                               {"champions", side.champion_count}});
}

}  // namespace

std::span<const Layout> layouts(shards::Game) { return table_layouts; }

std::string prompt_for(const State& state, std::span<const std::string> names,
                       const texts::Texts& texts) {
    const auto ask_of_card = [&](Key key) {
        return texts.say(key, {{"card", asking(state, texts)}});
    };
    switch (state.ask) {
        case Ask::play:
        case Ask::nothing:
            break;
        case Ask::assign:
            return texts.say(
                Key::shards_prompt_assign,
                {{"power", state.power},
                 {"who", name_at(state, state.defender, Viewer{to_act(state)}, names, texts)}});
        case Ask::shield:
            return ask_shield(state, texts);
        case Ask::reveal:
            return ask_reveal(state, texts);
        case Ask::banish:
            return texts.say(Key::shards_prompt_banish,
                             {{"card", asking(state, texts)}, {"left", moves::top(state).left}});
        case Ask::give_back:
            return ask_of_card(Key::shards_prompt_return);
        case Ask::destroy:
            return ask_of_card(Key::shards_prompt_destroy);
        case Ask::copy:
            return ask_of_card(Key::shards_prompt_copy);
        case Ask::take:
            return ask_of_card(Key::shards_prompt_take);
        case Ask::target:
            return ask_of_card(Key::shards_prompt_target);
        case Ask::bid:
            return texts.say(Key::shards_prompt_bid, {{"bid", state.bid}});
        case Ask::character:
            return ask_character(state, texts);
        case Ask::draft:
            return texts.say(Key::shards_prompt_draft);
        case Ask::extra:
            return texts.say(Key::shards_prompt_extra);
        case Ask::nemesis:
            return texts.say(Key::shards_prompt_nemesis);
        case Ask::attack:
            return texts.say(Key::shards_prompt_attack);
    }
    return texts.say(Key::play_prompt);
}

void add_help(shards::Game, HelpPage& help) {
    const Ink& ink = help.ink();
    const auto words = [&ink](std::initializer_list<std::string_view> list) {
        std::vector<std::string> strong;
        for (const std::string_view word : list) strong.push_back(ink.strong(word));
        return join(strong, ", ");
    };
    help.title(Key::shards_help_turn);
    help.entry(words({"crystal", "p cry"}), Key::shards_help_play);
    help.entry(words({"all"}), Key::shards_help_all);
    help.entry(words({"buy nil", "fast nil"}), Key::shards_help_buy);
    help.entry(words({"use zen", "focus"}), Key::shards_help_use);
    help.entry(words({"attack zetta"}), Key::shards_help_attack);
    help.entry(words({"end"}), Key::shards_help_end);
    help.entry(words({"card zetta"}), Key::shards_help_card);
    help.entry(words({"discard 1"}), Key::shards_help_discards);
    help.entry(words({"12"}), Key::play_help_number);
    help.title(Key::play_help_rules);
    help.sentence(Key::shards_help_goal);
    help.sentence(Key::shards_help_conditions);
    help.title(Key::play_help_signs);
    help.entry(ink.good(mark::affordable) + "  " + std::string(mark::minus) + "3",
               Key::shards_help_price);
    help.entry("5, (5)", Key::shards_help_champions);
}

std::vector<Standing> standings(const State& state, const texts::Texts& texts) {
    std::vector<Seat> order;
    for (std::uint32_t i = 0; i < state.players; ++i) order.push_back(seat_at(i));
    const Outcome result = outcome(state);
    std::stable_sort(order.begin(), order.end(), [&](Seat a, Seat b) {
        if (result.won_by(a) != result.won_by(b)) return result.won_by(a);
        const Side& one = side_of(state, a);
        const Side& other = side_of(state, b);
        if (one.health != other.health) return one.health > other.health;
        return one.mastery > other.mastery;
    });
    std::vector<Standing> list;
    for (const Seat seat : order) list.push_back({seat, standing_line(state, seat, texts)});
    return list;
}

std::uint32_t players_of(const State& state) {
    return state.mode == Mode::nemesis ? 1U : state.players;
}

std::uint32_t turn_of(const State& state) { return std::max<std::uint32_t>(state.round, 1); }

bool answers_itself(const State& state, const std::vector<Move>& choices) {
    return choices.size() == 1 && (state.ask == Ask::shield || state.ask == Ask::reveal);
}

}  // namespace lemniscate::cli::playing
