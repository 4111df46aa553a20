// Many people at many tables of a server on this machine, counted and timed:
//   lemniscate_server_load --port PORT [--server lemniscate|boardgame.io] ...
// One thread, so that a server beside it on two cores has one for itself. `run` uses it.
#include <algorithm>
#include <cstdint>
#include <fstream>
#include <iostream>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>
#include <sys/resource.h>

#include "bench/server_load/boardgame_io_tables.h"
#include "bench/server_load/connections.h"
#include "bench/server_load/lemniscate_tables.h"
#include "bench/server_load/pacer.h"
#include "bench/server_load/process_use.h"

namespace {

using namespace lemniscate::bench::server_load;

struct Options {
    std::uint16_t port = 0;
    std::string server = "lemniscate";
    int process = 0;
    std::size_t tables = 1000;
    std::size_t idle = 0;
    std::string game = "splendor";
    std::string parts = "all";
    double rate = 0;
    std::size_t in_flight = 0;
    double warm_up = 3;
    double seconds = 10;
    unsigned sources = 16;
    std::string report = {};
};

/// More than these would not tell more, and would not fit the ports of a machine.
constexpr std::size_t most_tables = 20'000;
constexpr std::size_t most_idle = 60'000;
constexpr double most_seconds = 600;
constexpr double patience = 120;  ///< until everybody sits, and until the last answer

void add_options(CLI::App& app, Options& options) {
    app.add_option("--port", options.port, "Of the server, on 127.0.0.1")->required();
    app.add_option("--server", options.server)
        ->check(CLI::IsMember({"lemniscate", "boardgame.io"}))
        ->capture_default_str();
    app.add_option("--server-process", options.process, "Its number, to tell what it uses");
    app.add_option("--tables", options.tables)
        ->check(CLI::Range(std::size_t{0}, most_tables))
        ->capture_default_str();
    app.add_option("--idle", options.idle, "Connections without a table (lemniscate)")
        ->check(CLI::Range(std::size_t{0}, most_idle));
    app.add_option("--game", options.game, "Played for two (lemniscate)")->capture_default_str();
    app.add_option("--parts", options.parts, "What updates shall have (lemniscate)")
        ->check(CLI::IsMember({"all", "choices"}))
        ->capture_default_str();
    app.add_option("--rate", options.rate,
                   "Moves a second, each timed from when it was meant to be made; left out: as "
                   "fast as they are answered")
        ->check(CLI::PositiveNumber);
    app.add_option("--in-flight", options.in_flight,
                   "So many moves wait for their answer at most; left out: one a table")
        ->check(CLI::PositiveNumber);
    app.add_option("--warm-up", options.warm_up, "Seconds that are not measured")
        ->check(CLI::Range(0.0, most_seconds))
        ->capture_default_str();
    app.add_option("--seconds", options.seconds, "That are measured")
        ->check(CLI::Range(0.0, most_seconds))
        ->capture_default_str();
    app.add_option("--sources", options.sources,
                   "Come from so many addresses, 127.0.0.1 and on")
        ->check(CLI::Range(1U, 250U))
        ->capture_default_str();
    app.add_option("--report", options.report, "Write a report to this file, as JSON");
}

/// As many sockets as the machine lets this program have.
void allow_many_sockets() {
    rlimit limit{};
    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
}

std::unique_ptr<Tables> make_tables(const Options& options, Connections& connections,
                                    Pacer& pacer) {
    if (options.server == "boardgame.io") {
        return std::make_unique<BoardgameIoTables>(connections, pacer, options.tables);
    }
    const LemniscateSettings settings{options.tables, options.idle, options.game,
                                      options.parts == "all"};
    return std::make_unique<LemniscateTables>(connections, pacer, settings);
}

class Run {
  public:
    explicit Run(const Options& options)
        : options_(options),
          pacer_(pace_of(options), options.tables),
          connections_(options.port, options.sources),
          tables_(make_tables(options, connections_, pacer_)) {
        connections_.tell(*tables_);
    }

    nlohmann::ordered_json report() {
        const ProcessUse empty = use_of(options_.process);
        const Moment came = Clock::now();
        go_on(came + seconds(patience), [&] { return tables_->is_complete(); });
        if (!tables_->is_complete()) throw std::runtime_error("not everybody sat down in time");
        const double arriving = Seconds(Clock::now() - came).count();
        const ProcessUse complete = use_of(options_.process);

        pacer_.start(Clock::now());
        go_on_for(options_.warm_up);
        const auto stored_before = ask_stored();
        const Moment from = Clock::now();
        pacer_.measure_from(from);
        const ProcessUse server_before = use_of(options_.process);
        const ProcessUse self_before = use_of(0);
        const std::uint64_t bytes_before = connections_.bytes_received();
        go_on_for(options_.seconds);
        const Moment until = Clock::now();
        pacer_.measure_until(until);
        const ProcessUse server_after = use_of(options_.process);
        const ProcessUse self_after = use_of(0);
        const std::uint64_t bytes_after = connections_.bytes_received();
        const auto stored_after = ask_stored();
        pacer_.stop();
        go_on(Clock::now() + seconds(patience), [&] { return pacer_.in_flight() == 0; });
        std::vector<float> times = pacer_.times(Clock::now());

        const double measured = Seconds(until - from).count();
        double rate = static_cast<double>(pacer_.answered()) / measured;
        if (stored_before && stored_after) {
            rate = static_cast<double>(stored_after->moves - stored_before->moves) /
                   Seconds(stored_after->when - stored_before->when).count();
        }
        const Counts& counts = tables_->counts();
        nlohmann::ordered_json json;
        json["server"] = options_.server;
        json["tables"] = options_.tables;
        json["idle"] = options_.idle;
        if (options_.server == "lemniscate") {
            json["game"] = options_.game;
            json["parts"] = options_.parts;
        }
        if (options_.rate > 0) json["rate"] = options_.rate;
        json["arriving_seconds"] = arriving;
        json["seconds"] = measured;
        json["moves_per_second"] = rate;
        json["moves_timed"] = times.size();
        json["milliseconds"] = {{"p50", 1000 * quantile(times, 0.5)},
                                {"p90", 1000 * quantile(times, 0.9)},
                                {"p99", 1000 * quantile(times, 0.99)},
                                {"p999", 1000 * quantile(times, 0.999)},
                                {"max", 1000 * quantile(times, 1)}};
        json["server_processor_seconds"] =
            server_after.processor_seconds - server_before.processor_seconds;
        json["client_processor_seconds"] =
            self_after.processor_seconds - self_before.processor_seconds;
        json["received_bytes_per_second"] =
            static_cast<double>(bytes_after - bytes_before) / measured;
        json["server_kib"] = {{"empty", empty.resident_kib},
                              {"complete", complete.resident_kib},
                              {"after", server_after.resident_kib}};
        json["acknowledged_in_all"] = counts.acknowledged;
        if (options_.server == "boardgame.io") {
            const auto stored = ask_stored();
            json["stored_in_all"] = stored ? stored->moves : 0;
        }
        json["unanswered"] = pacer_.in_flight();
        json["refused"] = counts.refused;
        json["connections_lost"] = counts.lost;
        json["games_begun"] = counts.games_begun;
        json["games_over"] = counts.games_over;
        return json;
    }

  private:
    static Pace pace_of(const Options& options) {
        Pace pace;
        if (options.rate > 0) pace.rate = options.rate;
        if (options.in_flight > 0) pace.most_in_flight = options.in_flight;
        return pace;
    }

    template <class Condition>
    void go_on(Moment until, const Condition& is_enough) {
        for (Moment now = Clock::now(); now < until && !is_enough(); now = Clock::now()) {
            tables_->advance();
            while (const auto table = pacer_.next(now)) tables_->move(*table);
            connections_.wait(std::min(until, pacer_.next_due().value_or(until)));
        }
    }
    void go_on_for(double time) {
        go_on(Clock::now() + seconds(time), [] { return false; });
    }

    /// Of a server whose answers do not say that moves are stored.
    std::optional<Tables::Stored> ask_stored() {
        if (options_.server == "lemniscate") return std::nullopt;
        const Moment asked = Clock::now();
        const auto is_answered = [&] { return tables_->stored() && tables_->stored()->when > asked; };
        tables_->ask_stored();
        go_on(asked + seconds(patience), is_answered);
        return is_answered() ? tables_->stored() : std::nullopt;
    }

    Options options_;
    Pacer pacer_;
    Connections connections_;
    std::unique_ptr<Tables> tables_;
};

}  // namespace

int main(int argc, char** argv) {
    Options options;
    CLI::App app("Measures a server with many people at many tables");
    add_options(app, options);
    CLI11_PARSE(app, argc, argv);
    try {
        allow_many_sockets();
        const std::string report = Run(options).report().dump(2);
        std::cout << report << "\n";
        if (!options.report.empty()) std::ofstream(options.report) << report << "\n";
    } catch (const std::exception& error) {
        std::cerr << "server_load: " << error.what() << "\n";
        return 1;
    }
    return 0;
}
