#include "table/bots.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "table/test_table.h"

namespace lemniscate::table {
namespace {

const char* const against_a_bot =
    R"({"game": "splendor", "options": {"players": "2", "first_seat": "0"},
    "seats": [{"kind": "person", "name": "ann"}, {"kind": "bot", "name": "greedy"}]})";

/// How a player was treated.
struct Listener {
    std::size_t begun = 0;
    std::size_t seen = 0;
};

/// Wants to be told everything, and makes the first move.
class ListeningPlayer final : public ai::Player {
  public:
    explicit ListeningPlayer(Listener& notes) : notes_(notes) {}

    void begin(const ai::NewGame&) override { ++notes_.begun; }
    bool listens() const override { return true; }
    void see(Seat, const match::Events&) override { ++notes_.seen; }
    ai::Answer choose(const match::View&, const match::Moves&, Dice&, const ai::Budget&) override {
        return {};
    }

  private:
    Listener& notes_;
};

/// A table against a bot that listens, and what all of its players were told.
struct ListeningTable : TestTable {
    std::vector<std::unique_ptr<Listener>> listeners = {};
    Bots bots = Bots([this](std::string_view, std::string_view) {
        listeners.push_back(std::make_unique<Listener>());
        return std::make_unique<ListeningPlayer>(*listeners.back());
    });

    ListeningTable() : TestTable(against_a_bot) {}

    /// Until the bot is asked.
    void let_ann_play() {
        while (table().asks().empty()) ASSERT_EQ(move("ann", first, any_move()), "");
    }
    Ask ask() const { return table().asks().front(); }
    void answer(const std::string& move) { ASSERT_TRUE(keeper.answer(ask(), move, now)); }
    /// Until ann is asked.
    void let_bot_play() {
        while (!table().asks().empty()) answer(bots.choose(table(), ask()));
    }
};

TEST(Bots, KeepAPlayerThatListensAndTellItOnlyWhatIsNew) {
    ListeningTable table;
    for (int turn = 0; turn < 3; ++turn) {
        table.let_ann_play();
        Thought thought = table.bots.prepare(table.table(), table.ask());
        EXPECT_EQ(table.listeners.front()->seen, table.match().size());
        const std::string move = thought.think();
        table.bots.put_back(std::move(thought));
        table.answer(move);
        table.let_bot_play();
    }
    ASSERT_EQ(table.listeners.size(), 1U);
    EXPECT_EQ(table.listeners.front()->begun, 1U);
}

TEST(Bots, TellANewPlayerEverythingWhileTheOtherIsAway) {
    // The one that was told more stays, in whatever order they come back.
    for (const bool newer_first : {true, false}) {
        ListeningTable table;
        table.let_ann_play();
        Thought older = table.bots.prepare(table.table(), table.ask());
        table.answer(table.bots.choose(table.table(), table.ask()));
        table.let_bot_play();
        table.let_ann_play();
        ASSERT_EQ(table.listeners.size(), 2U);
        Thought newer = table.bots.prepare(table.table(), table.ask());
        EXPECT_EQ(table.listeners.back()->seen, table.match().size());

        table.bots.put_back(newer_first ? std::move(newer) : std::move(older));
        table.bots.put_back(newer_first ? std::move(older) : std::move(newer));
        const std::size_t told_before = table.listeners.front()->seen;
        table.answer(table.bots.choose(table.table(), table.ask()));
        EXPECT_EQ(table.listeners.size(), 2U);
        EXPECT_EQ(table.listeners.front()->seen, told_before);
    }
}

TEST(Bots, ThinkOnThoughTheMoveBeforeWasTakenBack) {
    ListeningTable table;
    table.let_ann_play();
    const Ask ask = table.ask();
    Thought thought = table.bots.prepare(table.table(), ask);
    ASSERT_EQ(table.tell("ann", AskUndo{first, table.at(first)}), "");
    ASSERT_EQ(table.last_kind(), "taken_back");

    const std::string move = thought.think();
    EXPECT_FALSE(table.keeper.answer(ask, move, table.now)) << "nobody asks that any more";
    table.bots.put_back(std::move(thought));
    ASSERT_EQ(table.move("ann", first, table.match().moves().back()), "");
    table.answer(table.bots.choose(table.table(), table.ask()));
    EXPECT_EQ(table.listeners.size(), 2U) << "the game begins again for it";
    EXPECT_EQ(table.listeners.back()->seen, table.match().size() - 1);
    table.let_bot_play();
    table.let_ann_play();
    table.bots.choose(table.table(), table.ask());
    EXPECT_EQ(table.listeners.size(), 2U) << "but once only";
}

TEST(Bots, ThinkOnThoughTheTableIsGone) {
    std::string expected;
    Thought thought;
    {
        TestTable table(R"({"game": "shards", "options": {"players": "2"},
            "seats": [{"kind": "bot", "name": "greedy"}, {"kind": "bot", "name": "greedy"}]})");
        const Ask ask = table.table().asks().front();
        expected = Bots().choose(table.table(), ask);
        thought = Bots().prepare(table.table(), ask);
    }
    EXPECT_EQ(thought.think(), expected);
}

TEST(Bots, DrawALegalMoveForAPlayerThatFailed) {
    ListeningTable table;
    table.let_ann_play();
    const Thought thought = table.bots.prepare(table.table(), table.ask());
    EXPECT_EQ(thought.any_move(), thought.any_move()) << "the same dice, the same lot";
    EXPECT_FALSE(table.match().refuse(second, thought.any_move()));
}

TEST(Bots, TakeNothingBackFromNobody) {
    ListeningTable table;
    table.let_ann_play();
    table.bots.put_back({});
    table.let_bot_play();
    EXPECT_EQ(table.listeners.size(), 1U);
}

}  // namespace
}  // namespace lemniscate::table
