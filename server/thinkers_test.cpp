#include "server/thinkers.h"

#include <atomic>
#include <condition_variable>
#include <deque>
#include <latch>
#include <map>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "match/match.h"
#include "table/test_table.h"

namespace lemniscate::server {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;
using table::SeatedBot;
using table::Thought;

/// What is posted, and run where the test wants it: the owner's thread.
class Mailbox {
  public:
    Thinkers::Post post() {
        return [this](std::function<void()> deed) {
            {
                const std::lock_guard lock(mutex_);
                deeds_.push_back(std::move(deed));
            }
            came_.notify_one();
        };
    }
    /// Waits for the next one and runs it.
    void run_one() {
        std::unique_lock lock(mutex_);
        came_.wait(lock, [this] { return !deeds_.empty(); });
        const std::function<void()> deed = std::move(deeds_.front());
        deeds_.pop_front();
        lock.unlock();
        deed();
    }
    bool is_empty() {
        const std::lock_guard lock(mutex_);
        return deeds_.empty();
    }

  private:
    std::mutex mutex_;
    std::condition_variable came_;
    std::deque<std::function<void()>> deeds_;
};

/// A clock that goes when it is told to.
class TestClock {
  public:
    Thinkers::Clock clock() {
        return [this] { return std::chrono::steady_clock::time_point(milliseconds(now_.load())); };
    }
    void pass(milliseconds time) { now_ += time.count(); }

  private:
    std::atomic<std::int64_t> now_ = 1'000'000;
};

/// Thinks as it is told to.
class FakePlayer final : public ai::Player {
  public:
    using Think = std::function<std::size_t(const ai::Budget&)>;
    explicit FakePlayer(Think think) : think_(std::move(think)) {}

    ai::Answer choose(const match::View&, const match::Moves&, Dice&,
                      const ai::Budget& budget) override {
        return {think_(budget), {}};
    }

  private:
    Think think_;
};

const match::Match& dealt() {
    static const auto match = match::open_match("splendor", {}, 1);
    return **match;
}

Thought thought_of(FakePlayer::Think think) {
    SeatedBot bot{.seat = seat_at(0), .name = "fake"};
    bot.player = std::make_unique<FakePlayer>(std::move(think));
    return Thought(std::move(bot), dealt().question(), 7);
}
Thought quick_thought() {
    return thought_of([](const ai::Budget&) { return 0; });
}

/// A player that the test holds back.
class Gate {
  public:
    /// Thinks until the gate is opened, whatever its budget says.
    Thought thought() {
        return thought_of([this](const ai::Budget&) {
            entered_.count_down();
            opened_.wait();
            return 0;
        });
    }
    void wait_until_entered() { entered_.wait(); }
    void open() { opened_.count_down(); }

  private:
    std::latch entered_{1};
    std::latch opened_{1};
};

constexpr const char* bots_at_shards = R"({"game": "shards", "options": {"players": "2"},
    "seats": [{"kind": "bot", "name": "greedy"}, {"kind": "bot", "name": "random"}]})";

const Thinkers::Done ignore = [](Thought, std::string, bool) {};

TEST(ThinkingTime, IsFullWhenLittleWaits) {
    const ThinkingLimits limits{.threads = 2, .full = seconds(1), .latency = seconds(2)};
    for (const std::size_t waiting : {0U, 1U, 2U}) {
        EXPECT_EQ(thinking_time(limits, waiting).time, seconds(1)) << waiting;
        EXPECT_EQ(thinking_time(limits, waiting).nodes, 0U) << waiting;
        EXPECT_FALSE(thinking_time(limits, waiting).hurried) << waiting;
    }
}

TEST(ThinkingTime, ShrinksSoThatWhoWaitsLastWaitsNoLongerThanWanted) {
    const ThinkingLimits limits{
        .threads = 2, .full = seconds(1), .latency = seconds(2), .least = milliseconds(10)};
    EXPECT_EQ(thinking_time(limits, 6).time, milliseconds(500));
    EXPECT_TRUE(thinking_time(limits, 6).hurried);
    milliseconds before = seconds(1);
    for (std::size_t waiting = 3; waiting < 300; ++waiting) {
        const ThinkingTime time = thinking_time(limits, waiting);
        EXPECT_LE(time.time, before);
        EXPECT_LE(time.time * static_cast<int>(waiting) / 2, limits.latency);
        before = time.time;
    }
}

TEST(ThinkingTime, GoesByPositionsWhenThereIsHardlyAny) {
    const ThinkingLimits limits{.threads = 1,
                                .full = seconds(1),
                                .latency = seconds(1),
                                .least = milliseconds(10),
                                .least_nodes = 40};
    EXPECT_EQ(thinking_time(limits, 99).nodes, 0U);
    EXPECT_EQ(thinking_time(limits, 100).nodes, 40U);
    EXPECT_TRUE(thinking_time(limits, 100).hurried);
    EXPECT_EQ(thinking_time(limits, 1'000'000).nodes, 40U);
}

TEST(ThinkingTime, OfAPoolThatShallAnswerSoonerThanItMayThinkIsNoHurry) {
    const ThinkingLimits limits{.threads = 1, .full = seconds(5), .latency = seconds(2)};
    EXPECT_EQ(thinking_time(limits, 0).time, seconds(2));
    EXPECT_FALSE(thinking_time(limits, 0).hurried);
}

TEST(Thinkers, ChooseTheMovesOfTheSynchronousPath) {
    table::TestTable table(bots_at_shards);
    table::Bots others;
    Mailbox mailbox;
    Thinkers thinkers({.threads = 2}, mailbox.post());
    int decisions = 0;
    for (auto asks = table.table().asks(); !asks.empty(); asks = table.table().asks()) {
        std::string thought_elsewhere;
        thinkers.think("t", table.bots.prepare(table.table(), asks.front()),
                       [&](Thought thought, std::string move, bool hurried) {
                           EXPECT_FALSE(hurried);
                           table.bots.put_back(std::move(thought));
                           thought_elsewhere = std::move(move);
                       });
        mailbox.run_one();
        ASSERT_EQ(thought_elsewhere, others.choose(table.table(), asks.front()));
        ASSERT_TRUE(table.keeper.answer(asks.front(), thought_elsewhere, table.now));
        ++decisions;
    }
    EXPECT_EQ(table.table().phase(), table::Phase::over);
    EXPECT_EQ(thinkers.numbers().decisions, static_cast<std::uint64_t>(decisions));
}

TEST(Thinkers, ThinkInTheOrderInWhichTheyWereAsked) {
    Mailbox mailbox;
    Thinkers thinkers({.threads = 1}, mailbox.post());
    Gate gate;
    thinkers.think("first", gate.thought(), ignore);
    gate.wait_until_entered();
    std::vector<std::string> order;
    for (const char* table : {"b", "a", "d", "c"}) {
        thinkers.think(table, quick_thought(),
                       [&order, table](Thought, std::string, bool) { order.push_back(table); });
    }
    EXPECT_EQ(thinkers.numbers().waiting, 4U);
    EXPECT_EQ(thinkers.numbers().thinking, 1U);
    gate.open();
    for (int i = 0; i < 5; ++i) mailbox.run_one();
    EXPECT_EQ(order, (std::vector<std::string>{"b", "a", "d", "c"}));
}

TEST(Thinkers, GiveATableThatAsksAllTheTimeNoMoreThanItsTurn) {
    Mailbox mailbox;
    Thinkers thinkers({.threads = 1}, mailbox.post());
    Gate gate;
    thinkers.think("gate", gate.thought(), ignore);
    gate.wait_until_entered();
    std::string order;
    // Each asks for its next decision when it is answered.
    const std::function<void(char)> ask = [&](char table) {
        thinkers.think({1, table}, quick_thought(), [&, table](Thought, std::string, bool) {
            order += table;
            if (order.size() < 20) ask(table);
        });
    };
    for (const char table : {'a', 'b', 'c'}) ask(table);
    gate.open();
    mailbox.run_one();
    while (order.size() < 20) mailbox.run_one();
    std::map<char, int> counts;
    for (const char table : order) ++counts[table];
    for (const char table : {'a', 'b', 'c'}) EXPECT_GE(counts[table], 6) << order;
}

TEST(Thinkers, GiveEachLessUnderLoadAndSaySo) {
    Mailbox mailbox;
    TestClock time;
    Thinkers thinkers({.threads = 1, .full = milliseconds(1000), .latency = milliseconds(1000)},
                      mailbox.post(), time.clock());
    Gate gate;
    thinkers.think("gate", gate.thought(), ignore);
    gate.wait_until_entered();
    std::vector<bool> hurried;
    std::vector<std::int64_t> given;
    for (int i = 0; i < 4; ++i) {
        // Thinks until its time is up.
        thinkers.think(std::to_string(i), thought_of([&](const ai::Budget& budget) {
                           std::int64_t passed = 0;
                           for (; !budget.is_spent(1); ++passed) time.pass(milliseconds(1));
                           given.push_back(passed);
                           return 0;
                       }),
                       [&](Thought, std::string, bool cut) { hurried.push_back(cut); });
    }
    EXPECT_FALSE(thinkers.is_hurried());
    gate.open();
    for (int i = 0; i < 5; ++i) mailbox.run_one();
    EXPECT_EQ(given, (std::vector<std::int64_t>{250, 333, 500, 1000}));
    EXPECT_EQ(hurried, (std::vector<bool>{true, true, true, false}));
    EXPECT_EQ(thinkers.numbers().hurried, 3U);
    EXPECT_NEAR(thinkers.numbers().seconds, 2.083, 1e-6);
}

TEST(Thinkers, CountPositionsWhenThereIsNoTimeLeft) {
    Mailbox mailbox;
    TestClock time;
    Thinkers thinkers({.threads = 1, .latency = milliseconds(20), .least_nodes = 40},
                      mailbox.post(), time.clock());
    Gate gate;
    thinkers.think("gate", gate.thought(), ignore);
    gate.wait_until_entered();
    std::vector<std::uint64_t> nodes;
    for (int i = 0; i < 3; ++i) {
        thinkers.think(std::to_string(i), thought_of([&](const ai::Budget& budget) {
                           nodes.push_back(budget.nodes);
                           return 0;
                       }),
                       ignore);
    }
    gate.open();
    for (int i = 0; i < 4; ++i) mailbox.run_one();
    EXPECT_EQ(nodes, (std::vector<std::uint64_t>{40, 0, 0}));
    EXPECT_TRUE(thinkers.is_hurried());
}

TEST(Thinkers, AreInAHurryUntilNothingWasCutForAWhile) {
    Mailbox mailbox;
    TestClock time;
    Thinkers thinkers({.threads = 1, .full = seconds(1), .latency = seconds(1), .calm = seconds(5)},
                      mailbox.post(), time.clock());
    /// Lets one think while so many wait.
    const auto load = [&](int waiting) {
        Gate gate;
        thinkers.think("gate", gate.thought(), ignore);
        gate.wait_until_entered();
        for (int i = 0; i <= waiting; ++i) {
            thinkers.think(std::to_string(i), quick_thought(), ignore);
        }
        gate.open();
        for (int i = 0; i < waiting + 2; ++i) mailbox.run_one();
    };
    load(1);  // half of the full time
    EXPECT_FALSE(thinkers.is_hurried()) << "a little less is nothing to speak of";
    load(2);
    EXPECT_TRUE(thinkers.is_hurried());
    time.pass(seconds(4));
    load(1);
    time.pass(seconds(4));
    EXPECT_TRUE(thinkers.is_hurried()) << "something was cut not long ago";
    load(0);
    time.pass(seconds(2));
    EXPECT_FALSE(thinkers.is_hurried());
    load(1);
    EXPECT_FALSE(thinkers.is_hurried());
}

TEST(Thinkers, GoOnAfterAPlayerThatThrows) {
    Mailbox mailbox;
    Thinkers thinkers({.threads = 1}, mailbox.post());
    std::string answer;
    bool came_back = true;
    thinkers.think("bad", thought_of([](const ai::Budget&) -> std::size_t {
                       throw std::runtime_error("bad");
                   }),
                   [&](Thought thought, std::string move, bool) {
                       answer = std::move(move);
                       came_back = static_cast<bool>(thought);
                   });
    mailbox.run_one();
    EXPECT_FALSE(dealt().refuse(dealt().to_act(), answer)) << answer;
    EXPECT_FALSE(came_back) << "nobody knows how such a player stands";
    EXPECT_EQ(thinkers.numbers().failed, 1U);
    bool done = false;
    thinkers.think("good", quick_thought(), [&](Thought, std::string, bool) { done = true; });
    mailbox.run_one();
    EXPECT_TRUE(done);
}

TEST(Thinkers, GoOnBesidePlayersThatDoNotComeBack) {
    Mailbox mailbox;
    TestClock time;
    Gate first;
    Gate second;
    Thinkers thinkers({.threads = 1, .hard = seconds(10)}, mailbox.post(), time.clock());
    std::vector<std::string> answered;
    const auto think = [&](const std::string& table, Thought thought) {
        thinkers.think(table, std::move(thought), [&, table](Thought, std::string move, bool) {
            EXPECT_FALSE(dealt().refuse(dealt().to_act(), move)) << move;
            answered.push_back(table);
        });
    };
    think("first", first.thought());
    first.wait_until_entered();
    time.pass(seconds(5));
    think("second", second.thought());
    thinkers.look_after();
    EXPECT_TRUE(mailbox.is_empty()) << "it is not late yet";
    time.pass(seconds(6));
    thinkers.look_after();
    mailbox.run_one();
    EXPECT_EQ(answered, std::vector<std::string>{"first"});
    thinkers.look_after();
    EXPECT_TRUE(mailbox.is_empty()) << "it was answered for before";

    // Another thread has taken its place, but there is no third one.
    second.wait_until_entered();
    time.pass(seconds(11));
    think("third", quick_thought());
    thinkers.look_after();
    mailbox.run_one();
    EXPECT_EQ(answered.back(), "second");
    EXPECT_EQ(thinkers.numbers().lost, 1U);
    time.pass(seconds(11));
    thinkers.look_after();
    mailbox.run_one();
    EXPECT_EQ(answered.back(), "third") << "who waits for a thread is answered for as well";
    EXPECT_EQ(thinkers.numbers().overdue, 3U);

    // Those who come back late change nothing, and the pool is as it was.
    second.open();
    think("fourth", quick_thought());
    mailbox.run_one();
    EXPECT_EQ(answered.back(), "fourth");
    first.open();
    while (thinkers.numbers().thinking != 0) std::this_thread::yield();
    EXPECT_EQ(thinkers.numbers().lost, 0U);
    thinkers.look_after();
    EXPECT_TRUE(mailbox.is_empty());
    EXPECT_EQ(answered.size(), 4U);
}

TEST(Thinkers, StopWhenNobodyWaitsForThemAnyMore) {
    Mailbox mailbox;
    std::latch entered(1);
    std::atomic<bool> stopped = false;
    {
        Thinkers thinkers({.threads = 1, .full = seconds(1000), .latency = seconds(1000)},
                          mailbox.post());
        thinkers.think("a", thought_of([&](const ai::Budget& budget) {
                           entered.count_down();
                           while (!budget.is_spent(1)) std::this_thread::yield();
                           stopped = true;
                           return 0;
                       }),
                       [](Thought, std::string, bool) { ADD_FAILURE() << "answered at the end"; });
        thinkers.think("b", quick_thought(),
                       [](Thought, std::string, bool) { ADD_FAILURE() << "thought about it"; });
        entered.wait();
    }
    EXPECT_TRUE(stopped);
    EXPECT_TRUE(mailbox.is_empty());
}

TEST(Thinkers, AnswerNobodyWhenTheyAreGone) {
    Mailbox mailbox;
    {
        Thinkers thinkers({.threads = 1}, mailbox.post());
        thinkers.think("a", quick_thought(),
                       [](Thought, std::string, bool) { ADD_FAILURE() << "answered too late"; });
        while (mailbox.is_empty()) std::this_thread::yield();
    }
    mailbox.run_one();
}

TEST(Thinkers, ForgetWhatATableNoLongerAsks) {
    Mailbox mailbox;
    Thinkers thinkers({.threads = 1, .full = seconds(1000), .latency = seconds(1000)},
                      mailbox.post());
    const Thinkers::Done never = [](Thought, std::string, bool) {
        ADD_FAILURE() << "nobody waits for it";
    };
    // Under way, waiting, answered but not yet told: each is taken over by what is asked next.
    std::latch entered(1);
    thinkers.think("under way", thought_of([&](const ai::Budget& budget) {
                       entered.count_down();
                       while (!budget.is_spent(1)) std::this_thread::yield();
                       return 0;
                   }),
                   never);
    entered.wait();
    thinkers.think("waiting", quick_thought(), never);
    thinkers.forget("waiting");
    EXPECT_EQ(thinkers.numbers().waiting, 0U);
    bool done = false;
    thinkers.think("under way", quick_thought(), [&](Thought, std::string, bool) { done = true; });
    mailbox.run_one();
    EXPECT_TRUE(done);

    thinkers.think("told", quick_thought(), never);
    while (mailbox.is_empty()) std::this_thread::yield();
    done = false;
    thinkers.think("told", quick_thought(), [&](Thought, std::string, bool) { done = true; });
    mailbox.run_one();
    EXPECT_FALSE(done) << "that was the answer to the question before";
    mailbox.run_one();
    EXPECT_TRUE(done);
    EXPECT_EQ(thinkers.numbers().decisions, 3U);
}

TEST(Thinkers, ThinkOnThoughTheTableIsGone) {
    Mailbox mailbox;
    Thinkers thinkers({.threads = 1}, mailbox.post());
    Gate gate;
    thinkers.think("gate", gate.thought(), ignore);
    auto table = std::make_unique<table::TestTable>(bots_at_shards);
    const table::Ask ask = table->table().asks().front();
    const std::string expected = table::Bots().choose(table->table(), ask);
    std::string answer;
    thinkers.think("gone", table->bots.prepare(table->table(), ask),
                   [&](Thought, std::string move, bool) { answer = std::move(move); });
    table.reset();
    gate.open();
    mailbox.run_one();
    mailbox.run_one();
    EXPECT_EQ(answer, expected);
}

TEST(Thinkers, AnswerManyTablesFromManyThreads) {
    constexpr int tables = 50;
    constexpr int decisions = 20;
    Mailbox mailbox;
    Thinkers thinkers({.threads = 4}, mailbox.post());
    std::atomic<int> at_once = 0;
    std::vector<int> answered(tables);
    std::function<void(int)> ask = [&](int table) {
        thinkers.think(std::to_string(table), thought_of([&](const ai::Budget& budget) {
                           ++at_once;
                           for (std::uint64_t i = 0; i < 100 && !budget.is_spent(i); ++i) {
                           }
                           --at_once;
                           return 1;
                       }),
                       [&, table](Thought thought, std::string move, bool) {
                           EXPECT_TRUE(thought);
                           EXPECT_EQ(move, dealt().moves()[1]);
                           if (++answered[static_cast<std::size_t>(table)] < decisions) ask(table);
                       });
    };
    for (int table = 0; table < tables; ++table) ask(table);
    for (int i = 0; i < tables * decisions; ++i) {
        mailbox.run_one();
        if (i % 100 == 0) thinkers.look_after();
        EXPECT_LE(thinkers.numbers().thinking, 4U);
    }
    for (const int count : answered) EXPECT_EQ(count, decisions);
    EXPECT_EQ(thinkers.numbers().decisions, std::uint64_t{tables * decisions});
    EXPECT_EQ(at_once, 0);
}

}  // namespace
}  // namespace lemniscate::server
