// Writes a game down so that a person can follow it at a table with the rulebook beside it.
//
//   playthrough FOLDER           rewrites FOLDER/*.txt from FOLDER/*.record
//   playthrough FOLDER --check   says which are not as the rules would write them now
//
// The text is language-free: ids and notation only, so that it changes with the rules and with
// nothing else.
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>

#include "games/games.h"
#include "match/games.h"
#include "match/record.h"
#include "match/replay.h"
#include "tests/shards_playthrough.h"
#include "tests/splendor_playthrough.h"

namespace {

using namespace lemniscate;
namespace fs = std::filesystem;

std::string read_file(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

[[noreturn]] void fail(const fs::path& path, const match::Problem& problem) {
    std::cerr << path.string() << ": " << name_of(problem.kind) << " at " << problem.where << '\n';
    std::exit(2);
}

/// The whole game, decision by decision.
template <Game G>
std::string tell(const fs::path& path, const match::Record& record) {
    const auto replayed = match::replay<G>(record);
    if (!replayed) fail(path, replayed.problem());
    if (replayed->problem) fail(path, *replayed->problem);
    const match::Session<G>& session = replayed->session;
    std::ostringstream text;
    for (const match::Step<G>& step : session.steps()) {
        tests::tell_position(text, step.before);
        text << "> seat " << int{index(step.seat)} << ": "
             << write_move(step.before, step.move).view() << '\n';
        for (const typename G::Event& event : step.events) tests::tell_event(text, event);
        text << '\n';
    }
    tests::tell_position(text, session.state());
    text << "result: " << match::result_text(outcome(session.state())) << '\n';
    return text.str();
}

std::string tell(const fs::path& path) {
    const auto record = match::read_record(read_file(path));
    if (!record) fail(path, record.problem());
    std::string text;
    with_game(record->game, [&](auto game) { text = tell<decltype(game)>(path, *record); });
    return text;
}

}  // namespace

int main(int argc, char** argv) {
    const bool check = argc == 3 && std::string_view(argv[2]) == "--check";
    if (argc != 2 && !check) {
        std::cerr << "usage: playthrough FOLDER [--check]\n";
        return 2;
    }
    int checked = 0;
    int wrong = 0;
    for (const auto& entry : fs::directory_iterator(argv[1])) {
        if (entry.path().extension() != ".record") continue;
        const std::string text = tell(entry.path());
        const fs::path told = fs::path(entry.path()).replace_extension(".txt");
        ++checked;
        if (!check) {
            std::ofstream(told) << text;
        } else if (read_file(told) != text) {
            std::cerr << told.string() << " is not what the rules write now\n";
            ++wrong;
        }
    }
    if (checked == 0) {
        std::cerr << argv[1] << ": no records\n";
        return 2;
    }
    return wrong == 0 ? 0 : 1;
}
