#include <ostream>
#include <string>

#include "cli/commands/commands.h"
#include "cli/input.h"
#include "cli/legal_moves.h"

namespace lemniscate::cli::commands {

namespace {

using texts::Key;

template <Game G>
void print_json(const typename G::State& state, const Console& console) {
    const bool over = to_act(state) == Seat::none;
    match::Json json;
    json["to_act"] = over ? match::Json() : match::Json(index(to_act(state)));
    json["decision"] = over ? match::Json() : match::Json(decision(state));
    json["moves"] = legal_moves<G>(state);
    console.out << match::format_json(json);
}

template <Game G>
void print_text(const typename G::State& state, const Console& console) {
    if (to_act(state) == Seat::none) {
        console.out << console.texts.say(Key::moves_over) << " "
                    << say_outcome(G::id, outcome(state), console.texts) << "\n";
        return;
    }
    const std::vector<std::string> moves = legal_moves<G>(state);
    console.out << console.texts.say(
                       Key::moves_to_act,
                       {{"seat", std::to_string(index(to_act(state)))},
                        {"decision", say_decision(G::id, decision(state), console.texts)},
                        {"count", moves.size()}})
                << "\n";
    for (const std::string& move : moves) console.out << move << "\n";
}

}  // namespace

int moves(const Options& options, const Console& console) {
    return with_position(options.position, console, [&]<Game G>(G, const auto& state) {
        options.json ? print_json<G>(state, console) : print_text<G>(state, console);
        return exit_code::good;
    });
}

}  // namespace lemniscate::cli::commands
