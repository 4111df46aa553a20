#include "cli/options.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <deque>
#include <iterator>
#include <limits>
#include <utility>

#include "cli/commands/commands.h"
#include "cli/failure.h"
#include "cli/nearest.h"
#include "cli/setup_options.h"
#include "match/match.h"
#include "texts/phrases.h"

namespace lemniscate::cli {

namespace {

using texts::Key;

// How a word becomes a value, by the type of the field it is for.

template <class Number>
Number whole_number(const OptionRow& row, const std::string& word) {
    if (word.find_first_not_of("0123456789", word.starts_with('-') ? 1 : 0) != std::string::npos ||
        word.empty() || word == "-") {
        throw BadWords{Key::error_option_whole, {{"option", row.name}, {"word", word}}};
    }
    const std::uint64_t most =
        std::min<std::uint64_t>(row.most, std::numeric_limits<Number>::max());
    std::uint64_t number = 0;
    const auto read = std::from_chars(word.data(), word.data() + word.size(), number);
    if (read.ec != std::errc() || number < row.least || number > most) {
        throw BadWords{Key::error_option_range,
                       {{"option", row.name},
                        {"word", word},
                        {"least", std::to_string(row.least)},
                        {"most", std::to_string(most)}}};
    }
    return static_cast<Number>(number);
}

void read(std::string& field, const OptionRow&, const std::string& word) { field = word; }
void read(std::optional<std::string>& field, const OptionRow&, const std::string& word) {
    field = word;
}
void read(bool& field, const OptionRow&, const std::string&) { field = true; }
void read(std::uint32_t& field, const OptionRow& row, const std::string& word) {
    field = whole_number<std::uint32_t>(row, word);
}
void read(std::uint64_t& field, const OptionRow& row, const std::string& word) {
    field = whole_number<std::uint64_t>(row, word);
}
template <class Number>
void read(std::optional<Number>& field, const OptionRow& row, const std::string& word) {
    field = whole_number<Number>(row, word);
}

void read(double& field, const OptionRow& row, const std::string& word) {
    const char* end = word.data() + word.size();
    const auto [stop, error] = std::from_chars(word.data(), end, field);
    if (error != std::errc() || stop != end || !(field > 0) ||
        field > static_cast<double>(row.most)) {
        throw BadWords{Key::error_option_seconds,
                       {{"option", row.name}, {"word", word}, {"most", std::to_string(row.most)}}};
    }
}

void read(std::optional<Viewer>& field, const OptionRow& row, const std::string& word) {
    if (word == "none") {
        field = spectator;
        return;
    }
    std::uint8_t seat = 0;
    const char* end = word.data() + word.size();
    const auto [stop, error] = std::from_chars(word.data(), end, seat);
    if (error != std::errc() || stop != end || seat_at(seat) == Seat::none) {
        throw BadWords{Key::error_option_seat, {{"option", row.name}, {"word", word}}};
    }
    field = Viewer{seat_at(seat)};
}

void read(Colour& field, const OptionRow& row, const std::string& word) {
    if (word == "auto") {
        field = Colour::automatic;
    } else if (word == "always") {
        field = Colour::always;
    } else if (word == "never") {
        field = Colour::never;
    } else {
        throw BadWords{Key::error_option_choice,
                       {{"option", row.name}, {"word", word}, {"known", "auto, always, never"}}};
    }
}

/// For names in one word with commas between them, and for words that repeat.
void read(std::vector<std::string>& field, const OptionRow& row, const std::string& word) {
    if (row.repeats) {
        field.push_back(word);
        return;
    }
    std::size_t begin = 0;
    while (begin <= word.size()) {
        const std::size_t end = std::min(word.find(',', begin), word.size());
        field.push_back(word.substr(begin, end - begin));
        begin = end + 1;
    }
}

template <auto field>
void set(Options& options, const OptionRow& row, const std::string& word) {
    read(options.*field, row, word);
}

/// Set-up options travel by their names: only the game that is chosen knows what it has.
void set_up(Options& options, const OptionRow& row, const std::string& word) {
    std::string name(row.name.substr(2));
    std::replace(name.begin(), name.end(), '-', '_');
    options.setup.push_back({std::move(name), word});
}
void set_up_number(Options& options, const OptionRow& row, const std::string& word) {
    set_up(options, row, std::to_string(whole_number<std::uint32_t>(row, word)));
}

// Options that several commands share; each command chooses the help that fits.

OptionRow json() { return {"--json", "", Key::help_option_json, set<&Options::json>}; }
OptionRow position() {
    return {"position", "", Key::help_option_position, set<&Options::position>, true};
}
OptionRow game() { return {"game", "", Key::help_option_game, set<&Options::game>, true}; }
OptionRow players() { return {"--players", "number", Key::help_option_players, set_up_number}; }
OptionRow seed(Key help) { return {"--seed", "number", help, set<&Options::seed>}; }
OptionRow colour() { return {"--color", "when", Key::help_option_color, set<&Options::colour>}; }
OptionRow record(bool repeats) {
    return {"record", "", Key::help_option_record, set<&Options::records>, true, repeats};
}

/// Texts that rows refer to for as long as the program runs.
std::string_view kept(std::string text) {
    static std::deque<std::string> texts;
    return texts.emplace_back(std::move(text));
}

/// What follows an option: words have a placeholder of their game.
std::string_view placeholder_of(std::string_view game, const match::OptionRule& rule) {
    switch (rule.kind) {
        case match::OptionKind::number:
            return "number";
        case match::OptionKind::flag:
            return "";
        case match::OptionKind::seat:
            return "seat";
        case match::OptionKind::word:
        case match::OptionKind::words:
            break;
    }
    return kept(std::string(game) + ".placeholder." + std::string(rule.name));
}

/// `<game>.setup.<name>`, or for what several games have `help.option.<name>`. A rule without
/// either stops the first command, and with it every test.
Key help_of(std::string_view game, const match::OptionRule& rule) {
    const auto own = texts::find_key(std::string(game) + ".setup", rule.name);
    return own ? *own : texts::find_key("help.option", rule.name).value();
}

/// What games may be set up with, by the rules that they declare, beside the number of players. Not
/// every game has all of them.
std::vector<OptionRow> with_setup(std::vector<OptionRow> options) {
    for (const std::string_view game : match::game_ids()) {
        for (const match::OptionRule& rule : *match::find_option_rules(game)) {
            const std::string word = option_word(rule.name);
            const bool known =
                std::any_of(options.begin(), options.end(),
                            [&word](const OptionRow& row) { return row.name == word; });
            if (known || rule.name == "players") continue;
            const bool is_number =
                rule.kind == match::OptionKind::number || rule.kind == match::OptionKind::seat;
            options.push_back({kept(word), placeholder_of(game, rule), help_of(game, rule),
                               is_number ? set_up_number : set_up});
        }
    }
    return options;
}

std::vector<CommandRow> command_table() {
    return {
        {"new", Key::help_new, Key::help_new_more, "lemniscate new splendor --players 3 --seed 7",
         commands::deal,
         with_setup({game(), players(), seed(Key::help_option_seed_random), json()})},
        {"moves",
         Key::help_moves,
         Key::help_moves_more,
         "lemniscate moves position.json",
         commands::moves,
         {position(), json()}},
        {"apply",
         Key::help_apply,
         Key::help_apply_more,
         "lemniscate apply position.json --moves \"take yellow blue red; reserve deck:2\"",
         commands::apply,
         {position(),
          {"--moves", "moves", Key::help_option_moves, set<&Options::moves>, true},
          seed(Key::help_option_seed_zero),
          json()}},
        {"show",
         Key::help_show,
         Key::help_show_more,
         "lemniscate show position.json --seat 0",
         commands::show,
         {position(), {"--seat", "seat", Key::help_option_seat, set<&Options::seat>}, colour()}},
        {"view",
         Key::help_view,
         Key::help_view_more,
         "lemniscate view position.json --seat none --json",
         commands::view,
         {position(),
          {"--seat", "seat", Key::help_option_seat, set<&Options::seat>, true},
          json()}},
        {"play", Key::help_play, Key::help_play_more, "lemniscate play splendor --bots greedy",
         commands::play,
         with_setup({{"game", "", Key::help_option_game_play, set<&Options::game>},
                     players(),
                     {"--bots", "bots", Key::help_option_bots_play, set<&Options::bots>},
                     {"--names", "names", Key::help_option_names, set<&Options::names>},
                     seed(Key::help_option_seed_random),
                     {"--load", "file", Key::help_option_load, set<&Options::load>},
                     colour()})},
        {"serve",
         Key::help_serve,
         Key::help_serve_more,
         "lemniscate serve --port 8200",
         commands::serve,
         {{"--port", "number", Key::help_option_port, set<&Options::port>},
          {"--page", "folder", Key::help_option_page, set<&Options::page>}}},
        {"rules",
         Key::help_rules,
         Key::help_rules_more,
         "lemniscate rules shards fr shields",
         commands::rules,
         {{"game", "", Key::help_option_rules_game, set<&Options::game>, true},
          {"section", "", Key::help_option_rules_words, set<&Options::words>, false, true},
          colour(),
          {"--markdown", "", Key::help_option_markdown, set<&Options::markdown>},
          json()}},
        {"cards",
         Key::help_cards,
         Key::help_cards_more,
         "lemniscate cards shards fr --markdown",
         commands::cards,
         {game(),
          {"card", "", Key::help_option_cards_words, set<&Options::words>, false, true},
          colour(),
          {"--markdown", "", Key::help_option_markdown, set<&Options::markdown>},
          {"--facts", "", Key::help_option_facts, set<&Options::facts>},
          json()}},
        {"options",
         Key::help_options,
         Key::help_options_more,
         "lemniscate options shards",
         commands::options,
         {game(), json()}},
        {"simulate", Key::help_simulate, Key::help_simulate_more,
         "lemniscate simulate splendor --bots random,greedy --games 1000", commands::simulate,
         with_setup(
             {game(),
              {"--bots", "bots", Key::help_option_bots_simulate, set<&Options::bots>, true},
              {"--games", "number", Key::help_option_games, set<&Options::games>, false, false, 1,
               1'000'000'000'000},
              {"--threads", "number", Key::help_option_threads, set<&Options::threads>, false,
               false, 1, 1024},
              seed(Key::help_option_seed_zero),
              {"--records", "folder", Key::help_option_records, set<&Options::record_folder>},
              json()})},
        {"replay",
         Key::help_replay,
         Key::help_replay_more,
         "lemniscate replay game.record --at 12 --json",
         commands::replay,
         {record(false),
          {"--at", "number", Key::help_option_at, set<&Options::at>},
          colour(),
          json()}},
        {"verify",
         Key::help_verify,
         Key::help_verify_more,
         "lemniscate verify games/*.record",
         commands::verify,
         {record(true),
          {"--witness", "file", Key::help_option_witness, set<&Options::witness>},
          json()}},
        {"perft",
         Key::help_perft,
         Key::help_perft_more,
         "lemniscate perft position.json --depth 3 --divide",
         commands::perft,
         {position(),
          {"--depth", "number", Key::help_option_depth, set<&Options::depth>, true, false, 0, 100},
          {"--divide", "", Key::help_option_divide, set<&Options::divide>},
          json()}},
        {"bench",
         Key::help_bench,
         Key::help_bench_more,
         "lemniscate bench --json",
         commands::bench,
         {{"--seconds", "seconds", Key::help_option_seconds, set<&Options::seconds>, false, false,
           0, 3600},
          json()}},
        {"help",
         Key::help_help,
         Key::help_help_more,
         "lemniscate help apply",
         commands::help,
         {{"command", "", Key::help_option_topic, set<&Options::topic>}}},
    };
}

}  // namespace

std::span<const CommandRow> all_commands() {
    static const std::vector<CommandRow> table = command_table();
    return table;
}

const CommandRow* find_command(std::string_view name) {
    for (const CommandRow& command : all_commands()) {
        if (command.name == name) return &command;
    }
    return nullptr;
}

std::span<const OptionRow> common_options() {
    static const OptionRow table[] = {
        {"--language", "language", Key::help_option_language, set<&Options::language>},
        {.name = "--help",
         .value = "",
         .help = Key::help_option_help,
         .set = set<&Options::help>,
         .short_name = "-h"},
        {"--version", "", Key::help_option_version, set<&Options::version>},
    };
    return table;
}

}  // namespace lemniscate::cli
