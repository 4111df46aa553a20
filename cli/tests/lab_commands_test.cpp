// simulate, bench: numbers about many games.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/tests/program.h"
#include "match/json.h"

namespace lemniscate::cli::tests {
namespace {

using match::Json;
using testing::HasSubstr;
using testing::MatchesRegex;

Ran simulate(const std::vector<std::string>& more) {
    std::vector<std::string> words = {"simulate",      "splendor", "--bots",
                                      "random,greedy", "--games",  "20"};
    words.insert(words.end(), more.begin(), more.end());
    return run(words);
}

/// The part of a report that does not depend on the clock.
Json timeless(Json json) {
    for (const std::string key : {"seconds", "games_per_second", "moves_per_second"}) {
        json.erase(key);
    }
    return json;
}

TEST(Simulate, JsonAddsUp) {
    const Ran ran = simulate({"--json"});
    EXPECT_EQ(ran.err, "");
    const Json json = json_of(ran);
    EXPECT_EQ(json["game"], "splendor");
    EXPECT_EQ(json["games"], 20);
    EXPECT_EQ(json["seed"], 0);
    ASSERT_EQ(json["seats"].size(), 2U);
    EXPECT_EQ(json["seats"][0]["player"], "random");
    EXPECT_EQ(json["seats"][1]["player"], "greedy");
    double rates = 0;
    for (const Json& seat : json["seats"]) {
        const double rate = seat["win_rate"];
        EXPECT_LE(seat["low"].get<double>(), rate);
        EXPECT_GE(seat["high"].get<double>(), rate);
        rates += rate;
    }
    EXPECT_NEAR(rates, 1.0 - json["draws"].get<double>() / 20, 1e-9);
    std::uint64_t ended = 0;
    for (const auto& [reason, count] : json["reasons"].items()) {
        ended += count.get<std::uint64_t>();
    }
    EXPECT_EQ(ended, 20U);
    EXPECT_LE(json["moves"]["min"].get<double>(), json["moves"]["mean"].get<double>());
    EXPECT_GE(json["moves"]["max"].get<double>(), json["moves"]["mean"].get<double>());
}

TEST(Simulate, DependsOnTheSeedAndNotOnTheThreads) {
    const Json one = timeless(json_of(simulate({"--threads", "1", "--json"})));
    EXPECT_EQ(timeless(json_of(simulate({"--threads", "3", "--json"}))), one);
    EXPECT_NE(timeless(json_of(simulate({"--seed", "9", "--json"})))["moves"], one["moves"]);
}

TEST(Simulate, TextHasATableThatLinesUp) {
    const Ran ran = simulate({"--threads", "1"});
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(ran.err, "") << "no progress bar without a terminal";
    std::istringstream lines(ran.out);
    std::vector<std::string> table;
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("seat") || line.starts_with("0 ") || line.starts_with("1 ")) {
            table.push_back(line);
        }
    }
    ASSERT_EQ(table.size(), 3U) << ran.out;
    const std::size_t wins = table[0].find("wins") + 4;
    for (std::size_t row : {1U, 2U}) {
        EXPECT_TRUE(std::isdigit(static_cast<unsigned char>(table[row][wins - 1]))) << table[row];
        EXPECT_EQ(table[row][wins], ' ');
    }
    for (const std::string part : {"Splendor: Marvel", "20 games", "95 %", "draws", "ended by",
                                   "games/s", "moves/s", "1 thread"}) {
        EXPECT_THAT(ran.out, HasSubstr(part));
    }
}

TEST(Simulate, TextSaysInWordsHowGamesEnded) {
    const Ran ran = run({"simulate", "splendor", "--bots", "random,random", "--games", "20"});
    EXPECT_THAT(ran.out,
                testing::ContainsRegex("ended by +(gauntlet|turn limit|everybody passing)"));
    EXPECT_EQ(ran.out.find('_'), std::string::npos) << ran.out;
}

TEST(Simulate, WritesARecordOfEveryGame) {
    const std::string folder = fresh_path("deep/folder");
    ASSERT_EQ(simulate({"--records", folder}).code, 0);
    const auto files = std::filesystem::directory_iterator(folder);
    EXPECT_EQ(std::distance(begin(files), end(files)), 20);
}

TEST(Simulate, RecordsNeedAFolder) {
    const Ran file = simulate({"--records", file_with("taken", "")});
    EXPECT_EQ(file.code, 2);
    EXPECT_THAT(file.err, HasSubstr("folder is needed"));
    const Ran nowhere = simulate({"--records", "/proc/nowhere"});
    EXPECT_EQ(nowhere.code, 1);
    EXPECT_THAT(nowhere.err, HasSubstr("/proc/nowhere"));
}

TEST(Simulate, FirstSeatCanBeChosen) {
    EXPECT_EQ(simulate({"--first-seat", "1"}).code, 0);
    EXPECT_EQ(simulate({"--first-seat", "2"}).code, 2);
}

TEST(Bench, JsonHasSignatureAndRuns) {
    const Ran ran = run({"bench", "--json", "--seconds", "0.01"});
    const Json json = json_of(ran);
    EXPECT_EQ(ran.err, "");
    EXPECT_THAT(json["signature"].get<std::string>(), MatchesRegex("[0-9a-f]+"));
    EXPECT_EQ(json["signature"].get<std::string>().size(), 16U);
    ASSERT_GE(json["runs"].size(), 2U);
    for (const Json& one : json["runs"]) {
        EXPECT_TRUE(one["game"] == "splendor" || one["game"] == "shards");
        EXPECT_FALSE(one["setup"].get<std::string>().empty());
        EXPECT_GE(one["players"].get<int>(), 2);
        EXPECT_GT(one["moves_per_second"].get<double>(), 0);
        EXPECT_GT(one["games_per_second"].get<double>(), 0);
        EXPECT_GT(one["ns_per_move"].get<double>(), 0);
        EXPECT_GE(one["ns_per_copy"].get<double>(), 0);
        EXPECT_GT(one["state_bytes"].get<int>(), 0);
        EXPECT_EQ(one.size(), 8U);
    }
    ASSERT_EQ(json["matches"].size(), 2U);
    for (const Json& one : json["matches"]) {
        EXPECT_GT(one["plays_per_second"].get<double>(), 0);
        EXPECT_GT(one["bytes_per_play"].get<int>(), 0);
        EXPECT_LT(one["bytes_per_match"].get<int>(), 20'000);
        EXPECT_EQ(one.size(), 4U);
    }
    EXPECT_EQ(json.size(), 3U);
}

TEST(Bench, TextHasTheSameSignature) {
    const Json json = json_of(run({"bench", "--json", "--seconds", "0.01"}));
    EXPECT_THAT(run({"bench", "--seconds", "0.01"}).out,
                HasSubstr("signature " + json["signature"].get<std::string>()));
}

}  // namespace
}  // namespace lemniscate::cli::tests
