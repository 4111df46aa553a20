// The rules, read at the command line.
#include <algorithm>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/input.h"
#include "cli/tests/program.h"
#include "match/json.h"
#include "texts/rules/rules.h"
#include "texts/texts.h"
#include "texts/width.h"

namespace lemniscate::cli::tests {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

std::string said(const std::vector<std::string>& words) {
    const Ran ran = run(words);
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_EQ(ran.err, "");
    return ran.out;
}

TEST(RulesCommand, KnowsASectionByTheBeginningOfItsTitle) {
    const std::string shields = run({"rules", "shards", "fr", "shields"}).out;
    EXPECT_NE(shields, "");
    EXPECT_EQ(run({"rules", "shards", "fr", "bouclier"}).out, shields);
    EXPECT_EQ(run({"rules", "shards", "Shields"}).out, run({"rules", "shards", "shields"}).out);
    EXPECT_EQ(run({"rules", "shards", "uk", "ЩИТИ"}).out,
              run({"rules", "shards", "uk", "shields"}).out);
    expect_refused(run({"rules", "shards", "boucliers"}), {"“boucliers”"});
}

TEST(RulesCommand, EveryGameHasRulesInEveryLanguage) {
    for (const std::string& game : game_ids()) {
        for (const std::string_view language : texts::languages()) {
            EXPECT_NE(texts::find_rules(game, language), nullptr) << game << " " << language;
        }
    }
}

TEST(RulesCommand, ShowsASectionByIdOrNumber) {
    const std::string shields = said({"rules", "shards", "shields"});
    EXPECT_THAT(shields, StartsWith("2.3 Shields\n\nWhen all power is assigned"));
    EXPECT_THAT(shields, HasSubstr("[ruling] Several defenders"));
    EXPECT_THAT(shields, Not(HasSubstr("**")));
    EXPECT_THAT(shields, Not(HasSubstr("2.4")));
    EXPECT_EQ(said({"rules", "shards", "2.3"}), shields);
}

TEST(RulesCommand, ShowsASectionWithItsParts) {
    const std::string turn = said({"rules", "shards", "2"});
    EXPECT_THAT(turn, StartsWith("2. A turn\n"));
    EXPECT_THAT(turn, HasSubstr("\n\n2.3 Shields\n"));
    EXPECT_THAT(turn, HasSubstr("\n\n2.4 End phase\n"));
    EXPECT_THAT(turn, Not(HasSubstr("3. Conditions")));
}

TEST(RulesCommand, SectionMayHaveTheNameOfACommand) {
    EXPECT_THAT(said({"rules", "shards", "play"}), StartsWith("2.1 Play phase\n"));
}

TEST(RulesCommand, TakesTheLanguageBeforeOrAfterTheSection) {
    const std::string shields = said({"rules", "shards", "fr", "shields"});
    EXPECT_THAT(shields, HasSubstr("[arbitrage]"));
    EXPECT_EQ(said({"rules", "shards", "shields", "fr"}), shields);
    EXPECT_EQ(said({"rules", "shards", "shields", "--language", "fr"}), shields);
    EXPECT_EQ(said({"--language", "de", "rules", "shards", "fr", "shields"}), shields);
}

TEST(RulesCommand, SpeaksTheLanguageOfTheEnvironment) {
    const Ran ran = run_shell(
        "LANG=fr_FR.UTF-8 LC_ALL= LC_MESSAGES=fr_FR.UTF-8 "
        "\"$LEMNISCATE\" rules splendor --json");
    EXPECT_EQ(json_of(ran)["language"], "fr");
}

TEST(RulesCommand, ListsTheSectionsOfAGame) {
    const std::string list = said({"rules", "shards"});
    EXPECT_THAT(list, HasSubstr("\n  2    turn            A turn\n"));
    EXPECT_THAT(list, HasSubstr("\n  2.3  shields         Shields\n"));
    EXPECT_THAT(list, HasSubstr("\nlemniscate rules shards SECTION"));
}

TEST(RulesCommand, FrameSpeaksTheLanguageThatWasNamed) {
    const texts::Texts french("fr");
    const std::string list = said({"rules", "splendor", "fr"});
    EXPECT_THAT(list, StartsWith(french.say(texts::Key::rules_sections,
                                            {{"game", french.say(texts::Key::splendor_name)}})));
    expect_refused(run({"rules", "shards", "fr", "sheilds"}),
                   {french.say(texts::Key::error_section_nearest,
                               {{"word", "sheilds"}, {"nearest", "shields"}})});
}

TEST(RulesCommand, ShowsEverything) {
    const std::string all = said({"rules", "splendor", "all"});
    EXPECT_THAT(all, StartsWith("Splendor: Marvel\n\nThe rules as this project plays them"));
    for (const texts::Section& section : texts::find_rules("splendor", "en")->sections) {
        EXPECT_THAT(all, HasSubstr("\n" + std::string(section.number) + ". " +
                                   std::string(section.title) + "\n"));
    }
}

TEST(RulesCommand, PrintsMarkdownAsItStands) {
    const std::string file = contents_of(LEMNISCATE_RULES "/uk/shards-of-infinity.md");
    EXPECT_TRUE(said({"rules", "shards", "uk", "all", "--markdown"}) == file);  // too long to show
    const std::string section = said({"rules", "shards", "uk", "shields", "--markdown"});
    EXPECT_THAT(section, StartsWith("### 2.3 "));
    EXPECT_THAT(section, HasSubstr("<a id=\"shields\"></a>\n"));
    EXPECT_THAT(file, HasSubstr(section));
}

TEST(RulesCommand, PrintsMarkdownOfTheListAsLinks) {
    const std::string list = said({"rules", "shards", "--markdown"});
    EXPECT_THAT(list, HasSubstr("\n- [2 A turn](#turn)\n  - [2.1 Play phase](#play)\n"));
}

TEST(RulesCommand, PrintsSectionsAsJson) {
    const match::Json turn = json_of(run({"rules", "shards", "fr", "turn", "--json"}));
    EXPECT_EQ(turn["game"], "shards");
    EXPECT_EQ(turn["language"], "fr");
    EXPECT_FALSE(turn.contains("introduction"));
    ASSERT_EQ(turn["sections"].size(), 5U);
    const match::Json shields = turn["sections"][3];
    EXPECT_EQ(shields["id"], "shields");
    EXPECT_EQ(shields["number"], "2.3");
    EXPECT_EQ(shields["level"], 3);
    EXPECT_EQ(shields["title"],
              texts::find_section(*texts::find_rules("shards", "fr"), "2.3").front().title);
    EXPECT_THAT(shields["markdown"].get<std::string>(), HasSubstr("**[arbitrage]**"));
}

TEST(RulesCommand, PrintsEverythingAndTheListAsJson) {
    const match::Json all = json_of(run({"rules", "splendor", "all", "--json"}));
    EXPECT_EQ(all["title"], "Splendor: Marvel");
    EXPECT_THAT(all["introduction"].get<std::string>(), HasSubstr("**[ruling]**"));
    EXPECT_EQ(all["sections"].size(), 6U);
    const match::Json list = json_of(run({"rules", "splendor", "--json"}));
    EXPECT_EQ(list["sections"].size(), 6U);
    EXPECT_EQ(list["sections"][0]["id"], "pieces");
    EXPECT_FALSE(list["sections"][0].contains("markdown"));
}

TEST(RulesCommand, JsonAndMarkdownDoNotGoTogether) {
    expect_refused(run({"rules", "shards", "--json", "--markdown"}), {"--json", "--markdown"});
}

TEST(RulesCommand, UnknownSectionSuggestsTheNearest) {
    expect_refused(run({"rules", "shards", "sheild"}), {"“sheild”", "Did you mean “shields”?"});
}

TEST(RulesCommand, UnknownSectionFarFromAllListsThem) {
    expect_refused(run({"rules", "shards", "xyzzyxyzzy"}), {"“xyzzyxyzzy”", "table, turn, play"});
    expect_refused(run({"rules", "shards", "99.9"}), {"“99.9”", "table, turn, play"});
    expect_refused(run({"rules", "shards", ""}), {"“”", "table, turn, play"});
}

TEST(RulesCommand, UnknownLanguageIsToldTheKnown) {
    expect_refused(run({"rules", "shards", "xx", "shields"}), {"“xx”", "en, "});
}

TEST(RulesCommand, UnknownGameIsToldTheKnown) {
    expect_refused(run({"rules", "chess"}), {"“chess”", "shards", "splendor"});
    expect_refused(run({"rules"}), {"GAME", "lemniscate rules GAME"});
}

TEST(RulesCommand, TwoLanguagesOrTwoSectionsAreOneTooMany) {
    expect_refused(run({"rules", "shards", "fr", "de"}), {"de", "lemniscate rules JEU"});
    expect_refused(run({"rules", "shards", "shields", "attack"}),
                   {"“attack”", "one word too many"});
    expect_refused(run({"rules", "shards", "shields", "en", "shields"}),
                   {"“shields”", "one word too many"});
}

TEST(RulesCommand, ColoursAsItIsTold) {
    EXPECT_THAT(said({"rules", "shards", "shields", "--color", "always"}),
                HasSubstr("\x1b[1m[ruling]\x1b[0m"));
    EXPECT_THAT(said({"rules", "shards", "shields"}), Not(HasSubstr("\x1b")));
}

TEST(RulesCommand, WithoutUtf8WritesOnlyAscii) {
    for (const std::string language : {"fr", "uk"}) {
        for (const std::string section : {"", "all"}) {
            const Ran ran =
                run_shell("LC_ALL=C \"$LEMNISCATE\" rules shards " + language + " " + section);
            EXPECT_EQ(ran.code, 0);
            EXPECT_TRUE(std::all_of(ran.out.begin(), ran.out.end(), [](char c) { return c >= 0; }))
                << ran.out;
        }
    }
}

TEST(RulesCommand, KeepsToEightyColumns) {
    for (const std::string_view language : texts::languages()) {
        for (const std::string game : {"shards", "splendor"}) {
            std::istringstream lines(said({"rules", game, std::string(language)}));
            for (std::string line; std::getline(lines, line);) {
                EXPECT_LE(texts::columns(line), 80) << line;
            }
        }
    }
}

}  // namespace
}  // namespace lemniscate::cli::tests
