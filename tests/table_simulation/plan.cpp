#include "tests/table_simulation/plan.h"

#include <string>

#include "match/json.h"
#include "tests/table_simulation/times.h"

namespace lemniscate::tests::table_simulation {

namespace {

using match::Json;

Json random_seat(const Plan& plan, Dice& dice) {
    const std::uint32_t kind = dice.below(20);
    if (kind < 9) return {{"kind", "open"}};
    if (kind < 14) {
        const auto who = dice.below(static_cast<std::uint32_t>(plan.people.size() - 1));
        return {{"kind", "person"}, {"name", plan.people[who]}};
    }
    if (kind < 17) return {{"kind", "bot"}, {"name", dice.below(3) == 0 ? "greedy" : "random"}};
    return {{"kind", "program"}, {"name", "outsider"}};
}

Json random_clock(Dice& dice) {
    switch (dice.below(4)) {
        case 0:
            return {{"kind", "none"}};
        case 1:
            return {{"kind", "per_move"}, {"time", second * (5 + dice.below(60))}};
        case 2:
            return {{"kind", "increment"},
                    {"time", second * (10 + dice.below(120))},
                    {"more", second * dice.below(6)}};
        default:
            return {{"kind", "days"}, {"time", day * (1 + dice.below(3))}};
    }
}

}  // namespace

Plan make_plan(const Way& way, std::uint64_t seed, Dice& dice) {
    Plan plan{.settings = {},
              .people = {"ann", "bob", "cyd", "dan", "eve"},
              .troubled = dice.below(4) != 0,
              .steps = 5 + dice.below(35)};
    // Fewer people than seats: then somebody has several.
    plan.people.erase(plan.people.begin() + 1, plan.people.begin() + 1 + dice.below(4));
    Json& settings = plan.settings;
    settings["game"] = way.game;
    const bool sealed = dice.below(3) == 0;
    if (!sealed && dice.below(3) == 0) {
        settings["position"] = late_position(way, seed);
        plan.steps += 60;
    } else {
        settings["options"] = Json::object();
        for (const match::Option& option : way.options) {
            settings["options"][option.name] = option.value;
        }
    }
    settings["chance"] = sealed ? "sealed" : "plain";
    settings["seats"] = Json::array();
    for (std::uint32_t i = 0; i < way.players; ++i) {
        settings["seats"].push_back(random_seat(plan, dice));
    }
    settings["clock"] = random_clock(dice);
    settings["watched"] = dice.below(4) != 0;
    settings["by_invitation"] = dice.below(4) == 0;
    return plan;
}

}  // namespace lemniscate::tests::table_simulation
