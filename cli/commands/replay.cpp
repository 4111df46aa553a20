#include <charconv>
#include <istream>
#include <ostream>
#include <string>
#include <string_view>

#include "cli/commands/commands.h"
#include "cli/ink.h"
#include "cli/input.h"
#include "cli/log.h"
#include "cli/play/screens.h"
#include "cli/printable.h"
#include "cli/style.h"
#include "match/hex.h"
#include "match/json.h"
#include "match/outcome_json.h"
#include "match/sodium_hashes.h"

namespace lemniscate::cli::commands {

namespace {

using texts::Key;

struct Film {
    const match::Match& match;
    const match::Record& record;
    const Options& options;
    const Console& console;
    std::string problem;  ///< why it goes no further; empty where it is whole

    std::size_t last() const { return match.size(); }

    std::string move_text(std::size_t number) const {
        return std::to_string(index(match.seat_of(number - 1))) + ": " + match.move_at(number - 1);
    }

    /// The move that led to a position, and what happened.
    void print_move(std::size_t number) const {
        console.out << number << ". " << move_text(number) << "\n";
        const Style style = style_for(options.colour, console.out_is_terminal);
        for (const std::string& line :
             log_lines(match, number - 1, number, spectator, record.players, console.texts)) {
            console.out << "   " << for_terminal(line, style) << "\n";
        }
    }

    /// How it ended, or why it goes no further.
    void print_end() const {
        if (problem.empty()) {
            console.out << say_outcome(match.game(), match.outcome(), console.texts) << "\n";
        } else {
            console.out.flush();
            console.err << printable(problem) << std::endl;
        }
    }

    void print_all() const {
        for (std::size_t number = 1; number <= last() && console.out; ++number) print_move(number);
        print_end();
    }

    void print_json() const {
        match::Json json;
        json["game"] = match.game();
        if (record.sealed) {
            json["match"] = match::write_hex(record.sealed->match);
        } else {
            json["seed"] = std::to_string(match.seed());
        }
        json["moves"] = match::Json::array();
        for (std::size_t at = 0; at < last(); ++at) {
            json["moves"].push_back(
                {{"seat", index(match.seat_of(at))}, {"move", match.move_at(at)}});
        }
        json["events"] = match::Json::array();
        for (const match::EventNote& event : match.events(0, last(), spectator)) {
            json["events"].push_back(match::write_object(event));
        }
        json["result"] = match::outcome_json(match.outcome());
        if (!problem.empty()) json["problem"] = problem;
        console.out << match::format_json(json);
    }

    void print_position(std::uint64_t moves) const {
        if (moves > last()) {
            refuse_input(console.texts.say(Key::replay_at_range,
                                           {{"at", std::to_string(moves)}, {"last", last()}}));
        }
        console.out << match::format_json(match.open_position_after(moves));
    }

    void show_step(std::size_t moves) const {
        const Style style = style_for(options.colour, console.out_is_terminal);
        console.out << play::draw(*match.open_view_after(moves), style, console.texts,
                                  record.players);
        if (moves > 0) print_move(moves);
        if (moves == last()) print_end();
    }

    /// Enter goes on, `b` back, a number jumps, `q` leaves.
    void step_through() const {
        std::size_t moves = 0;
        show_step(moves);
        while (console.out) {
            console.out << console.texts.say(Key::replay_prompt, {{"at", moves}, {"last", last()}})
                        << " " << std::flush;
            std::string line;
            if (!std::getline(console.in, line) || line == "q") break;
            std::size_t wanted = moves + 1;
            if (line == "b") {
                wanted = moves == 0 ? 0 : moves - 1;
            } else if (!line.empty()) {
                const char* end = line.data() + line.size();
                const auto [stop, error] = std::from_chars(line.data(), end, wanted);
                if (error != std::errc() || stop != end) {
                    console.out << console.texts.say(Key::replay_keys, {{"last", last()}}) << "\n";
                    continue;
                }
            }
            if (wanted > last()) {
                console.out << console.texts.say(Key::replay_at_end, {{"last", last()}}) << "\n";
                continue;
            }
            moves = wanted;
            show_step(moves);
        }
    }
};

}  // namespace

int replay(const Options& options, const Console& console) {
    const std::string& file = options.records.front();
    const match::Record record = read_record_file(file, console);
    const auto reopened = match::open_record(record, &match::sodium_hashes());
    if (!reopened) {
        refuse_input(
            say_in_file(file, say_problem(reopened.problem(), console.texts), console.texts));
    }
    std::string problem;
    if (reopened->problem) {
        problem = say_in_file(file, say_record_problem(*reopened, console.texts), console.texts);
    } else if (reopened->left_out) {
        console.err << printable(say_in_file(file, say_problem(*reopened->left_out, console.texts),
                                             console.texts))
                    << std::endl;
    }
    const Film film{*reopened->match, record, options, console, problem};
    if (options.at) {
        film.print_position(*options.at);
    } else if (options.json) {
        film.print_json();
    } else if (console.in_is_terminal && console.out_is_terminal && file != "-") {
        film.step_through();
    } else {
        film.print_all();
    }
    return problem.empty() ? exit_code::good : exit_code::bad_input;
}

}  // namespace lemniscate::cli::commands
