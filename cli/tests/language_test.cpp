// Whatever a person reads follows --language and the environment; what programs read does not.
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/tests/program.h"
#include "texts/texts.h"

namespace lemniscate::cli::tests {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST(Language, FollowsTheOption) {
    EXPECT_THAT(run({"--help", "--language", "fr"}).out, HasSubstr("Utilisation"));
    EXPECT_THAT(run({"--help", "--language=de"}).out, HasSubstr("BEFEHL"));
    EXPECT_THAT(run({"moves", "--language", "pl", "--help"}).out, HasSubstr("POZYCJA"));
    EXPECT_THAT(run({"moves", "--language", "uk", "--help"}).out, HasSubstr("ПОЗИЦІЯ"));
}

TEST(Language, FollowsTheEnvironmentInTheOrderOfPosix) {
    const auto help = [](const std::string& environment) {
        return run_shell("env -u LC_ALL -u LC_MESSAGES -u LANG " + environment +
                         " \"$LEMNISCATE\" moves --help")
            .out;
    };
    EXPECT_THAT(help("LANG=fr_FR.UTF-8"), HasSubstr("Utilisation"));
    EXPECT_THAT(help("LANG=fr_FR.UTF-8 LC_MESSAGES=pl_PL.UTF-8"), HasSubstr("POZYCJA"));
    EXPECT_THAT(help("LANG=fr_FR.UTF-8 LC_ALL=uk_UA.UTF-8"), HasSubstr("ПОЗИЦІЯ"));
    EXPECT_THAT(help("LANG=xx_XX.UTF-8"), HasSubstr("Usage:"));
    EXPECT_THAT(help("LANG=C"), HasSubstr("Usage:"));
}

TEST(Language, OfErrorsIsThatOfThePerson) {
    const Ran missing = run({"moves", "--language", "fr"});
    EXPECT_EQ(missing.code, 2);
    EXPECT_THAT(missing.err, HasSubstr("POSITION"));
    EXPECT_THAT(missing.err, Not(HasSubstr("needs")));
    const Ran file = run({"moves", "/nowhere/at/all.json", "--language", "uk"});
    EXPECT_EQ(file.code, 2);
    EXPECT_THAT(file.err, HasSubstr("/nowhere/at/all.json"));
    EXPECT_THAT(file.err, Not(HasSubstr("There is")));
}

TEST(Language, IsSpokenEvenWhereAnOptionSwallowsIt) {
    const Ran ran = run({"new", "shards", "--players", "--language", "fr"});
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(ran.err, HasSubstr("«"));
}

TEST(Language, SaysWhereAFileIsWrong) {
    const std::string file = file_with("wrong.json", "{\n  \"game\": ?");
    EXPECT_THAT(run({"moves", file}).err, HasSubstr("line 2, column 11"));
    EXPECT_THAT(run({"moves", file, "--language", "de"}).err, HasSubstr("Zeile 2, Spalte 11"));
    const std::string record = file_with("wrong.record", "nonsense\n");
    EXPECT_THAT(run({"verify", record, "--language", "pl"}).err, HasSubstr("wiersz 1"));
}

TEST(Language, WritesFractionsWithItsOwnComma) {
    const Ran ran = run(
        {"simulate", "splendor", "--bots", "random,random", "--games", "4", "--language", "de"});
    EXPECT_THAT(ran.out, HasSubstr(",0 %"));
    EXPECT_THAT(ran.out, Not(HasSubstr(".0 %")));
}

TEST(Language, ThatIsUnknownIsNamedWithTheKnownOnes) {
    expect_refused(run({"bench", "--language", "es"}), {"“es”", "en, de, fr, pl, uk"});
}

TEST(Language, DoesNotTouchNotationOrJson) {
    const std::string file = position("rocket");
    const Ran english = run({"moves", file, "--json"});
    ASSERT_EQ(english.code, 0) << english.err;
    for (const std::string_view language : texts::languages()) {
        EXPECT_EQ(run({"moves", file, "--json", "--language", std::string(language)}).out,
                  english.out);
    }
}

TEST(Cards, AreListedInEveryLanguageWithWhatTheyDo) {
    EXPECT_THAT(run({"cards", "shards"}).out, HasSubstr("Kiln Drone"));
    EXPECT_THAT(run({"cards", "shards", "fr"}).out, HasSubstr("Drone Kiln"));
    EXPECT_THAT(run({"cards", "splendor", "--language", "pl"}).out, HasSubstr("Kapitan Ameryka"));
}

TEST(Cards, AreFoundByTheBeginningOfTheirName) {
    const Ran ran = run({"cards", "shards", "en", "nil"});
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(ran.out,
              "Wraethe\nNil Assassin · Wraethe mercenary · Cost 2 · Copies 3\n  ✦ 5 power.\n");
    EXPECT_EQ(run({"cards", "shards", "nil", "assassin"}).out, ran.out);
    EXPECT_EQ(run({"cards", "shards", "nil_assassin"}).out, ran.out);
}

TEST(Cards, OfOneNameAreShownTogether) {
    const Ran ran = run({"cards", "shards", "the"});
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.out, HasSubstr("\nThe Grand Architect · "));
    EXPECT_THAT(ran.out, HasSubstr("\nThe World Piercer · "));
    EXPECT_THAT(ran.out, Not(HasSubstr("Kiln Drone")));
}

TEST(Cards, ThatAreUnknownAreRefused) {
    expect_refused(run({"cards", "shards", "xyzzy"}), {"Shards of Infinity has no card “xyzzy”"});
    expect_refused(run({"cards", "shards", "kiln", "drome"}), {"Kiln Drone"});
    expect_refused(run({"cards", "chess"}), {"“chess”", "shards"});
    expect_refused(run({"cards", "shards", "--json", "--markdown"}), {"--json", "--markdown"});
}

TEST(Cards, AreTheSameFactsInEveryLanguage) {
    const Ran ran = run({"cards", "shards", "--facts"});
    EXPECT_EQ(json_of(ran)["cards"].size(), 69U);
    EXPECT_EQ(run({"cards", "shards", "uk", "--facts"}).out, ran.out);
    expect_refused(run({"cards", "chess", "--facts"}), {"“chess”", "shards"});
    expect_refused(run({"cards", "shards", "--facts", "--json"}), {"--facts", "--json"});
    expect_refused(run({"cards", "shards", "kiln", "--facts"}), {"--facts", "kiln"});
}

TEST(Cards, AsJsonAreForPrograms) {
    const auto json = json_of(run({"cards", "shards", "uk", "crystal", "--json"}));
    EXPECT_EQ(json["language"], "uk");
    const auto& card = json["groups"][0]["cards"][0];
    EXPECT_EQ(card["id"], "crystal");
    EXPECT_EQ(card["name"], "Кристал");
    EXPECT_EQ(card["copies"], 7);
}

}  // namespace
}  // namespace lemniscate::cli::tests
