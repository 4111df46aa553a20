#include "lab/perft.h"

#include <chrono>
#include <cstdint>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "cli/commands/commands.h"
#include "cli/input.h"
#include "match/json.h"

namespace lemniscate::cli::commands {

namespace {

using texts::Key;

/// What was counted, unless the position is wrong.
template <class T>
T counted(match::Result<T> result, const Options& options, const texts::Texts& texts) {
    if (result) return std::move(*result);
    refuse_input(say_in_file(options.position, say_problem(result.problem(), texts), texts));
}

/// How many there are so far, for somebody who waits at a terminal.
class LeafCounter {
  public:
    explicit LeafCounter(const Console& console) : console_(console) {}

    void show(std::uint64_t leaves) {
        using namespace std::chrono_literals;
        const auto now = std::chrono::steady_clock::now();
        if (!console_.err_is_terminal || now < next_) return;
        next_ = now + 200ms;
        console_.err << "\r" << console_.texts.say(Key::perft_progress, {{"leaves", leaves}})
                     << "\x1b[K" << std::flush;
        drawn_ = true;
    }
    void wipe() const {
        if (drawn_) console_.err << "\r\x1b[K" << std::flush;
    }

  private:
    const Console& console_;
    std::chrono::steady_clock::time_point next_ =
        std::chrono::steady_clock::now() + std::chrono::seconds(1);
    bool drawn_ = false;
};

}  // namespace

int perft(const Options& options, const Console& console) {
    const RawPosition position = read_raw_position(options.position, console);
    LeafCounter counter(console);
    const lab::Counted show = [&counter](std::uint64_t leaves) { counter.show(leaves); };
    std::vector<lab::Branch> branches;
    if (options.divide) {
        branches =
            counted(lab::divide(*position.json, options.depth, show), options, console.texts);
    }
    std::uint64_t leaves = 0;
    for (const lab::Branch& branch : branches) leaves += branch.leaves;
    if (branches.empty()) {
        leaves = counted(lab::perft(*position.json, options.depth, show), options, console.texts);
    }
    counter.wipe();
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
