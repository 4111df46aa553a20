#include "tests/hall_simulation/random_settings.h"

#include "tests/table_simulation/times.h"
#include "tests/table_simulation/ways.h"

namespace lemniscate::tests::hall_simulation {

using match::Json;
using table_simulation::day;
using table_simulation::second;
using table_simulation::Way;

namespace {

const Way& any_way(Dice& dice) {
    const std::vector<Way>& all = table_simulation::ways();
    return all[dice.below(static_cast<std::uint32_t>(all.size()))];
}

Json options_of(const Way& way) {
    Json options = Json::object();
    for (const match::Option& option : way.options) options[option.name] = option.value;
    return options;
}

}  // namespace

Json random_clock(Dice& dice) {
    switch (dice.below(4)) {
        case 0:
            return {{"kind", "per_move"}, {"time", second * (30 + dice.below(600))}};
        case 1:
            return {{"kind", "increment"},
                    {"time", second * (60 + dice.below(900))},
                    {"more", second * dice.below(6)}};
        case 2:
            return {{"kind", "days"}, {"time", day * (1 + dice.below(3))}};
        default:
            return {{"kind", "none"}};
    }
}

Json random_seat(const std::vector<Person>& people, Dice& dice) {
    const std::uint32_t kind = dice.below(20);
    if (kind < 11) return {{"kind", "open"}};
    if (kind < 15) {
        const auto who = dice.below(static_cast<std::uint32_t>(people.size()));
        return {{"kind", "person"}, {"name", people[who]}};
    }
    return {{"kind", "bot"}, {"name", dice.below(3) == 0 ? "greedy" : "random"}};
}

Json random_settings(const std::vector<Person>& people, Dice& dice) {
    const Way& way = any_way(dice);
    Json settings = {{"game", way.game}, {"options", options_of(way)}};
    settings["seats"] = Json::array();
    for (std::uint32_t i = 0; i < way.players; ++i) {
        settings["seats"].push_back(random_seat(people, dice));
    }
    if (dice.below(3) != 0) settings["clock"] = random_clock(dice);
    if (dice.below(4) == 0) settings["chance"] = "sealed";
    if (dice.below(3) == 0) settings["watched"] = dice.below(4) == 0;
    if (dice.below(3) == 0) settings["by_invitation"] = dice.below(4) != 0;
    return settings;
}

Json random_quick(Dice& dice) {
    // Of few kinds, so that people find each other.
    Json quick = {{"do", "quick"},
                  {"game", any_way(dice).game},
                  {"opponents", dice.below(4) == 0 ? "bots" : "people"}};
    if (quick["opponents"] == "bots") quick["bot"] = "random";
    if (dice.below(4) == 0) quick["clock"] = {{"kind", "days"}, {"time", day}};
    return quick;
}

}  // namespace lemniscate::tests::hall_simulation
