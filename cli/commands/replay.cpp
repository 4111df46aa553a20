#include <charconv>
#include <istream>
#include <ostream>
#include <span>
#include <string>
#include <string_view>

#include "cli/commands/commands.h"
#include "cli/input.h"
#include "cli/play/ink.h"
#include "cli/play/style.h"
#include "cli/play/tables.h"
#include "match/outcome_json.h"

namespace lemniscate::cli::commands {

namespace {

using texts::Key;

template <Game G>
struct Film {
    const match::Session<G>& session;
    std::span<const std::string> names;  ///< who sat where
    const Options& options;
    const Console& console;

    std::size_t last() const { return session.size(); }

    std::string move_text(std::size_t number) const {
        const match::Step<G> step = session.steps(number - 1, number).front();
        const auto text = write_move(step.before, step.move);
        return std::to_string(index(step.seat)) + ": " + std::string(std::string_view(text));
    }

    /// The move that led to a position, and what happened.
    void print_move(std::size_t number) const {
        console.out << number << ". " << move_text(number) << "\n";
        const Style style = style_for(options.colour, console.out_is_terminal);
        const playing::Ink ink(style);
        const std::vector<match::Step<G>> step = session.steps(number - 1, number);
        for (const std::string& line : playing::tell(step, spectator, names, ink, console.texts)) {
            console.out << "   " << playing::for_terminal(line, style) << "\n";
        }
    }

    void print_all() const {
        for (std::size_t number = 1; number <= last() && console.out; ++number) print_move(number);
        console.out << say_outcome(G::id, outcome(session.state()), console.texts) << "\n";
    }

    void print_json() const {
        match::Json json;
        json["game"] = G::id;
        json["seed"] = session.start().seed;
        json["moves"] = match::Json::array();
        for (const match::Step<G>& step : session.steps()) {
            const auto text = write_move(step.before, step.move);
            json["moves"].push_back({{"seat", index(step.seat)}, {"move", std::string_view(text)}});
        }
        json["result"] = match::outcome_json(outcome(session.state()));
        console.out << match::format_json(json);
    }

    void print_position(std::uint64_t moves) const {
        if (moves > last()) {
            refuse_input(console.texts.say(Key::replay_at_range,
                                           {{"at", std::to_string(moves)}, {"last", last()}}));
        }
        console.out << match::format_json(match::write_position(session.state_after(moves)));
    }

    void show_step(std::size_t moves) const {
        const Style style = style_for(options.colour, console.out_is_terminal);
        console.out << draw(session.state_after(moves), style, console.texts, names);
        if (moves > 0) print_move(moves);
        if (moves == last()) {
            console.out << say_outcome(G::id, outcome(session.state()), console.texts) << "\n";
        }
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

template <Game G>
int replay_record(const match::Record& record, const Options& options, const Console& console) {
    const std::string& file = options.records.front();
    const auto replayed = match::replay<G>(record);
    if (!replayed) {
        refuse_input(
            say_in_file(file, say_problem(replayed.problem(), console.texts), console.texts));
    }
    if (replayed->problem) {
        refuse_input(
            say_in_file(file, say_replay_problem(*replayed, console.texts), console.texts));
    }
    const Film<G> film{replayed->session, record.players, options, console};
    if (options.at) {
        film.print_position(*options.at);
    } else if (options.json) {
        film.print_json();
    } else if (console.in_is_terminal && console.out_is_terminal && file != "-") {
        film.step_through();
    } else {
        film.print_all();
    }
    return exit_code::good;
}

}  // namespace

int replay(const Options& options, const Console& console) {
    const match::Record record = read_record_file(options.records.front(), console);
    return with_named_game(record.game, console,
                           [&]<Game G>(G) { return replay_record<G>(record, options, console); });
}

}  // namespace lemniscate::cli::commands
