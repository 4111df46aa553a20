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
#include "lab/playout.h"
#include "lab/tally.h"
#include "lab/workers.h"
#include "match/games.h"
#include "match/match.h"
#include "match/record.h"
#include "match/session.h"
#include "match/view_of.h"

namespace lemniscate::lab {

namespace {

using Players = std::vector<std::unique_ptr<ai::Player>>;

Players seat_players(const Simulation& simulation) {
    Players players;
    for (const std::string& name : simulation.players) {
        players.push_back(simulation.make_player(simulation.game, name));
        if (!players.back()) throw std::invalid_argument(name);
    }
    return players;
}

bool somebody_listens(const Players& players) {
    return std::any_of(players.begin(), players.end(),
                       [](const auto& player) { return player->listens(); });
}

std::vector<Dice> dice_of_players(const Players& players, std::uint64_t seed) {
    std::vector<Dice> dice;
    for (std::uint32_t seat = 0; seat < players.size(); ++seat) {
        dice.push_back(match::bot_dice(seed, seat_at(seat)));
    }
    return dice;
}

/// How a game went. Decisions are those that had two or more answers.
struct FinishedGame {
    Outcome outcome;
    std::uint64_t decisions = 0;
};

/// Plays a game of which only the end counts, on plain states.
template <Game G>
FinishedGame play_table(const typename G::Options& options, const Players& players,
                        std::uint64_t seed) {
    const ai::Budget unlimited;
    std::vector<Dice> dice = dice_of_players(players, seed);
    Playout<G> table(options, seed);
    typename G::MoveList moves;
    FinishedGame played;
    for (Seat seat = to_act(table.state()); seat != Seat::none; seat = to_act(table.state())) {
        legal(table.state(), moves);
        std::size_t chosen = 0;
        if (moves.size() > 1) {
            ++played.decisions;
            const auto view = match::ViewOf<G>::when_looked_at(table.state(), Viewer{seat});
            const match::MovesOf<G> listed(table.state(), moves);
            chosen = players[index(seat)]->choose(view, listed, dice[index(seat)], unlimited).move;
        }
        table.play(moves[chosen]);
    }
    played.outcome = outcome(table.state());
    return played;
}

/// How a game is played of which only the end counts, with these options.
using PlayTable = std::function<FinishedGame(const Players&, std::uint64_t seed)>;
PlayTable table_player(const std::string& game, const match::OptionList& list) {
    PlayTable play;
    with_game(game, [&]<Game G>(G known) {
        play = [options = *match::read_options(known, list)](const Players& players,
                                                             std::uint64_t seed) {
            return play_table<G>(options, players, seed);
        };
    });
    return play;
}

/// Plays a match to its end, and tells whoever listens what happens.
FinishedGame play_match(match::Match& match, const Players& players, std::uint64_t seed) {
    const ai::Budget unlimited;
    std::vector<Dice> dice = dice_of_players(players, seed);
    FinishedGame played;
    for (Seat seat = match.to_act(); seat != Seat::none; seat = match.to_act()) {
        std::string move;
        match.ask([&](const match::View& view, const match::Moves& moves) {
            std::size_t chosen = 0;
            if (moves.size() > 1) {
                ++played.decisions;
                chosen =
                    players[index(seat)]->choose(view, moves, dice[index(seat)], unlimited).move;
            }
            move = moves.text(chosen);
        });
        match.play(seat, move);
        for (std::uint32_t i = 0; i < players.size(); ++i) {
            if (!players[i]->listens()) continue;
            match.show(
                match.size() - 1, match.size(), Viewer{seat_at(i)},
                [&](Seat mover, const match::Events& events) { players[i]->see(mover, events); });
        }
    }
    played.outcome = match.outcome();
    return played;
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

match::Result<Report> simulate(const Simulation& simulation) {
    const auto start = std::chrono::steady_clock::now();
    match::OptionList options = simulation.options;
    options.push_back({"players", std::to_string(simulation.players.size())});
    // A match knows what is wrong with them, and how many seats there are.
    const auto first = match::open_match(simulation.game, options, simulation.seed);
    if (!first) return first.problem();
    const std::uint32_t seats = (*first)->seats();
    const match::OptionList known_options = (*first)->options();
    std::vector<std::string> names = simulation.players;
    names.resize(seats, "nemesis");  // a seat that nobody plays belongs to the game itself

    const auto workers = static_cast<unsigned>(std::clamp<std::uint64_t>(
        simulation.threads, 1, std::max<std::uint64_t>(simulation.games, 1)));
    std::vector<Players> players;
    std::vector<Tally> tallies;
    for (unsigned worker = 0; worker < workers; ++worker) {
        players.push_back(seat_players(simulation));
        tallies.emplace_back(seats);
    }
    if (simulation.records) std::filesystem::create_directories(*simulation.records);

    const auto play_in_full = [&](const Players& seated, std::uint64_t game, std::uint64_t seed) {
        const auto match = match::open_match(simulation.game, options, seed);
        const FinishedGame played = play_match(**match, seated, seed);
        if (simulation.records) {
            match::Record record = (*match)->record();
            record.players = names;
            write_file(record_path(*simulation.records, game), write_record(record));
        }
        return played;
    };
    const PlayTable play_quickly = table_player(simulation.game, options);
    const auto play_game = [&](unsigned worker, std::uint64_t game) {
        const Players& seated = players[worker];
        const std::uint64_t seed = game_seed(simulation.seed, game);
        for (std::uint32_t i = 0; i < seated.size(); ++i) {
            seated[i]->begin({simulation.game, seat_at(i), seats, known_options});
        }
        const FinishedGame played = simulation.records || somebody_listens(seated)
                                        ? play_in_full(seated, game, seed)
                                        : play_quickly(seated, seed);
        tallies[worker].add(played.outcome, played.decisions);
    };
    share_work(workers, simulation.games, play_game, simulation.progress, simulation.stop);

    Tally whole(seats);
    for (const Tally& part : tallies) whole.add(part);
    Report report = whole.report(simulation.game, names);
    report.seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return report;
}

}  // namespace lemniscate::lab
