#include "cli/play/card_pages.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "cli/play/test_texts.h"

namespace lemniscate::cli::play {
namespace {

/// The names of what `card NAME` shows; or the sentence that it is answered with.
std::vector<std::string> shown(std::string_view game, const std::string& name,
                               const texts::Texts& texts = english()) {
    texts::CardList list = *texts::card_list(game, texts);
    const std::string refusal = keep_named(list, name, game, texts);
    if (!refusal.empty()) return {refusal};
    std::vector<std::string> names;
    for (const texts::CardGroup& group : list.groups) {
        for (const texts::ListedCard& card : group.cards) names.push_back(card.name);
    }
    return names;
}

using Names = std::vector<std::string>;

TEST(CardPages, ShowEverythingThatGoesByAName) {
    EXPECT_EQ(shown("splendor", "rocket"), Names{"Rocket"});
    EXPECT_EQ(shown("splendor", "captain a"), Names{"Captain America"});
    EXPECT_EQ(shown("splendor", "captain"), (Names{"Captain America", "Captain Marvel"}));
    EXPECT_EQ(shown("splendor", "avengers"), (Names{"Avengers Tower, NYC", "Avengers tile"}));
    EXPECT_EQ(shown("splendor", "wakanda"), Names{"Wakanda"});
    EXPECT_EQ(shown("splendor", "плитка", texts::Texts("uk")), Names{"Плитка Месників"});
}

TEST(CardPages, ShowCharactersAndRelicsOfShards) {
    EXPECT_EQ(shown("shards", "zetta"), Names{"Zetta, the Encryptor"});
    EXPECT_EQ(shown("shards", "datic"), Names{"Datic Robes"});
    EXPECT_EQ(shown("shards", "ko syn wu"), Names{"Ko Syn Wu"});
    EXPECT_EQ(shown("shards", "nemesis"), Names{"Nemesis"});
    EXPECT_EQ(shown("shards", "némésis", texts::Texts("fr")), Names{"Némésis"});
}

TEST(CardPages, SayWhatACharacterBrings) {
    texts::CardList list = *texts::card_list("shards", english());
    keep_named(list, "tetra", "shards", english());
    EXPECT_EQ(card_lines(list, {.columns = 80}, english()),
              (Page{"Characters", "Tetra · Order", "  Relics: Datic Robes; Terminal Crescents."}));
}

TEST(CardPages, SayWhatIsUnknown) {
    EXPECT_EQ(shown("shards", "xyzzy"),
              Names{"Shards of Infinity has no card “xyzzy”. lemniscate cards shards lists them."});
    EXPECT_EQ(shown("shards", "kiln drome"),
              Names{"Shards of Infinity has no card “kiln drome”. Did you mean “Kiln Drone”?"});
}

}  // namespace
}  // namespace lemniscate::cli::play
