// What is said on the command line, and how the command answers what it cannot understand.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/options.h"
#include "cli/tests/program.h"
#include "match/json.h"
#include "match/match.h"
#include "texts/phrases.h"

namespace lemniscate::cli::tests {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST(Help, IsPrintedWithoutArguments) {
    const Ran ran = run({});
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(ran.err, "");
    for (const CommandRow& command : all_commands()) {
        EXPECT_THAT(ran.out, HasSubstr("\n  " + std::string(command.name) + " "));
    }
    EXPECT_EQ(run({"--help"}).out, ran.out);
    EXPECT_EQ(run({"-h"}).out, ran.out);
    EXPECT_EQ(run({"help"}).out, ran.out);
}

TEST(Help, OfEveryCommandNamesEveryOptionOfIt) {
    for (const CommandRow& command : all_commands()) {
        const std::string name(command.name);
        const Ran ran = run({name, "--help"});
        EXPECT_EQ(ran.code, 0);
        EXPECT_THAT(ran.out, HasSubstr("lemniscate " + name));
        for (const OptionRow& option : command.options) {
            const std::string shown =
                option.is_word() ? texts::say(texts::Texts(), "help.placeholder", option.name)
                                 : std::string(option.name);
            EXPECT_THAT(ran.out, HasSubstr("\n  " + shown)) << name;
        }
        EXPECT_EQ(run({"help", name}).out, ran.out);
        EXPECT_EQ(run({"--help", name}).out, ran.out);
    }
}

TEST(Help, KeepsToEightyColumnsInItsLists) {
    for (const CommandRow& command : all_commands()) {
        std::istringstream lines(run({std::string(command.name), "--help"}).out);
        for (std::string line; std::getline(lines, line);) {
            // Usage and example are for copying and stay in one piece.
            if (line.starts_with("Usage:") || line.starts_with("Example:")) continue;
            EXPECT_LE(
                std::count_if(line.begin(), line.end(), [](char c) { return (c & 0xc0) != 0x80; }),
                80)
                << line;
        }
    }
}

TEST(Help, WinsOverWhateverElseIsWrong) {
    EXPECT_EQ(run({"moves", "--help", "--nonsense", "a", "b"}).code, 0);
}

TEST(Version, IsThatOfTheProject) {
    const Ran ran = run({"--version"});
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(ran.out, std::string("lemniscate ") + LEMNISCATE_VERSION + "\n");
    EXPECT_EQ(run({"moves", "--version"}).out, ran.out);
}

TEST(Words, UnknownCommandSuggestsTheNearest) {
    expect_refused(run({"movs"}), {"“movs”", "Did you mean “moves”?"});
    expect_refused(run({"simualte", "splendor"}), {"“simulate”"});
    expect_refused(run({"help", "verfy"}), {"“verify”"});
}

TEST(Words, UnknownCommandFarFromAllListsThem) {
    expect_refused(run({"xyzzy"}), {"“xyzzy”", "new, moves, apply", "bench"});
}

TEST(Words, UnknownOptionSuggestsTheNearest) {
    expect_refused(run({"moves", position("rocket"), "--jsn"}), {"“--jsn”", "“--json”"});
    expect_refused(run({"perft", position("rocket"), "--dept=2"}), {"“--dept”", "“--depth”"});
}

TEST(Words, UnknownOptionFarFromAllListsThem) {
    expect_refused(run({"moves", position("rocket"), "--frobnicate"}),
                   {"“lemniscate moves”", "“--frobnicate”", "--json"});
    expect_refused(run({"--frobnicate"}), {"“--frobnicate”", "--language"});
    expect_refused(run({"moves", position("rocket"), "-x"}), {"“-x”"});
}

TEST(Words, OptionOfAnotherCommandIsUnknown) {
    expect_refused(run({"moves", position("rocket"), "--divide"}), {"“--divide”"});
}

TEST(Words, OneWordTooMany) {
    expect_refused(run({"moves", position("rocket"), "again"}),
                   {"“again”", "lemniscate moves POSITION"});
}

TEST(Words, MissingWordIsNamedWithTheUsage) {
    expect_refused(run({"moves"}), {"needs POSITION", "lemniscate moves POSITION [--json]"});
    expect_refused(run({"new"}), {"needs GAME"});
    expect_refused(run({"verify"}), {"needs RECORD"});
    expect_refused(run({"apply", position("rocket")}), {"needs --moves MOVES"});
    expect_refused(run({"view", position("rocket")}), {"needs --seat SEAT"});
    expect_refused(run({"simulate", "splendor"}), {"needs --bots BOTS"});
    expect_refused(run({"perft", position("rocket")}), {"needs --depth N"});
}

TEST(Words, OptionWithoutItsValue) {
    expect_refused(run({"apply", position("rocket"), "--moves"}), {"--moves", "value"});
}

TEST(Words, SwitchWithAValue) {
    expect_refused(run({"moves", position("rocket"), "--json=yes"}), {"--json", "“yes”"});
}

TEST(Words, OptionGivenTwice) {
    expect_refused(run({"perft", position("rocket"), "--depth", "1", "--depth", "2"}),
                   {"--depth", "more than once"});
}

TEST(Words, ValuesMayFollowAnEqualsSign) {
    EXPECT_EQ(json_of(run({"perft", position("rocket"), "--depth=1", "--json"}))["depth"], 1);
}

TEST(Words, EmptyValueMayFollowAnEqualsSign) {
    EXPECT_EQ(run({"apply", "--moves=", position("rocket")}).code, 0);
}

TEST(Words, AfterTwoDashesNothingIsAnOption) {
    EXPECT_EQ(run({"moves", "--", position("rocket")}).code, 0);
    expect_refused(run({"moves", "--", "--json"}), {"no file “--json”"});
    expect_refused(run({"moves", position("rocket"), "--", "more"}),
                   {"“more”", "lemniscate moves"});
}

TEST(Words, BeforeTheCommandAreNotForTheCommand) {
    expect_refused(run({"nonsense", "moves", position("rocket")}), {"no command “nonsense”"});
    expect_refused(run({"--json", "moves", position("rocket")}), {"“lemniscate” has no option"});
}

TEST(Words, FileMayHaveTheNameOfACommand) {
    expect_refused(run({"moves", "new"}), {"no file “new”"});
}

TEST(Setup, OptionsThatDoNotGoTogetherSayWhy) {
    const Ran ran = run({"new", "shards", "--players", "4", "--mode", "teams", "--auction"});
    expect_refused(ran, {"--auction does not fit here: There is no auction in teams"});
    EXPECT_THAT(ran.err, Not(HasSubstr("true"))) << "nobody typed that";
}

TEST(Numbers, ThatAreNoneAreNamed) {
    expect_refused(run({"perft", position("rocket"), "--depth", "deep"}), {"--depth", "“deep”"});
    expect_refused(run({"new", "splendor", "--seed", "1.5"}), {"--seed", "“1.5”"});
    expect_refused(run({"new", "splendor", "--seed", ""}), {"--seed", "“”"});
    expect_refused(run({"new", "splendor", "--seed", "-"}), {"--seed", "“-”"});
    expect_refused(run({"new", "splendor", "--players", "two"}), {"--players", "“two”"});
    expect_refused(run({"bench", "--seconds", "soon"}), {"--seconds", "“soon”"});
    expect_refused(run({"view", position("rocket"), "--seat", "me"}), {"--seat", "“me”", "none"});
}

TEST(Numbers, OutOfRangeAreToldTheRange) {
    expect_refused(run({"perft", position("rocket"), "--depth", "-1"}), {"--depth", "0 to 100"});
    expect_refused(run({"new", "splendor", "--seed", "18446744073709551616"}),
                   {"--seed", "0 to 18446744073709551615"});
    expect_refused(run({"simulate", "splendor", "--bots", "random,random", "--games", "0"}),
                   {"--games", "from 1 to"});
    expect_refused(run({"simulate", "splendor", "--bots", "random,random", "--threads", "0"}),
                   {"--threads", "1 to 1024"});
    expect_refused(run({"bench", "--seconds", "0"}), {"--seconds", "more than 0"});
    expect_refused(run({"bench", "--seconds", "nan"}), {"--seconds", "“nan”"});
    expect_refused(run({"new", "splendor", "--players", "5"}), {"--players", "5", "2", "4"});
    expect_refused(run({"new", "splendor", "--players", "2", "--first-seat", "2"}),
                   {"--first-seat", "2", "0", "1"});
}

TEST(Numbers, LargestSeedIsFine) {
    EXPECT_EQ(run({"new", "splendor", "--seed", "18446744073709551615"}).code, 0);
}

TEST(Setup, OfAnotherGameIsToldWhatThisOneHas) {
    const std::string known = "Its options are: --players, --first-seat.";
    expect_refused(run({"new", "splendor", "--row-size", "5"}), {"--row-size", known});
    expect_refused(run({"new", "splendor", "--mysterious-relics"}), {"--mysterious-relics", known});
    expect_refused(run({"play", "splendor", "--sets", "base"}), {"--sets", known});
    expect_refused(
        run({"simulate", "splendor", "--bots", "random,random", "--mode", "free_for_all"}),
        {"--mode", known});
}

TEST(Setup, OfAGameTravelsByName) {
    const Ran ran = run({"new", "shards", "--players", "3", "--sets", "base", "--row-size", "5",
                         "--characters", "volos,tetra,decima", "--first-seat", "2", "--seed", "1"});
    EXPECT_EQ(ran.code, 0);
    for (const char* part : {"\"sets\": [\"base\"]", "\"row_size\": 5", "\"to_act\": 2"}) {
        EXPECT_NE(ran.out.find(part), std::string::npos) << part;
    }
    for (const char* option : {"--auction", "--relic-draft", "--mysterious-relics"}) {
        EXPECT_EQ(run({"new", "shards", option, "--seed", "1"}).code, 0) << option;
    }
    EXPECT_EQ(
        run({"simulate", "shards", "--bots", "greedy", "--mode", "nemesis", "--games", "2"}).code,
        0);
}

TEST(Setup, ThatDoesNotGoTogetherIsExplained) {
    expect_refused(run({"new", "shards", "--mode", "teams", "--players", "3"}),
                   {"--players", "teams for four"});
    expect_refused(run({"simulate", "shards", "--bots", "greedy"}), {"--bots", "two to four"});
    expect_refused(run({"new", "shards", "--mode", "chess"}), {"--mode", "bloodbath"});
}

TEST(Setup, OfAGameIsListedWithWhatDoesNotGoTogether) {
    const Ran shards = run({"options", "shards"});
    EXPECT_EQ(shards.code, 0);
    EXPECT_THAT(shards.out, HasSubstr("--row-size           4..8"));
    EXPECT_THAT(shards.out, HasSubstr("--mode               free_for_all, teams"));
    EXPECT_THAT(shards.out, HasSubstr("There is no auction in teams or against Nemesis."));
    const Ran splendor = run({"options", "splendor", "--language", "de"});
    EXPECT_THAT(splendor.out, HasSubstr("--players     2..4   2"));
    EXPECT_THAT(splendor.out, HasSubstr("üblich"));
    EXPECT_THAT(splendor.out, Not(HasSubstr("--auction")));
}

TEST(Setup, OfAGameIsToldToPrograms) {
    const Ran ran = run({"options", "shards", "--json"});
    EXPECT_EQ(ran.code, 0);
    const match::Json json = match::Json::parse(ran.out);
    EXPECT_EQ(json, *match::describe_options("shards"));
    EXPECT_EQ(json["options"][3]["name"], "row_size");
}

TEST(Setup, OfAGameThatIsLoadedComesWithIt) {
    expect_refused(run({"play", "--load", position("rocket"), "--auction"}),
                   {"rocket.json", "--auction"});
}

TEST(Seats, NotAtTheTableAreToldTheRange) {
    expect_refused(run({"view", position("rocket"), "--seat", "2"}), {"seat 2", "0 to 1"});
    expect_refused(run({"show", position("rocket"), "--seat", "2"}), {"seat 2", "0 to 1"});
    EXPECT_EQ(run({"view", position("twelve_tokens"), "--seat", "2"}).code, 0);
}

TEST(Games, UnknownOnesAreToldTheKnown) {
    expect_refused(run({"new", "chess"}), {"“chess”", "splendor"});
    expect_refused(run({"simulate", "chess", "--bots", "random"}), {"“chess”", "splendor"});
    expect_refused(run({"play", "chess"}), {"“chess”", "splendor"});
    expect_refused(run({"options", "chess"}), {"“chess”", "splendor"});
}

TEST(Bots, UnknownOnesAreToldTheKnown) {
    expect_refused(run({"simulate", "splendor", "--bots", "random,deep_blue"}),
                   {"“deep_blue”", "random", "greedy"});
    expect_refused(run({"simulate", "splendor", "--bots", "random,"}), {"“”", "random"});
    expect_refused(run({"play", "splendor", "--bots", "deep_blue"}), {"“deep_blue”", "random"});
}

TEST(Bots, AreAsManyAsTheGameHasSeats) {
    expect_refused(run({"simulate", "splendor", "--bots", "random"}), {"2 to 4", "1"});
    expect_refused(run({"simulate", "splendor", "--bots", "random,random,random,random,random"}),
                   {"2 to 4", "5"});
}

TEST(Colours, AreAutoAlwaysOrNever) {
    expect_refused(run({"show", position("rocket"), "--color", "pink"}),
                   {"--color", "“pink”", "auto, always, never"});
    EXPECT_THAT(run({"show", position("rocket"), "--color", "always"}).out, HasSubstr("\x1b["));
    EXPECT_THAT(run({"show", position("rocket")}).out, Not(HasSubstr("\x1b[")));
}

TEST(Language, UnknownIsToldTheKnown) {
    expect_refused(run({"--language", "tlh", "moves", position("rocket")}), {"“tlh”", "en"});
    EXPECT_EQ(run({"--language", "en", "moves", position("rocket")}).code, 0);
    EXPECT_EQ(run({"moves", position("rocket"), "--language", "en"}).code, 0);
}

TEST(Language, OfTheEnvironmentMayBeAnything) {
    for (const std::string language : {"C", "de_DE.UTF-8", "tlh", ""}) {
        EXPECT_EQ(run_shell("LC_ALL='" + language + "' \"$LEMNISCATE\" --help").code, 0);
    }
}

}  // namespace
}  // namespace lemniscate::cli::tests
