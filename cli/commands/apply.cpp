#include <algorithm>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "cli/commands/commands.h"
#include "cli/ink.h"
#include "cli/input.h"
#include "cli/log.h"
#include "cli/style.h"
#include "match/json.h"

namespace lemniscate::cli::commands {

namespace {

using texts::Key;

/// `a; b;` is two moves: what stands between semicolons, without the blanks around it.
std::vector<std::string> split_moves(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n";
    std::vector<std::string> moves;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(';'), text.size());
        std::string_view move = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        const std::size_t first = move.find_first_not_of(blanks);
        if (first == std::string_view::npos) continue;
        moves.emplace_back(move.substr(first, move.find_last_not_of(blanks) - first + 1));
    }
    return moves;
}

/// The move, why it is refused, and what would be legal.
[[noreturn]] void refuse_move(const match::Match& match, const match::MoveRefusal& refusal,
                              std::size_t number, const std::string& move, const Console& console) {
    std::string sentence = console.texts.say(
        Key::apply_refused,
        {{"number", number}, {"move", move}, {"reason", say_refusal(refusal, console.texts)}});
    const std::vector<std::string> legal = match.moves();
    if (!legal.empty()) {
        sentence += "\n" + console.texts.say(Key::apply_legal,
                                             {{"seat", std::to_string(index(match.to_act()))}});
        for (const std::string& one : legal) sentence += "\n  " + one;
    }
    refuse_input(std::move(sentence));
}

/// For a person who looks on; programs read standard output.
void print_log(const match::Match& match, const Console& console) {
    const Style style = style_for(Colour::automatic, console.err_is_terminal);
    for (const std::string& line :
         log_lines(match, 0, match.size(), spectator, {}, console.texts)) {
        console.err << for_terminal(line, style) << "\n";
    }
    console.err << std::flush;
}

}  // namespace

int apply(const Options& options, const Console& console) {
    const auto match = open_position_file(options.position, console, options.seed.value_or(0));
    std::size_t number = 0;
    for (const std::string& move : split_moves(options.moves)) {
        ++number;
        if (const auto refusal = match->play(match->to_act(), move)) {
            refuse_move(*match, *refusal, number, move, console);
        }
    }
    if (!options.json) print_log(*match, console);
    console.out << match::format_json(match->open_position());
    return exit_code::good;
}

}  // namespace lemniscate::cli::commands
