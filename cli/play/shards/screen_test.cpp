#include "cli/play/shards/screen.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "cli/play/pages.h"
#include "cli/play/phrases.h"
#include "cli/play/screens.h"
#include "cli/play/shards/card_lists.h"
#include "cli/play/test_texts.h"
#include "cli/play/tests/test_positions.h"
#include "texts/shards/card_text.h"

namespace lemniscate::cli::play {
namespace {

using namespace shards;

const std::vector<std::string> names = {"person", "greedy", "random", "greedy"};
constexpr Viewer first_seat{seat_at(0)};

std::string drawn(const State& state, Viewer viewer, const Style& style) {
    return draw(*game_at(state).match->view(viewer), style, english(), names);
}

bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

TEST(ShardsScreen, ShowsTheTableFromWhereOneSits) {
    EXPECT_EQ(drawn(middle_of_a_turn(), first_seat, {.columns = 80}),
              R"(┌─ centre row ───────────────────────────────────────────────── 2 in the deck ─┐
│  ✓  2 W Nil Assassin    merc     5 power                                     │
│ −2  5 O Zetta           champ 5  protects you and your others · shield 5     │
│  ✓  1 H Kiln Drone      ally     2 gems (inspire: 4 instead)                 │
│ −3  6 H Axia            champ 7  exhaust: 7 power · costs 1 gem less per     │
│                                  Homodeus champion                           │
│     ·                                                                        │
│ −3  6 O Omnius          merc     draw 2 · dominion: 5 mastery                │
├─ round 7 ──────────────────────────────── You: 3 gems, 4 power, focus ready ─┤
│            character  health mastery hand deck discard  champions            │
│▸ You       Tetra          41       9    5    3       1                       │
│            Numeri Drones 5, (Li Hin 1)                                       │
│  greedy 1  Volos           8      12    2    1       1                       │
│            Drakonarius 2, Systema A.I. 4                                     │
├─ your cards ─────────────────────────────────────────────────────────────────┤
│       · Crystal ×2      start    1 gem                                       │
│       U Thorn Zealot    ally     draw 1 · unify: destroy a champion · shield │
│                                  3                                           │
│       · Infinity Shard  start    2 power (at 10: 3, at 20: 5, at 30:         │
│                                  infinite instead)                           │
│       H Evokatus        champ 2  draw 1 · exhaust: 1 power per Homodeus      │
│                                  champion                                    │
│ played: Spore Cleric                                                         │
│ discarded: Shard Reactor                                                     │
│ relics: Datic Robes, Terminal Crescents                                      │
└──────────────────────────────────────────────────────────────────────────────┘
)");
}

TEST(ShardsScreen, HidesTheHandsOfOthers) {
    const State state = middle_of_a_turn();
    EXPECT_FALSE(has(drawn(state, first_seat, {}), "Command Seer"));
    EXPECT_FALSE(has(drawn(state, spectator, {}), "Thorn Zealot"));
    EXPECT_FALSE(has(drawn(state, Viewer{seat_at(1)}, {}), "Thorn Zealot"));
    EXPECT_FALSE(has(drawn(state, first_seat, {}), "Shadow Apostle")) << "it lies in the deck";
}

TEST(ShardsScreen, ShowsEverythingToWhoMaySeeIt) {
    const std::string text =
        draw(*game_at(middle_of_a_turn()).match->open_view_after(0), {}, english());
    for (const char* card : {"Command Seer", "Thorn Zealot", "Shadow Apostle", "Reactor Drone"}) {
        EXPECT_TRUE(has(text, card)) << card;
    }
}

TEST(ShardsScreen, IsNeverWiderThanTheTerminal) {
    each_way_to_play([](const State& state) {
        for (const int columns : {50, 60, 80, 100, 120, 160}) {
            EXPECT_LE(widest_line(drawn(state, first_seat, {.columns = columns})), columns);
            EXPECT_LE(widest_line(draw(*game_at(state).match->open_view_after(0),
                                       {.columns = columns}, english())),
                      columns);
        }
    });
}

TEST(ShardsScreen, CanDoWithoutColourAndUnicode) {
    const std::string text =
        drawn(middle_of_a_turn(), first_seat, {.unicode = false, .columns = 80});
    for (const char letter : text) EXPECT_TRUE(static_cast<unsigned char>(letter) < 0x80);
    EXPECT_FALSE(has(text, "?")) << "every sign has a replacement";
}

TEST(ShardsTablePage, FitsIntoASmallTerminalInEveryWayToPlay) {
    each_way_to_play([](const State& state) {
        const TestGame game = game_at(state, names);
        const Page page = table_page(asked_of(game, english()), "", {.columns = 80, .rows = 24});
        EXPECT_LE(page.size(), 23U) << join(page, "\n");
        for (const std::string& line : page) EXPECT_LE(texts::columns(line), 80);
    });
}

TEST(ShardsTablePage, ShowsTheWholeHandInASmallTerminalInEveryWayToPlay) {
    each_way_to_play([](const State& state) {
        if (state.phase == Phase::auction) return;
        const TestGame game = game_at(state, names);
        const Asked asked = asked_of(game, english());
        const Page page = table_page(asked, "", {.columns = 80, .rows = 24});
        // The choices below the box name cards as well.
        const auto end = std::find_if(page.begin(), page.end(), [](const std::string& line) {
            return line.starts_with("└");
        });
        const std::string box = join(Page(page.begin(), end), "\n");
        for (const Card card : hand_of(side_of(state, asked.seat))) {
            EXPECT_TRUE(has(box, short_name(card, english()))) << id_of(card) << "\n" << box;
        }
    });
}

TEST(ShardsTablePage, SaysWhatChampionsAndRelicsDoWhereThereIsRoom) {
    const TestGame game = game_at(middle_of_a_turn(), {"person", "greedy"});
    const auto page = [&](int columns, int rows) {
        return join(table_page(asked_of(game, english()), "", {.columns = columns, .rows = rows}),
                    "\n");
    };
    for (const char* card : {"numeri_drones", "drakonarius", "datic_robes"}) {
        const std::string text = card_text(find_card(card), english()).substr(0, 20);
        EXPECT_TRUE(has(page(120, 40), text)) << card << "\n" << page(120, 40);
        EXPECT_FALSE(has(page(80, 24), text)) << card;
    }
}

TEST(ShardsTablePage, LinesUpTheNamesOfRelicsAndChampionsWithAllOthers) {
    State state = middle_of_a_turn();
    std::fill(std::begin(state.row), std::end(state.row), Card::none);
    const TestGame game = game_at(state, {"person", "greedy"});
    const Page page = table_page(asked_of(game, english()), "", {.columns = 120, .rows = 40});
    const std::string text = join(page, "\n");
    EXPECT_TRUE(has(text, " Li Hin, the Shattered  champ")) << text;
    EXPECT_TRUE(has(text, " Terminal Crescents     relic")) << text;
}

TEST(ShardsTablePage, TakesTheRoomiestLayoutThatFits) {
    const TestGame game = game_at(middle_of_a_turn(), {"person", "greedy"});
    const auto page = [&](int columns, int rows) {
        return table_page(asked_of(game, english()), "", {.columns = columns, .rows = rows});
    };
    EXPECT_LE(page(80, 24).size(), 23U);
    EXPECT_LT(page(80, 24).size(), page(80, 40).size());
    EXPECT_LE(page(120, 40).size(), 39U);
}

TEST(ShardsResultPage, TellsWhoWonAndHowEverybodyDid) {
    State state = middle_of_a_turn();
    state.power = 30;
    const TestGame game = game_at(state, {"person", "greedy"});
    game.match->play(seat_at(0), "end");
    game.match->play(seat_at(1), "shield none");
    const Page page =
        result_page(*game.match, game.names(), first_seat, {.columns = 80}, english());
    std::string text;
    for (const std::string& line : page) text += line + "\n";
    EXPECT_TRUE(has(text, "You win: the last one standing."));
    EXPECT_TRUE(has(text, "Tetra: 41 health, 9 mastery"));
    EXPECT_TRUE(has(text, "Volos: out, 12 mastery"));
    EXPECT_TRUE(has(text, "greedy 1 lost 8 health; greedy 1 is out"));
}

TEST(ShardsPrompts, AskForEveryDecisionInWords) {
    each_way_to_play([](const State& state) {
        const TestGame game = game_at(state);
        const std::string prompt = prompt_line(asked_of(game, english()));
        EXPECT_TRUE(prompt.ends_with(' '));
        EXPECT_LE(texts::columns(prompt), 70);
    });
}

}  // namespace
}  // namespace lemniscate::cli::play
