#include "lab/perft.h"

#include <cstdint>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "cli/commands/commands.h"
#include "cli/input.h"

namespace lemniscate::cli::commands {

namespace {

using texts::Key;

/// What was counted, unless the position is wrong.
template <class T>
T counted(match::Result<T> result, const Options& options, const texts::Texts& texts) {
    if (result) return std::move(*result);
    refuse_input(say_in_file(options.position, say_problem(result.problem(), texts), texts));
}

}  // namespace

int perft(const Options& options, const Console& console) {
    const RawPosition position = read_raw_position(options.position, console);
    std::vector<lab::Branch> branches;
    if (options.divide) {
        branches = counted(lab::divide(position.json, options.depth), options, console.texts);
    }
    std::uint64_t leaves = 0;
    for (const lab::Branch& branch : branches) leaves += branch.leaves;
    if (branches.empty()) {
        leaves = counted(lab::perft(position.json, options.depth), options, console.texts);
    }
    if (options.json) {
        match::Json json;
        json["game"] = position.game;
        json["depth"] = options.depth;
        json["leaves"] = leaves;
        if (options.divide) {
            json["moves"] = match::Json::array();
            for (const lab::Branch& branch : branches) {
                json["moves"].push_back({{"move", branch.move}, {"leaves", branch.leaves}});
            }
        }
        console.out << match::format_json(json);
        return exit_code::good;
    }
    for (const lab::Branch& branch : branches) {
        console.out << branch.move << ": " << branch.leaves << "\n";
    }
    console.out << console.texts.say(Key::perft_leaves, {{"depth", options.depth},
                                                         {"leaves", leaves},
                                                         {"digits", std::to_string(leaves)}})
                << "\n";
    return exit_code::good;
}

}  // namespace lemniscate::cli::commands
