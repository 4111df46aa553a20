#include <algorithm>
#include <ostream>
#include <string>
#include <vector>

#include "cli/columns.h"
#include "cli/commands/commands.h"
#include "cli/input.h"
#include "cli/nearest.h"
#include "match/json.h"
#include "texts/say_problem.h"

namespace lemniscate::cli::commands {

namespace {

using match::Json;
using texts::Key;

/// `row_size` as it is typed: `--row-size`.
std::string typed(std::string name) {
    std::replace(name.begin(), name.end(), '_', '-');
    return "--" + name;
}

std::string values_of(const Json& option) {
    if (option.contains("words")) {
        return comma_list(option.at("words").get<std::vector<std::string>>());
    }
    if (!option.contains("min")) return {};
    return option.at("min").dump() + ".." + option.at("max").dump();
}

/// Why options do not go together, each reason once.
std::vector<std::string> reasons(const Json& excludes, const texts::Texts& texts) {
    std::vector<std::string> said;
    for (const Json& pair : excludes) {
        std::string reason = texts::say_conflict(pair.at("reason").get<std::string>(), texts);
        if (std::find(said.begin(), said.end(), reason) == said.end()) {
            said.push_back(std::move(reason));
        }
    }
    return said;
}

void print_text(const Json& described, const Console& console) {
    const texts::Texts& texts = console.texts;
    Columns table({Align::left, Align::left, Align::left});
    table.add({texts.say(Key::options_option), texts.say(Key::options_values),
               texts.say(Key::options_usual)});
    for (const Json& option : described.at("options")) {
        const Json& usual = option.at("usual");
        table.add({typed(option.at("name").get<std::string>()), values_of(option),
                   usual.is_null() ? std::string() : usual.get<std::string>()});
    }
    console.out << table.text();
    const std::vector<std::string> together = reasons(described.at("excludes"), texts);
    if (together.empty()) return;
    console.out << "\n" << texts.say(Key::options_excludes) << "\n";
    for (const std::string& reason : together) console.out << "  " << reason << "\n";
}

}  // namespace

int options(const Options& options, const Console& console) {
    const match::Result<Json> described = match::describe_options(options.game);
    if (!described) refuse_game(options.game, console.texts);
    if (options.json) {
        console.out << match::format_json(*described);
    } else {
        print_text(*described, console);
    }
    return exit_code::good;
}

}  // namespace lemniscate::cli::commands
