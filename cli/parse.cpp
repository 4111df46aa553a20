#include "cli/parse.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include <CLI/CLI.hpp>

#include "cli/help.h"
#include "cli/nearest.h"

namespace lemniscate::cli {

namespace {

using texts::Key;

/// CLI11 only sorts the words; what they mean, and what is wrong with them, is said here in the
/// language of the person.
struct Declared {
    const OptionRow* row;
    CLI::Option* option;
};

std::vector<Declared> declare(CLI::App& app, std::span<const OptionRow> rows) {
    std::vector<Declared> declared;
    for (const OptionRow& row : rows) {
        std::string name(row.name);
        if (!row.short_name.empty()) name += "," + std::string(row.short_name);
        CLI::Option* option = nullptr;
        if (row.is_switch()) {
            option = app.add_flag(name);
        } else {
            option = app.add_option(name, CLI::callback_t([](const auto&) { return true; }));
            option->expected(1)->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
            if (row.repeats) option->expected(-1);
        }
        declared.push_back({&row, option});
    }
    return declared;
}

void prepare(CLI::App& app) {
    app.set_help_flag();
    app.allow_extras();
    app.require_subcommand(0, 1);
}

std::string said_before(const CommandRow* command) {
    return command == nullptr ? "lemniscate" : "lemniscate " + std::string(command->name);
}

std::vector<std::string> option_names(const CommandRow* command) {
    std::vector<std::string> names;
    if (command != nullptr) {
        for (const OptionRow& row : command->options) {
            if (!row.is_word()) names.emplace_back(row.name);
        }
    }
    for (const OptionRow& row : common_options()) names.emplace_back(row.name);
    return names;
}

BadWords unknown_option(const CommandRow* command, const std::string& word) {
    const std::string name = word.substr(0, word.find('='));
    const std::vector<std::string> known = option_names(command);
    const std::string near = nearest(name, known);
    if (!near.empty()) {
        return {Key::error_option_nearest,
                {{"command", said_before(command)}, {"word", name}, {"nearest", near}}};
    }
    return {Key::error_option_unknown,
            {{"command", said_before(command)}, {"word", name}, {"known", comma_list(known)}}};
}

BadWords unknown_word(const CommandRow* command, const std::string& word) {
    if (word.size() > 1 && word[0] == '-') return unknown_option(command, word);
    if (command == nullptr) return unknown_command(word);
    return {Key::error_word_extra, {{"command", said_before(command)}, {"word", word}}, command};
}

/// `--name=` gives an empty value; CLI11 would look for one in the next word.
std::vector<std::string> with_empty_values(const std::vector<std::string>& words) {
    std::vector<std::string> prepared;
    for (const std::string& word : words) {
        if (word.starts_with("--") && word.find('=') == word.size() - 1) {
            prepared.push_back(word.substr(0, word.size() - 1));
            prepared.emplace_back();
        } else {
            prepared.push_back(word);
        }
    }
    return prepared;
}

/// The first word that CLI11 found no place for; `--` only says that no options follow.
const std::string* first_left_over(const std::vector<std::string>& words) {
    const auto found =
        std::find_if(words.begin(), words.end(), [](const auto& word) { return word != "--"; });
    return found == words.end() ? nullptr : &*found;
}

/// Words that stand before the command are not for it.
void check_left_over(const CLI::App& app, const CommandRow* command,
                     const std::vector<std::string>& words) {
    const std::vector<std::string> outside = app.remaining();
    if (const std::string* word = first_left_over(outside)) {
        const bool after =
            command != nullptr && std::find(words.begin(), words.end(), *word) >
                                      std::find(words.begin(), words.end(), command->name);
        throw unknown_word(after ? command : nullptr, *word);
    }
    for (const CLI::App* sub : app.get_subcommands()) {
        const std::vector<std::string> inside = sub->remaining();
        if (const std::string* word = first_left_over(inside)) throw unknown_word(command, *word);
    }
}

/// Turns the words of one option into values.
void take_over(const Declared& declared, Options& options) {
    const OptionRow& row = *declared.row;
    const std::vector<std::string>& words = declared.option->results();
    if (row.is_switch()) {
        for (const std::string& word : words) {
            if (word != "true") {
                throw BadWords{Key::error_option_value_unwanted,
                               {{"option", row.name}, {"word", word}}};
            }
        }
    } else if (words.size() > 1 && !row.repeats) {
        throw BadWords{Key::error_option_twice, {{"option", row.name}}};
    }
    for (const std::string& word : words) row.set(options, row, word);
}

void check_required(const CommandRow& command, const std::vector<Declared>& declared) {
    for (const Declared& one : declared) {
        if (one.row->required && one.option->count() == 0) {
            throw BadWords{Key::error_option_required,
                           {{"command", said_before(&command)}},
                           &command,
                           one.row};
        }
    }
}

bool has_settings(const std::vector<Declared>& declared) {
    return std::any_of(declared.begin(), declared.end(),
                       [](const Declared& one) { return one.row->is_setting; });
}

}  // namespace

Parsed parse(const std::vector<std::string>& words, const Variables& variables) {
    CLI::App app;
    prepare(app);
    std::vector<Declared> common = declare(app, common_options());
    std::map<const CLI::App*, std::pair<const CommandRow*, std::vector<Declared>>> by_app;
    for (const CommandRow& command : all_commands()) {
        CLI::App* sub = app.add_subcommand(std::string(command.name));
        prepare(*sub);
        for (const Declared& one : declare(*sub, common_options())) common.push_back(one);
        by_app[sub] = {&command, declare(*sub, command.options)};
    }

    Parsed parsed;
    std::vector<Declared> declared;
    try {
        std::vector<std::string> backwards = with_empty_values(words);
        std::reverse(backwards.begin(), backwards.end());
        bool value_missing = false;
        try {
            app.parse(std::move(backwards));
        } catch (const CLI::ArgumentMismatch&) {
            value_missing = true;
        }
        for (CLI::App* sub : app.get_subcommands()) {
            std::tie(parsed.command, declared) = by_app[sub];
        }
        for (const Declared& one : common) take_over(one, parsed.options);
        if (parsed.options.help || parsed.options.version) return parsed;
        if (value_missing) {
            throw BadWords{Key::error_option_value_missing, {{"option", words.back()}}};
        }
        check_left_over(app, parsed.command, words);
        for (const Declared& one : declared) take_over(one, parsed.options);
        if (parsed.command != nullptr) check_required(*parsed.command, declared);
        if (has_settings(declared)) {
            take_settings(variables, parsed.options);
            // Once more: what is said on the command line wins.
            for (const Declared& one : declared) {
                if (one.row->is_setting) take_over(one, parsed.options);
            }
        }
    } catch (const BadWords& problem) {
        parsed.problem = problem;
    }
    return parsed;
}

}  // namespace lemniscate::cli
