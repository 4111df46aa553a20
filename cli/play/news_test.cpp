#include "cli/play/news.h"

#include <algorithm>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "ai/player.h"
#include "cli/play/pages.h"
#include "cli/play/phrases.h"
#include "cli/play/test_texts.h"
#include "cli/play/tests/test_positions.h"
#include "match/news.h"
#include "texts/plain_speaker.h"
#include "texts/width.h"

namespace lemniscate::cli::play {
namespace {

using Lines = std::vector<std::string>;

const std::vector<std::string> four_names = {"person", "greedy", "greedy", "greedy"};
constexpr Viewer person_at_0{seat_at(0)};

template <class State>
TestGame played_by_four(const State& start, const std::vector<std::string>& moves) {
    TestGame game = game_at(start, four_names);
    for (const std::string& move : moves) {
        EXPECT_FALSE(game.match->play(game.match->to_act(), move)) << move;
    }
    return game;
}

/// In English, on a terminal of 200 columns unless something else is said.
Lines news_to(const TestGame& game, Viewer viewer, std::size_t seen, std::size_t rows = 99,
              int columns = 200) {
    const Style style{.columns = columns};
    return News(*game.match, game.names(), viewer, seen, style, english()).fitted(rows);
}

/// Three bots attack the person of seat 0, each with what it has.
shards::State attacked_by_three() {
    return shards_position(R"({"format": 1, "game": "shards",
        "options": {"players": 4, "sets": ["base"]}, "turn": {"seat": 0, "round": 7, "power": 3},
        "centre": {"row": ["nil_assassin", "zetta_encryptor", "kiln_drone", "systema_ai", "omnius",
                           "shadow_apostle"]},
        "players": [
          {"character": "tetra", "health": 30, "mastery": 9, "hand": [], "deck": ["crystal"],
           "champions": [{"card": "drakonarius"}]},
          {"character": "volos", "health": 20, "mastery": 12, "deck": ["crystal"],
           "hand": ["infinity_shard", "blaster", "crystal", "crystal", "shard_reactor"]},
          {"character": "decima", "health": 20, "mastery": 2, "deck": ["crystal"],
           "hand": ["infinity_shard", "blaster", "crystal", "crystal", "shard_reactor"]},
          {"character": "ko_syn_wu", "health": 20, "mastery": 2, "deck": ["crystal"],
           "hand": ["infinity_shard", "blaster", "crystal", "crystal", "shard_reactor"]}]})");
}

const Lines everything = {"play infinity_shard", "play blaster",       "play crystal",
                          "play crystal",        "play shard_reactor", "focus"};

/// After a turn of everybody: the person hits seat 1, each bot the person.
TestGame after_three_turns() {
    Lines moves = {"end", "assign 1:3", "shield none"};
    const auto turn = [&moves](std::initializer_list<const char*> rest) {
        moves.insert(moves.end(), everything.begin(), everything.end());
        moves.insert(moves.end(), rest.begin(), rest.end());
    };
    turn({"recruit kiln_drone", "end", "assign 2:0", "assign 3:0", "shield none"});
    turn({"attack 0:drakonarius", "end", "assign 3:0", "assign 0:1", "shield none"});
    turn({"recruit nil_assassin", "end", "assign 0:3", "shield none"});
    return played_by_four(attacked_by_three(), moves);
}

/// Wherever it was broken.
std::string in_one_line(const Page& page) {
    std::string text;
    for (const char letter : join(page, " ")) {
        if (letter != ' ' || !text.ends_with(' ')) text += letter;
    }
    return text;
}

TEST(NewsLines, TellTheTurnsOfOthersSinceOnesOwn) {
    const TestGame game = played_by_four(
        middle_of_a_turn(), {"play crystal", "end", "shield none", "play crystal", "end"});
    ASSERT_EQ(game.match->to_act(), seat_at(0));
    EXPECT_EQ(news_to(game, person_at_0, game.match->size()), Lines{"greedy 1: played Crystal"});
    game.match->play(seat_at(0), game.match->moves().front());
    EXPECT_EQ(news_to(game, person_at_0, game.match->size()), Lines{"greedy 1: played Crystal"})
        << "the whole turn long";
    const TestGame empty = played_by_four(middle_of_a_turn(), {"end", "shield none", "end"});
    EXPECT_EQ(news_to(empty, person_at_0, empty.match->size()), Lines{})
        << "an empty turn is not worth a line";
}

TEST(NewsLines, TellWhatCameOfOnesOwnAttack) {
    TestGame game = played_by_four(middle_of_a_turn(), {"end", "shield command_seer", "end"});
    EXPECT_EQ(news_to(game, person_at_0, 0),
              Lines{"You: greedy 1 prevented 4 damage with Command Seer; greedy 1 lost no health"});
    game = played_by_four(middle_of_a_turn(),
                          {"play infinity_shard", "end", "shield command_seer", "end"});
    EXPECT_EQ(news_to(game, person_at_0, 1),
              Lines{"You: greedy 1 prevented 5 damage with Command Seer; greedy 1 lost 1 health"});
}

TEST(NewsLines, TellSeveralPeopleTheLastRound) {
    const TestGame game = played_by_four(middle_of_a_game(), {"reserve rocket", "reserve wasp"});
    const Lines all = news_to(game, spectator, 0);
    ASSERT_FALSE(all.empty());
    EXPECT_EQ(all.back(), "greedy 1: reserved Wasp; took G");
}

TEST(NewsLines, TellTheTurnOfNemesisThatComesWithOnesOwnLastMove) {
    TestGame game;
    game.match = std::move(
        *match::open_match("shards", {{"mode", "nemesis"}, {"characters", "tetra,volos"}}, 4));
    game.players = {"person"};
    for (int i = 0; i < 40; ++i) {
        const auto moves = game.match->moves();
        const bool can_end = std::find(moves.begin(), moves.end(), "end") != moves.end();
        game.match->play(game.match->to_act(), can_end ? "end" : moves.front());
        const Lines lines = news_to(game, person_at_0, game.match->size());
        if (can_end && game.match->decision() == "play") {
            ASSERT_FALSE(lines.empty());
            EXPECT_TRUE(lines.back().starts_with("Nemesis: played ")) << lines.back();
            return;
        }
    }
    FAIL() << "no turn of Nemesis";
}

TEST(NewsLines, SayWhatTheyAreWhereThereIsRoom) {
    const TestGame game = after_three_turns();
    EXPECT_EQ(
        news_to(game, person_at_0, 0, 4),
        (Lines{"You: greedy 1 lost 3 health",
               "greedy 1: played Infinity Shard, Blaster, Crystal ×2, Shard Reactor; focused; "
               "recruited Kiln Drone; gained 1 mastery; you lost 4 health",
               "greedy 2: played Infinity Shard, Blaster, Crystal ×2, Shard Reactor; focused; "
               "destroyed your Drakonarius; gained 1 mastery; you lost 1 health",
               "greedy 3: played Infinity Shard, Blaster, Crystal ×2, Shard Reactor; focused; "
               "recruited Nil Assassin; gained 1 mastery; you lost 3 health"}));
}

TEST(NewsLines, LeaveOutWhatMattersLeastAndSayThatTheyDo) {
    const TestGame game = after_three_turns();
    EXPECT_EQ(
        news_to(game, person_at_0, 0, 4, 80),
        (Lines{
            "You: greedy 1 lost 3 health",
            "greedy 1: focused; recruited Kiln Drone; gained 1 mastery; you lost 4 health …",
            "greedy 2: destroyed your Drakonarius; gained 1 mastery; you lost 1 health …",
            "greedy 3: focused; recruited Nil Assassin; gained 1 mastery; you lost 3 health …"}));
    EXPECT_EQ(
        news_to(game, person_at_0, 0, 2, 80),
        (Lines{
            "You: greedy 1 lost 3 health  greedy 1: you lost 4 health …  greedy 2:",
            "  destroyed your Drakonarius; you lost 1 health …  greedy 3: you lost 3 health …"}));
    EXPECT_EQ(news_to(game, person_at_0, 0, 0, 80), Lines{});
}

TEST(NewsLines, NeverLeaveOutWhatWasDoneToTheViewer) {
    const TestGame game = after_three_turns();
    for (const std::size_t rows : {2U, 3U, 4U, 5U, 6U, 9U}) {
        const Lines lines = news_to(game, person_at_0, 0, rows, 80);
        EXPECT_LE(lines.size(), rows);
        for (const std::string& line : lines) EXPECT_LE(texts::columns(line), 80);
        const std::string text = in_one_line(lines);
        for (const char* part : {"you lost 4 health", "destroyed your Drakonarius",
                                 "you lost 1 health", "you lost 3 health"}) {
            EXPECT_NE(text.find(part), std::string::npos) << part << " in " << rows << ": " << text;
        }
    }
    const Lines one = news_to(game, person_at_0, 0, 1, 80);
    ASSERT_EQ(one.size(), 1U);
    EXPECT_NE(one[0].find("greedy 2: destroyed your Drakonarius; you"), std::string::npos)
        << one[0];
    EXPECT_TRUE(one[0].ends_with("…")) << "what does not fit is cut";
}

TEST(NewsLines, OfAScreenWithThreeBotsHaveTheDamage) {
    const TestGame game = after_three_turns();
    const Page page = table_page(asked_of(game, english()), "", {.columns = 80, .rows = 24});
    EXPECT_LE(page.size(), 23U);
    for (const char* part :
         {"You: greedy 1 lost 3 health", "you lost 4 health", "destroyed your Drakonarius",
          "you lost 1 health", "you lost 3 health"}) {
        EXPECT_TRUE(std::any_of(
            page.begin(), page.end(),
            [part](const std::string& line) { return line.find(part) != std::string::npos; }))
            << part << " on\n"
            << join(page, "\n");
    }
}

/// What others did to seat 0 that is worth most, in words.
Lines done_to_person(const TestGame& game, std::size_t seen) {
    const texts::PlainSpeaker speaker(game.names(), person_at_0);
    Lines said;
    for (const match::LogLine& line : match::news(*game.match, person_at_0, seen)) {
        for (const match::LogPart& part : line.parts) {
            if (part.weight != match::Weight::yours) continue;
            if (part.says.key != "shards.event.damaged") continue;
            said.push_back(say(part.says, english(), speaker));
        }
    }
    return said;
}

/// Whole games of bots, of which seat 0 is looked at as a person: whatever was done to it since its
/// last turn is said on its screen.
TEST(NewsLines, OfEveryScreenWithThreeBotsHaveWhatWasDoneToThePerson) {
    const auto greedy = ai::make_player("shards", "greedy");
    for (std::uint64_t seed = 0; seed < 2; ++seed) {
        const TestGame game{std::move(*match::open_match("shards", {{"players", "4"}}, seed)),
                            four_names};
        Dice dice(seed);
        std::size_t seen = 0;
        while (game.match->to_act() != Seat::none) {
            if (game.match->to_act() == seat_at(0)) {
                Asked asked = asked_of(game, english());
                asked.seen = std::exchange(seen, game.match->size());
                const std::string text =
                    in_one_line(table_page(asked, "", {.columns = 80, .rows = 24}));
                for (const std::string& part : done_to_person(game, asked.seen)) {
                    EXPECT_NE(text.find(part), std::string::npos) << part << " in " << text;
                }
            }
            std::string move;
            game.match->ask([&](const match::View& view, const match::Moves& moves) {
                move = moves.text(greedy->choose(view, moves, dice, {}).move);
            });
            game.match->play(game.match->to_act(), move);
        }
    }
}

TEST(NewsLines, OfSplendorHaveTheTileThatOneLost) {
    const TestGame game = game_at(splendor_position(R"({
            "format": 2, "game": "splendor", "turn": {"seat": 1}, "avengers_tile": 0,
            "table": {"1": ["ms_marvel"]}, "players": [{},
              {"characters": ["wasp", "quake", "hawkeye"],
               "tokens": {"yellow": 4, "purple": 2, "blue": 2, "red": 1, "orange": 1}}]})"),
                                  four_names);
    game.match->play(seat_at(1), "recruit ms_marvel");
    EXPECT_EQ(
        news_to(game, person_at_0, 0, 9, 40),
        (Lines{"greedy 1: recruited Ms. Marvel; paid", "  Y2O1; took the Avengers tile from you"}));
    EXPECT_EQ(news_to(game, person_at_0, 0, 1, 60),
              Lines{"greedy 1: took the Avengers tile from you …"});
}

}  // namespace
}  // namespace lemniscate::cli::play
