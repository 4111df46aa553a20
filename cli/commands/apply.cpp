#include <algorithm>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "cli/commands/commands.h"
#include "cli/input.h"
#include "cli/legal_moves.h"
#include "cli/play/ink.h"
#include "cli/play/style.h"
#include "cli/play/tables.h"
#include "match/session.h"

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
template <Game G>
[[noreturn]] void refuse_move(const typename G::State& state, std::size_t number,
                              const std::string& move, const Console& console) {
    const auto read = read_move(state, move);
    std::string sentence = console.texts.say(
        Key::apply_refused,
        {{"number", number},
         {"move", move},
         {"reason", say_refusal(G::id, id_of(read.refusal), read.word, console.texts)}});
    const std::vector<std::string> legal = legal_moves<G>(state);
    if (!legal.empty()) {
        sentence += "\n" + console.texts.say(Key::apply_legal,
                                             {{"seat", std::to_string(index(to_act(state)))}});
        for (const std::string& one : legal) sentence += "\n  " + one;
    }
    refuse_input(std::move(sentence));
}

/// For a person who looks on; programs read standard output.
template <Game G>
void print_log(const match::Session<G>& session, const Console& console) {
    const Style style = style_for(Colour::automatic, console.err_is_terminal);
    const playing::Ink ink(style);
    for (const std::string& line :
         playing::tell(session.steps(), spectator, {}, ink, console.texts)) {
        console.err << playing::for_terminal(line, style) << "\n";
    }
    console.err << std::flush;
}

}  // namespace

int apply(const Options& options, const Console& console) {
    return with_position(options.position, console, [&]<Game G>(G, const auto& state) {
        match::Session<G> session({.seed = options.seed.value_or(0), .position = state});
        std::size_t number = 0;
        for (const std::string& move : split_moves(options.moves)) {
            ++number;
            const auto read = read_move(session.state(), move);
            if (read.refusal != G::Refusal::none) {
                refuse_move<G>(session.state(), number, move, console);
            }
            session.play(read.move);
        }
        if (!options.json) print_log(session, console);
        console.out << match::format_json(match::write_position(session.state()));
        return exit_code::good;
    });
}

}  // namespace lemniscate::cli::commands
