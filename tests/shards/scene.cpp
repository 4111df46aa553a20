#include "tests/shards/scene.h"

#include <stdexcept>

#include <gtest/gtest.h>

#include "match/games.h"
#include "match/json.h"
#include "tests/shards/setting.h"

namespace lemniscate::tests {

using match::Json;

namespace {

shards::State read(const Json& position) {
    const auto state = match::read_position(shards::Game{}, position);
    if (!state) {
        const match::Problem& problem = state.problem();
        throw std::invalid_argument("refused: " + std::string(name_of(problem.kind)) + " at " +
                                    problem.where + ", found " + problem.found + ", expected " +
                                    problem.expected);
    }
    return *state;
}

}  // namespace

TextGame dealt(const shards::Options& options, std::uint64_t seed) {
    if (check(options) != shards::OptionsProblem::none) {
        throw std::invalid_argument("options: " + std::string(id_of(check(options))));
    }
    Dice dice(seed);
    return TextGame(deal(options, dice));
}

TextGame laid_out(const std::string& fields) {
    return TextGame(read(Json::parse(R"({"format": 2, "game": "shards", )" + fields + "}")));
}

void expect(const TextGame& table, std::string_view values) {
    const Json actual = table.position();
    Json expected = actual;
    change(expected, values);
    EXPECT_TRUE(expected == actual)
        << "to become what was expected: " << Json::diff(actual, expected).dump() << "\n"
        << actual.dump();
}

shards::State state_of(const TextGame& table) { return read(table.position()); }

}  // namespace lemniscate::tests
