// What a page's worker answers, request by request.
#include "table/worker.h"

#include <set>
#include <string>

#include <gtest/gtest.h>

#include "match/hex.h"
#include "match/json.h"
#include "match/match.h"
#include "match/seal.h"
#include "match/write_log.h"
#include "table/test_table.h"

namespace lemniscate::table {
namespace {

using match::Json;

const std::string plain = R"({"game": "shards", "options": {"players": "2", "first_seat": "0"},
    "seats": [{"kind": "person", "name": "me"}, {"kind": "bot", "name": "greedy"}]})";
const std::string bots_only = R"({"game": "splendor", "options": {"players": "2"},
    "seats": [{"kind": "bot", "name": "greedy"}, {"kind": "bot", "name": "random"}]})";

/// A worker and what it is asked.
struct Page {
    Worker worker{&match::sodium_hashes()};
    Time now = 1'000'000;
    std::uint64_t asked = 0;

    Json ask(const Json& request) { return Json::parse(worker.answer(request.dump())); }
    Json ask_now(Json request) {
        request["now"] = ++now;
        request["entropy"] = match::write_hex(entropy_of(++asked));
        return ask(request);
    }

    Json open(const std::string& settings) {
        return ask_now({{"open", Json::parse(settings)}, {"person", "me"}, {"seed", "7"}});
    }
    Json update(std::uint32_t seat) {
        return ask_now({{"update", {{"person", "me"}, {"seat", seat}}}})["update"];
    }
    Json command(const Deed& deed) {
        const Json json = write_command(make_command(std::to_string(++asked), deed));
        return ask_now({{"command", json}, {"person", "me"}});
    }
    /// Bots play it to its end.
    void play_out(const std::string& settings = bots_only) {
        ASSERT_FALSE(open(settings).contains("problem"));
        while (ask_now({{"bot", true}})["asks"] == true) {
        }
    }
    std::string record() { return ask(Json::parse(R"({"record": true})"))["record"]; }
};

TEST(Worker, ListsTheGamesWithoutATable) {
    const Json games = Page().ask(Json::parse(R"({"games": true})"))["games"];
    ASSERT_EQ(games.size(), match::game_ids().size());
    for (const Json& game : games) {
        const std::string id = game["game"];
        const Json described = *match::describe_options(id);
        EXPECT_EQ(game["options"], described["options"]);
        EXPECT_EQ(game["excludes"], described["excludes"]);
        EXPECT_EQ(game["players"]["max"], 4);
        EXPECT_EQ(game["bots"], Json::parse(R"(["random", "greedy"])"));
        EXPECT_EQ(game["rules"], match::rules_of(id));
    }
}

TEST(Worker, GivesNoRecordBeforeTheEnd) {
    Page page;
    EXPECT_EQ(page.ask(Json::parse(R"({"record": true})"))["problem"], "missing_field");
    page.open(plain);
    const Json refused = page.ask(Json::parse(R"({"record": true})"));
    EXPECT_EQ(refused["problem"], "disagrees");
    EXPECT_FALSE(refused.contains("record"));
}

TEST(Worker, GivesTheRecordOfATableThatIsOver) {
    Page page;
    page.open(plain);
    ASSERT_FALSE(page.command(Resign{first}).contains("refusal"));
    const std::string text = page.ask(Json::parse(
        R"({"record": true, "names": ["Ann", "Bob"], "date": "2026-11-16"})"))["record"];
    const auto record = match::read_record(text);
    ASSERT_TRUE(record) << match::place_of(record.problem());
    EXPECT_EQ(record->players, (std::vector<std::string>{"person Ann", "greedy"}));
    EXPECT_EQ(record->date, "2026-11-16");
    EXPECT_EQ(record->seed, 7U);
    EXPECT_EQ(record->result, "1 resigned");
    EXPECT_EQ(page.ask(Json::parse(R"({"record": true, "names": ["a", "b", "c"]})"))["problem"],
              "too_many");
    EXPECT_EQ(page.ask(Json::parse(R"({"record": true, "names": [3]})"))["problem"], "wrong_type");
}

TEST(Replay, SaysWhatItIsARecordOf) {
    Page page;
    page.play_out();
    const std::string text =
        page.ask(Json::parse(R"({"record": true, "date": "today"})"))["record"];
    Page other;  // it needs no table
    const Json replay = other.ask(Json{{"replay", text}})["replay"];
    EXPECT_EQ(replay["game"], "splendor");
    EXPECT_EQ(replay["options"]["players"], "2");
    EXPECT_EQ(replay["players"], Json::parse(R"(["greedy", "random"])"));
    EXPECT_EQ(replay["kinds"], Json::parse(R"(["bot", "bot"])"));
    EXPECT_EQ(replay["seats"], 2);
    EXPECT_EQ(replay["date"], "today");
    const auto record = match::read_record(text);
    EXPECT_EQ(replay["steps"], record->moves.size());
    EXPECT_EQ(replay["turns"][0]["step"], 0);
    EXPECT_EQ(replay["turns"][0]["round"], 1);
    EXPECT_GT(replay["turns"].size(), 20U);
    const Json over = page.ask_now({{"update", {{"person", "eve"}}}})["update"]["now"];
    EXPECT_EQ(replay["result"], over["result"]);
    EXPECT_EQ(replay["standings"], over["standings"]);
    EXPECT_EQ(replay["seal"], Json::parse(R"({"sealed": false})"));
    EXPECT_FALSE(replay.contains("problem"));
}

TEST(Replay, NamesPeopleAndSaysHowTheyEndedIt) {
    Page page;
    page.open(plain);
    page.command(Resign{first});
    const std::string text =
        page.ask(Json::parse(R"({"record": true, "names": ["Ann"]})"))["record"];
    const Json replay = page.ask(Json{{"replay", text}})["replay"];
    EXPECT_EQ(replay["players"], Json::parse(R"(["Ann", "greedy"])"));
    EXPECT_EQ(replay["kinds"], Json::parse(R"(["person", "bot"])"));
    EXPECT_EQ(replay["result"]["winners"], Json::parse("[1]"));
    EXPECT_EQ(replay["result"]["reason"], "resigned");
    EXPECT_EQ(replay["result"]["says"]["arguments"]["reason"]["key"], "table.reason.resigned");
}

TEST(Replay, ShowsAnyStepAsASeatSawItOrOpen) {
    Page page;
    page.play_out();
    const auto reopened = match::open_record(*match::read_record(page.record()));
    const match::Match& match = *reopened->match;
    const std::size_t last = match.size();
    page.ask(Json{{"replay", page.record()}});
    const auto shown = [&](const Json& viewer) {
        return page.ask(Json{{"show", {{"steps", {0, 10, last}}, {"viewer", viewer}}}})["shown"];
    };
    const Json as_first = shown(0);
    ASSERT_EQ(as_first.size(), 3U);
    EXPECT_EQ(as_first[1]["step"], 10);
    EXPECT_EQ(as_first[1]["view"], Json(match.view_after(10, {first})->json()));
    EXPECT_EQ(as_first[1]["to_act"], index(match.seat_of(10)));
    EXPECT_TRUE(as_first[2]["to_act"].is_null());
    EXPECT_EQ(shown(nullptr)[1]["view"], Json(match.view_after(10, spectator)->json()));
    EXPECT_EQ(shown("open")[1]["view"], Json(match.open_view_after(10)->json()));
    EXPECT_NE(shown("open")[1]["view"], shown(nullptr)[1]["view"]);
}

TEST(Replay, TellsWhatHappened) {
    Page page;
    page.play_out();
    const auto reopened = match::open_record(*match::read_record(page.record()));
    const match::Match& match = *reopened->match;
    page.ask(Json{{"replay", page.record()}});
    const auto told = [&](const Json& viewer) {
        return page.ask(Json{{"tell", {{"from", 0}, {"to", match.size()}, {"viewer", viewer}}}});
    };
    const Json as_first = told(0);
    EXPECT_EQ(as_first["events"].size(), match.events(0, match.size(), {first}).size());
    EXPECT_EQ(as_first["events"][0]["step"], 0);
    EXPECT_EQ(as_first["events"][0]["index"], 0);
    EXPECT_TRUE(as_first["events"][0].contains("kind"));
    EXPECT_EQ(as_first["log"], Json(match::write_log(match.log(0, match.size(), {first}))));
    EXPECT_EQ(told("open")["log"], Json(match::write_log(match.log(0, match.size(), spectator))));
}

TEST(Replay, ThatIsOpenNamesWhatWasHidden) {
    Page page;
    page.ask(Json{{"replay", "# Lemniscate game record\nformat: 2\ngame: splendor\nrules: " +
                                 std::to_string(match::rules_of("splendor")) +
                                 "\nplayers: 2\nfirst_seat: 0\nseed: 1\n\n0: reserve deck:1\n"}});
    const auto drawn = [&](const Json& viewer) -> Json {
        const Json told = page.ask(Json{{"tell", {{"from", 0}, {"to", 1}, {"viewer", viewer}}}});
        for (const Json& event : told["events"]) {
            if (event["kind"] == "card_drawn") return event["card"];
        }
        return {};
    };
    EXPECT_EQ(drawn(nullptr), "?");
    EXPECT_EQ(drawn(1), "?");
    EXPECT_NE(drawn(0), "?");
    EXPECT_EQ(drawn("open"), drawn(0));
}

TEST(Replay, GoesUpToTheFirstWrongLine) {
    Page page;
    page.play_out();
    std::string text = page.record();
    const std::size_t moves = text.find("\n\n") + 2;
    const std::size_t second_line = text.find('\n', moves) + 1;
    text.insert(second_line, "0: dance\n");
    text.insert(second_line, "1: dance\n");
    const Json replay = page.ask(Json{{"replay", text}})["replay"];
    EXPECT_EQ(replay["steps"], 1);
    EXPECT_TRUE(replay["result"].is_null());
    EXPECT_FALSE(replay["problem"]["line"].is_null());
    const std::string kind = replay["problem"]["problem"];
    EXPECT_TRUE(kind == "illegal_move" || kind == "wrong_seat") << kind;
    if (kind == "illegal_move") {
        EXPECT_TRUE(replay["problem"]["refusal"].contains("says"));
    }
}

TEST(Replay, OfAGameThatGoesOnHasNoResult) {
    Page page;
    page.play_out();
    std::string text = page.record();
    text.resize(text.find('\n', text.find("\n\n") + 2) + 1);
    const Json replay = page.ask(Json{{"replay", text}})["replay"];
    EXPECT_EQ(replay["steps"], 1);
    EXPECT_TRUE(replay["result"].is_null());
    EXPECT_FALSE(replay.contains("problem"));
}

TEST(Replay, OfNonsenseIsAProblemAlone) {
    Page page;
    const Json answer = page.ask(Json{{"replay", "hello"}});
    EXPECT_EQ(answer["problem"], "not_a_record");
    EXPECT_EQ(answer["line"], 1);
    EXPECT_FALSE(answer.contains("replay"));
    EXPECT_EQ(page.ask(Json{{"replay", 3}})["problem"], "wrong_type");
    EXPECT_EQ(page.ask(Json::parse(R"({"show": {"steps": [0]}})"))["problem"], "missing_field");
}

TEST(Replay, WhatIsAskedWronglyIsAProblem) {
    Page page;
    page.play_out();
    page.ask(Json{{"replay", page.record()}});
    const auto problem = [&](const char* request) {
        return page.ask(Json::parse(request))["problem"];
    };
    EXPECT_EQ(problem(R"({"show": {"steps": [100000], "viewer": 0}})"), "out_of_range");
    EXPECT_EQ(problem(R"({"show": {"steps": [0], "viewer": 2}})"), "out_of_range");
    EXPECT_EQ(problem(R"({"show": {"steps": [0], "viewer": "all"}})"), "wrong_type");
    EXPECT_EQ(problem(R"({"show": {"viewer": 0}})"), "missing_field");
    EXPECT_EQ(problem(R"({"tell": {"from": 0, "viewer": 0}})"), "missing_field");
    EXPECT_EQ(problem(R"({"tell": {"from": 0, "to": 1, "of": 0}})"), "unknown_field");
}

TEST(Replay, LeavesTheTableAlone) {
    Page page;
    page.play_out();
    const std::string text = page.record();
    page.open(plain);
    const Json before = page.update(0)["now"];
    ASSERT_TRUE(page.ask(Json{{"replay", text}}).contains("replay"));
    EXPECT_EQ(page.update(0)["now"], before);
}

/// A sealed table of one person against a bot, played to its end.
std::string sealed_record(Page& page) {
    Json settings = Json::parse(plain);
    settings["chance"] = "sealed";
    page.open(settings.dump());
    const std::string salt(32, 'a');
    const auto spectated = page.ask_now({{"update", {{"person", "me"}}}})["update"]["now"];
    const auto id = match::read_hex_as<match::MatchId>(spectated["match"].get<std::string>());
    const std::string hash =
        match::write_hex(match::salt_hash_of(*id, *match::read_hex(salt), match::sodium_hashes()));
    EXPECT_FALSE(page.command(Sit{.salt_hash = hash}).contains("refusal"));
    EXPECT_FALSE(page.command(SendSalt{first, salt}).contains("refusal"));
    EXPECT_EQ(page.update(0)["now"]["phase"], "playing");
    EXPECT_FALSE(page.command(Resign{first}).contains("refusal"));
    return page.record();
}

TEST(Replay, OfASealedRecordSaysWhetherItsChanceIsProved) {
    Page page;
    const std::string text = sealed_record(page);
    EXPECT_EQ(page.ask(Json{{"replay", text}})["replay"]["seal"],
              Json::parse(R"({"sealed": true, "proved": true})"));

    std::string forged = text;
    const std::size_t secret = forged.find("secret: ") + 8;
    forged[secret] = forged[secret] == '0' ? '1' : '0';
    const Json seal = page.ask(Json{{"replay", forged}})["replay"]["seal"];
    EXPECT_EQ(seal["proved"], false);
    EXPECT_EQ(seal["problem"]["problem"], "wrong_secret");

    std::string hidden = text;
    hidden.erase(secret - 8, hidden.find('\n', secret) + 1 - (secret - 8));
    EXPECT_EQ(page.ask(Json{{"replay", hidden}})["problem"], "sealed");
}

TEST(Replay, OfASealedRecordNeedsHashes) {
    Page page;
    const std::string text = sealed_record(page);
    Worker without;
    EXPECT_EQ(Json::parse(without.answer(Json{{"replay", text}}.dump()))["problem"], "sealed");
}

}  // namespace
}  // namespace lemniscate::table
