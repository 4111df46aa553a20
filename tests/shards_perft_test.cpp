// Pinned counts of the leaves below fixed Shards positions, each confirmed by the naive
// implementation.
#include <fstream>
#include <ostream>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

#include "lab/perft.h"
#include "match/games.h"
#include "match/json.h"
#include "tests/naive/shards.h"

namespace lemniscate {
namespace {

struct Pinned {
    const char* name;
    unsigned depth;
    std::uint64_t leaves;
};

void PrintTo(const Pinned& pinned, std::ostream* out) {
    *out << pinned.name << " to depth " << pinned.depth;
}

class ShardsPerft : public testing::TestWithParam<Pinned> {
  protected:
    static match::Json position() {
        std::ifstream file(std::string(POSITIONS_DIR "/perft_shards_") + GetParam().name + ".json");
        std::ostringstream text;
        text << file.rdbuf();
        const auto json = match::parse_json(text.str());
        EXPECT_TRUE(json) << GetParam().name;
        return *json;
    }
};

TEST_P(ShardsPerft, CountIsAsPinned) {
    const auto state = match::read_position(shards::Game{}, position());
    ASSERT_TRUE(state) << state.problem().where;
    EXPECT_EQ(lab::perft<shards::Game>(*state, GetParam().depth, Dice(0)), GetParam().leaves);
}

TEST_P(ShardsPerft, NaiveGeneratorCountsTheSame) {
    const naive::Shards game = naive::read_shards(position(), Dice(0));
    EXPECT_EQ(naive::shards_perft(game, static_cast<int>(GetParam().depth)), GetParam().leaves);
}

INSTANTIATE_TEST_SUITE_P(Positions, ShardsPerft,
                         testing::Values(Pinned{"opening", 7, 13607}, Pinned{"questions", 4, 23355},
                                         Pinned{"bloodbath", 4, 19679}, Pinned{"teams", 4, 24679},
                                         Pinned{"nemesis", 4, 28662}),
                         [](const auto& pinned) { return std::string(pinned.param.name); });

}  // namespace
}  // namespace lemniscate
