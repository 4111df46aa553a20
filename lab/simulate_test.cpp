#include "lab/simulate.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <unistd.h>

#include "ai/player.h"
#include "match/json.h"
#include "match/match.h"
#include "match/replay.h"

namespace lemniscate::lab {
namespace {

using G = splendor::Game;

Simulation small_simulation() {
    Simulation simulation;
    simulation.game = "splendor";
    simulation.players = {"greedy", "random", "random"};
    simulation.games = 40;
    simulation.seed = 5;
    return simulation;
}

Report report_of(const Simulation& simulation) {
    const auto report = simulate(simulation);
    EXPECT_TRUE(report) << report.problem().where;
    return *report;
}

void expect_same(const Share& a, const Share& b) {
    EXPECT_EQ(a.value, b.value);
    EXPECT_EQ(a.low, b.low);
    EXPECT_EQ(a.high, b.high);
}

void expect_same(const Report& a, const Report& b) {
    EXPECT_EQ(a.game, b.game);
    EXPECT_EQ(a.games, b.games);
    EXPECT_EQ(a.draws, b.draws);
    EXPECT_EQ(a.reasons, b.reasons);
    EXPECT_EQ(a.mean_moves, b.mean_moves);
    EXPECT_EQ(a.min_moves, b.min_moves);
    EXPECT_EQ(a.max_moves, b.max_moves);
    EXPECT_EQ(a.moves, b.moves);
    ASSERT_EQ(a.seats.size(), b.seats.size());
    for (std::size_t seat = 0; seat < a.seats.size(); ++seat) {
        EXPECT_EQ(a.seats[seat].player, b.seats[seat].player);
        EXPECT_EQ(a.seats[seat].wins, b.seats[seat].wins);
        EXPECT_EQ(a.seats[seat].shared_wins, b.seats[seat].shared_wins);
        expect_same(a.seats[seat].win_rate, b.seats[seat].win_rate);
    }
}

std::string read_file(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// A folder that is gone after the test; tests that run at the same time have different ones.
class Folder {
  public:
    explicit Folder(const std::string& name)
        : path_(std::filesystem::path(testing::TempDir()) /
                ("lemniscate_lab_" + name + "_" + std::to_string(getpid()))) {
        std::filesystem::remove_all(path_);
    }
    ~Folder() { std::filesystem::remove_all(path_); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    const std::filesystem::path& path() const { return path_; }

  private:
    std::filesystem::path path_;
};

TEST(Simulation, IsTheSameOnAnyNumberOfThreads) {
    Simulation simulation = small_simulation();
    const Report alone = report_of(simulation);
    for (const unsigned threads : {2U, 5U}) {
        simulation.threads = threads;
        expect_same(alone, report_of(simulation));
    }
}

TEST(Simulation, IsAnotherOneWithAnotherSeed) {
    Simulation simulation = small_simulation();
    const Report report = report_of(simulation);
    simulation.seed = 6;
    EXPECT_NE(report.moves, report_of(simulation).moves);
}

TEST(Simulation, CountsEveryGameOnce) {
    const Report report = report_of(small_simulation());
    EXPECT_EQ(report.game, "splendor");
    EXPECT_EQ(report.games, 40U);
    std::uint64_t reasons = 0;
    for (const auto& [reason, count] : report.reasons) reasons += count;
    EXPECT_EQ(reasons, 40U);
    EXPECT_TRUE(std::is_sorted(report.reasons.begin(), report.reasons.end()));
    double shares = 0;
    for (const SeatReport& seat : report.seats) shares += seat.win_rate.value;
    EXPECT_NEAR(shares * 40 + static_cast<double>(report.draws), 40, 1e-9);
    EXPECT_LE(static_cast<double>(report.min_moves), report.mean_moves);
    EXPECT_LE(report.mean_moves, static_cast<double>(report.max_moves));
    EXPECT_EQ(report.mean_moves * 40, static_cast<double>(report.moves));
}

TEST(Simulation, OfNoGamesIsEmpty) {
    Simulation simulation = small_simulation();
    simulation.games = 0;
    simulation.threads = 3;
    const Report report = report_of(simulation);
    EXPECT_EQ(report.games, 0U);
    EXPECT_EQ(report.mean_moves, 0);
    EXPECT_TRUE(report.reasons.empty());
}

TEST(Simulation, RefusesPlayersThatAreNotThere) {
    Simulation simulation = small_simulation();
    simulation.players.back() = "clever";
    EXPECT_THROW(simulate(simulation), std::invalid_argument);
}

TEST(Simulation, RefusesGamesAndTablesThatAreNotThere) {
    Simulation simulation = small_simulation();
    simulation.players.resize(5, "random");
    auto problem = simulate(simulation);
    ASSERT_FALSE(problem);
    EXPECT_EQ(problem.problem().kind, match::ProblemKind::out_of_range);
    EXPECT_EQ(problem.problem().where, "players");

    simulation = small_simulation();
    simulation.options = {{"mode", "teams"}};
    problem = simulate(simulation);
    ASSERT_FALSE(problem);
    EXPECT_EQ(problem.problem().where, "mode");

    simulation = small_simulation();
    simulation.game = "chess";
    problem = simulate(simulation);
    ASSERT_FALSE(problem);
    EXPECT_EQ(problem.problem().kind, match::ProblemKind::unknown_game);
}

TEST(Simulation, TellsItsProgress) {
    Simulation simulation = small_simulation();
    std::vector<std::uint64_t> told;
    simulation.progress = [&told](std::uint64_t done) { told.push_back(done); };
    simulate(simulation);
    ASSERT_FALSE(told.empty());
    EXPECT_EQ(told.back(), simulation.games);
}

TEST(Simulation, WritesARecordOfEveryGame) {
    const Folder folder("records");
    Simulation simulation = small_simulation();
    simulation.games = 3;
    simulation.threads = 2;
    const Report without = report_of(simulation);
    simulation.records = folder.path() / "made" / "on_the_way";
    expect_same(without, report_of(simulation));

    std::uint64_t moves = 0;
    for (std::uint64_t game = 0; game < 3; ++game) {
        const std::string name = "game-00000" + std::to_string(game + 1) + ".record";
        const auto record = match::read_record(read_file(*simulation.records / name));
        ASSERT_TRUE(record) << name;
        EXPECT_EQ(record->seed, game_seed(simulation.seed, game));
        EXPECT_EQ(record->players, simulation.players);
        const auto replayed = match::replay<G>(*record);
        ASSERT_TRUE(replayed);
        EXPECT_FALSE(replayed->problem);
        EXPECT_TRUE(outcome(replayed->session.state()).over);
        for (const auto& step : replayed->session.steps()) {
            splendor::MoveList legal_moves;
            legal(step.before, legal_moves);
            moves += legal_moves.size() > 1 ? 1U : 0U;
        }
    }
    EXPECT_EQ(moves, without.moves);
}

TEST(Simulation, SaysWhichRecordCannotBeWritten) {
    const Folder folder("blocked");
    Simulation simulation = small_simulation();
    simulation.games = 20;
    simulation.threads = 2;
    simulation.records = folder.path();
    const std::filesystem::path blocked = folder.path() / "game-000002.record";
    std::filesystem::create_directories(blocked);
    try {
        simulate(simulation);
        FAIL();
    } catch (const std::filesystem::filesystem_error& error) {
        EXPECT_EQ(error.path1(), blocked);
        EXPECT_EQ(error.code(), std::errc::is_a_directory);
    }
}

/// What a player was told and asked, in order.
struct Diary {
    std::vector<std::string> entries;
    match::Json seen = match::Json::array();  ///< every event
    std::size_t games = 0;
};

/// Plays like a greedy one and writes down what it hears.
class Spy final : public ai::Player {
  public:
    Spy(std::string_view game, Diary& diary)
        : greedy_(ai::make_player(game, "greedy")), diary_(diary) {}

    void begin(const ai::NewGame& game) override {
        ++diary_.games;
        std::string entry = "begin " + std::string(game.game) + " seat " +
                            std::to_string(index(game.seat)) + " of " + std::to_string(game.seats);
        for (const match::Option& option : game.options) {
            entry += " " + option.name + "=" + option.value;
        }
        diary_.entries.push_back(entry);
    }
    bool listens() const override { return true; }
    void see(Seat mover, const match::Events& events) override {
        diary_.entries.push_back("see " + std::to_string(index(mover)));
        for (const match::Json& event : match::Json(events.json())) diary_.seen.push_back(event);
    }
    ai::Answer choose(const match::View& view, const match::Moves& moves, Dice& dice,
                      const ai::Budget& budget) override {
        diary_.entries.push_back("choose");
        return greedy_->choose(view, moves, dice, budget);
    }

  private:
    std::unique_ptr<ai::Player> greedy_;
    Diary& diary_;
};

/// One game of spies that is recorded: the match, and what they wrote down.
struct Spied {
    std::unique_ptr<match::Match> match;
    std::vector<Diary> diaries;
};
Spied spy_on(const std::string& game, const std::vector<std::string>& players,
             const match::OptionList& options = {}) {
    const Folder folder("spied");
    Spied spied{nullptr, std::vector<Diary>(players.size())};
    Simulation simulation{.game = game, .options = options, .players = players, .games = 1};
    simulation.records = folder.path();
    std::size_t seat = 0;
    simulation.make_player = [&](std::string_view id, std::string_view) {
        return std::make_unique<Spy>(id, spied.diaries[seat++]);
    };
    report_of(simulation);
    const auto record = match::read_record(read_file(folder.path() / "game-000001.record"));
    EXPECT_TRUE(record);
    auto reopened = match::open_record(*record);
    EXPECT_TRUE(reopened);
    spied.match = std::move(reopened->match);
    return spied;
}

void expect_that_spies_see_what_the_match_shows(const Spied& spied) {
    ASSERT_GT(spied.match->size(), 10U);
    for (std::uint32_t i = 0; i < spied.diaries.size(); ++i) {
        match::Json shown = match::Json::array();
        for (const match::EventNote& event :
             spied.match->events(0, spied.match->size(), Viewer{seat_at(i)})) {
            shown.push_back(event.what.fields);
        }
        EXPECT_EQ(spied.diaries[i].seen, shown) << i;
    }
}

TEST(PlayersWhoListen, SeeWhatTheMatchTellsTheirSeat) {
    const Spied splendor = spy_on("splendor", {"a", "b", "c"});
    expect_that_spies_see_what_the_match_shows(splendor);
    const Spied shards = spy_on("shards", {"a", "b"}, {{"auction", "true"}});
    expect_that_spies_see_what_the_match_shows(shards);
    EXPECT_NE(shards.diaries[0].seen, shards.diaries[1].seen) << "they draw hidden cards";
    expect_that_spies_see_what_the_match_shows(spy_on("shards", {"a"}, {{"mode", "nemesis"}}));
}

TEST(PlayersWhoListen, AreToldOfTheBeginningFirstAndOfEveryMoveAfterItWasChosen) {
    const Spied spied = spy_on("splendor", {"a", "b"}, {{"first_seat", "1"}});
    for (std::uint32_t i = 0; i < 2; ++i) {
        const std::vector<std::string>& entries = spied.diaries[i].entries;
        EXPECT_EQ(spied.diaries[i].games, 1U);
        EXPECT_EQ(entries.front(),
                  "begin splendor seat " + std::to_string(i) + " of 2 players=2 first_seat=1");
        std::size_t step = 0;
        std::size_t chosen = 0;
        for (std::size_t at = 1; at < entries.size(); ++at) {
            if (entries[at] == "choose") {
                ++chosen;
                ASSERT_LT(at + 1, entries.size());
                EXPECT_EQ(entries[at + 1], "see " + std::to_string(i));
                continue;
            }
            EXPECT_EQ(entries[at], "see " + std::to_string(index(spied.match->seat_of(step++))));
        }
        EXPECT_EQ(step, spied.match->size());
        EXPECT_GT(chosen, 10U);
    }
}

TEST(PlayersWhoListen, PlayTheSameGamesAsThoseWhoDoNot) {
    for (const std::string game : {"splendor", "shards"}) {
        Simulation simulation{.game = game, .players = {"greedy", "greedy"}, .games = 10};
        const Report unheard = report_of(simulation);
        Diary diary;
        simulation.make_player = [&](std::string_view id, std::string_view) {
            return std::make_unique<Spy>(id, diary);
        };
        expect_same(unheard, report_of(simulation));
        EXPECT_EQ(diary.games, 20U) << "each game begins for both";
    }
}

TEST(GameSeed, DiffersForEveryGame) {
    std::vector<std::uint64_t> seeds;
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
        for (std::uint64_t game = 0; game < 1000; ++game) seeds.push_back(game_seed(seed, game));
    }
    std::sort(seeds.begin(), seeds.end());
    EXPECT_EQ(std::unique(seeds.begin(), seeds.end()), seeds.end());
}

}  // namespace
}  // namespace lemniscate::lab
