// Every game, written as a position and read back at every step of a sample of games.
#include <iterator>

#include <gtest/gtest.h>

#include "engine/kit/kit.h"
#include "match/games.h"
#include "match/json.h"

namespace lemniscate {
namespace {

template <class G>
class Positions : public testing::Test {};

template <class List>
struct AsTypes;
template <class... Gs>
struct AsTypes<GameList<Gs...>> {
    using Types = testing::Types<Gs...>;
};
TYPED_TEST_SUITE(Positions, AsTypes<AllGames>::Types);

TYPED_TEST(Positions, ReadBackAsTheyWereWritten) {
    using G = TypeParam;
    for (const auto& setup : G::setups) {
        SCOPED_TRACE(setup.name);
        const kit::Sample sample{.seeds = 60 / std::size(G::setups)};
        kit::check_round_trip<G>(setup.options, sample, [](const typename G::State& state) {
            const std::string text = match::format_json(match::write_position(state));
            const auto json = match::parse_json(text);
            EXPECT_TRUE(json) << json.problem().where;
            const auto read = match::read_position(G{}, *json);
            EXPECT_TRUE(read) << read.problem().where << " in " << text;
            return *read;
        });
    }
}

}  // namespace
}  // namespace lemniscate
