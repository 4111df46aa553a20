#include "tests/naive/splendor.h"

#include <algorithm>
#include <random>
#include <stdexcept>

#include <gtest/gtest.h>

namespace naive {
namespace {

using Json = nlohmann::ordered_json;
using Moves = std::vector<std::string>;

const Facts& facts() {
    static const Facts read = read_facts(std::string(SPLENDOR_DATA_DIR) + "/characters.csv",
                                         std::string(SPLENDOR_DATA_DIR) + "/locations.csv");
    return read;
}

Splendor position(const std::string& text) { return read(Json::parse(text)); }

Moves starting_with(const std::string& start, const Moves& all) {
    Moves found;
    for (const std::string& move : all) {
        if (move.rfind(start, 0) == 0) found.push_back(move);
    }
    return found;
}

Moves legal(const Splendor& from, const std::string& start = "") {
    return starting_with(start, moves(facts(), from));
}

Splendor after(Splendor from, const Moves& played) {
    for (const std::string& move : played) from = apply(facts(), from, move);
    return from;
}

Json printed(const Splendor& what) { return write(facts(), what); }

/// Two players, nobody has anything, twelve cards on the table, two in each deck.
Splendor opening() {
    return position(R"({
        "table": {"1": ["rocket", "wasp", "rhino", "crystal"],
                  "2": ["shuri", "okoye", "venom", "groot"],
                  "3": ["hulk", "thor", "loki", "drax"]},
        "decks": {"1": ["lizard", "gorgon"], "2": ["hela", "falcon"], "3": ["nova", "vision"]},
        "locations": ["knowhere", "asgard"]})");
}

// Sets of five characters, one bonus of each colour, no Avengers symbol.
const std::string sixteen =
    R"(["green_goblin", "luke_cage", "gamora", "sandman", "kingpin"])";  // 5 + 5 + 5 + 1 + 0
const std::string other_sixteen =
    R"(["doctor_octopus", "scorpion", "taskmaster", "loki", "spider_man"])";  // 4 + 1 + 1 + 5 + 5
const std::string thirteen =
    R"(["vulture", "rhino", "bullseye", "nova", "black_bolt",
        "karnak", "ronan", "moon_knight", "wong"])";  // 1 + 0 + 0 + 4 + 4 + 2 + 2 + 0 + 0

std::string holder(const std::string& characters) {
    return R"({"tokens": {"green": 1}, "characters": )" + characters + "}";
}

/// Two players and the last turn of a round to be ended by taking three tokens.
Splendor last_of_round(const std::string& first, const std::string& second,
                       const std::string& tile = "null") {
    return position(R"({"turn": {"seat": 1}, "avengers_tile": )" + tile + R"(, "players": [)" +
                    first + ", " + second + "]}");
}

const Moves take_three = {"take yellow purple blue"};

TEST(NaiveFacts, AreReadWithQuotedNames) {
    EXPECT_EQ(facts().characters.size(), 90U);
    EXPECT_EQ(facts().locations.size(), 8U);
    const Character& ghost_rider = facts().characters.at("ghost_rider");
    EXPECT_EQ(ghost_rider.level, "2");
    EXPECT_EQ(ghost_rider.cost, (PerColour{2, 1, 4, 0, 0}));
    EXPECT_EQ(colour_names[ghost_rider.bonus], "red");
    EXPECT_EQ(ghost_rider.points, 2);
    EXPECT_EQ(facts().characters.at("captain_america").avengers, 2);
    EXPECT_EQ(facts().locations.at("hells_kitchen").needs, (PerColour{4, 0, 0, 0, 4}));
    EXPECT_EQ(facts().locations.at("hells_kitchen").points, 3);
}

TEST(NaiveMoves, OpeningHasThirty) {
    const Splendor start = opening();
    EXPECT_EQ(legal(start).size(), 30U);
    EXPECT_EQ(legal(start, "take").size(), 10U + 5U);
    EXPECT_EQ(legal(start, "reserve").size(), 12U + 3U);
    EXPECT_EQ(legal(start, "reserve deck:"),
              (Moves{"reserve deck:1", "reserve deck:2", "reserve deck:3"}));
    const Moves all = legal(start);
    EXPECT_TRUE(std::is_sorted(all.begin(), all.end()));
    EXPECT_EQ(all.back(), "take yellow yellow");
    EXPECT_EQ(all.front(), "reserve crystal");
}

TEST(NaivePerft, OpeningByHand) {
    EXPECT_EQ(perft(facts(), opening(), 0), 1U);
    EXPECT_EQ(perft(facts(), opening(), 1), 30U);
    // Ten takes of three leave two piles of four (10 + 2 + 15), five pairs leave four piles of four
    // (10 + 4 + 15), fifteen reservations leave everything as it was.
    EXPECT_EQ(perft(facts(), opening(), 2), 10U * 27U + 5U * 29U + 15U * 30U);
}

TEST(NaivePerft, FinishedGameIsOneLeaf) {
    const Splendor last = last_of_round(holder(sixteen), "{}");
    EXPECT_EQ(perft(facts(), last, 1), 15U);
    EXPECT_EQ(perft(facts(), last, 5), 15U);
}

TEST(NaiveTake, ThreeColoursInOrder) {
    const Splendor start =
        position(R"({"supply": {"yellow": 1, "purple": 1, "red": 3, "orange": 4, "grey": 5}})");
    EXPECT_EQ(legal(start),
              (Moves{"take orange orange", "take purple red orange", "take yellow purple orange",
                     "take yellow purple red", "take yellow red orange"}));
}

TEST(NaiveTake, FewerOnlyWhenFewerColoursAreLeft) {
    EXPECT_EQ(legal(position(R"({"supply": {"purple": 1, "red": 3, "grey": 5}})")),
              (Moves{"take purple red"}));
    EXPECT_EQ(legal(position(R"({"supply": {"blue": 3, "green": 2}})")), (Moves{"take blue"}));
    EXPECT_EQ(legal(position(R"({"supply": {"blue": 4}})")),
              (Moves{"take blue", "take blue blue"}));
}

TEST(NaiveTake, MovesTheTokensAndTheTurn) {
    const Splendor once = after(opening(), {"take yellow blue red"});
    EXPECT_EQ(once.supply.colour, (PerColour{3, 4, 3, 3, 4}));
    EXPECT_EQ(once.players[0].tokens.colour, (PerColour{1, 0, 1, 1, 0}));
    EXPECT_EQ(once.seat, 1U);
    EXPECT_EQ(once.count, 1);
    const Splendor twice = after(once, {"take orange orange"});
    EXPECT_EQ(twice.supply.colour, (PerColour{3, 4, 3, 3, 2}));
    EXPECT_EQ(twice.players[1].tokens.colour, (PerColour{0, 0, 0, 0, 2}));
    EXPECT_EQ(twice.seat, 0U);
    EXPECT_EQ(legal(twice, "take orange orange"), Moves{});
    EXPECT_THROW(apply(facts(), twice, "take orange orange"), std::invalid_argument);
}

TEST(NaiveReserve, FromTheTableRefillsTheSlotAndGivesGrey) {
    const Splendor once = after(opening(), {"reserve wasp"});
    EXPECT_EQ(once.table.at("1"), (Moves{"rocket", "lizard", "rhino", "crystal"}));
    EXPECT_EQ(once.decks.at("1"), (Moves{"gorgon"}));
    EXPECT_EQ(once.players[0].reserved.at(0).card, "wasp");
    EXPECT_FALSE(once.players[0].reserved.at(0).hidden);
    EXPECT_EQ(once.players[0].tokens.grey, 1);
    EXPECT_EQ(once.supply.grey, 4);
}

TEST(NaiveReserve, FromADeckIsHidden) {
    const Splendor once = after(opening(), {"reserve deck:3"});
    EXPECT_EQ(once.players[0].reserved.at(0).card, "nova");
    EXPECT_TRUE(once.players[0].reserved.at(0).hidden);
    EXPECT_EQ(once.table.at("3"), (Moves{"hulk", "thor", "loki", "drax"}));
    EXPECT_EQ(once.decks.at("3"), (Moves{"vision"}));
}

TEST(NaiveReserve, EmptyDeckLeavesTheSlotEmptyAndNoGreyGivesNone) {
    const Splendor once = after(position(R"({"supply": {"red": 1}, "table": {"1": ["rocket"]}})"),
                                {"reserve rocket"});
    EXPECT_EQ(printed(once)["table"]["1"].dump(), "[null,null,null,null]");
    EXPECT_EQ(once.players[0].tokens.grey, 0);
    EXPECT_EQ(once.supply.grey, 0);
    EXPECT_EQ(legal(once), (Moves{"take red"}));
}

TEST(NaiveReserve, NoFourth) {
    const Splendor full = position(R"({
        "table": {"1": ["rocket"]}, "decks": {"1": ["lizard"]},
        "players": [{"reserved": [{"card": "hulk"}, {"card": "thor"}, {"card": "loki"}]}, {}]})");
    EXPECT_EQ(legal(full, "reserve"), Moves{});
}

TEST(NaiveRecruit, EveryPaymentOnce) {
    const Splendor start = position(R"({
        "table": {"1": ["rocket"]},
        "players": [{"tokens": {"yellow": 1, "red": 2, "grey": 2}}, {}]})");
    EXPECT_EQ(legal(start, "recruit"),
              (Moves{"recruit rocket", "recruit rocket paying red:1 grey:2",
                     "recruit rocket paying red:2 grey:1", "recruit rocket paying yellow:1 grey:2",
                     "recruit rocket paying yellow:1 red:1 grey:1"}));
    const Splendor bare = after(start, {"recruit rocket"});
    EXPECT_EQ(bare.players[0].tokens.colour, (PerColour{0, 0, 0, 0, 0}));
    EXPECT_EQ(bare.players[0].tokens.grey, 2);
    const Splendor grey = after(start, {"recruit rocket paying red:1 grey:2"});
    EXPECT_EQ(grey.players[0].tokens.colour, (PerColour{1, 0, 0, 1, 0}));
    EXPECT_EQ(grey.players[0].tokens.grey, 0);
    EXPECT_EQ(grey.supply.colour, (PerColour{3, 4, 4, 3, 4}));
    EXPECT_EQ(grey.supply.grey, 5);
    EXPECT_EQ(grey.players[0].characters, (Moves{"rocket"}));
}

TEST(NaiveRecruit, GreyForWhatIsMissingIsTheOnlyPaymentAndPrintsBare) {
    const Splendor start = position(R"({
        "table": {"1": ["rocket"]}, "players": [{"tokens": {"red": 1, "grey": 2}}, {}]})");
    EXPECT_EQ(legal(start, "recruit"), (Moves{"recruit rocket"}));
    const Splendor once = after(start, {"recruit rocket"});
    EXPECT_EQ(once.players[0].tokens.grey, 0);
    EXPECT_EQ(once.players[0].tokens.colour[3], 0);
}

TEST(NaiveRecruit, OneGreyShortIsNotEnough) {
    EXPECT_EQ(legal(position(R"({"table": {"1": ["rocket"]},
                                 "players": [{"tokens": {"red": 1, "grey": 1}}, {}]})"),
                    "recruit"),
              Moves{});
}

TEST(NaiveRecruit, AColourPaysOnlyForItself) {
    EXPECT_EQ(legal(position(R"({"table": {"1": ["rocket"]},
                                 "players": [{"tokens": {"yellow": 2, "red": 1}}, {}]})"),
                    "recruit"),
              Moves{});
}

TEST(NaiveRecruit, BonusesPayFirst) {
    const Splendor start = position(R"({
        "table": {"1": ["rocket"]},
        "players": [{"tokens": {"red": 1}, "characters": ["vulture", "electro"]}, {}]})");
    EXPECT_EQ(legal(start, "recruit"), (Moves{"recruit rocket"}));
    const Splendor once = after(start, {"recruit rocket"});
    EXPECT_EQ(once.players[0].tokens.colour[3], 0);
    EXPECT_EQ(once.players[0].tokens.green, 0) << "level one";
}

TEST(NaiveRecruit, FreeWhenBonusesCoverAll) {
    const Splendor start = position(R"({
        "table": {"1": ["rocket"]},
        "players": [{"tokens": {"red": 1, "grey": 1},
                     "characters": ["vulture", "electro", "crystal"]}, {}]})");
    EXPECT_EQ(legal(start, "recruit"), (Moves{"recruit rocket"}));
    const Splendor once = after(start, {"recruit rocket"});
    EXPECT_EQ(once.players[0].tokens.colour[3], 1);
    EXPECT_EQ(once.players[0].tokens.grey, 1);
}

TEST(NaiveRecruit, OwnReservedCardsButNobodyElses) {
    const Splendor start = position(R"({
        "players": [{"tokens": {"red": 3},
                     "reserved": [{"card": "hulk"}, {"card": "baron_zemo"}, {"card": "thor"}]},
                    {"tokens": {"blue": 4}, "reserved": [{"card": "kraven"}]}]})");
    EXPECT_EQ(legal(start, "recruit"), (Moves{"recruit baron_zemo"}));
    const Splendor once = after(start, {"recruit baron_zemo"});
    ASSERT_EQ(once.players[0].reserved.size(), 2U);
    EXPECT_EQ(once.players[0].reserved[0].card, "hulk");
    EXPECT_EQ(once.players[0].reserved[1].card, "thor");
    EXPECT_EQ(legal(once, "recruit"), (Moves{"recruit kraven"}));
}

TEST(NaiveRecruit, FirstOfLevelThreeGivesTheOnlyGreenToken) {
    const std::string cards = R"("table": {"3": ["drax"]}, )";
    const std::string bonuses = R"("characters": ["kingpin", "scarlet_spider", "silver_sable",
        "spider_girl", "spider_ham", "yondu", "punisher"]})";
    const Splendor none = position("{" + cards + R"("players": [{)" + bonuses + ", {}]}");
    EXPECT_EQ(after(none, {"recruit drax"}).players[0].tokens.green, 1);
    EXPECT_EQ(after(none, {"recruit drax"}).supply.green, 1);
    const Splendor one =
        position("{" + cards + R"("players": [{"tokens": {"green": 1}, )" + bonuses + ", {}]}");
    EXPECT_EQ(after(one, {"recruit drax"}).players[0].tokens.green, 1);
    const Splendor dry =
        position("{" + cards + R"("supply": {}, "players": [{)" + bonuses + ", {}]}");
    EXPECT_EQ(after(dry, {"recruit drax"}).players[0].tokens.green, 0);
    EXPECT_EQ(after(dry, {"recruit drax"}).supply.green, 0);
}

TEST(NaiveAvengers, NobodysTileGoesToTheActingSeatWithThree) {
    const auto owner = [](const std::string& characters) {
        return after(position(R"({"players": [{"characters": )" + characters + "}, {}]}"),
                     take_three)
            .avengers_tile;
    };
    EXPECT_EQ(owner(R"(["shuri", "okoye"])"), std::nullopt);
    EXPECT_EQ(owner(R"(["shuri", "okoye", "falcon"])"), 0U);
    EXPECT_EQ(owner(R"(["shuri", "iron_man"])"), 0U);

    const Splendor other = position(R"({"turn": {"seat": 1},
        "players": [{"characters": ["shuri", "okoye", "falcon"]}, {}]})");
    EXPECT_EQ(after(other, take_three).avengers_tile, std::nullopt);
}

TEST(NaiveAvengers, TilePassesOnlyToStrictlyMore) {
    const std::string four = R"(["shuri", "okoye", "falcon", "wasp"])";
    const std::string three_and_bonuses =
        R"(["quake", "valkyrie", "hawkeye", "vulture", "rocket", "modok", "prowler", "baron_zemo",
            "lizard", "gorgon", "rhino", "moon_knight", "lockjaw", "mysterio", "wong", "triton",
            "yondu", "kingpin"])";
    const Splendor contest = position(
        R"({"avengers_tile": 0, "turn": {"seat": 1},
            "table": {"1": ["spider_woman"], "3": ["captain_america"]},
            "players": [{"characters": )" +
        four + R"(}, {"characters": )" + three_and_bonuses + "}]}");
    EXPECT_EQ(after(contest, {"recruit spider_woman"}).avengers_tile, 0U) << "four against four";
    EXPECT_EQ(after(contest, {"recruit captain_america"}).avengers_tile, 1U);
    EXPECT_EQ(points(facts(), after(contest, {"recruit captain_america"}), 0), 1 + 1 + 1 + 0);
}

TEST(NaiveLocation, OneMetIsTakenByItself) {
    const Splendor start = position(R"({
        "locations": ["asgard", "knowhere", "attilan"],
        "players": [{"characters": ["rocket", "modok", "prowler", "elektra", "lockjaw", "wasp",
                                    "crystal", "electro", "wong"]}, {}]})");
    const Splendor once = after(start, take_three);
    EXPECT_EQ(once.players[0].locations, (Moves{"knowhere"}));
    EXPECT_EQ(once.locations, (Moves{"asgard", "attilan"}));
    EXPECT_EQ(once.seat, 1U);
    EXPECT_EQ(points(facts(), once, 0), 3);
}

TEST(NaiveLocation, SeveralMetAreAskedAndOneIsTaken) {
    // Four yellow, three blue, three red, four orange.
    const Splendor start = position(R"({
        "locations": ["hells_kitchen", "asgard", "knowhere"],
        "players": [{"characters": ["rocket", "modok", "prowler", "vulture",
                                    "elektra", "lockjaw", "wasp", "crystal", "electro", "wong",
                                    "kingpin", "yondu", "hawkeye", "spider_ham"]}, {}]})");
    const Splendor asked = after(start, take_three);
    EXPECT_EQ(asked.seat, 0U);
    EXPECT_EQ(asked.count, 0);
    EXPECT_EQ(printed(asked)["decision"], "location");
    EXPECT_EQ(legal(asked), (Moves{"location hells_kitchen", "location knowhere"}));
    const Splendor answered = after(asked, {"location knowhere"});
    EXPECT_EQ(answered.locations, (Moves{"hells_kitchen", "asgard"}));
    EXPECT_EQ(answered.players[0].locations, (Moves{"knowhere"}));
    EXPECT_EQ(answered.seat, 1U);
    EXPECT_EQ(answered.count, 1);
    const Splendor later = after(answered, {"take yellow purple blue", "take yellow purple blue"});
    EXPECT_EQ(later.players[0].locations, (Moves{"knowhere", "hells_kitchen"}));
}

TEST(NaiveLocation, ReturnComesAfterTheChoice) {
    const Splendor start = position(R"({
        "locations": ["hells_kitchen", "knowhere"],
        "supply": {"yellow": 1, "purple": 1, "blue": 1},
        "players": [{"tokens": {"red": 4, "orange": 4, "grey": 2},
                     "characters": ["rocket", "modok", "prowler", "vulture",
                                    "elektra", "lockjaw", "wasp", "crystal", "electro", "wong",
                                    "kingpin", "yondu", "hawkeye", "spider_ham"]}, {}]})");
    const Splendor chosen = after(start, {"take yellow purple blue", "location knowhere"});
    EXPECT_EQ(chosen.phase, "return");
    EXPECT_EQ(chosen.seat, 0U);
}

TEST(NaiveLocation, APassThatAsksForALocationIsStillAPass) {
    const std::string stuck = R"("supply": {}, "turn": {"count": 9}, "players": [
        {"characters": ["rocket", "modok", "prowler", "vulture", "elektra", "lockjaw", "wasp",
                        "crystal", "electro", "wong", "kingpin", "yondu", "hawkeye",
                        "spider_ham"]}, {}]})";
    const Splendor asked =
        after(position(R"({"locations": ["hells_kitchen", "knowhere"], )" + stuck), {"pass"});
    EXPECT_EQ(asked.phase, "location");
    EXPECT_EQ(asked.passes, 1);
    const Splendor answered = after(asked, {"location knowhere"});
    EXPECT_EQ(answered.phase, "action");
    EXPECT_EQ(answered.passes, 1);
    EXPECT_EQ(answered.count, 10);

    const Splendor over = after(answered, {"pass"});
    EXPECT_EQ(printed(over)["result"]["reason"], "all_passed");
}

TEST(NaiveReturn, TwelveTokensGiveBackTwoNeverGreen) {
    const Splendor start = position(R"({
        "players": [{"tokens": {"yellow": 3, "blue": 2, "grey": 3, "green": 1}}, {}]})");
    const Splendor asked = after(start, {"take yellow purple blue"});
    EXPECT_EQ(printed(asked)["decision"], "return");
    EXPECT_EQ(asked.seat, 0U);
    // Yellow 4, purple 1, blue 3, grey 3, green 1.
    EXPECT_EQ(legal(asked),
              (Moves{"return blue blue", "return blue grey", "return grey grey",
                     "return purple blue", "return purple grey", "return yellow blue",
                     "return yellow grey", "return yellow purple", "return yellow yellow"}));
    const Splendor done = after(asked, {"return yellow grey"});
    EXPECT_EQ(done.players[0].tokens.colour, (PerColour{3, 1, 3, 0, 0}));
    EXPECT_EQ(done.players[0].tokens.grey, 2);
    EXPECT_EQ(done.players[0].tokens.green, 1);
    EXPECT_EQ(done.supply.colour, (PerColour{1, 3, 1, 4, 4}));
    EXPECT_EQ(done.supply.grey, 3);
    EXPECT_EQ(done.seat, 1U);
    EXPECT_EQ(done.count, 1);
}

TEST(NaiveReturn, TenAreKept) {
    const Splendor start =
        position(R"({"players": [{"tokens": {"yellow": 3, "blue": 2, "grey": 2}}, {}]})");
    EXPECT_EQ(after(start, take_three).seat, 1U);
}

TEST(NaiveEnd, TheRoundIsFinished) {
    const Splendor start =
        position(R"({"players": [)" + holder(sixteen) + R"(, {}, {}], "turn": {"seat": 0}})");
    const Splendor once = after(start, take_three);
    EXPECT_EQ(once.phase, "action");
    const Splendor twice = after(once, take_three);
    EXPECT_EQ(twice.phase, "action");
    const Splendor over = after(twice, take_three);
    EXPECT_EQ(over.phase, "over");
    EXPECT_EQ(over.seat, 2U);
    EXPECT_EQ(over.count, 3);
    EXPECT_EQ(legal(over), Moves{});
    EXPECT_EQ(printed(over)["result"].dump(), R"({"winners":[0],"reason":"gauntlet"})");
    EXPECT_TRUE(printed(over)["to_act"].is_null());
    EXPECT_TRUE(printed(over)["decision"].is_null());
}

TEST(NaiveEnd, TheRoundEndsBeforeTheFirstSeat) {
    const Splendor start = position(R"({"players": [)" + holder(sixteen) +
                                    R"(, {}, {}], "turn": {"seat": 0, "first_seat": 1}})");
    EXPECT_EQ(after(start, take_three).phase, "over");
}

TEST(NaiveEnd, NeedsPointsEveryBonusAndGreen) {
    const auto phase = [](const std::string& player) {
        return after(last_of_round("{}", player), take_three).phase;
    };
    EXPECT_EQ(phase(holder(sixteen)), "over");
    EXPECT_EQ(phase(R"({"characters": )" + sixteen + "}"), "action") << "no green";
    EXPECT_EQ(phase(holder(R"(["green_goblin", "luke_cage", "gamora", "electro", "kingpin"])")),
              "action")
        << "fifteen points";
    EXPECT_EQ(phase(holder(R"(["green_goblin", "luke_cage", "gamora", "sandman", "vision"])")),
              "action")
        << "no orange";
    EXPECT_EQ(phase(R"({"tokens": {"green": 1}, "locations": ["asgard"], "characters": )" +
                    thirteen + "}"),
              "over");
}

TEST(NaiveEnd, LosingTheTileBelowSixteenGoesOn) {
    // Seat 1 has four symbols against none, takes the tile, and seat 0 is back at thirteen.
    const Splendor start = last_of_round(
        holder(thirteen), R"({"characters": ["shuri", "okoye", "falcon", "wasp"]})", "0");
    const Splendor once = after(start, take_three);
    EXPECT_EQ(once.avengers_tile, 1U);
    EXPECT_EQ(once.phase, "action");
    EXPECT_EQ(after(last_of_round(holder(thirteen), "{}", "0"), take_three).phase, "over");
}

TEST(NaiveEnd, TiesAreBrokenByTileThenFewestCharactersThenShared) {
    const auto winners = [](const std::string& first, const std::string& second,
                            const std::string& tile) {
        return printed(after(last_of_round(first, second, tile), take_three))["result"]["winners"]
            .dump();
    };
    EXPECT_EQ(winners(holder(sixteen), holder(other_sixteen), "null"), "[0,1]");
    EXPECT_EQ(winners(holder(sixteen), holder(other_sixteen), "1"), "[1]") << "nineteen points";
    // Nine characters with the tile against five without, sixteen points each.
    EXPECT_EQ(winners(holder(sixteen), holder(thirteen), "1"), "[1]");
    EXPECT_EQ(winners(holder(thirteen), holder(other_sixteen), "0"), "[0]");
    const std::string six_characters =
        R"(["doctor_octopus", "scorpion", "taskmaster", "loki", "spider_man", "rhino"])";
    EXPECT_EQ(winners(holder(sixteen), holder(six_characters), "null"), "[0]");
    EXPECT_EQ(winners(holder(six_characters), holder(sixteen), "null"), "[1]");
    // More points without the gauntlet do not count.
    EXPECT_EQ(winners(R"({"characters": ["spider_man", "loki", "drax", "nova"]})", holder(sixteen),
                      "null"),
              "[1]");
}

TEST(NaiveEnd, AllPassed) {
    // Nothing to take, to reserve or to recruit; Vulture's point decides.
    const Splendor start = position(R"({"supply": {}, "turn": {"seat": 1, "count": 7},
                                        "players": [{"characters": ["vulture"]}, {}]})");
    EXPECT_EQ(legal(start), (Moves{"pass"}));
    const Splendor once = after(start, {"pass"});
    EXPECT_EQ(once.passes, 1);
    EXPECT_EQ(once.count, 8);
    // Both have passed, and seat 1 finishes the round.
    const Splendor finishing = after(once, {"pass"});
    EXPECT_EQ(finishing.phase, "action");
    EXPECT_EQ(finishing.seat, 1U);
    EXPECT_EQ(finishing.passes, 2);
    const Splendor over = after(finishing, {"pass"});
    EXPECT_EQ(over.seat, 1U);
    EXPECT_EQ(over.passes, 2);
    EXPECT_EQ(printed(over)["result"].dump(), R"({"winners":[0],"reason":"all_passed"})");
}

TEST(NaiveEnd, AnActionInBetweenForgetsThePasses) {
    const Splendor start = position(R"({"supply": {"red": 1}, "turn": {"passes": 1}})");
    EXPECT_EQ(after(start, {"take red"}).passes, 0);
}

TEST(NaiveEnd, TheRoundOfTheFourHundredthTurnIsTheLast) {
    const auto ended = [](int count, std::size_t first_seat) {
        Splendor start = opening();
        start.count = count;
        start.first_seat = first_seat;
        return printed(after(start, take_three));
    };
    EXPECT_FALSE(ended(398, 1).contains("result"));
    EXPECT_FALSE(ended(399, 0).contains("result"));
    EXPECT_EQ(ended(399, 1)["result"].dump(), R"({"winners":[0,1],"reason":"turn_limit"})");
    EXPECT_EQ(ended(400, 1)["result"].dump(), R"({"winners":[0,1],"reason":"turn_limit"})");
}

TEST(NaiveEnd, NoStopCutsARoundShortInWhichSomebodyMeetsTheCondition) {
    Splendor start = last_of_round(holder(sixteen), "{}");
    start.first_seat = start.seat;  // seat 1 now begins the round that seat 0 finishes
    start.supply = Tokens{};
    start.passes = 1;
    start.count = 400;
    const Splendor finishing = after(start, {"pass"});
    EXPECT_EQ(finishing.phase, "action");
    EXPECT_EQ(printed(after(finishing, {"pass"}))["result"]["reason"], "gauntlet");
}

TEST(NaiveEnd, GauntletComesBeforePassesAndTurnLimit) {
    Splendor start = last_of_round(holder(sixteen), "{}");
    start.supply = Tokens{};
    start.passes = 1;
    start.count = 400;
    EXPECT_EQ(printed(after(start, {"pass"}))["result"]["reason"], "gauntlet");
    start.players[0].tokens.green = 0;
    EXPECT_EQ(printed(after(start, {"pass"}))["result"]["reason"], "all_passed");
}

TEST(NaiveJson, PrintsEveryFieldInOrder) {
    const Splendor start = position(R"({
        "table": {"1": ["rocket", null, "wasp"]}, "decks": {"2": ["hela"]}, "locations": ["asgard"],
        "players": [{"tokens": {"red": 1}, "characters": ["lizard"],
                     "reserved": [{"card": "hulk", "hidden": true}]}, {}]})");
    EXPECT_EQ(
        printed(start).dump(),
        R"({"format":2,"game":"splendor","options":{"players":2},)"
        R"("turn":{"seat":0,"first_seat":0,"phase":"action","passes":0,"count":0},)"
        R"("supply":{"yellow":4,"purple":4,"blue":4,"red":3,"orange":4,"green":2,"grey":5},)"
        R"("table":{"1":["rocket",null,"wasp",null],"2":[null,null,null,null],)"
        R"("3":[null,null,null,null]},"decks":{"1":[],"2":["hela"],"3":[]},)"
        R"("locations":["asgard"],"avengers_tile":null,"players":[)"
        R"({"tokens":{"yellow":0,"purple":0,"blue":0,"red":1,"orange":0,"green":0,"grey":0},)"
        R"("characters":["lizard"],"reserved":[{"card":"hulk","hidden":true}],"locations":[]},)"
        R"({"tokens":{"yellow":0,"purple":0,"blue":0,"red":0,"orange":0,"green":0,"grey":0},)"
        R"("characters":[],"reserved":[],"locations":[]}],"to_act":0,"decision":"action"})");
}

TEST(NaiveJson, MissingSupplyIsWhatThePlayersLeave) {
    const auto supply = [](const std::string& players) {
        return printed(position(R"({"options": {"players": )" + players + "}}"))["supply"].dump();
    };
    EXPECT_EQ(supply("2"),
              R"({"yellow":4,"purple":4,"blue":4,"red":4,"orange":4,"green":2,"grey":5})");
    EXPECT_EQ(supply("3"),
              R"({"yellow":5,"purple":5,"blue":5,"red":5,"orange":5,"green":3,"grey":5})");
    EXPECT_EQ(supply("4"),
              R"({"yellow":7,"purple":7,"blue":7,"red":7,"orange":7,"green":4,"grey":5})");
    const Splendor held = position(R"({"players": [{"tokens": {"red": 1, "green": 1}},
                                                   {"tokens": {"red": 2, "grey": 3}}]})");
    EXPECT_EQ(printed(held)["supply"].dump(),
              R"({"yellow":4,"purple":4,"blue":4,"red":1,"orange":4,"green":1,"grey":2})");
}

Splendor shuffled_deal(std::size_t players, std::mt19937& chance) {
    Splendor deal = position(R"({"options": {"players": )" + std::to_string(players) + "}}");
    for (const auto& [id, character] : facts().characters) {
        deal.decks[character.level].push_back(id);
    }
    for (auto& [level, deck] : deal.decks) {
        std::shuffle(deck.begin(), deck.end(), chance);
        for (std::string& slot : deal.table[level]) {
            slot = deck.back();
            deck.pop_back();
        }
    }
    const Moves tiles = {"asgard", "hells_kitchen", "knowhere", "attilan"};
    deal.locations.assign(tiles.begin(), tiles.begin() + static_cast<std::ptrdiff_t>(players));
    return deal;
}

TEST(NaiveRandomGames, EndLoseNothingAndReadBack) {
    const PerColour all_of_each = {0, 0, 4, 5, 7};
    std::mt19937 chance(1);
    for (int game = 0; game < 30; ++game) {
        const std::size_t players = 2 + static_cast<std::size_t>(game) % 3;
        Splendor now = shuffled_deal(players, chance);
        while (now.phase != "over") {
            const Moves all = legal(now);
            ASSERT_FALSE(all.empty());
            ASSERT_TRUE(now.phase == "action" || all.size() > 1) << printed(now);
            Moves wanted = starting_with("recruit", all);
            if (wanted.empty()) wanted = all;
            now = after(now, {wanted[chance() % wanted.size()]});

            ASSERT_EQ(printed(read(printed(now))), printed(now));
            Tokens sum = now.supply;
            std::size_t cards = 0;
            for (const auto& [level, deck] : now.decks) cards += deck.size();
            for (const auto& [level, row] : now.table) {
                cards += row.size() - static_cast<std::size_t>(
                                          std::count(row.begin(), row.end(), std::string()));
            }
            for (const Player& player : now.players) {
                cards += player.characters.size() + player.reserved.size();
                for (std::size_t c = 0; c < 5; ++c) sum.colour[c] += player.tokens.colour[c];
                sum.grey += player.tokens.grey;
                sum.green += player.tokens.green;
            }
            for (const int number : sum.colour) ASSERT_EQ(number, all_of_each[players]);
            ASSERT_EQ(sum.grey, 5);
            ASSERT_EQ(sum.green, static_cast<int>(players));
            ASSERT_EQ(cards, 90U);
        }
        EXPECT_FALSE(printed(now)["result"]["winners"].empty());
    }
}

}  // namespace
}  // namespace naive
