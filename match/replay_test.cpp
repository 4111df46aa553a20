#include "match/replay.h"

#include <algorithm>
#include <string>

#include <gtest/gtest.h>

namespace lemniscate::match {
namespace {

using Splendor = splendor::Game;

/// A whole game of random moves.
Session<Splendor> random_game(const Start<Splendor>& start) {
    Session<Splendor> session(start);
    Dice dice(start.seed, 99);
    splendor::MoveList moves;
    for (legal(session.state(), moves); !moves.empty(); legal(session.state(), moves)) {
        session.play(moves[dice.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    return session;
}

Replayed<Splendor> replayed(const Record& record) {
    Result<Replayed<Splendor>> result = replay<Splendor>(record);
    if (result) return *result;
    ADD_FAILURE() << name_of(result.problem().kind) << " " << result.problem().where;
    return {Session<Splendor>({})};
}

/// A record as a person would write it: two players, seat 0 begins.
Record record_with(const std::string& lines) {
    const Result<Record> record = read_record(
        "format: 2\ngame: splendor\nrules: 2\nplayers: 2\nfirst_seat: 0\nseed: 7\n" + lines);
    EXPECT_TRUE(record) << lines;
    return record ? *record : Record{};
}

/// The problem of a record as `kind | where | found | expected`.
std::string problem_of(const Record& record) {
    const Result<Replayed<Splendor>> result = replay<Splendor>(record);
    if (result && !result->problem) return "none";
    const Problem& problem = result ? *result->problem : result.problem();
    return std::string(name_of(problem.kind)) + " | " + place_of(problem) + " | " + problem.found +
           " | " + problem.expected;
}

TEST(ResultTextTest, NamesTheWinnersAndTheReason) {
    EXPECT_EQ(result_text({}), "unfinished");
    EXPECT_EQ(result_text({true, 0b0001, "gauntlet"}), "0 gauntlet");
    EXPECT_EQ(result_text({true, 0b1010, "all_passed"}), "1 3 all_passed");
    EXPECT_EQ(result_text({true, 0, "round_limit"}), "none round_limit");
    EXPECT_EQ(result_text({true, 0b1000'0000, "gauntlet"}), "7 gauntlet");
}

TEST(ReplayTest, WholeGamesComeBackThroughTheirText) {
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        const std::uint32_t players = 2 + static_cast<std::uint32_t>(seed % 3);
        const Session<Splendor> session =
            random_game({.options = {.players = players}, .seed = seed});
        ASSERT_TRUE(outcome(session.state()).over);

        const Result<Record> read =
            read_record(write_record(record_of(session, {"person", "greedy"}, "2026-11-15")));
        ASSERT_TRUE(read) << read.problem().where;
        EXPECT_EQ(read->players, (std::vector<std::string>{"person", "greedy"}));
        EXPECT_EQ(read->date, "2026-11-15");

        const Replayed<Splendor> again = replayed(*read);
        EXPECT_FALSE(again.problem) << again.problem->where;
        ASSERT_EQ(again.session.steps().size(), session.steps().size());
        EXPECT_EQ(again.session.start().options, session.start().options);
        for (std::size_t i = 0; i <= session.steps().size(); ++i) {
            ASSERT_EQ(again.session.state_after(i), session.state_after(i)) << "after " << i;
        }
    }
}

TEST(ReplayTest, AGameFromAPositionComesBackToo) {
    Dice dice(3);
    const Session<Splendor> session =
        random_game({.seed = 8, .position = deal(splendor::Options{.players = 3}, dice)});
    const Record record = record_of(session, {}, "");
    EXPECT_TRUE(record.options.empty());
    ASSERT_TRUE(record.position);

    const Result<Record> read = read_record(write_record(record));
    ASSERT_TRUE(read) << read.problem().where;
    const Replayed<Splendor> again = replayed(*read);
    EXPECT_FALSE(again.problem) << again.problem->where;
    EXPECT_EQ(again.session.state(), session.state());
    EXPECT_EQ(again.session.start().seed, 8U);
}

TEST(ReplayTest, AFirstSeatThatWasDrawnIsNotWrittenDown) {
    const auto states_first_seat = [](Seat first_seat) {
        const Session<Splendor> session({.options = {.players = 2, .first_seat = first_seat}});
        const OptionList options = record_of(session, {}, "").options;
        return std::any_of(options.begin(), options.end(), [](const Option& option) {
            return option.name == "first_seat" && option.value == "1";
        });
    };
    EXPECT_FALSE(states_first_seat(Seat::none));
    EXPECT_TRUE(states_first_seat(seat_at(1)));
}

TEST(ReplayTest, AGameThatIsNotOverIsWrittenAsUnfinished) {
    const Session<Splendor> session({.seed = 5});
    const Record record = record_of(session, {}, "");
    EXPECT_EQ(record.result, "unfinished");
    EXPECT_EQ(problem_of(record), "none");
}

TEST(ReplayTest, ARecordNeedsNoResult) {
    const Replayed<Splendor> again = replayed(record_with("0: take yellow purple blue\n"));
    EXPECT_FALSE(again.problem);
    EXPECT_EQ(again.session.steps().size(), 1U);
}

TEST(ReplayTest, MovesMayBeSpeltInWaysThatAreNeverPrinted) {
    const Replayed<Splendor> again =
        replayed(record_with("0: take  blue yellow\tpurple\n1: take red red\n"));
    EXPECT_FALSE(again.problem);
    ASSERT_EQ(again.session.steps().size(), 2U);
    const Record printed = record_of(again.session, {}, "");
    EXPECT_EQ(printed.moves[0].text, "take yellow purple blue");
}

TEST(ReplayTest, NamesTheSeatThatShouldHaveMoved) {
    const Record record = record_with("0: take yellow purple blue\n\n0: take red red\n1: pass\n");
    EXPECT_EQ(problem_of(record), "wrong_seat | line 9 | 0 | 1");
    EXPECT_EQ(replayed(record).session.steps().size(), 1U);
}

TEST(ReplayTest, StopsAtTheFirstIllegalMove) {
    const Record record = record_with(
        "0: take yellow purple blue\n1: take yellow purple blue\n0: take blue blue\n1: pass\n");
    EXPECT_EQ(problem_of(record), "illegal_move | line 9 | take blue blue | supply_below_four");
    const Replayed<Splendor> good = replayed(record);
    EXPECT_EQ(good.session.steps().size(), 2U);
    EXPECT_EQ(id_of(read_move(good.session.state(), record.moves[2].text).refusal),
              "supply_below_four");
}

TEST(ReplayTest, WhatIsNoMoveIsIllegalToo) {
    EXPECT_EQ(problem_of(record_with("0: castle\n")),
              "illegal_move | line 7 | castle | not_understood");
    EXPECT_LT(problem_of(record_with("0: " + std::string(5000, 'x') + "\n")).size(), 400U);
}

TEST(ReplayTest, NoMoveComesAfterTheEnd) {
    const Session<Splendor> session = random_game({.options = {.players = 2}, .seed = 1});
    Record record = record_of(session, {}, "");
    record.moves.push_back({0, "pass", 999});
    EXPECT_EQ(problem_of(record), "moves_after_end | line 999 | pass | ");
    EXPECT_EQ(replayed(record).session.steps().size(), session.steps().size());
}

TEST(ReplayTest, TheResultMustBeThatOfTheMoves) {
    Record record = record_of(random_game({.options = {.players = 2}, .seed = 1}), {}, "");
    const std::string right = *record.result;
    record.result_line = 999;
    for (const std::string wrong : {"unfinished", "0 1 gauntlet", "nonsense"}) {
        record.result = wrong;
        EXPECT_EQ(problem_of(record), "wrong_result | line 999 | " + wrong + " | " + right);
    }
    record.result = std::string(5000, 'x');
    EXPECT_LT(problem_of(record).size(), 400U);
    record.moves.pop_back();
    record.result = right;
    EXPECT_EQ(problem_of(record), "wrong_result | line 999 | " + right + " | unfinished");
}

TEST(ReplayTest, PeopleMayEndAGameThatItsMovesDidNot) {
    Record record = record_with("0: take yellow purple blue\n");
    record.result_line = 999;
    for (const std::string good : {"0 resigned", "1 time", "none agreed", "0 1 abandoned"}) {
        record.result = good;
        EXPECT_EQ(problem_of(record), "none") << good;
    }
    for (const std::string bad :
         {"2 resigned", "1 0 time", "resigned", "0 gauntlet", "0 agreed x"}) {
        record.result = bad;
        EXPECT_EQ(problem_of(record), "wrong_result | line 999 | " + bad + " | unfinished");
    }
    record = record_of(random_game({.options = {.players = 2}, .seed = 1}), {}, "");
    record.result = "0 resigned";
    EXPECT_NE(problem_of(record), "none") << "the moves ended it";
}

TEST(ReplayTest, AMoveThatOnlyOlderRulesAllowedIsToldApart) {
    Record record = record_with("0: take yellow purple blue\n1: castle\n");
    record.rules = 1;
    EXPECT_EQ(problem_of(record), "other_rules | line 8 | castle | 1");
    EXPECT_EQ(replayed(record).session.size(), 1U);
    record.rules = splendor::Game::rules;
    EXPECT_EQ(problem_of(record), "illegal_move | line 8 | castle | not_understood");
}

TEST(ReplayTest, AGameGoesOnFromAPositionWhereItsRulesChanged) {
    Session<Splendor> session({.options = {.players = 2, .first_seat = seat_at(0)}, .seed = 7});
    session.play(read_move(session.state(), "take yellow purple blue").move);
    Dice dice(9);
    const splendor::State other = deal(splendor::Options{.players = 2}, dice);
    session.go_on_from(other);
    EXPECT_EQ(session.undoable(seat_at(0)), 0U);
    session.play(read_move(session.state(), "take red red").move);
    EXPECT_EQ(session.state_after(1), other);
    EXPECT_EQ(session.steps()[1].before, other);

    const Result<Record> read = read_record(write_record(record_of(session, {}, "")));
    ASSERT_TRUE(read) << read.problem().where;
    const Replayed<Splendor> again = replayed(*read);
    EXPECT_FALSE(again.problem);
    EXPECT_EQ(again.session.size(), 2U);
    EXPECT_EQ(again.session.state(), session.state());

    // A part that today's rules refuse is left out, and the rest is there.
    Record older = *read;
    older.rules = 1;
    older.moves[0].text = "castle";
    const Replayed<Splendor> rest = replayed(older);
    EXPECT_FALSE(rest.problem);
    ASSERT_TRUE(rest.left_out);
    EXPECT_EQ(rest.left_out->kind, ProblemKind::other_rules);
    EXPECT_EQ(rest.session.size(), 1U);
}

TEST(ReplayTest, NobodySitsWhereThereIsNoSeat) {
    EXPECT_EQ(problem_of(record_with("seat 2: greedy\n")), "out_of_range | seat 2 | greedy | 0..1");
}

TEST(ReplayTest, APositionThatCannotBeIsRefusedWhereItStands) {
    const Result<Record> record = read_record(
        "format: 1\ngame: splendor\nposition:\n"
        R"({"format": 1, "game": "splendor", "players": [{"tokens": {"red": 99}}, {}]})");
    ASSERT_TRUE(record);
    const Result<Replayed<Splendor>> result = replay<Splendor>(*record);
    ASSERT_FALSE(result);
    EXPECT_EQ(place_of(result.problem()), "line 4, players[0].tokens.red");
}

}  // namespace
}  // namespace lemniscate::match
