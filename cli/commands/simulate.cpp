#include "lab/simulate.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <filesystem>
#include <ostream>
#include <string>
#include <thread>
#include <vector>

#include "cli/columns.h"
#include "cli/commands/commands.h"
#include "cli/input.h"
#include "cli/interrupt.h"
#include "cli/nearest.h"
#include "cli/setup_options.h"
#include "match/json.h"
#include "texts/phrases.h"
#include "texts/say_problem.h"

namespace lemniscate::cli::commands {

namespace {

using texts::Key;

std::string percent(double share, const texts::Texts& texts) {
    return texts.say(Key::simulate_percent, {{"value", texts::decimal(100 * share, 1, texts)}});
}

void check_game(const std::string& game, const texts::Texts& texts) {
    const std::vector<std::string> known = game_ids();
    if (std::find(known.begin(), known.end(), game) == known.end()) refuse_game(game, texts);
}

void check_bots(const std::vector<std::string>& bots, const texts::Texts& texts) {
    const std::vector<std::string> known = bot_names();
    for (const std::string& bot : bots) {
        if (std::find(known.begin(), known.end(), bot) != known.end()) continue;
        refuse_input(
            texts.say(Key::error_bot_unknown, {{"word", bot}, {"known", comma_list(known)}}));
    }
}

/// How many may play a game.
struct Numbers {
    std::uint32_t least;
    std::uint32_t most;
};
Numbers numbers_of_players(const std::string& game) {
    const auto described = match::describe_options(game);
    for (const match::Json& option : (*described)["options"]) {
        if (option["name"] == "players") return {option["min"], option["max"]};
    }
    return {};
}

/// One bot a seat: their number is the number of players.
[[noreturn]] void refuse_table(match::Problem problem, const Options& options,
                               const texts::Texts& texts) {
    if (problem.where == "players") problem.where = "bots";
    if (problem.kind == match::ProblemKind::out_of_range && problem.where == "bots") {
        const Numbers numbers = numbers_of_players(options.game);
        refuse_input(texts.say(Key::error_bots_number, {{"game", say_game(options.game, texts)},
                                                        {"least", numbers.least},
                                                        {"most", numbers.most},
                                                        {"count", options.bots.size()}}));
    }
    refuse_setup(options.game, problem, texts);
}

Failure unwritable(const std::string& file, const std::error_code& error,
                   const texts::Texts& texts) {
    return {exit_code::machine_failure,
            texts.say(Key::error_file_unwritable,
                      {{"file", file}, {"reason", say_reason(error, texts)}})};
}

/// The simulation makes the folder; over a file it could not.
std::filesystem::path record_folder(const std::string& folder, const texts::Texts& texts) {
    std::error_code error;
    const auto status = std::filesystem::status(folder, error);
    if (std::filesystem::exists(status) && !std::filesystem::is_directory(status)) {
        refuse_input(texts.say(Key::error_file_not_folder, {{"file", folder}}));
    }
    return folder;
}

/// A bar that is drawn over itself, for somebody who waits.
class Progress {
  public:
    Progress(std::uint64_t games, const Console& console)
        : games_(games), console_(console), begin_(std::chrono::steady_clock::now()) {}
    ~Progress() {
        if (drawn_) console_.err << "\r\x1b[K" << std::flush;
    }
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    void draw(std::uint64_t done) {
        constexpr std::uint64_t columns = 40;
        const std::uint64_t full = columns * done / games_;
        console_.err << "\r[" << std::string(full, '#') << std::string(columns - full, ' ') << "] "
                     << console_.texts.say(
                            Key::simulate_progress,
                            {{"done", done}, {"games", games_}, {"left", seconds_left(done)}})
                     << "\x1b[K" << std::flush;
        drawn_ = true;
    }

  private:
    /// If the rest goes as fast as what was done.
    std::int64_t seconds_left(std::uint64_t done) const {
        const std::chrono::duration<double> gone = std::chrono::steady_clock::now() - begin_;
        const auto share = static_cast<double>(games_ - done) /
                           static_cast<double>(std::max<std::uint64_t>(done, 1));
        return static_cast<std::int64_t>(std::ceil(gone.count() * share));
    }

    std::uint64_t games_;
    const Console& console_;
    std::chrono::steady_clock::time_point begin_;
    bool drawn_ = false;
};

double per_second(std::uint64_t count, double seconds) {
    return seconds > 0 ? static_cast<double>(count) / seconds : 0.0;
}

void print_json(const lab::Report& report, std::uint64_t seed, const Console& console) {
    match::Json json;
    json["game"] = report.game;
    json["games"] = report.games;
    json["seed"] = seed;
    json["seats"] = match::Json::array();
    for (std::size_t i = 0; i < report.seats.size(); ++i) {
        const lab::SeatReport& seat = report.seats[i];
        json["seats"].push_back({{"seat", i},
                                 {"player", seat.player},
                                 {"wins", seat.wins},
                                 {"shared_wins", seat.shared_wins},
                                 {"win_rate", seat.win_rate.value},
                                 {"low", seat.win_rate.low},
                                 {"high", seat.win_rate.high}});
    }
    json["draws"] = report.draws;
    json["reasons"] = match::Json::object();
    for (const auto& [reason, count] : report.reasons) json["reasons"][reason] = count;
    json["moves"] = {{"total", report.moves},
                     {"mean", report.mean_moves},
                     {"min", report.min_moves},
                     {"max", report.max_moves},
                     {"max_decided", report.max_decided_moves}};
    json["seconds"] = report.seconds;
    json["games_per_second"] = per_second(report.games, report.seconds);
    json["moves_per_second"] = per_second(report.moves, report.seconds);
    console.out << match::format_json(json);
}

std::string seats_table(const lab::Report& report, const texts::Texts& texts) {
    Columns table(
        {Align::left, Align::left, Align::right, Align::right, Align::right, Align::left});
    table.add({texts.say(Key::simulate_seat), texts.say(Key::simulate_player),
               texts.say(Key::simulate_wins), texts.say(Key::simulate_shared_wins),
               texts.say(Key::simulate_win_rate), texts.say(Key::simulate_interval)});
    for (std::size_t i = 0; i < report.seats.size(); ++i) {
        const lab::SeatReport& seat = report.seats[i];
        table.add(
            {std::to_string(i), seat.player, std::to_string(seat.wins),
             std::to_string(seat.shared_wins), percent(seat.win_rate.value, texts),
             texts.say(Key::simulate_from_to, {{"low", percent(seat.win_rate.low, texts)},
                                               {"high", percent(seat.win_rate.high, texts)}})});
    }
    return table.text();
}

void print_text(const lab::Report& report, std::uint64_t seed, unsigned threads,
                const Console& console) {
    const texts::Texts& texts = console.texts;
    console.out << texts.say(Key::simulate_heading, {{"game", say_game(report.game, texts)},
                                                     {"games", report.games},
                                                     {"seed", std::to_string(seed)}})
                << "\n\n"
                << seats_table(report, texts) << "\n";
    Columns facts({Align::left, Align::left});
    facts.add({texts.say(Key::simulate_draws), std::to_string(report.draws)});
    std::vector<std::string> endings;
    for (const auto& [reason, count] : report.reasons) {
        endings.push_back(
            texts.say(Key::simulate_ended_by_value,
                      {{"ending", say_ending(report.game, reason, texts)}, {"count", count}}));
    }
    facts.add({texts.say(Key::simulate_ended_by), comma_list(endings)});
    facts.add({texts.say(Key::simulate_length),
               texts.say(Key::simulate_length_value,
                         {{"mean", texts::decimal(report.mean_moves, 1, texts)},
                          {"least", report.min_moves},
                          {"most", report.max_moves}})});
    facts.add({texts.say(Key::simulate_longest),
               texts.say(Key::simulate_longest_value, {{"moves", report.max_decided_moves}})});
    facts.add(
        {texts.say(Key::simulate_speed),
         texts.say(Key::simulate_speed_value,
                   {{"games", static_cast<std::int64_t>(per_second(report.games, report.seconds))},
                    {"moves", static_cast<std::int64_t>(per_second(report.moves, report.seconds))},
                    {"seconds", texts::decimal(report.seconds, 2, texts)},
                    {"threads", threads}})});
    console.out << facts.text();
}

lab::Report run_simulation(lab::Simulation& simulation, const Options& options,
                           const Console& console) {
    Progress progress(simulation.games, console);
    if (console.err_is_terminal) {
        simulation.progress = [&progress](std::uint64_t done) { progress.draw(done); };
    }
    try {
        const Interrupt interrupt;
        simulation.stop = &interrupt.came();
        auto report = lab::simulate(simulation);
        simulation.stop = nullptr;
        if (!report) refuse_table(report.problem(), options, console.texts);
        return std::move(*report);
    } catch (const std::filesystem::filesystem_error& error) {
        throw unwritable(error.path1().string(), error.code(), console.texts);
    }
}

}  // namespace

int simulate(const Options& options, const Console& console) {
    check_game(options.game, console.texts);
    check_bots(options.bots, console.texts);
    lab::Simulation simulation{
        .game = options.game,
        .options = options.setup,
        .players = options.bots,
        .games = options.games,
        .threads = options.threads.value_or(std::max(1U, std::thread::hardware_concurrency())),
        .seed = options.seed.value_or(0)};
    if (options.record_folder) {
        simulation.records = record_folder(*options.record_folder, console.texts);
    }
    const lab::Report report = run_simulation(simulation, options, console);
    const bool stopped = report.games < simulation.games;
    if (stopped) {
        console.err << console.texts.say(Key::simulate_stopped,
                                         {{"done", report.games}, {"games", simulation.games}})
                    << std::endl;
    }
    if (options.json) {
        print_json(report, simulation.seed, console);
    } else {
        print_text(report, simulation.seed, simulation.threads, console);
    }
    return stopped ? exit_code::interrupted : exit_code::good;
}

}  // namespace lemniscate::cli::commands
