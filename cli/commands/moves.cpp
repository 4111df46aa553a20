#include <ostream>
#include <string>
#include <vector>

#include "cli/commands/commands.h"
#include "cli/input.h"
#include "match/json.h"
#include "texts/say_problem.h"

namespace lemniscate::cli::commands {

namespace {

using texts::Key;

void print_json(const match::Match& match, const Console& console) {
    const bool over = match.to_act() == Seat::none;
    match::Json json;
    json["to_act"] = over ? match::Json() : match::Json(index(match.to_act()));
    json["decision"] = over ? match::Json() : match::Json(match.decision());
    json["moves"] = match.moves();
    json["choices"] = match::Json::array();
    for (const match::Choice& choice : match.choices({match.to_act()})) {
        json["choices"].push_back(match::write_object(choice));
    }
    console.out << match::format_json(json);
}

void print_text(const match::Match& match, const Console& console) {
    const texts::Texts& texts = console.texts;
    if (match.to_act() == Seat::none) {
        console.out << texts.say(Key::moves_over) << " "
                    << say_outcome(match.game(), match.outcome(), texts) << "\n";
        return;
    }
    const std::vector<std::string> moves = match.moves();
    console.out << texts.say(Key::moves_to_act,
                             {{"seat", std::to_string(index(match.to_act()))},
                              {"decision", say_decision(match.game(), match.decision(), texts)},
                              {"count", moves.size()}})
                << "\n";
    for (const std::string& move : moves) console.out << move << "\n";
}

}  // namespace

int moves(const Options& options, const Console& console) {
    const auto match = open_position_file(options.position, console);
    options.json ? print_json(*match, console) : print_text(*match, console);
    return exit_code::good;
}

}  // namespace lemniscate::cli::commands
