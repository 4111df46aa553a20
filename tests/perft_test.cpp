// Pinned counts of the leaves below fixed positions, each confirmed by the naive implementation.
#include "lab/perft.h"

#include <fstream>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

#include "match/games.h"
#include "match/json.h"
#include "tests/naive/splendor.h"

namespace lemniscate {
namespace {

struct Pinned {
    const char* file;
    unsigned depth;
    std::uint64_t leaves;
};

void PrintTo(const Pinned& pinned, std::ostream* out) {
    *out << pinned.file << " to depth " << pinned.depth;
}

class Perft : public testing::TestWithParam<Pinned> {
  protected:
    static match::Json position() {
        std::ifstream file(std::string(POSITIONS_DIR "/") + GetParam().file);
        std::ostringstream text;
        text << file.rdbuf();
        const auto json = match::parse_json(text.str());
        EXPECT_TRUE(json) << GetParam().file;
        return *json;
    }
};

TEST_P(Perft, CountIsAsPinned) {
    const auto state = match::read_position(splendor::Game{}, position());
    ASSERT_TRUE(state) << state.problem().where;
    EXPECT_EQ(lab::perft<splendor::Game>(*state, GetParam().depth, Dice(0)), GetParam().leaves);
}

TEST_P(Perft, NaiveGeneratorCountsTheSame) {
    const naive::Facts facts =
        naive::read_facts(SPLENDOR_DATA_DIR "/characters.csv", SPLENDOR_DATA_DIR "/locations.csv");
    EXPECT_EQ(naive::perft(facts, naive::read(position()), static_cast<int>(GetParam().depth)),
              GetParam().leaves);
}

INSTANTIATE_TEST_SUITE_P(Splendor, Perft,
                         testing::Values(Pinned{"perft_opening.json", 4, 659505},
                                         Pinned{"perft_payments.json", 4, 1332894},
                                         Pinned{"perft_ending.json", 4, 81565}));

}  // namespace
}  // namespace lemniscate
