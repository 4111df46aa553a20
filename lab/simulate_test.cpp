#include "lab/simulate.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <stdexcept>

#include <gtest/gtest.h>

#include "match/replay.h"

namespace lemniscate::lab {
namespace {

using G = splendor::Game;

Simulation<G> small_simulation() {
    Simulation<G> simulation;
    simulation.options.players = 3;
    simulation.players = {"greedy", "random", "random"};
    simulation.games = 40;
    simulation.seed = 5;
    return simulation;
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

/// A folder that is gone after the test.
class Folder {
  public:
    explicit Folder(const std::string& name)
        : path_(std::filesystem::path(testing::TempDir()) / ("lemniscate_lab_" + name)) {
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
    Simulation<G> simulation = small_simulation();
    const Report alone = simulate(simulation);
    for (const unsigned threads : {2U, 5U}) {
        simulation.threads = threads;
        expect_same(alone, simulate(simulation));
    }
}

TEST(Simulation, IsAnotherOneWithAnotherSeed) {
    Simulation<G> simulation = small_simulation();
    const Report report = simulate(simulation);
    simulation.seed = 6;
    EXPECT_NE(report.moves, simulate(simulation).moves);
}

TEST(Simulation, CountsEveryGameOnce) {
    const Report report = simulate(small_simulation());
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
    Simulation<G> simulation = small_simulation();
    simulation.games = 0;
    simulation.threads = 3;
    const Report report = simulate(simulation);
    EXPECT_EQ(report.games, 0U);
    EXPECT_EQ(report.mean_moves, 0);
    EXPECT_TRUE(report.reasons.empty());
}

TEST(Simulation, RefusesPlayersThatAreNotThere) {
    Simulation<G> simulation = small_simulation();
    simulation.players.back() = "clever";
    EXPECT_THROW(simulate(simulation), std::invalid_argument);
    simulation.players.pop_back();
    EXPECT_THROW(simulate(simulation), std::invalid_argument);
}

TEST(Simulation, TellsItsProgress) {
    Simulation<G> simulation = small_simulation();
    std::vector<std::uint64_t> told;
    simulation.progress = [&told](std::uint64_t done) { told.push_back(done); };
    simulate(simulation);
    ASSERT_FALSE(told.empty());
    EXPECT_EQ(told.back(), simulation.games);
}

TEST(Simulation, WritesARecordOfEveryGame) {
    const Folder folder("records");
    Simulation<G> simulation = small_simulation();
    simulation.games = 3;
    simulation.threads = 2;
    const Report without = simulate(simulation);
    simulation.records = folder.path() / "made" / "on_the_way";
    expect_same(without, simulate(simulation));

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
    Simulation<G> simulation = small_simulation();
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
