// Everything that can be said on the command line: the one table of commands and their options.
// Parsing (parse.h), help (help.h) and the commands themselves all go by it.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/seat.h"
#include "match/position.h"
#include "server/config.h"
#include "texts/texts.h"

namespace lemniscate::cli {

struct Console;

enum class Colour { automatic, always, never };

/// What was said, as values. A command reads the fields of the options that it has.
struct Options {
    bool help = false;
    bool version = false;
    bool json = false;
    bool markdown = false;
    bool facts = false;
    bool divide = false;
    std::optional<std::string> language;
    std::optional<std::string> topic;  ///< `help COMMAND`
    std::string game;
    std::vector<std::string> words;    ///< after the game, in any order
    std::string position;              ///< a file, or `-`
    std::vector<std::string> records;  ///< files, or `-`
    std::string moves;
    std::vector<std::string> bots;
    std::vector<std::string> names;
    match::OptionList setup;  ///< of the game, as in a record: names with _, switches are true
    std::optional<Viewer> seat;
    std::optional<std::uint64_t> seed;
    std::optional<std::uint64_t> at;
    std::optional<std::string> load;
    std::optional<std::string> witness;  ///< what a player kept: a file
    std::optional<std::string> record_folder;
    std::string action;   ///< of `admin`
    std::string subject;  ///< what it is done to
    bool force = false;
    std::optional<std::string> config_file;
    server::Config config;  ///< what `serve` is set to
    std::uint64_t games = 100;
    std::optional<std::uint32_t> threads;  ///< unset: as many as the machine has
    std::uint32_t depth = 0;
    double seconds = 1.0;
    Colour colour = Colour::automatic;
};

/// What `play` needs of them.
struct PlayOptions {
    std::string game;
    match::OptionList setup;            ///< what is not said is as usual, or drawn
    std::vector<std::string> bots;      ///< not checked yet
    std::vector<std::string> names;     ///< of people, in the order of their seats; not checked yet
    std::optional<std::uint64_t> seed;  ///< unset: a random one
    std::optional<std::string> load;    ///< a position or a record to go on from
    Colour colour = Colour::automatic;
};

/// One option of a command.
struct OptionRow {
    std::string_view name;   ///< `--seed`; `position` for a word that stands by itself
    std::string_view value;  ///< what follows it: of help.placeholder, or a key; empty for a switch
    texts::Key help;
    void (*set)(Options&, const OptionRow&, const std::string& word);
    bool required = false;
    bool repeats = false;     ///< for words that stand by themselves: one or more
    std::uint64_t least = 0;  ///< of a number
    std::uint64_t most = UINT64_MAX;
    std::string_view short_name = {};
    bool is_setting = false;      ///< can be said in the environment and in a file, too: settings.h
    std::string_view usual = {};  ///< what a setting is if it is left out: the argument `usual`

    bool is_word() const { return !name.starts_with('-'); }
    bool is_switch() const { return !is_word() && value.empty(); }
};

struct CommandRow {
    std::string_view name;
    texts::Key summary;  ///< one line
    texts::Key more;     ///< what is good to know, for its own help
    std::string_view example;
    int (*run)(const Options&, const Console&);
    std::vector<OptionRow> options;
};

/// Everything that `serve` can be set to. Other commands have those of them that they need.
std::span<const OptionRow> all_settings();

std::span<const CommandRow> all_commands();
const CommandRow* find_command(std::string_view name);  ///< null when there is none

/// Options that are understood before and after every command.
std::span<const OptionRow> common_options();

}  // namespace lemniscate::cli
