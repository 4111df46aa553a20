#include "cli/play/ask_setup.h"

#include <algorithm>
#include <deque>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "ai/player.h"
#include "cli/play/test_home.h"
#include "cli/play/test_lines.h"
#include "cli/play/test_texts.h"
#include "match/match.h"
#include "texts/phrases.h"

namespace lemniscate::cli::play {
namespace {

/// Asks somebody who types these lines.
class AskSetup : public testing::Test {
  protected:
    std::optional<PlayOptions> asked(const std::string& game, std::deque<std::string> typed,
                                     const PlayOptions& said = {},
                                     const texts::Texts& texts = english()) {
        TypedLines lines(std::move(typed));
        std::istringstream in;
        std::ostringstream out;
        const Console console{.in = in, .out = out, .err = out, .texts = texts};
        const Dialog dialog{
            .console = console, .lines = lines, .colour = Colour::never, .screen = true};
        const auto result = ask_setup(game, said, "greedy 1", dialog);
        prompts_ = lines.prompts;
        said_ = out.str();
        return result;
    }
    /// Wherever a line was broken.
    bool was_said(const std::string& text) const {
        std::string on_one_line = said_;
        std::replace(on_one_line.begin(), on_one_line.end(), '\n', ' ');
        return on_one_line.find(text) != std::string::npos;
    }
    bool was_asked(const std::string& begin) const {
        return std::any_of(prompts_.begin(), prompts_.end(),
                           [&](const std::string& prompt) { return prompt.starts_with(begin); });
    }

    TestHome home_;
    std::vector<std::string> prompts_;
    std::string said_;
};

using Words = std::vector<std::string>;

/// `mode: teams`
Words settings_of(const match::OptionList& options) {
    Words words;
    for (const match::Option& option : options) words.push_back(option.name + ": " + option.value);
    return words;
}

TEST_F(AskSetup, NeedsOneEnterForTheUsualGame) {
    const auto game = asked("shards", {""});
    ASSERT_TRUE(game);
    EXPECT_TRUE(game->setup.empty() && game->bots.empty() && game->names.empty());
    EXPECT_EQ(prompts_, Words{"Enter: a game with greedy 1. s: set up another one. q: leave. "});
}

TEST_F(AskSetup, TakesTheDefaultForEveryEnter) {
    const auto game = asked("shards", {"s", "", "", "", ""});
    ASSERT_TRUE(game);
    EXPECT_EQ(settings_of(game->setup), Words{"mode: free_for_all"});
    EXPECT_EQ(game->bots, Words{"greedy"});
    EXPECT_TRUE(game->names.empty());
    EXPECT_EQ(prompts_[1], "Mode (Enter: 1): ");
    EXPECT_EQ(prompts_[2], "Number of players, 2, 3, 4 (Enter: 2): ");
    EXPECT_EQ(prompts_[4], "Who has seat 1? (Enter: greedy) ");
    EXPECT_TRUE(was_said("  2  two against two "));
    EXPECT_TRUE(was_said("  1  Health auction: bid health for the choice of character "));
    EXPECT_TRUE(was_said("greedy: makes the move that looks best at the moment "));
}

TEST_F(AskSetup, AsksForPlayersVariantsSeatsAndNames) {
    const auto game = asked("shards", {"s", "1", "3", "1, 2", "person", "", "Anna", "", "Cleo"});
    ASSERT_TRUE(game);
    EXPECT_EQ(settings_of(game->setup),
              (Words{"mode: free_for_all", "players: 3", "auction: true", "relic_draft: true"}));
    EXPECT_EQ(game->bots, (Words{"person", "person"})) << "the last one again";
    EXPECT_EQ(game->names, (Words{"Anna", "", "Cleo"}));
    EXPECT_TRUE(was_asked("Name at seat 1 (Enter: player 1): "));
}

TEST_F(AskSetup, AsksNothingThatTheModeDecides) {
    const auto teams = asked("shards", {"s", "two", "", "random", "", ""});
    ASSERT_TRUE(teams);
    EXPECT_EQ(settings_of(teams->setup), Words{"mode: teams"});
    EXPECT_EQ(teams->bots, (Words{"random", "random", "random"}));
    EXPECT_FALSE(was_asked("Number of players"));
    EXPECT_FALSE(was_said("Health auction"));
    EXPECT_TRUE(was_asked("Who has seat 3 and is your partner?"));
    EXPECT_FALSE(was_asked("Name"));
    const auto nemesis = asked("shards", {"s", "alone", ""});
    ASSERT_TRUE(nemesis);
    EXPECT_EQ(settings_of(nemesis->setup), Words{"mode: nemesis"});
    EXPECT_FALSE(was_asked("Who has seat"));
}

TEST_F(AskSetup, AsksForTheValueOfAVariantThatHasOne) {
    const auto game =
        asked("shards", {"s", "", "", "4 5 7", "base", "9", "4", "Decima, Tetra", ""});
    ASSERT_TRUE(game);
    EXPECT_EQ(settings_of(game->setup), (Words{"mode: free_for_all", "sets: base", "row_size: 4",
                                               "characters: decima,tetra"}));
    EXPECT_TRUE(was_asked("Sets of cards, base, relics_of_the_future (Enter: base,relics_of_"));
    EXPECT_TRUE(was_asked("Cards in the centre row, 4–8 (Enter: 6): "));
    EXPECT_TRUE(was_said("--row-size: \"9\" is out of range"));
    EXPECT_TRUE(was_asked("Characters, seat by seat, "));
}

TEST_F(AskSetup, AnswersWhatCannotBeWithASentence) {
    const auto game =
        asked("shards", {"what", "s", "9", "chess", "1", "7", "2", "9", "2 3", "2", "skynet",
                         "person", "Maximiliana-Alexandra", "Anna", "Anna", "Ben"});
    ASSERT_TRUE(game);
    EXPECT_TRUE(was_said("Press Enter, or type s or q."));
    EXPECT_TRUE(was_said("“9” is none of these; type a number from 1 to 4."));
    EXPECT_TRUE(was_said("“chess” is none of these"));
    EXPECT_TRUE(was_said("--players: \"7\" is out of range"));
    EXPECT_TRUE(was_said("Relics are either drafted or mysterious, not both."));
    EXPECT_TRUE(was_said("“skynet” is none of these; type a number from 1 to 3."));
    EXPECT_TRUE(was_said("it may have up to 12 letters"));
    EXPECT_TRUE(was_said("Two people cannot have the same name: Anna."));
    EXPECT_EQ(game->names, (Words{"Anna", "Ben"}));
}

TEST_F(AskSetup, GoesBackAndForgetsWhatCameAfter) {
    const auto game =
        asked("shards", {"s", "2", "2", "person", "b", "b", "b", "", "3", "", "", ""});
    ASSERT_TRUE(game);
    EXPECT_EQ(settings_of(game->setup), (Words{"mode: free_for_all", "players: 3"}));
    EXPECT_EQ(game->bots, (Words{"greedy", "greedy"}));
    EXPECT_TRUE(asked("shards", {"s", "back", ""})->setup.empty()) << "back to the offer";
}

TEST_F(AskSetup, CanBeLeftAtEveryQuestion) {
    for (const std::deque<std::string>& typed : std::vector<std::deque<std::string>>{
             {"q"}, {"s", "q"}, {"s", "", "", "Q"}, {"s", "", "", "", "quit"}, {}, {"s"}}) {
        EXPECT_FALSE(asked("shards", typed));
    }
}

TEST_F(AskSetup, DoesNotAskWhatWasSaid) {
    PlayOptions said;
    said.setup = {{"mode", "free_for_all"}, {"auction", "true"}};
    ASSERT_TRUE(asked("shards", {"s", "", "", ""}, said));
    EXPECT_FALSE(was_asked("Mode"));
    EXPECT_FALSE(was_said("Health auction"));
    said.setup = {{"players", "3"}};
    ASSERT_TRUE(asked("shards", {"s", "", "", "", ""}, said));
    EXPECT_FALSE(was_asked("Number of players"));
    EXPECT_FALSE(was_said("two against two")) << "not for three";
    said.setup.clear();
    said.bots = {"person", "greedy"};
    ASSERT_TRUE(asked("shards", {"s", "", "", "Anna", "Ben"}, said));
    EXPECT_FALSE(was_asked("Number of players") || was_asked("Who has seat"));
    EXPECT_TRUE(was_asked("Name at seat 0"));
}

TEST_F(AskSetup, OffersNothingWherePlayersAndModeWereSaid) {
    PlayOptions said;
    said.setup = {{"mode", "nemesis"}};
    ASSERT_TRUE(asked("shards", {}, said));
    EXPECT_TRUE(prompts_.empty());
    said.setup.clear();
    said.names = {"Anna", "Ben"};
    ASSERT_TRUE(asked("splendor", {}, said));
    EXPECT_TRUE(prompts_.empty());
}

TEST_F(AskSetup, AsksOnlyForTheOptionsOfTheGame) {
    const auto game = asked("splendor", {"s", "4", "", "", "", ""});
    ASSERT_TRUE(game);
    EXPECT_EQ(settings_of(game->setup), Words{"players: 4"});
    EXPECT_EQ(game->bots, (Words{"greedy", "greedy", "greedy"}));
    EXPECT_EQ(prompts_[1], "Number of players, 2, 3, 4 (Enter: 2): ");
    EXPECT_TRUE(was_said("  1  Seat that begins "));
}

TEST_F(AskSetup, KnowsWhatToCallEveryOptionAndEveryBot) {
    for (const std::string_view game : match::game_ids()) {
        const std::string ask = std::string(game) + ".ask";
        for (const match::OptionRule& rule : *match::find_option_rules(game)) {
            EXPECT_TRUE(texts::find_key(ask, rule.name) || texts::find_key("play.ask", rule.name))
                << game << " " << rule.name;
            if (rule.kind != match::OptionKind::word) continue;
            for (const std::string_view word : rule.words) {
                EXPECT_TRUE(texts::find_key(ask + "." + std::string(rule.name), word)) << word;
            }
        }
    }
    for (const std::string_view bot : ai::player_names()) {
        EXPECT_TRUE(texts::find_key("play.ask.bot", bot)) << bot;
    }
}

TEST_F(AskSetup, UnderstandsTheWordsOfTheLanguage) {
    const auto game = asked("splendor", {"н", "3", "назад", "2", "", ""}, {}, texts::Texts("uk"));
    ASSERT_TRUE(game);
    EXPECT_EQ(settings_of(game->setup), Words{"players: 2"});
    EXPECT_TRUE(asked("splendor", {"s", "b", ""}, {}, texts::Texts("de"))) << "English as well";
}

}  // namespace
}  // namespace lemniscate::cli::play
