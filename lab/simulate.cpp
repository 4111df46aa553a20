#include "lab/simulate.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <fstream>
#include <memory>
#include <stdexcept>
#include <string_view>
#include <system_error>

#include "ai/player.h"
#include "engine/dice.h"
#include "lab/table.h"
#include "lab/tally.h"
#include "lab/workers.h"
#include "match/record.h"
#include "match/replay.h"
#include "match/session.h"

namespace lemniscate::lab {

namespace {

template <Game G>
using Seated = std::vector<std::unique_ptr<ai::Player<G>>>;

template <Game G>
Seated<G> seat_players(const std::vector<std::string>& names) {
    Seated<G> players;
    for (const std::string& name : names) {
        players.push_back(ai::make_player<G>(name));
        if (!players.back()) throw std::invalid_argument(name);
    }
    return players;
}

/// Who sits where. A seat that nobody plays belongs to the game itself.
template <Game G>
std::vector<std::string> seat_names(const Simulation<G>& simulation) {
    Dice dice(simulation.seed);
    std::vector<std::string> names = simulation.players;
    names.resize(seats(deal(simulation.options, dice)), "nemesis");
    return names;
}

/// Plays a table or a session to its end; returns how many decisions had two or more answers.
template <Game G, class Board>
std::uint64_t play_out(Board& board, const Seated<G>& players, std::uint64_t seed) {
    std::vector<Dice> dice;
    for (std::uint32_t seat = 0; seat < players.size(); ++seat) {
        dice.push_back(match::bot_dice(seed, seat_at(seat)));
    }
    std::uint64_t decisions = 0;
    typename G::MoveList moves;
    for (Seat seat = to_act(board.state()); seat != Seat::none; seat = to_act(board.state())) {
        legal(board.state(), moves);
        typename G::Move move = moves[0];
        if (moves.size() > 1) {
            ++decisions;
            const auto view = observe(board.state(), Viewer{seat});
            move = players[index(seat)]->choose(view, moves, dice[index(seat)]);
        }
        board.play(move);
    }
    return decisions;
}

std::filesystem::path record_path(const std::filesystem::path& folder, std::uint64_t game) {
    const std::string number = std::to_string(game + 1);
    const std::string zeros(number.size() < 6 ? 6 - number.size() : 0, '0');
    return folder / ("game-" + zeros + number + ".record");
}

void write_file(const std::filesystem::path& path, std::string_view text) {
    errno = 0;
    std::ofstream file(path, std::ios::binary);
    file << text;
    file.close();
    if (!file) {
        throw std::filesystem::filesystem_error(
            "record", path, std::error_code(errno != 0 ? errno : EIO, std::generic_category()));
    }
}

}  // namespace

std::uint64_t game_seed(std::uint64_t seed, std::uint64_t game) { return Dice(seed, game).next(); }

template <Game G>
Report simulate(const Simulation<G>& simulation) {
    const auto start = std::chrono::steady_clock::now();
    if (simulation.players.size() != simulation.options.players) {
        throw std::invalid_argument("players");
    }
    const auto workers = static_cast<unsigned>(std::clamp<std::uint64_t>(
        simulation.threads, 1, std::max<std::uint64_t>(simulation.games, 1)));
    const std::vector<std::string> names = seat_names(simulation);
    std::vector<Seated<G>> players;
    std::vector<Tally> tallies;
    for (unsigned worker = 0; worker < workers; ++worker) {
        players.push_back(seat_players<G>(simulation.players));
        tallies.emplace_back(names.size());
    }
    if (simulation.records) std::filesystem::create_directories(*simulation.records);

    const auto play_game = [&](unsigned worker, std::uint64_t game) {
        const std::uint64_t seed = game_seed(simulation.seed, game);
        const auto play_on = [&](auto& board) {
            const std::uint64_t decisions = play_out<G>(board, players[worker], seed);
            tallies[worker].add(outcome(board.state()), decisions);
        };
        if (simulation.records) {
            match::Session<G> session({.options = simulation.options, .seed = seed});
            play_on(session);
            write_file(record_path(*simulation.records, game),
                       write_record(record_of(session, names, "")));
        } else {
            Table<G> table(simulation.options, seed);
            play_on(table);
        }
    };
    share_work(workers, simulation.games, play_game, simulation.progress);

    Tally whole(names.size());
    for (const Tally& part : tallies) whole.add(part);
    Report report = whole.report(std::string(G::id), names);
    report.seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return report;
}

template Report simulate(const Simulation<shards::Game>& simulation);
template Report simulate(const Simulation<splendor::Game>& simulation);

}  // namespace lemniscate::lab
