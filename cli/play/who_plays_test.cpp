#include "cli/play/who_plays.h"

#include <gtest/gtest.h>

#include "cli/failure.h"
#include "cli/play/test_texts.h"

namespace lemniscate::cli::play {
namespace {

PlayOptions said(std::vector<std::string> bots, std::vector<std::string> names) {
    PlayOptions options;
    options.bots = std::move(bots);
    options.names = std::move(names);
    return options;
}

Players seated_as(const PlayOptions& options, std::uint32_t players) {
    return seat_players(options, players, english());
}

std::string refusal_of(const PlayOptions& options, std::uint32_t players) {
    try {
        check_players(options, english());
        seated_as(options, players);
    } catch (const Failure& failure) {
        return failure.sentence;
    }
    return {};
}

TEST(WhoPlays, IsAPersonWithTheUsualBots) {
    EXPECT_EQ(seated_as({}, 3), (Players{"person", "greedy", "greedy"}));
    EXPECT_EQ(seated_as(said({"random"}, {}), 3), (Players{"person", "random", "random"}));
    EXPECT_EQ(seated_as(said({"person", "greedy"}, {}), 3),
              (Players{"person", "person", "greedy"}));
    EXPECT_FALSE(count_named({}));
}

TEST(WhoPlays, GivesEveryNameToAPerson) {
    EXPECT_EQ(seated_as(said({}, {"Anna"}), 2), (Players{"person Anna", "greedy"}));
    EXPECT_EQ(seated_as(said({}, {"Anna", "Ben"}), 2), (Players{"person Anna", "person Ben"}));
    EXPECT_EQ(seated_as(said({"random"}, {"Anna", "Ben"}), 3),
              (Players{"person Anna", "person Ben", "random"}));
    EXPECT_EQ(seated_as(said({"greedy", "person"}, {"Anna", "Ben"}), 3),
              (Players{"person Anna", "greedy", "person Ben"}));
    EXPECT_EQ(seated_as(said({"person"}, {"", "Ben"}), 2), (Players{"person", "person Ben"}));
}

TEST(WhoPlays, IsCountedByNamesAndBots) {
    EXPECT_FALSE(count_named(said({}, {"Anna"})));
    EXPECT_EQ(count_named(said({}, {"Anna", "Ben"})), 2U);
    EXPECT_EQ(count_named(said({"greedy"}, {"Anna", "Ben"})), 3U);
    EXPECT_EQ(count_named(said({"person", "greedy"}, {"Anna", "Ben"})), 3U);
}

TEST(WhoPlays, CannotBeMoreThanThereAreSeats) {
    EXPECT_EQ(refusal_of(said({}, {"Anna", "Ben", "Cleo"}), 2),
              "--names has 3 names, but only 2 people can play.");
    EXPECT_EQ(refusal_of(said({"person"}, {"Anna", "Ben", "Cleo"}), 2),
              "--names has 3 names, but only 2 people can play.");
    EXPECT_EQ(refusal_of(said({"greedy"}, {"Anna", "Ben"}), 2),
              "--names has 2 names, but only 1 person can play.");
    EXPECT_EQ(refusal_of(said({"greedy", "greedy"}, {}), 2),
              "--bots names 2 players, but beside yours there is only 1 seat.");
}

TEST(WhoPlays, HasNamesThatFitOnTheTable) {
    EXPECT_EQ(refusal_of(said({}, {"Zoë", "Олександра"}), 2), "");
    for (const char* name : {"Maximiliana-Alexandra", "\x1b[2J", "a\tb", " Anna", "\xff"}) {
        EXPECT_TRUE(refusal_of(said({}, {name}), 2)
                        .ends_with("it may have up to 12 letters and no control characters."))
            << name;
    }
    EXPECT_EQ(refusal_of(said({}, {"Anna", "Anna"}), 2),
              "Two people cannot have the same name: Anna.");
    EXPECT_EQ(refusal_of(said({}, {"", ""}), 2), "") << "nobody has to have one";
}

TEST(WhoPlays, IsReadFromARecord) {
    match::Record record;
    record.players = {"greedy", "person Anna", "Ben", "person \x1b[2J"};
    EXPECT_EQ(recorded_players(record, 4),
              (Players{"greedy", "person Anna", "person Ben", "person"}));
    record.players = {"greedy"};
    EXPECT_EQ(recorded_players(record, 2), (Players{"person", "greedy"})) << "somebody has to play";
}

TEST(WhoPlays, MayTakeOtherNames) {
    Players players = {"person Anna", "greedy", "person Ben"};
    give_names(players, {"", "Cleo"}, english());
    EXPECT_EQ(players, (Players{"person Anna", "greedy", "person Cleo"}));
    EXPECT_THROW(give_names(players, {"A", "B", "C"}, english()), Failure);
}

}  // namespace
}  // namespace lemniscate::cli::play
