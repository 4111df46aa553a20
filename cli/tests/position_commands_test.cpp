// new, moves, apply, show, view, perft: what is done with positions.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/tests/program.h"
#include "match/json.h"

namespace lemniscate::cli::tests {
namespace {

using match::Json;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

TEST(New, PrintsAPositionThatEveryCommandReads) {
    const Ran ran = run({"new", "splendor", "--players", "3", "--seed", "7", "--json"});
    const Json json = json_of(ran);
    EXPECT_EQ(json["game"], "splendor");
    EXPECT_EQ(json["players"].size(), 3U);
    EXPECT_EQ(json["decision"], "action");
    EXPECT_EQ(ran.err, "");
    EXPECT_EQ(run({"moves", "-"}, ran.out).code, 0);
}

TEST(New, SameSeedSameDeal) {
    const Ran once = run({"new", "splendor", "--seed", "7"});
    EXPECT_EQ(run({"new", "splendor", "--seed", "7"}).out, once.out);
    EXPECT_NE(run({"new", "splendor", "--seed", "8"}).out, once.out);
}

TEST(New, FirstSeatCanBeChosen) {
    for (const std::string seat : {"0", "1", "2", "3"}) {
        const Json json = json_of(
            run({"new", "splendor", "--players", "4", "--seed", "1", "--first-seat", seat}));
        EXPECT_EQ(std::to_string(json["turn"]["first_seat"].get<int>()), seat);
        EXPECT_EQ(json["to_act"], json["turn"]["first_seat"]);
    }
}

TEST(New, TellsADrawnSeedSoThatItCanBeHadAgain) {
    const Ran drawn = run({"new", "splendor"});
    ASSERT_EQ(drawn.code, 0);
    const std::size_t at = drawn.err.find("--seed ");
    ASSERT_NE(at, std::string::npos) << drawn.err;
    const std::string seed = drawn.err.substr(at + 7, drawn.err.find(' ', at + 7) - at - 7);
    EXPECT_EQ(run({"new", "splendor", "--seed", seed}).out, drawn.out);
}

TEST(Moves, TextNamesTheSeatAndHasAMoveALine) {
    EXPECT_EQ(run({"moves", position("two_locations")}).out,
              "Seat 0 decides: which location to take. 2 legal moves:\n"
              "location knowhere\n"
              "location wakanda\n");
}

TEST(Moves, JsonHasSeatDecisionAndMoves) {
    const Ran ran = run({"moves", position("two_locations"), "--json"});
    Json json = json_of(ran);
    ASSERT_EQ(json["choices"].size(), 2U);
    EXPECT_EQ(json["choices"][1]["move"], "location wakanda");
    EXPECT_EQ(json["choices"][1]["kind"], "location");
    EXPECT_EQ(json["choices"][1]["location"], "wakanda");
    json.erase("choices");
    EXPECT_EQ(json, Json({{"to_act", 0},
                          {"decision", "location"},
                          {"moves", {"location knowhere", "location wakanda"}}}));
    EXPECT_EQ(ran.err, "");
}

TEST(Moves, OfAReturnAreTheReturns) {
    const Json json = json_of(run({"moves", position("twelve_tokens"), "--json"}));
    EXPECT_EQ(json["to_act"], 2);
    EXPECT_EQ(json["decision"], "return");
    EXPECT_THAT(json["moves"].get<std::vector<std::string>>(),
                testing::AllOf(testing::Contains("return yellow yellow"),
                               testing::Contains("return orange grey"),
                               testing::Each(StartsWith("return "))));
}

TEST(Moves, OfAFinishedGameAreNone) {
    EXPECT_EQ(json_of(run({"moves", position("all_passed"), "--json"})),
              Json({{"to_act", nullptr},
                    {"decision", nullptr},
                    {"moves", Json::array()},
                    {"choices", Json::array()}}));
    const Ran text = run({"moves", position("all_passed")});
    EXPECT_EQ(text.code, 0);
    EXPECT_THAT(text.out, HasSubstr("Seat 0 wins"));
}

TEST(Apply, PlaysAllMovesAndPrintsThePosition) {
    const Ran ran = run(
        {"apply", position("rocket"), "--moves", "recruit rocket; take yellow blue red", "--json"});
    const Json json = json_of(ran);
    EXPECT_EQ(ran.err, "");
    EXPECT_EQ(json["turn"]["count"], 2);
    EXPECT_EQ(json["to_act"], 0);
    EXPECT_EQ(json["players"][0]["characters"], Json({"baron_zemo", "crystal", "rocket"}));
    EXPECT_EQ(json["players"][0]["tokens"]["red"], 0);
    EXPECT_EQ(json["players"][0]["tokens"]["grey"], 1);
    EXPECT_EQ(json["table"]["1"], Json({"kraven", "lizard", "rhino", "wasp"}));
    EXPECT_EQ(json["players"][1]["tokens"]["blue"], 1);
}

TEST(Apply, WithoutJsonTellsOnStandardErrorWhatHappened) {
    const Ran json = run({"apply", position("rocket"), "--moves", "recruit rocket", "--json"});
    const Ran text = run({"apply", position("rocket"), "--moves", "recruit rocket"});
    EXPECT_EQ(text.code, 0);
    EXPECT_EQ(text.out, json.out);
    EXPECT_THAT(text.err, HasSubstr("Rocket"));
}

TEST(Apply, PrintedPositionReadsBackAsTheSame) {
    const Ran once = run({"apply", position("hidden"), "--moves", "reserve deck:3", "--json"});
    ASSERT_EQ(once.code, 0);
    EXPECT_EQ(run({"apply", "-", "--moves", "", "--json"}, once.out).out, once.out);
}

TEST(Apply, BlanksAndTrailingSemicolonsAreFree) {
    const Ran plain =
        run({"apply", position("rocket"), "--moves", "recruit rocket;take yellow blue red"});
    const Ran loose = run({"apply", position("rocket"), "--moves",
                           " ;; \n recruit   rocket ;\n\ttake red blue yellow ; ; "});
    EXPECT_EQ(loose.code, 0) << loose.err;
    EXPECT_EQ(loose.out, plain.out);
}

TEST(Apply, OtherPaymentIsPaid) {
    const Json json = json_of(
        run({"apply", position("rocket"), "--moves", "recruit rocket paying grey:1", "--json"}));
    EXPECT_EQ(json["players"][0]["tokens"]["red"], 1);
    EXPECT_EQ(json["players"][0]["tokens"]["grey"], 0);
}

TEST(Apply, FinishedGameHasAResult) {
    const Json json =
        json_of(run({"apply", position("winning_turn"), "--moves", "recruit vision", "--json"}));
    EXPECT_EQ(json["turn"]["phase"], "over");
    EXPECT_EQ(json["to_act"], nullptr);
    EXPECT_EQ(json["result"], Json({{"winners", {1}}, {"reason", "gauntlet"}}));
}

TEST(Apply, IllegalMoveIsRefusedWithTheReasonAndTheLegalMoves) {
    const Ran ran = run({"apply", position("rocket"), "--moves", "take red red", "--json"});
    EXPECT_EQ(ran.code, 2);
    EXPECT_EQ(ran.out, "");
    EXPECT_THAT(ran.err, StartsWith("lemniscate: Move 1, “take red red”, is refused: "));
    EXPECT_THAT(ran.err, HasSubstr("Two red tokens"));
    const Json moves = json_of(run({"moves", position("rocket"), "--json"}))["moves"];
    for (const Json& move : moves) {
        EXPECT_THAT(ran.err, HasSubstr("\n  " + move.get<std::string>() + "\n"));
    }
}

TEST(Apply, NothingIsPrintedWhenALaterMoveIsIllegal) {
    const Ran ran = run({"apply", position("rocket"), "--moves", "recruit rocket; recruit hulk"});
    EXPECT_EQ(ran.code, 2);
    EXPECT_EQ(ran.out, "");
    EXPECT_THAT(ran.err, StartsWith("lemniscate: Move 2, “recruit hulk”, is refused: “Hulk”"));
    EXPECT_THAT(ran.err, HasSubstr("legal moves of seat 1"));
}

TEST(Apply, EveryKindOfNonsenseIsAnswered) {
    for (const std::string move :
         {"dance", "take", "take pink", "take grey", "reserve", "reserve batman", "reserve deck:4",
          "recruit", "recruit batman", "recruit rocket paying", "recruit rocket paying red:9",
          "location narnia", "return red", "pass", "pass twice", "täke"}) {
        const Ran ran = run({"apply", position("rocket"), "--moves", move});
        EXPECT_EQ(ran.code, 2) << move;
        EXPECT_EQ(ran.out, "");
        EXPECT_THAT(ran.err, HasSubstr("“" + move + "”, is refused: "));
        EXPECT_THAT(ran.err, Not(HasSubstr("“”")));
        EXPECT_THAT(ran.err, HasSubstr("take yellow purple blue"));
    }
}

TEST(Apply, ControlCharactersDoNotReachTheTerminal) {
    const Ran ran = run({"apply", position("rocket"), "--moves", "\x1b[2J\r\x7f"});
    EXPECT_EQ(ran.code, 2);
    EXPECT_EQ(ran.err.find_first_of("\x1b\r\x7f"), std::string::npos);
}

TEST(Apply, NobodyMovesWhenTheGameIsOver) {
    const Ran ran = run({"apply", position("all_passed"), "--moves", "pass"});
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(ran.err, HasSubstr("over"));
}

TEST(Show, DrawsEverythingWithoutASeat) {
    const Ran ran = run({"show", position("hidden")});
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.out, HasSubstr("Rocket"));
    EXPECT_THAT(ran.out, HasSubstr("Hulk"));
    EXPECT_THAT(ran.out, HasSubstr("Ghost Rider"));
    EXPECT_EQ(ran.err, "");
}

TEST(Show, SaysWhoWonWhenTheGameIsOver) {
    EXPECT_THAT(run({"show", position("all_passed")}).out, HasSubstr("Seat 0 wins:"));
    EXPECT_THAT(run({"show", position("hidden")}).out, Not(HasSubstr("wins:")));
}
TEST(Show, DrawsOnlyWhatASeatMayKnow) {
    const Ran zero = run({"show", position("hidden"), "--seat", "0"});
    EXPECT_THAT(zero.out, HasSubstr("Hulk"));
    EXPECT_THAT(zero.out, Not(HasSubstr("Ghost Rider")));
    EXPECT_THAT(zero.out, HasSubstr("Vulture"));
    const Ran one = run({"show", position("hidden"), "--seat", "1"});
    EXPECT_THAT(one.out, HasSubstr("Ghost Rider"));
    const Ran nobody = run({"show", position("hidden"), "--seat", "none"});
    EXPECT_EQ(nobody.code, 0);
    EXPECT_THAT(nobody.out, Not(HasSubstr("Ghost Rider")));
}

TEST(Show, WithoutASeatEverythingIsOpen) {
    const std::string file = file_with("dealt.json", run({"new", "shards", "--seed", "5"}).out);
    const std::string open = run({"show", file}).out;
    EXPECT_THAT(open, HasSubstr("centre deck, top first"));
    EXPECT_THAT(open, HasSubstr("Blaster"));
    EXPECT_THAT(run({"show", file, "--seat", "none"}).out,
                Not(HasSubstr("centre deck, top first")));
    EXPECT_THAT(run({"show", position("hidden")}).out, HasSubstr("decks, top first"));
}

TEST(View, HidesDecksAndWhatOthersDrew) {
    const Json json = json_of(run({"view", position("hidden"), "--seat", "1", "--json"}));
    EXPECT_EQ(json["decks"]["1"], Json({"?", "?", "?"}));
    EXPECT_EQ(json["players"][0]["reserved"][0]["card"], "?");
    EXPECT_EQ(json["players"][0]["reserved"][0]["level"], 3);
    EXPECT_EQ(json["players"][1]["reserved"][0]["card"], "ghost_rider");
    EXPECT_EQ(json["players"][1]["reserved"][1]["card"], "vulture");
}

TEST(View, OfASpectatorKnowsOnlyWhatIsPublic) {
    const Ran ran = run({"view", position("hidden"), "--seat", "none"});
    Json json = json_of(ran);
    EXPECT_EQ(json["players"][1]["reserved"][0]["card"], "?");
    EXPECT_EQ(json["players"][1]["reserved"][1]["card"], "vulture");
    // Which cards are somewhere out of sight is no secret; where they are is one.
    EXPECT_EQ(json["unseen"]["3"]["hulk"], 1);
    json.erase("unseen");
    for (const std::string hidden : {"hulk\"", "ghost_rider", "thor", "lizard"}) {
        EXPECT_THAT(json.dump(), Not(HasSubstr("\"" + hidden)));
    }
}

TEST(Perft, CountsTheMovesAtDepthOne) {
    const Json moves = json_of(run({"moves", position("rocket"), "--json"}))["moves"];
    const Json json = json_of(run({"perft", position("rocket"), "--depth", "1", "--json"}));
    EXPECT_EQ(json["leaves"], moves.size());
    EXPECT_EQ(json["game"], "splendor");
}

TEST(Perft, DividedAddsUpToTheWhole) {
    const Json whole = json_of(run({"perft", position("rocket"), "--depth", "2", "--json"}));
    const Json parts =
        json_of(run({"perft", position("rocket"), "--depth", "2", "--divide", "--json"}));
    EXPECT_EQ(parts["leaves"], whole["leaves"]);
    std::uint64_t sum = 0;
    for (const Json& part : parts["moves"]) sum += part["leaves"].get<std::uint64_t>();
    EXPECT_EQ(sum, whole["leaves"].get<std::uint64_t>());
    EXPECT_FALSE(whole.contains("moves"));
    const Ran text = run({"perft", position("rocket"), "--depth", "2", "--divide"});
    EXPECT_THAT(text.out, HasSubstr("recruit rocket: "));
}

TEST(Perft, OfAFinishedGameOrDepthZeroIsOne) {
    EXPECT_EQ(json_of(run({"perft", position("all_passed"), "--depth", "3", "--json"}))["leaves"],
              1);
    const Ran zero = run({"perft", position("rocket"), "--depth", "0", "--divide", "--json"});
    EXPECT_EQ(json_of(zero)["leaves"], 1);
}

}  // namespace
}  // namespace lemniscate::cli::tests
