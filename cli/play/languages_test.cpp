// The terminal in every language: nothing too wide, nothing cut that must be read whole.
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "cli/play/pages.h"
#include "cli/play/screens.h"
#include "cli/play/shards/test_table.h"
#include "cli/play/splendor/test_table.h"
#include "cli/play/words.h"

namespace lemniscate::cli::playing {
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
        return draw(*seated(state).match->view(Viewer{seat_at(0)}), style, texts_, names);
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
    each_way_to_play([&](const shards::State& state) { expect_whole(seated(state, names)); });
    // The most that goes together, while all of it is told.
    Dice dice(1);
    expect_whole(seated(deal(shards::Options{.players = 3,
                                             .mode = shards::Mode::bloodbath,
                                             .auction = true,
                                             .relic_draft = true},
                             dice),
                        names));
    expect_whole(seated(middle_of_a_game(), names));
}

TEST_P(EveryLanguage, HasATableOfShardsThatFitsIntoASmallTerminal) {
    each_way_to_play([&](const shards::State& state) {
        const TestGame game = seated(state, names);
        const Asked asked = asked_of(game, texts_);
        expect_fits(table_page(asked, "", small));
        const std::string prompt = prompt_line(asked);
        EXPECT_TRUE(prompt.ends_with(' ')) << prompt;
        EXPECT_LE(texts::columns(prompt), 76) << prompt;
    });
}

TEST_P(EveryLanguage, HasATableOfSplendorThatFitsIntoASmallTerminal) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const TestGame game = seated(random_table(seed, 4, 30), names);
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

INSTANTIATE_TEST_SUITE_P(Terminal, EveryLanguage,
                         testing::ValuesIn(texts::languages().begin(), texts::languages().end()),
                         [](const auto& language) { return std::string(language.param); });

}  // namespace
}  // namespace lemniscate::cli::playing
