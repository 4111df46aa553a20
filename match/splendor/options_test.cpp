#include <string>

#include <gtest/gtest.h>

#include "match/splendor/position.h"

namespace lemniscate::match {
namespace {

std::string problem_of(const OptionList& options) {
    const Result<splendor::Options> read = read_options(splendor::Game{}, options);
    if (read) return "fine";
    const Problem& problem = read.problem();
    return std::string(name_of(problem.kind)) + " at " + problem.where + ": " + problem.found +
           " | " + problem.expected;
}

TEST(SplendorOptions, ReadBackAsTheyWereWritten) {
    for (std::uint32_t players = 2; players <= 4; ++players) {
        for (std::uint32_t seat = 0; seat <= players; ++seat) {
            const splendor::Options options{players, seat == players ? Seat::none : seat_at(seat)};
            const auto read = read_options(splendor::Game{}, write_options(options));
            ASSERT_TRUE(read);
            EXPECT_EQ(*read, options);
        }
    }
}

TEST(SplendorOptions, AreWrittenByName) {
    EXPECT_EQ(write_options({3, Seat::none}), (OptionList{{"players", "3"}}));
    EXPECT_EQ(write_options({4, seat_at(2)}), (OptionList{{"players", "4"}, {"first_seat", "2"}}));
}

TEST(SplendorOptions, LeftOutAreTwoPlayersAndADrawnSeat) {
    const auto read = read_options(splendor::Game{}, {});
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, (splendor::Options{2, Seat::none}));
}

TEST(SplendorOptions, MayComeInAnyOrder) {
    EXPECT_EQ(problem_of({{"first_seat", "3"}, {"players", "4"}}), "fine");
}

TEST(SplendorOptions, RefuseAnUnknownName) {
    EXPECT_EQ(problem_of({{"players", "2"}, {"mode", "teams"}}),
              R"(unknown_field at mode: "teams" | players, first_seat)");
}

TEST(SplendorOptions, RefuseANameTwice) {
    EXPECT_EQ(problem_of({{"players", "2"}, {"players", "2"}}), "duplicate_field at players:  | ");
}

TEST(SplendorOptions, RefuseANumberOfPlayersThatTheGameDoesNotHave) {
    for (const char* value :
         {"1", "5", "-2", "", "two", "2 ", " 2", "2.0", "+2", "99999999999999999999"}) {
        EXPECT_EQ(problem_of({{"players", value}}),
                  "out_of_range at players: \"" + std::string(value) + "\" | 2..4");
    }
}

TEST(SplendorOptions, RefuseASeatThatIsNotAtTheTable) {
    EXPECT_EQ(problem_of({{"first_seat", "2"}}), R"(out_of_range at first_seat: "2" | 0..1)");
    EXPECT_EQ(problem_of({{"first_seat", "3"}, {"players", "3"}}),
              R"(out_of_range at first_seat: "3" | 0..2)");
    EXPECT_EQ(problem_of({{"first_seat", "-1"}}), R"(out_of_range at first_seat: "-1" | 0..3)");
}

}  // namespace
}  // namespace lemniscate::match
