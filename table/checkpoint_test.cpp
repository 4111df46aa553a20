// Tables that outlive a change of the rules: they go on from their last checkpoint.
#include <algorithm>

#include <gtest/gtest.h>

#include "match/hex.h"
#include "match/json.h"
#include "match/terms.h"
#include "table/test_table.h"

namespace lemniscate::table {
namespace {

using match::Json;

const char* const two_bots = R"({"game": "shards", "options": {"players": "2", "first_seat": "0"},
    "clock": {"kind": "increment", "time": 60000, "more": 1000},
    "seats": [{"kind": "bot", "name": "random"}, {"kind": "person", "name": "ann"}]})";

/// Plays any moves until there are so many entries.
void play_on(TestTable& table, std::size_t entries) {
    while (table.stored.size() < entries && table.table().phase() == Phase::playing) {
        table.let_bots_answer();
        if (table.table().phase() != Phase::playing) return;
        ASSERT_EQ(table.move("ann", table.match().to_act(), table.any_move()), "");
    }
}

/// The same entries, as if they had been played by rules that are no more: today's refuse the first
/// of the moves.
std::vector<Entry> of_older_rules(std::vector<Entry> entries) {
    bool changed = false;
    for (Entry& entry : entries) {
        if (auto* dealt = std::get_if<Dealt>(&entry.what)) --dealt->rules;
        auto* moved = std::get_if<Moved>(&entry.what);
        if (moved == nullptr || changed) continue;
        moved->move = "play a card that is no more";
        changed = true;
    }
    return entries;
}

std::size_t last_checkpoint_of(const std::vector<Entry>& entries) {
    const auto last = std::find_if(entries.rbegin(), entries.rend(), [](const Entry& entry) {
        return std::holds_alternative<Checkpoint>(entry.what);
    });
    return static_cast<std::size_t>(entries.rend() - last) - 1;
}

Keeper reopened() {
    return Keeper([](std::span<const Entry>) { return true; }, &match::sodium_hashes());
}

TEST(Checkpoint, IsWhereATableGoesOnThatLaterRulesCannotPlayAgain) {
    TestTable table(two_bots);
    play_on(table, 130);
    ASSERT_EQ(table.table().phase(), Phase::playing);
    const std::size_t checkpoint = last_checkpoint_of(table.stored);
    std::vector<Entry> stored = of_older_rules(table.stored);
    stored.resize(checkpoint + 1);

    Keeper later = reopened();
    const auto problem = later.load(stored);
    ASSERT_FALSE(problem) << match::place_of(*problem);
    const auto& kept = std::get<Checkpoint>(stored[checkpoint].what);
    EXPECT_EQ(Json(later.table().match()->open_position()), *kept.position);
    EXPECT_EQ(later.table().phase(), Phase::playing);
    EXPECT_EQ(later.table().match()->size(), 0U);
    EXPECT_EQ(later.table().match()->undoable(second), 0U) << "nothing before it is taken back";
}

TEST(Checkpoint, WhatWasPlayedBeforeItIsToldWithoutEvents) {
    TestTable table(two_bots);
    play_on(table, 130);
    std::vector<Entry> stored = of_older_rules(table.stored);
    stored.resize(last_checkpoint_of(stored) + 1);
    Keeper later = reopened();
    ASSERT_FALSE(later.load(stored));
    ASSERT_TRUE(later.table().asks().empty() ||
                later.answer(later.table().asks().front(), later.table().match()->moves().front(),
                             table.now));
    const Json before = Json(table.table().update({"ann", second}, std::nullopt, 0))["news"];
    const Json after = Json(later.table().update({"ann", second}, std::nullopt, 0))["news"];
    std::size_t told = 0;
    for (std::size_t i = 0; i < std::min(before.size(), after.size()); ++i) {
        EXPECT_EQ(after[i]["kind"], before[i]["kind"]) << "numbers stay what they were";
        told += before[i].contains("events") ? 1 : 0;
        if (i + 2 < stored.size()) {
            EXPECT_FALSE(after[i].contains("events"));
        }
    }
    EXPECT_GT(told, 50U);
}

TEST(Checkpoint, IsAlsoWhereItGoesOnWhenTheMovesLeadElsewhereByLaterRules) {
    TestTable table(two_bots);
    play_on(table, 130);
    std::vector<Entry> stored = table.stored;
    stored.resize(last_checkpoint_of(stored) + 1);
    for (Entry& entry : stored) {
        if (auto* dealt = std::get_if<Dealt>(&entry.what)) --dealt->rules;
    }
    Json position = *std::get<Checkpoint>(stored.back().what).position;
    position["players"][0]["health"] = 7;
    std::get<Checkpoint>(stored.back().what).position = match::share(position);
    Keeper later = reopened();
    ASSERT_FALSE(later.load(stored));
    EXPECT_EQ(Json(later.table().match()->open_position())["players"][0]["health"], 7);
}

TEST(Checkpoint, IsNotNeededWhereLaterRulesPlayTheSame) {
    TestTable table(two_bots);
    play_on(table, 130);
    std::vector<Entry> stored = table.stored;
    for (Entry& entry : stored) {
        if (auto* dealt = std::get_if<Dealt>(&entry.what)) --dealt->rules;
    }
    Keeper later = reopened();
    ASSERT_FALSE(later.load(stored));
    EXPECT_EQ(later.table().match()->size(), table.match().size());
}

TEST(Checkpoint, WithoutOneATableOfOtherRulesIsRefused) {
    TestTable table(two_bots);
    play_on(table, 60);
    Keeper later = reopened();
    const auto problem = later.load(of_older_rules(table.stored));
    ASSERT_TRUE(problem);
    EXPECT_EQ(problem->kind, match::ProblemKind::other_rules);
}

TEST(Checkpoint, EverybodyHasAllTimeAgainAfterIt) {
    TestTable table(two_bots);
    table.now += 20000;
    play_on(table, 130);
    std::vector<Entry> stored = of_older_rules(table.stored);
    stored.resize(last_checkpoint_of(stored) + 1);
    Keeper later = reopened();
    ASSERT_FALSE(later.load(stored));
    const Json now =
        Json(later.table().update({"ann", second}, std::nullopt, stored.back().time))["now"];
    EXPECT_EQ(now["seats"][1]["time_left"], 60000);
}

/// A sealed game for two that is played by whoever is asked.
struct SealedGame : TestTable {
    SealedGame()
        : TestTable(R"({"game": "shards", "options": {"players": "2", "first_seat": "0"},
              "chance": "sealed",
              "seats": [{"kind": "person", "name": "ann"}, {"kind": "bot", "name": "random"}]})") {
        const std::string salt(32, 'a');
        const Json shown = Json(table().update({"ann", Seat::none}, std::nullopt, now))["now"];
        const auto match = match::read_hex_as<match::MatchId>(shown["match"].get<std::string>());
        const std::string hash = match::write_hex(
            match::salt_hash_of(*match, *match::read_hex(salt), match::sodium_hashes()));
        EXPECT_EQ(tell("ann", Sit{.salt_hash = hash}), "");
        EXPECT_EQ(tell("ann", SendSalt{first, salt}), "");
    }
};

TEST(Checkpoint, OfATableWithPlainDiceThrowsAfterItWhatItWouldHaveThrown) {
    TestTable table(two_bots);
    play_on(table, 400);  // to its end: decks are shuffled now and then
    Keeper later = reopened();
    const auto problem = later.load(of_older_rules(table.stored));
    ASSERT_FALSE(problem) << match::place_of(*problem);
    EXPECT_GT(later.table().match()->size(), 5U) << "moves after the checkpoint are played again";
    EXPECT_EQ(later.table().match()->open_position().text(), table.match().open_position().text());

    const auto read = match::read_record(match::write_record(later.table().record()));
    ASSERT_TRUE(read) << match::place_of(read.problem());
    const auto again = match::open_record(*read);
    ASSERT_TRUE(again);
    EXPECT_FALSE(again->problem) << match::place_of(*again->problem);
    EXPECT_EQ(again->match->open_position().text(), table.match().open_position().text())
        << "its record is played again without its seed";
}

TEST(Checkpoint, OfASealedTableThrowsAfterItWhatItWouldHaveThrown) {
    SealedGame table;
    ASSERT_EQ(table.table().phase(), Phase::playing);
    play_on(table, 400);  // to its end: decks are shuffled now and then
    Keeper later = reopened();
    const auto problem = later.load(of_older_rules(table.stored));
    ASSERT_FALSE(problem) << match::place_of(*problem);
    EXPECT_GT(later.table().match()->size(), 5U) << "moves after the checkpoint are played again";
    EXPECT_EQ(later.table().match()->open_position().text(), table.match().open_position().text());
    EXPECT_FALSE(later.table().record().sealed) << "what led to the checkpoint cannot be proved";
}

}  // namespace
}  // namespace lemniscate::table
