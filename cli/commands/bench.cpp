#include "lab/bench.h"

#include <cstdio>
#include <ostream>
#include <string>

#include "cli/columns.h"
#include "cli/commands/commands.h"
#include "cli/failure.h"
#include "lab/match_bench.h"
#include "lab/signature.h"
#include "match/json.h"
#include "texts/phrases.h"

namespace lemniscate::cli::commands {

namespace {

using texts::Key;

std::string hex(std::uint64_t signature) {
    char digits[17];
    std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(signature));
    return digits;
}

void print_json(std::uint64_t signature, const std::vector<lab::BenchRun>& runs,
                const std::vector<lab::MatchBenchRun>& matches, const Console& console) {
    match::Json json;
    json["signature"] = hex(signature);
    json["runs"] = match::Json::array();
    for (const lab::BenchRun& run : runs) {
        match::Json row;
        row["game"] = run.game;
        row["players"] = run.players;
        row["setup"] = run.setup;
        row["moves_per_second"] = run.moves_per_second;
        row["games_per_second"] = run.games_per_second;
        row["ns_per_move"] = run.ns_per_move;
        row["ns_per_copy"] = run.ns_per_copy;
        row["state_bytes"] = run.state_bytes;
        json["runs"].push_back(row);
    }
    json["matches"] = match::Json::array();
    for (const lab::MatchBenchRun& run : matches) {
        match::Json row;
        row["game"] = run.game;
        row["plays_per_second"] = run.plays_per_second;
        row["bytes_per_play"] = run.bytes_per_play;
        row["bytes_per_match"] = run.bytes_per_match;
        json["matches"].push_back(row);
    }
    console.out << match::format_json(json);
}

void print_text(std::uint64_t signature, const std::vector<lab::BenchRun>& runs,
                const std::vector<lab::MatchBenchRun>& matches, const Console& console) {
    const texts::Texts& texts = console.texts;
    Columns table({Align::left, Align::left, Align::right, Align::right, Align::right, Align::right,
                   Align::right, Align::right});
    table.add({texts.say(Key::bench_game), texts.say(Key::bench_setup),
               texts.say(Key::bench_players), texts.say(Key::bench_moves_per_second),
               texts.say(Key::bench_games_per_second), texts.say(Key::bench_ns_per_move),
               texts.say(Key::bench_ns_per_copy), texts.say(Key::bench_state_bytes)});
    for (const lab::BenchRun& run : runs) {
        table.add({run.game, run.setup, std::to_string(run.players),
                   texts::decimal(run.moves_per_second, 0, texts),
                   texts::decimal(run.games_per_second, 0, texts),
                   texts::decimal(run.ns_per_move, 1, texts),
                   texts::decimal(run.ns_per_copy, 1, texts), std::to_string(run.state_bytes)});
    }
    Columns told({Align::left, Align::right, Align::right, Align::right});
    told.add({texts.say(Key::bench_game), texts.say(Key::bench_plays_per_second),
              texts.say(Key::bench_bytes_per_play), texts.say(Key::bench_bytes_per_match)});
    for (const lab::MatchBenchRun& run : matches) {
        told.add({run.game, texts::decimal(run.plays_per_second, 0, texts),
                  texts::decimal(static_cast<double>(run.bytes_per_play), 0, texts),
                  texts::decimal(static_cast<double>(run.bytes_per_match), 0, texts)});
    }
    console.out << table.text() << "\n"
                << told.text() << "\n"
                << texts.say(Key::bench_signature, {{"signature", hex(signature)}}) << "\n";
}

}  // namespace

int bench(const Options& options, const Console& console) {
    const std::uint64_t signature = lab::signature();
    const std::vector<lab::BenchRun> runs = lab::bench(options.seconds);
    const std::vector<lab::MatchBenchRun> matches = lab::bench_matches(options.seconds);
    options.json ? print_json(signature, runs, matches, console)
                 : print_text(signature, runs, matches, console);
    return exit_code::good;
}

}  // namespace lemniscate::cli::commands
