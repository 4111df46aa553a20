#include "cli/help.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "cli/input.h"
#include "cli/nearest.h"
#include "texts/phrases.h"
#include "texts/width.h"

namespace lemniscate::cli {

namespace {

using texts::Key;

constexpr int line_columns = 80;

std::string placeholder(std::string_view id, const texts::Texts& texts) {
    if (const auto key = texts::find_key(id)) return texts.say(*key);
    return say(texts, "help.placeholder", id);
}

std::string name_and_value(const OptionRow& row, const texts::Texts& texts) {
    std::string name = row.is_word() ? placeholder(row.name, texts) : std::string(row.name);
    if (!row.short_name.empty()) name = std::string(row.short_name) + ", " + name;
    if (!row.value.empty()) name += " " + placeholder(row.value, texts);
    if (row.repeats) name += "...";
    return name;
}

/// The words of `text` in lines; every line but the first begins with `indent` blanks.
std::string wrapped(std::string_view text, int indent) {
    std::string lines;
    int column = indent;
    while (!text.empty()) {
        const std::size_t length = std::min(text.find(' '), text.size());
        const std::string_view word = text.substr(0, length);
        const int width = texts::columns(word);
        if (column > indent && column + 1 + width > line_columns) {
            lines += "\n" + std::string(static_cast<std::size_t>(indent), ' ');
            column = indent;
        } else if (column > indent) {
            lines += " ";
            ++column;
        }
        lines += word;
        column += width;
        text.remove_prefix(std::min(length + 1, text.size()));
    }
    return lines;
}

using Entries = std::vector<std::pair<std::string, std::string>>;

/// Names in one column, what they mean in the next.
std::string listed(const Entries& entries) {
    int name_columns = 0;
    for (const auto& [name, meaning] : entries) {
        name_columns = std::max(name_columns, texts::columns(name));
    }
    std::string lines;
    for (const auto& [name, meaning] : entries) {
        lines += "  " + texts::pad_right(name, name_columns) + "  " +
                 wrapped(meaning, name_columns + 4) + "\n";
    }
    return lines;
}

/// `fr français`: what is typed, and what it is called by those who speak it.
std::vector<std::string> language_names() {
    std::vector<std::string> names;
    for (const std::string_view code : texts::languages()) {
        names.push_back(std::string(code) + " " + texts::Texts(code).say(Key::language_name));
    }
    return names;
}

template <class Rows>
void add_entries(Entries& entries, const Rows& rows, const texts::Texts& texts) {
    const std::string games = comma_list(game_ids());
    const std::string bots = comma_list(bot_names());
    const std::string languages = comma_list(language_names());
    for (const OptionRow& row : rows) {
        entries.emplace_back(name_and_value(row, texts),
                             texts.say(row.help, {{"games", games},
                                                  {"bots", bots},
                                                  {"languages", languages},
                                                  {"usual", row.usual}}));
    }
}

std::vector<std::string> usage_parts(const CommandRow& command, const texts::Texts& texts) {
    std::vector<std::string> parts = {"lemniscate " + std::string(command.name)};
    for (const OptionRow& row : command.options) {
        const std::string shown = name_and_value(row, texts);
        parts.push_back(row.required ? shown : "[" + shown + "]");
    }
    return parts;
}

/// In lines that break between options, never inside one.
std::string wrapped_usage(const CommandRow& command, const texts::Texts& texts) {
    std::string lines = texts.say(Key::help_usage);
    const int indent = texts::columns(lines) + 1;
    int column = indent - 1;
    for (const std::string& part : usage_parts(command, texts)) {
        const int width = texts::columns(part);
        if (column >= indent && column + 1 + width > line_columns) {
            lines += "\n" + std::string(static_cast<std::size_t>(indent), ' ');
            column = indent;
        } else {
            lines += " ";
            ++column;
        }
        lines += part;
        column += width;
    }
    return lines;
}

}  // namespace

std::string usage(const CommandRow& command, const texts::Texts& texts) {
    return texts::join(usage_parts(command, texts), " ");
}

std::string help_text(const CommandRow& command, const texts::Texts& texts) {
    Entries entries;
    add_entries(entries, command.options, texts);
    add_entries(entries, common_options(), texts);
    const std::string example_label = texts.say(Key::help_example) + " ";
    return wrapped(texts.say(command.summary), 0) + "\n\n" + wrapped_usage(command, texts) +
           "\n\n" + listed(entries) + "\n" + wrapped(texts.say(command.more), 0) + "\n\n" +
           example_label + std::string(command.example) + "\n";
}

std::string help_text(const texts::Texts& texts) {
    Entries entries;
    for (const CommandRow& command : all_commands()) {
        entries.emplace_back(std::string(command.name), texts.say(command.summary));
    }
    std::vector<std::string> games;
    for (const std::string& id : game_ids()) games.push_back(say_game(id, texts));
    Entries common;
    add_entries(common, common_options(), texts);
    return wrapped(texts.say(Key::help_about, {{"games", comma_list(games)}}), 0) + "\n\n" +
           texts.say(Key::help_usage) + " lemniscate " + placeholder("command", texts) +
           " [...]\n\n" + listed(entries) + "\n" + listed(common) + "\n" +
           wrapped(texts.say(Key::help_more), 0) + "\n";
}

std::string say(const BadWords& problem, const texts::Texts& texts) {
    std::vector<texts::Arg> args = problem.args;
    if (problem.command != nullptr) args.emplace_back("usage", usage(*problem.command, texts));
    if (problem.option != nullptr) {
        args.emplace_back("option", name_and_value(*problem.option, texts));
    }
    if (problem.reason) args.emplace_back("reason", say_reason(problem.reason, texts));
    const std::string sentence = texts.say(problem.key, args);
    if (problem.file.empty()) return sentence;
    return texts.say(
        Key::error_in_line,
        {{"file", problem.file}, {"line", std::to_string(problem.line)}, {"problem", sentence}});
}

BadWords unknown_command(const std::string& word) {
    std::vector<std::string> known;
    for (const CommandRow& command : all_commands()) known.emplace_back(command.name);
    const std::string near = nearest(word, known);
    if (!near.empty()) return {Key::error_command_nearest, {{"word", word}, {"nearest", near}}};
    return {Key::error_command_unknown, {{"word", word}, {"known", comma_list(known)}}};
}

}  // namespace lemniscate::cli
