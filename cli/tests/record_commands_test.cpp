// replay, verify: what is done with records.
#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/tests/program.h"
#include "match/json.h"
#include "match/test_seal.h"

namespace lemniscate::cli::tests {
namespace {

using match::Json;
using testing::HasSubstr;
using testing::StartsWith;

/// Rocket is bought, then tokens are taken: two moves from tests/positions/rocket.json.
std::string short_record(const std::string& moves =
                             "0: recruit rocket\n"
                             "1: take yellow blue red\n"
                             "result: unfinished\n") {
    return "# Lemniscate game record\nformat: 2\ngame: splendor\nrules: 2\nposition: " +
           Json::parse(contents_of(position("rocket"))).dump() + "\n\n" + moves;
}

/// Records of whole games, as the program writes them.
std::vector<std::string> whole_games() {
    const std::string folder = fresh_path("records");
    const Ran ran = run({"simulate", "splendor", "--bots", "random,greedy", "--games", "3",
                         "--records", folder, "--json"});
    EXPECT_EQ(ran.code, 0) << ran.err;
    std::vector<std::string> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        files.push_back(entry.path().string());
    }
    EXPECT_EQ(files.size(), 3U);
    return files;
}

bool is_ascii(const std::string& text) {
    return std::none_of(text.begin(), text.end(), [](char c) { return (c & 0x80) != 0; });
}

TEST(Verify, RecordsOfSimulatedGamesAreGood) {
    std::vector<std::string> words = whole_games();
    words.insert(words.begin(), "verify");
    const Ran ran = run(words);
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_EQ(ran.err, "");
    EXPECT_EQ(std::count(ran.out.begin(), ran.out.end(), '\n'), 3);
    EXPECT_THAT(ran.out, HasSubstr(": ok, "));
    EXPECT_THAT(ran.out, HasSubstr(" win"));
}

TEST(Verify, NamesTheFirstWrongLineAndWhy) {
    const std::string file = file_with("wrong.txt", short_record("0: recruit rocket\n"
                                                                 "1: take blue\n"));
    const Ran ran = run({"verify", file});
    EXPECT_EQ(ran.code, 2);
    EXPECT_EQ(ran.out, "");
    EXPECT_THAT(ran.err, HasSubstr("wrong.txt"));
    EXPECT_THAT(ran.err, HasSubstr("line 8"));
    EXPECT_THAT(ran.err, HasSubstr("take blue"));
    EXPECT_THAT(ran.err, HasSubstr("three different"));
}

TEST(Verify, SaysTheWordThatWasRefused) {
    const Ran ran = run({"verify", "-"}, short_record("0: recruit hulk\n"));
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(ran.err, HasSubstr("standard input"));
    EXPECT_THAT(ran.err, HasSubstr("“Hulk” is neither"));
}

TEST(Verify, WrongSeatAndWrongResultAreFound) {
    EXPECT_THAT(run({"verify", "-"}, short_record("1: recruit rocket\n")).err, HasSubstr("line 7"));
    const Ran result =
        run({"verify", "-"}, short_record("0: recruit rocket\nresult: 0 gauntlet\n"));
    EXPECT_EQ(result.code, 2);
    EXPECT_THAT(result.err, HasSubstr("line 8"));
}

TEST(Verify, SaysWhatMayFollowTheResultAndStandBesideAPosition) {
    const Ran after = run({"verify", "-"}, short_record("result: unfinished\n0: pass\n"));
    EXPECT_THAT(after.err, HasSubstr("“# COMMENT” belongs here"));
    const Ran beside = run({"verify", "-"}, "players: 2\n" + short_record());
    EXPECT_THAT(beside.err,
                HasSubstr("possible are format, game, rules, seed, seat N, date, position."));
}

TEST(Verify, LooksAtEveryRecordAlthoughOneIsWrong) {
    const std::string good = file_with("good.txt", short_record());
    const std::string bad = file_with("bad.txt", "not a record\n");
    const Ran ran = run({"verify", "/no/such/record", bad, good});
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(ran.out, HasSubstr("good.txt: ok, 2 moves"));
    EXPECT_THAT(ran.err, HasSubstr("/no/such/record"));
    EXPECT_THAT(ran.err, HasSubstr("bad.txt"));
}

TEST(Verify, JsonHasAVerdictPerRecord) {
    const std::string good = file_with("good.txt", short_record());
    const std::string bad = file_with("bad.txt", short_record("0: pass\n"));
    const Ran ran = run({"verify", good, bad, "/no/such/record", "--json"});
    EXPECT_EQ(ran.code, 2);
    EXPECT_EQ(ran.err, "");
    const Json json = Json::parse(ran.out);
    ASSERT_EQ(json.size(), 3U);
    EXPECT_EQ(json[0], Json({{"record", good}, {"ok", true}, {"moves", 2}, {"result", nullptr}}));
    EXPECT_EQ(json[1]["ok"], false);
    EXPECT_EQ(json[1]["problem"], "illegal_move");
    EXPECT_EQ(json[1]["where"], "line 7");
    EXPECT_EQ(json[2]["problem"], "unreadable");
}

// Sealed matches. That every cheat is found is match/verify_test.cpp's to prove.

match::TestSeal sealed() { return match::test_seal("splendor", {{"players", "2"}}, 31); }

TEST(Verify, ASealedRecordAloneIsConsistent) {
    const std::string file = file_with("sealed.txt", write_record(sealed_record(sealed())));
    const Ran ran = run({"verify", file});
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr(": consistent."));
    const Json json = Json::parse(run({"verify", file, "--json"}).out);
    EXPECT_EQ(json[0]["ok"], true);
    EXPECT_EQ(json[0]["chance"], "consistent");
}

TEST(Verify, WithWhatAPlayerKeptItIsWitnessed) {
    const std::string file = file_with("sealed.txt", write_record(sealed_record(sealed())));
    const std::string witness = file_with("witness.json", witness_json(sealed()).dump());
    const Ran ran = run({"verify", file, "--witness", witness});
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr(": witnessed."));
    EXPECT_EQ(Json::parse(run({"verify", file, "--witness", witness, "--json"}).out)[0]["chance"],
              "witnessed");
}

TEST(Verify, SaysWhatWasNotWitnessed) {
    match::TestSeal cheat = sealed();
    cheat.salts[0].reset();
    const std::string file = file_with("sealed.txt", write_record(sealed_record(cheat)));
    const std::string witness = file_with("witness.json", witness_json(sealed()).dump());
    const Ran ran = run({"verify", file, "--witness", witness});
    EXPECT_EQ(ran.code, 1);
    EXPECT_EQ(ran.out, "");
    EXPECT_THAT(ran.err, HasSubstr("the salt in the terms is not the one that was kept"));
    EXPECT_THAT(ran.err, HasSubstr("the salt of a seat is missing"));
    const Ran in_json = run({"verify", file, "--witness", witness, "--json"});
    EXPECT_EQ(in_json.code, 1);
    const Json json = Json::parse(in_json.out);
    EXPECT_EQ(json[0]["ok"], false);
    EXPECT_EQ(json[0]["chance"], "not_witnessed");
    EXPECT_EQ(json[0]["doubts"], Json({"other_salt", "missing_salt"}));

    const std::string plain = file_with("good.txt", short_record());
    EXPECT_EQ(run({"verify", plain, "--witness", witness}).code, 1);
}

TEST(Verify, ASecretThatDoesNotFitIsABadRecord) {
    match::Record record = sealed_record(sealed());
    record.sealed->secret->front() ^= 1;
    const Ran ran = run({"verify", "-", "--json"}, write_record(record));
    EXPECT_EQ(ran.code, 2);
    EXPECT_EQ(Json::parse(ran.out)[0]["problem"], "wrong_secret");
    EXPECT_EQ(Json::parse(ran.out)[0]["where"], "line 7");
}

TEST(Verify, ABadWitnessFileIsBadInput) {
    const std::string file = file_with("sealed.txt", write_record(sealed_record(sealed())));
    for (const std::string text : {"", "{}", "[1]", "{\"terms\": \"\", \"seat\": 9}"}) {
        const Ran ran = run({"verify", file, "--witness", file_with("witness.json", text)});
        EXPECT_EQ(ran.code, 2) << text;
        EXPECT_THAT(ran.err, HasSubstr("witness.json")) << text;
    }
    const std::string witness = file_with("witness.json", witness_json(sealed()).dump());
    EXPECT_EQ(run({"verify", file, file, "--witness", witness}).code, 2);
    EXPECT_EQ(run({"verify", file, "--witness", "/no/such/file"}).code, 2);
}

TEST(Replay, ASealedMatchIsDealtFromItsSecret) {
    const match::Record record = sealed_record(sealed());
    const Json json = json_of(run({"replay", "-", "--json"}, write_record(record)));
    EXPECT_EQ(json["match"], match::write_hex(record.sealed->match));
    EXPECT_FALSE(json.contains("seed"));
    EXPECT_EQ(json["moves"].size(), record.moves.size());

    const Ran running = run({"replay", "-"}, write_record(play_sealed(sealed(), 3)->record()));
    EXPECT_EQ(running.code, 2);
    EXPECT_THAT(running.err, HasSubstr("this match is sealed"));
}

TEST(Replay, PrintsEveryMoveWithoutATerminal) {
    const Ran ran = run({"replay", file_with("short.txt", short_record())});
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, StartsWith("1. 0: recruit rocket\n"));
    EXPECT_THAT(ran.out, HasSubstr("Rocket"));
    EXPECT_THAT(ran.out, HasSubstr("2. 1: take yellow blue red\n"));
    EXPECT_THAT(ran.out, HasSubstr("not over"));
}

TEST(Replay, KeepsToAsciiWhereNothingElseCanBeShown) {
    std::string record = short_record();
    record.insert(record.find("position:"), "seat 0: Zoë\n");
    const std::string file = file_with("names.txt", record);
    const Ran ran = run_shell("LC_ALL=C \"$LEMNISCATE\" replay '" + file + "'");
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("Zo"));
    EXPECT_TRUE(is_ascii(ran.out)) << ran.out;
    EXPECT_THAT(run_shell("LC_ALL=C.UTF-8 \"$LEMNISCATE\" replay '" + file + "'").out,
                HasSubstr("Zoë"));
}

TEST(Replay, AtANumberPrintsThePositionAfterSoManyMoves) {
    const std::string file = file_with("short.txt", short_record());
    for (const std::string at : {"0", "1", "2"}) {
        const Json json = json_of(run({"replay", file, "--at", at, "--json"}));
        EXPECT_EQ(std::to_string(json["turn"]["count"].get<int>()), at);
    }
    EXPECT_EQ(
        run({"replay", file, "--at", "2"}).out,
        run({"apply", position("rocket"), "--moves", "recruit rocket; take yellow blue red"}).out);
}

TEST(Replay, BeyondTheEndIsToldTheRange) {
    const Ran ran = run({"replay", file_with("short.txt", short_record()), "--at", "3"});
    EXPECT_EQ(ran.code, 2);
    EXPECT_EQ(ran.out, "");
    EXPECT_THAT(ran.err, HasSubstr("--at 3"));
    EXPECT_THAT(ran.err, HasSubstr("to 2"));
}

TEST(Replay, JsonHasTheMovesAndTheResult) {
    const Json json = json_of(run({"replay", "-", "--json"}, short_record()));
    EXPECT_EQ(json["game"], "splendor");
    EXPECT_EQ(json["moves"][0], Json({{"seat", 0}, {"move", "recruit rocket"}}));
    EXPECT_EQ(json["moves"].size(), 2U);
    EXPECT_EQ(json["result"], nullptr);
}

TEST(Replay, OfAWholeGameEndsWithItsResult) {
    const std::string file = whole_games().front();
    const Json json = json_of(run({"replay", file, "--json"}));
    EXPECT_EQ(json["result"]["reason"], "gauntlet");
    const std::string last = std::to_string(json["moves"].size());
    const Json end = json_of(run({"replay", file, "--at", last, "--json"}));
    EXPECT_EQ(end["result"], json["result"]);
}

TEST(Replay, RefusesARecordThatBreaksTheRules) {
    const Ran ran = run({"replay", "-"}, short_record("0: pass\n"));
    EXPECT_EQ(ran.code, 2);
    EXPECT_EQ(ran.out, "");
    EXPECT_THAT(ran.err, HasSubstr("line 7"));
}

/// `script` gives the command a terminal of its own.
Ran run_at_terminal(const std::vector<std::string>& words, const std::string& typed) {
    std::string command = "\"$LEMNISCATE\"";
    for (const std::string& word : words) command += " " + word;
    return run_shell("printf '" + typed + "' | script -qec '" + command + "' /dev/null");
}

TEST(Replay, StepsThroughAtATerminal) {
    if (run_shell("command -v script").code != 0) GTEST_SKIP() << "no script(1) here";
    const std::string file = file_with("short.txt", short_record());
    const Ran ran = run_at_terminal({"replay", file}, "\\n\\n\\nb\\n9\\nx\\n0\\nq\\n");
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.out, HasSubstr("Move 0 of 2"));
    EXPECT_THAT(ran.out, HasSubstr("Move 2 of 2"));
    EXPECT_THAT(ran.out, HasSubstr("ends after move 2"));
    EXPECT_THAT(ran.out, HasSubstr("a number from 0 to 2"));
    const std::size_t back = ran.out.rfind("Move 1 of 2");
    EXPECT_GT(back, ran.out.find("ends after move 2"));
    EXPECT_GT(ran.out.rfind("Move 0 of 2"), back);
}

}  // namespace
}  // namespace lemniscate::cli::tests
