// The terminal in every language: nothing too wide, nothing cut that must be read whole, and every
// word that it shows can be typed.
#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "cli/play/game_terminal.h"
#include "cli/play/pages.h"
#include "cli/play/parse_line.h"
#include "cli/play/phrases.h"
#include "cli/play/screens.h"
#include "cli/play/splendor/token_letters.h"
#include "cli/play/test_texts.h"
#include "cli/play/tests/test_positions.h"
#include "cli/play/vocabulary.h"

namespace lemniscate::cli::play {
namespace {

const std::vector<std::string> names = {"person", "greedy", "random", "greedy"};
constexpr Style small = {.columns = 80, .rows = 24};

class EveryLanguage : public testing::TestWithParam<std::string_view> {
  protected:
    void expect_fits(const Page& page, const Style& style = small) const {
        EXPECT_LT(page.size(), static_cast<std::size_t>(style.rows)) << join(page, "\n");
        for (const std::string& line : page) {
            EXPECT_LE(texts::columns(line), style.columns) << line;
        }
    }
    template <class State>
    std::string drawn(const State& state, const Style& style) const {
        return draw(*game_at(state).match->view(Viewer{seat_at(0)}), style, texts_, names);
    }
    static bool is_cut(const std::string& line) { return line.find("…") != std::string::npos; }

    texts::Texts texts_{GetParam()};
};

TEST_P(EveryLanguage, HasHelpThatFitsOnOneScreen) {
    const auto expect_whole = [&](const TestGame& game) {
        const Page page = help_page(asked_of(game, texts_), small);
        expect_fits(page);
        for (const std::string& line : page) EXPECT_FALSE(is_cut(line)) << line;
    };
    each_way_to_play([&](const shards::State& state) { expect_whole(game_at(state, names)); });
    // The most that goes together, while all of it is told.
    Dice dice(1);
    expect_whole(game_at(deal(shards::Options{.players = 3,
                                              .mode = shards::Mode::bloodbath,
                                              .auction = true,
                                              .relic_draft = true},
                              dice),
                         names));
    expect_whole(game_at(middle_of_a_game(), names));
}

TEST_P(EveryLanguage, HasATableOfShardsThatFitsIntoASmallTerminal) {
    each_way_to_play([&](const shards::State& state) {
        const TestGame game = game_at(state, names);
        const Asked asked = asked_of(game, texts_);
        expect_fits(table_page(asked, "", small));
        const std::string prompt = prompt_line(asked);
        EXPECT_TRUE(prompt.ends_with(' ')) << prompt;
        EXPECT_LE(texts::columns(prompt), 76) << prompt;
    });
}

TEST_P(EveryLanguage, HasATableOfSplendorThatFitsIntoASmallTerminal) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const TestGame game = game_at(random_table(seed, 4, 30), names);
        if (game.match->to_act() == Seat::none) continue;
        expect_fits(table_page(asked_of(game, texts_), "", small));
    }
}

/// Names of cards may be cut where there is no room; heads of columns and labels are ours to
/// choose.
TEST_P(EveryLanguage, HasHeadsOfColumnsThatAreNotCut) {
    for (const int columns : {80, 100}) {
        const Style style{.columns = columns};
        for (const std::string& line : lines_of(drawn(middle_of_a_turn(), style))) {
            if (line.find(texts_.say(texts::Key::shards_screen_champions)) != std::string::npos) {
                EXPECT_FALSE(is_cut(line)) << line;
            }
        }
        for (const std::string& line : lines_of(drawn(middle_of_a_game(), style))) {
            if (line.find(texts_.say(texts::Key::splendor_screen_missing)) != std::string::npos) {
                EXPECT_FALSE(is_cut(line)) << line;
            }
        }
    }
}

TEST_P(EveryLanguage, DrawsFramesWhoseRightSideIsStraight) {
    const Style style{.columns = 90};
    for (const std::string& text :
         {drawn(middle_of_a_turn(), style), drawn(middle_of_a_game(), style)}) {
        for (const std::string& line : lines_of(text)) {
            if (line.starts_with("│") || line.starts_with("├")) {
                EXPECT_EQ(texts::columns(line), 90) << line;
            }
        }
    }
}

// Words that can be typed.

constexpr texts::Key command_words[] = {
    texts::Key::play_word_help,  texts::Key::play_word_card, texts::Key::play_word_rules,
    texts::Key::play_word_moves, texts::Key::play_word_log,  texts::Key::play_word_show,
    texts::Key::play_word_undo,  texts::Key::play_word_save, texts::Key::play_word_quit,
};

/// A choice in the words of the language is understood as that choice.
void expect_understood(const TestGame& game, const texts::Texts& texts) {
    const Asked asked = asked_of(game, texts);
    const GameTerminal& terminal = terminal_of(asked.match.game());
    for (std::size_t i = 0; i < asked.choices.size() && i < 40; ++i) {
        const match::Choice& choice = asked.choices[i];
        std::string words = terminal.words_for(asked, choice);
        std::string move = choice.move;
        if (choice.number) {
            words = with_amount(words, std::to_string(choice.number->max));
            move = with_amount(move, std::to_string(choice.number->max));
        }
        const ParsedLine parsed = parse_line(asked, texts::capitalised(words));
        EXPECT_EQ(parsed.move, move)
            << words << " in " << texts.language() << ": " << parsed.refusal;
    }
}

TEST_P(EveryLanguage, UnderstandsItsOwnWordsForCommandsAndTheEnglishOnes) {
    const TestGame games[] = {game_at(middle_of_a_turn()), game_at(middle_of_a_game())};
    for (const TestGame& game : games) {
        const Asked asked = asked_of(game, texts_);
        for (std::size_t i = 0; i < std::size(command_words); ++i) {
            for (const std::string& word : all_words_of(command_words[i], texts_)) {
                const ParsedLine parsed = parse_line(asked, word);
                EXPECT_EQ(parsed.kind, ParsedLine::Kind::command) << word;
                EXPECT_EQ(parsed.command, static_cast<Command>(i)) << word;
            }
            const std::string shown = shown_word(command_words[i], texts_);
            EXPECT_EQ(parse_line(asked, texts::capitalised(shown)).command,
                      static_cast<Command>(i));
        }
    }
}

TEST_P(EveryLanguage, UnderstandsEveryChoiceOfShardsInItsOwnWords) {
    expect_understood(game_at(middle_of_a_turn()), texts_);
    each_way_to_play(
        [&](const shards::State& state) { expect_understood(game_at(state), texts_); });
}

TEST_P(EveryLanguage, UnderstandsEveryChoiceOfSplendorInItsOwnWords) {
    expect_understood(game_at(middle_of_a_game()), texts_);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const TestGame game = game_at(random_table(seed, 4, 30));
        if (game.match->to_act() != Seat::none) expect_understood(game, texts_);
    }
}

TEST_P(EveryLanguage, HasNoWordThatMeansTwoThings) {
    for (const std::string_view game : {"shards", "splendor"}) {
        std::map<std::string, std::string> meanings;
        for (std::size_t i = 0; i < texts::key_count; ++i) {
            const auto key = static_cast<texts::Key>(i);
            const std::string name(texts::key_name(key));
            const std::string of_game(game);
            if (!name.starts_with("play.word.") && !name.starts_with(of_game + ".verb.") &&
                !name.starts_with(of_game + ".word.")) {
                continue;
            }
            for (const std::string& word : words_of(key, texts_)) {
                EXPECT_FALSE(word.empty()) << name;
                EXPECT_EQ(meanings.emplace(word, name).first->second, name) << word;
            }
        }
    }
}

TEST_P(EveryLanguage, ShowsTheWordsThatItsSentencesTellToType) {
    const auto says = [&](texts::Key key, const std::string& word) {
        const std::string text = texts_.say(key, {{"bid", 3}});
        EXPECT_NE(text.find(word), std::string::npos) << text;
    };
    says(texts::Key::shards_prompt_bid, shown_verb("shards", "drop", texts_));
    says(texts::Key::help_play_more, shown_word(texts::Key::play_word_help, texts_));
    EXPECT_TRUE(
        is_word(texts_.say(texts::Key::shards_choice_none), texts::Key::shards_word_none, texts_));
    EXPECT_TRUE(is_word(texts_.say(texts::Key::splendor_choice_pass),
                        texts::Key::splendor_verb_pass, texts_));
}

TEST_P(EveryLanguage, HasSevenLettersForTheTokens) {
    const TokenLetters letters(texts_);
    for (std::uint32_t kind = 0; kind < splendor::token_kinds; ++kind) {
        const auto token = static_cast<splendor::Token>(kind);
        EXPECT_EQ(texts::columns(letters.of(token)), 1);
        EXPECT_EQ(letters.read(letters.of(token)), std::vector{token});
        EXPECT_EQ(letters.read(letters.typed({token, token})), (std::vector{token, token}));
    }
    const texts::Texts ascii(texts_.language(), texts::Letters::ascii);
    EXPECT_EQ(TokenLetters(ascii).typed({splendor::Token::yellow}).size(), 1U);
}

std::string typed_in(std::string_view language, const TestGame& game, std::string_view line) {
    const texts::Texts texts(language);
    const ParsedLine parsed = parse_line(asked_of(game, texts), line);
    return parsed.kind == ParsedLine::Kind::move ? parsed.move : parsed.refusal;
}

TEST(OwnWords, AreUnderstoodWhereEnglishIsToo) {
    const TestGame shards = game_at(middle_of_a_turn());
    EXPECT_EQ(typed_in("uk", shards, "Фокус"), "focus");
    EXPECT_EQ(typed_in("uk", shards, "сфокусуватися"), "focus");
    EXPECT_EQ(typed_in("uk", shards, "зіграти кристал"), "play crystal");
    EXPECT_EQ(typed_in("pl", shards, "ZAKOŃCZ"), "end");
    EXPECT_EQ(typed_in("pl", shards, "zakoncz ture"), "end");
    EXPECT_EQ(typed_in("pl", shards, "krysztal"), "play crystal") << "ł is l";
    EXPECT_EQ(typed_in("de", shards, "Fokus"), "focus");
    EXPECT_EQ(typed_in("de", shards, "rekr assassine"), "recruit nil_assassin")
        << "by the beginning";
    EXPECT_EQ(typed_in("fr", shards, "end"), "end");
    Dice dice(1);
    const TestGame auction = game_at(shards::deal({.players = 3, .auction = true}, dice));
    EXPECT_EQ(typed_in("fr", auction, "renoncer"), "drop");
    EXPECT_EQ(typed_in("fr", auction, "miser 7"), "bid 7");
    const TestGame splendor = game_at(middle_of_a_game());
    EXPECT_EQ(typed_in("uk", splendor, "завербувати ракета за д"), "recruit rocket paying grey:1");
    EXPECT_EQ(typed_in("de", splendor, "reservieren Stapel 2"), "reserve deck:2");
}

TEST(OwnLetters, CountBeforeTheEnglishOnes) {
    const TestGame game = game_at(middle_of_a_game());
    EXPECT_EQ(typed_in("de", game, "gbr"), "take yellow blue red") << "G is Gelb";
    EXPECT_EQ(typed_in("de", game, "ybr"), "take yellow blue red");
    EXPECT_EQ(typed_in("de", game, "nehmen gelb blau rot"), "take yellow blue red");
    EXPECT_EQ(typed_in("de", game, "rocket mit j"), "recruit rocket paying grey:1");
    EXPECT_EQ(typed_in("fr", game, "jbr"), "take yellow blue red");
    EXPECT_EQ(typed_in("pl", game, "żnc"), "take yellow blue red");
    EXPECT_EQ(typed_in("pl", game, "znc"), "take yellow blue red");
    EXPECT_EQ(typed_in("uk", game, "ЖСЧ"), "take yellow blue red");
    EXPECT_EQ(typed_in("uk", game, "ybr"), "take yellow blue red");
}

TEST(Completions, AreInThePersonsLanguage) {
    const texts::Texts ukrainian("uk");
    const TestGame game = game_at(middle_of_a_turn());
    const Asked asked = asked_of(game, ukrainian);
    using Words = std::vector<std::string>;
    EXPECT_EQ(completions(asked, "", "сф"), (Words{"сфокусуватися"}));
    EXPECT_EQ(completions(asked, "Зіграти ", "кр"), (Words{"кристал"}));
    EXPECT_EQ(completions(asked, "", "ска"), (Words{"скасувати"}));
    EXPECT_EQ(completions(asked, "", "und"), (Words{"undo"}));
    EXPECT_EQ(completions(asked, "play ", "cry"), (Words{"crystal"}));
}

INSTANTIATE_TEST_SUITE_P(Terminal, EveryLanguage,
                         testing::ValuesIn(texts::languages().begin(), texts::languages().end()),
                         [](const auto& language) { return std::string(language.param); });

}  // namespace
}  // namespace lemniscate::cli::play
