#include "cli/options.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <deque>
#include <initializer_list>
#include <iterator>
#include <limits>
#include <utility>

#include "cli/commands/commands.h"
#include "cli/failure.h"
#include "cli/nearest.h"
#include "cli/setup_options.h"
#include "match/match.h"
#include "server/http.h"
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

/// One of a few words.
template <class Value>
Value choice(const OptionRow& row, const std::string& word,
             std::initializer_list<std::pair<std::string_view, Value>> values) {
    std::vector<std::string> known;
    for (const auto& [name, value] : values) {
        if (name == word) return value;
        known.emplace_back(name);
    }
    throw BadWords{Key::error_option_choice,
                   {{"option", row.name}, {"word", word}, {"known", comma_list(known)}}};
}

void read(Colour& field, const OptionRow& row, const std::string& word) {
    field = choice<Colour>(
        row, word,
        {{"auto", Colour::automatic}, {"always", Colour::always}, {"never", Colour::never}});
}

void read(server::Level& field, const OptionRow& row, const std::string& word) {
    using server::Level;
    field = choice<Level>(row, word,
                          {{"debug", Level::debug},
                           {"info", Level::info},
                           {"warning", Level::warning},
                           {"error", Level::error}});
}

void read(server::LogFormat& field, const OptionRow& row, const std::string& word) {
    using server::LogFormat;
    field = choice<LogFormat>(
        row, word,
        {{"auto", LogFormat::automatic}, {"json", LogFormat::json}, {"text", LogFormat::text}});
}

std::vector<std::string> parts_between_commas(const std::string& word) {
    std::vector<std::string> parts;
    std::size_t begin = 0;
    while (begin <= word.size()) {
        const std::size_t end = std::min(word.find(',', begin), word.size());
        parts.push_back(word.substr(begin, end - begin));
        begin = end + 1;
    }
    return parts;
}

/// For names in one word with commas between them, and for words that repeat.
void read(std::vector<std::string>& field, const OptionRow& row, const std::string& word) {
    if (row.repeats) {
        field.push_back(word);
    } else {
        field = parts_between_commas(word);
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

/// Texts that rows refer to for as long as the program runs.
std::string_view kept(std::string text) {
    static std::deque<std::string> texts;
    return texts.emplace_back(std::move(text));
}

// Settings of the server.

template <auto field>
void set_config(Options& options, const OptionRow& row, const std::string& word) {
    read(options.config.*field, row, word);
}

void set_address(Options& options, const OptionRow& row, const std::string& word) {
    if (!server::read_address(word)) {
        throw BadWords{Key::error_option_address, {{"option", row.name}, {"word", word}}};
    }
    options.config.address = word;
}

/// A list of things that each are read by themselves; nothing is an empty list.
template <auto field, Key problem, class Read>
void set_list(Options& options, const OptionRow& row, const std::string& word, Read read_one) {
    auto& list = options.config.*field;
    list.clear();
    if (word.empty()) return;
    for (const std::string& part : parts_between_commas(word)) {
        const std::string_view trimmed = server::trimmed(part);
        auto read = read_one(trimmed);
        if (!read) throw BadWords{problem, {{"option", row.name}, {"word", trimmed}}};
        list.push_back(std::move(*read));
    }
}

template <bool (*fits)(std::string_view)>
std::optional<std::string> if_it_fits(std::string_view text) {
    return fits(text) ? std::optional<std::string>(text) : std::nullopt;
}

void set_hosts(Options& options, const OptionRow& row, const std::string& word) {
    set_list<&server::Config::hosts, Key::error_option_host>(options, row, word,
                                                             if_it_fits<server::is_host_name>);
}
void set_origins(Options& options, const OptionRow& row, const std::string& word) {
    set_list<&server::Config::origins, Key::error_option_origin>(options, row, word,
                                                                 if_it_fits<server::is_origin>);
}
void set_proxies(Options& options, const OptionRow& row, const std::string& word) {
    set_list<&server::Config::trusted_proxies, Key::error_option_network>(options, row, word,
                                                                          server::read_network);
}

OptionRow as_setting(OptionRow row, std::string_view usual = {}) {
    row.is_setting = true;
    row.usual = usual;
    return row;
}

/// A number between two others. What it is if left out stands in the one place where it is
/// declared, server/config.h.
template <auto field>
OptionRow number_setting(std::string_view name, Key help, std::uint64_t least, std::uint64_t most) {
    return as_setting({name, "number", help, set_config<field>, false, false, least, most},
                      kept(std::to_string(server::Config{}.*field)));
}

std::vector<OptionRow> setting_table() {
    using server::Config;
    constexpr std::uint64_t million = 1'000'000;
    return {
        as_setting({"--page", "folder", Key::help_option_page, set_config<&Config::page>}),
        as_setting({"--data", "folder", Key::help_option_data, set_config<&Config::data>}),
        as_setting({"--address", "address", Key::help_option_address, set_address},
                   kept(Config{}.address)),
        as_setting({"--port", "number", Key::help_option_port, set_config<&Config::port>}),
        as_setting({"--metrics-port", "number", Key::help_option_metrics_port,
                    set_config<&Config::metrics_port>}),
        as_setting({"--host", "hosts", Key::help_option_host, set_hosts}),
        as_setting({"--origin", "origins", Key::help_option_origin, set_origins}),
        as_setting({"--trusted-proxy", "networks", Key::help_option_trusted_proxy, set_proxies}),
        number_setting<&Config::connections>("--connections", Key::help_option_connections, 1,
                                             million),
        number_setting<&Config::connections_per_address>(
            "--connections-per-address", Key::help_option_connections_per_address, 0, million),
        number_setting<&Config::requests_per_minute>(
            "--requests-per-minute", Key::help_option_requests_per_minute, 0, million),
        number_setting<&Config::guests_per_hour>("--guests-per-hour",
                                                 Key::help_option_guests_per_hour, 0, million),
        number_setting<&Config::messages_per_second>(
            "--messages-per-second", Key::help_option_messages_per_second, 1, million),
        number_setting<&Config::message_bytes>("--message-bytes", Key::help_option_message_bytes,
                                               1024, million),
        number_setting<&Config::unread_bytes>("--unread-bytes", Key::help_option_unread_bytes,
                                              65'536, 1024 * million),
        number_setting<&Config::tables_per_person>("--tables-per-person",
                                                   Key::help_option_tables_per_person, 1, million),
        number_setting<&Config::tables_in_memory>("--tables-in-memory",
                                                  Key::help_option_tables_in_memory, 1, million),
        number_setting<&Config::idle_seconds>("--idle-seconds", Key::help_option_idle_seconds, 1,
                                              million),
        number_setting<&Config::store_queue>("--store-queue", Key::help_option_store_queue, 1,
                                             million),
        as_setting({"--bot-threads", "number", Key::help_option_bot_threads,
                    set_config<&Config::bot_threads>, false, false, 1, 1024}),
        number_setting<&Config::bot_milliseconds>("--bot-milliseconds",
                                                  Key::help_option_bot_milliseconds, 1, 60'000),
        number_setting<&Config::bot_pace>("--bot-pace", Key::help_option_bot_pace, 0, 60'000),
        as_setting(
            {"--log-level", "level", Key::help_option_log_level, set_config<&Config::log_level>}),
        as_setting({"--log-format", "format", Key::help_option_log_format,
                    set_config<&Config::log_format>}),
    };
}

OptionRow config_file() {
    return {"--config", "file", Key::help_option_config, set<&Options::config_file>};
}

const OptionRow& find_setting(std::string_view name) {
    const auto settings = all_settings();
    return *std::find_if(settings.begin(), settings.end(),
                         [name](const OptionRow& row) { return row.name == name; });
}

std::vector<OptionRow> with_config_file(std::span<const OptionRow> settings) {
    std::vector<OptionRow> rows = {config_file()};
    rows.insert(rows.end(), settings.begin(), settings.end());
    return rows;
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
        {"serve", Key::help_serve, Key::help_serve_more, "lemniscate serve --port 8200",
         commands::serve, with_config_file(all_settings())},
        {"admin",
         Key::help_admin,
         Key::help_admin_more,
         "lemniscate admin backup today.db",
         commands::admin,
         {{"action", "", Key::help_option_action, set<&Options::action>, true},
          {"subject", "", Key::help_option_subject, set<&Options::subject>},
          {"--force", "", Key::help_option_force, set<&Options::force>},
          config_file(),
          find_setting("--data")}},
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

std::span<const OptionRow> all_settings() {
    static const std::vector<OptionRow> table = setting_table();
    return table;
}

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
