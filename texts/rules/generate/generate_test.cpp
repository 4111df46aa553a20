// Runs the generator on small rules: bad ones must stop the build and say why.
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <random>
#include <string>

#include <gtest/gtest.h>

namespace {

namespace fs = std::filesystem;

std::string content(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

class RulesGenerator : public testing::Test {
  protected:
    struct Run {
        bool accepted;
        std::string said;
    };

    // Tests run at the same time, and so may two builds on one machine.
    RulesGenerator()
        : folder_(fs::temp_directory_path() /
                  ("lemniscate_rules_" + std::to_string(std::random_device{}()))) {
        fs::create_directories(folder_);
    }
    ~RulesGenerator() override { fs::remove_all(folder_); }

    /// The rules of the game `a` by language; `languages` are those that the program speaks.
    Run run(const std::map<std::string, std::string>& rules,
            const std::string& languages = "en fr") {
        for (const auto& [language, text] : rules) {
            fs::create_directories(folder_ / language);
            std::ofstream(folder_ / language / "a.md") << text;
        }
        const std::string in = "'" + folder_.string() + "'/";
        const int status = std::system(("'" GENERATOR "' " + in + "rules.cpp " + in + "page " + in +
                                        " a=a.md " + languages + " 2>" + in + "said")
                                           .c_str());
        const Run result{status == 0, content(folder_ / "said")};
        EXPECT_EQ(fs::exists(folder_ / "rules.cpp"), result.accepted);
        EXPECT_EQ(fs::exists(folder_ / "page"), result.accepted);
        return result;
    }

    void expect_refused(const std::map<std::string, std::string>& rules, const std::string& why) {
        const Run result = run(rules);
        EXPECT_FALSE(result.accepted);
        EXPECT_NE(result.said.find(why), std::string::npos) << result.said;
    }

    fs::path folder_;
};

const std::string start = "# A\n\n**[ruling]** marks.\n\n";
const std::string debut = "# A\n\n**[arbitrage]** signale.\n\n";
const std::string english = start +
                            "## 1. One <a id=\"one\"></a>\n- a\n- b **[ruling]** c\n\n"
                            "### 1.1 Part <a id=\"part\"></a>\nText.\n";
const std::string french = debut +
                           "## 1. Un <a id=\"one\"></a>\n- a\n- b **[arbitrage]** c\n\n"
                           "### 1.1 Part <a id=\"part\"></a>\nTexte.\n";

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
}

TEST_F(RulesGenerator, AcceptsRulesThatAgree) {
    const Run result = run({{"en", english}, {"fr", french}});
    EXPECT_TRUE(result.accepted) << result.said;
    EXPECT_EQ(result.said, "");
    EXPECT_TRUE(fs::exists(folder_ / "page" / "a.en.json"));
    EXPECT_TRUE(fs::exists(folder_ / "page" / "a.fr.json"));
}

TEST_F(RulesGenerator, RefusesAHeadingWithoutId) {
    expect_refused({{"en", english}, {"fr", replaced(french, " <a id=\"part\"></a>", "")}},
                   "fr/a.md: \"### 1.1 Part\": has no id");
    expect_refused({{"en", english}, {"fr", replaced(french, "<a id=\"part\">", "<a id=\"\">")}},
                   "has no id");
}

TEST_F(RulesGenerator, RefusesAHeadingWithoutNumber) {
    for (const std::string number : {"", "1. ", "1.1. ", "1.1.1 ", "1.a ", ".1 "}) {
        expect_refused({{"en", english}, {"fr", replaced(french, "### 1.1 ", "### " + number)}},
                       "has no number; it begins with \"### 2.3 \"");
    }
    expect_refused({{"en", english}, {"fr", replaced(french, "## 1. ", "## 1 ")}},
                   "has no number; it begins with \"## 2. \"");
}

TEST_F(RulesGenerator, RefusesAHeadingWithoutTitle) {
    expect_refused({{"en", english}, {"fr", replaced(french, "1.1 Part", "1.1")}}, "has no title");
    expect_refused({{"en", english}, {"fr", replaced(french, "# A\n", "")}},
                   "fr/a.md: has no title");
}

TEST_F(RulesGenerator, RefusesHeadingsOfOtherLevels) {
    expect_refused({{"en", english + "\n#### 1.1.1 Deep <a id=\"deep\"></a>\n"}, {"fr", french}},
                   "en/a.md: \"#### 1.1.1 Deep <a id=\"deep\"></a>\": sections begin with");
    expect_refused({{"en", english + "\n# Again\n"}, {"fr", french}}, "only the title with #");
}

TEST_F(RulesGenerator, RefusesAnIdOrANumberThatStandsTwice) {
    expect_refused({{"en", english + "\n## 2. Two <a id=\"one\"></a>\n"}, {"fr", french}},
                   "en/a.md: id \"one\": stands here twice");
    expect_refused({{"en", english + "\n## 1. Two <a id=\"two\"></a>\n"}, {"fr", french}},
                   "en/a.md: number 1: stands here twice");
}

TEST_F(RulesGenerator, RefusesANumberOfAnotherSection) {
    expect_refused({{"en", replaced(english, "1.1", "2.1")}, {"fr", french}},
                   "number 2.1: stands in section 1");
}

TEST_F(RulesGenerator, RefusesIdsThatCouldBeTakenForSomethingElse) {
    for (const std::string id : {"all", "fr", "2", "One", "a b"}) {
        expect_refused({{"en", replaced(english, "\"part\"", "\"" + id + "\"")}, {"fr", french}},
                       "id \"" + id + "\": must be");
    }
}

TEST_F(RulesGenerator, RefusesSectionsThatDifferFromEnglish) {
    expect_refused({{"en", english}, {"fr", replaced(french, "\"part\"", "\"partie\"")}},
                   "fr/a.md: section part: is missing");
    expect_refused({{"en", english}, {"fr", replaced(french, "\"part\"", "\"partie\"")}},
                   "fr/a.md: section partie: English does not have it");
    expect_refused({{"en", english}, {"fr", replaced(french, "1.1", "1.2")}},
                   "section part: is 1.2 of level 3 instead of 1.1 of level 3 as in English");
    expect_refused({{"en", english}, {"fr", replaced(french, "### 1.1", "## 2.")}},
                   "section part: is 2 of level 2 instead of 1.1 of level 3 as in English");
}

TEST_F(RulesGenerator, RefusesAnotherOrderThanEnglish) {
    const std::string two = "\n## 2. Two <a id=\"two\"></a>\n";
    const std::string three = "\n## 3. Three <a id=\"three\"></a>\n";
    expect_refused({{"en", english + two + three}, {"fr", french + three + two}},
                   "fr/a.md: the sections stand in another order than in English");
}

TEST_F(RulesGenerator, RefusesAnotherNumberOfRulings) {
    expect_refused({{"en", english}, {"fr", replaced(french, "b **[arbitrage]**", "b")}},
                   "section one: 0 rulings (**[arbitrage]**) instead of 1 as in English");
    expect_refused(
        {{"en", english}, {"fr", replaced(french, "b **[arbitrage]**", "b **[ruling]**")}},
        "section one: 0 rulings");
    expect_refused({{"en", english}, {"fr", replaced(french, "**[arbitrage]** signale", "x")}},
                   "the introduction does not say how rulings are marked");
}

TEST_F(RulesGenerator, RefusesAnotherNumberOfListItems) {
    expect_refused({{"en", english}, {"fr", replaced(french, "- a\n", "")}},
                   "section one: 1 list items instead of 2 as in English");
    expect_refused({{"en", english}, {"fr", replaced(french, "Texte.", "1. Texte.")}},
                   "section part: 1 list items instead of 0");
}

TEST_F(RulesGenerator, ANumberAtTheBeginningOfALineOfAParagraphIsNoListItem) {
    EXPECT_TRUE(
        run({{"en", english}, {"fr", replaced(french, "Texte.", "Texte le\n3. jour.")}}).accepted);
    EXPECT_TRUE(
        run({{"en", english}, {"fr", replaced(french, "- a\n", "- a le\n  3. jour\n")}}).accepted);
}

TEST_F(RulesGenerator, RefusesAnotherNumberOfTableRows) {
    expect_refused({{"en", english}, {"fr", replaced(french, "Texte.", "| a |\n|---|\n")}},
                   "section part: 2 table rows instead of 0");
}

TEST_F(RulesGenerator, RefusesALanguageWithoutRules) {
    const Run result = run({{"en", english}, {"fr", french}}, "en fr de");
    EXPECT_FALSE(result.accepted);
    EXPECT_NE(result.said.find("de/a.md: is missing: the rules of a in de"), std::string::npos)
        << result.said;
}

TEST_F(RulesGenerator, NamesEveryProblemAtOnce) {
    const Run result =
        run({{"en", english + "\n## Two\n"}, {"fr", replaced(french, "- a\n", "")}}, "en fr de");
    for (const char* problem :
         {"has no id", "has no number", "1 list items", "de/a.md: is missing"}) {
        EXPECT_NE(result.said.find(problem), std::string::npos) << result.said;
    }
}

}  // namespace
