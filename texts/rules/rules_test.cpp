#include "texts/rules/rules.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace lemniscate::texts {
namespace {

std::string content(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    EXPECT_TRUE(stream) << file;
    return {std::istreambuf_iterator<char>(stream), {}};
}

std::string file_of(const Rulebook& rules) {
    return std::string(RULES "/") + std::string(rules.language) +
           (rules.game == "shards" ? "/shards-of-infinity.md" : "/splendor-marvel.md");
}

TEST(Rules, AreThereForBothGamesInEveryLanguage) {
    std::set<std::string_view> languages;
    for (const Rulebook& rules : rulebooks()) languages.insert(rules.language);
    EXPECT_TRUE(languages.contains("en"));
    EXPECT_TRUE(languages.contains("uk"));
    for (const std::string_view language : languages) {
        for (const char* game : {"shards", "splendor"}) {
            const Rulebook* rules = find_rules(game, language);
            ASSERT_NE(rules, nullptr) << game << " " << language;
            EXPECT_EQ(rules->game, game);
            EXPECT_EQ(rules->language, language);
        }
    }
}

TEST(Rules, OfWhatIsNotThereAreNone) {
    EXPECT_EQ(find_rules("chess", "en"), nullptr);
    EXPECT_EQ(find_rules("shards", "tlh"), nullptr);
    EXPECT_EQ(find_rules("", ""), nullptr);
}

TEST(Rules, AsMarkdownAreTheFileToTheLastByte) {
    for (const Rulebook& rules : rulebooks()) {
        EXPECT_TRUE(markdown(rules) == content(file_of(rules))) << file_of(rules);
    }
}

TEST(Rules, SectionIsFoundByIdAndByNumberInEveryLanguage) {
    for (const Rulebook& rules : rulebooks()) {
        for (const Section& section : rules.sections) {
            for (const std::string_view word : {section.id, section.number}) {
                const auto found = find_section(rules, word);
                ASSERT_FALSE(found.empty()) << word;
                EXPECT_EQ(&found.front(), &section) << word;
            }
        }
    }
}

TEST(Rules, SectionHasItsHeadingInParts) {
    const auto found = find_section(*find_rules("shards", "en"), "shields");
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].number, "2.3");
    EXPECT_EQ(found[0].title, "Shields");
    EXPECT_EQ(found[0].level, 3);
    EXPECT_TRUE(found[0].body.starts_with("When all power is assigned"));
    EXPECT_TRUE(found[0].body.ends_with("."));
}

TEST(Rules, SectionOfLevelTwoComesWithItsPartsAndNothingAfterThem) {
    const auto turn = find_section(*find_rules("shards", "fr"), "2");
    ASSERT_EQ(turn.size(), 5U);
    EXPECT_EQ(turn.front().id, "turn");
    EXPECT_EQ(turn.back().id, "end-phase");
    EXPECT_EQ(find_section(*find_rules("shards", "fr"), "end").size(), 1U);
}

TEST(Rules, LastSectionEndsWithTheRules) {
    const Rulebook& rules = *find_rules("shards", "de");
    EXPECT_EQ(find_section(rules, "9").size(), 1U);
}

TEST(Rules, UnknownSectionIsEmpty) {
    const Rulebook& rules = *find_rules("shards", "en");
    for (const char* word : {"", "shield", "2.", "2.9", "10", "Shields"}) {
        EXPECT_TRUE(find_section(rules, word).empty()) << word;
    }
}

TEST(Rules, ForThePageAreTheSame) {
    for (const Rulebook& rules : rulebooks()) {
        const auto json = nlohmann::json::parse(
            content(std::filesystem::path(RULES_PAGE) /
                    (std::string(rules.game) + "." + std::string(rules.language) + ".json")));
        EXPECT_EQ(json["game"], rules.game);
        EXPECT_EQ(json["language"], rules.language);
        EXPECT_EQ(json["title"], rules.title);
        EXPECT_EQ(json["introduction"], rules.introduction);
        ASSERT_EQ(json["sections"].size(), rules.sections.size());
        for (std::size_t i = 0; i < rules.sections.size(); ++i) {
            const nlohmann::json& section = json["sections"][i];
            EXPECT_EQ(section["id"], rules.sections[i].id);
            EXPECT_EQ(section["number"], rules.sections[i].number);
            EXPECT_EQ(section["level"], rules.sections[i].level);
            EXPECT_EQ(section["title"], rules.sections[i].title);
            EXPECT_EQ(section["markdown"], rules.sections[i].body);
        }
    }
}

}  // namespace
}  // namespace lemniscate::texts
