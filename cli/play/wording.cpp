#include "cli/play/wording.h"

#include <algorithm>
#include <charconv>
#include <cstddef>

#include "cli/play/game_terminal.h"
#include "cli/play/typed.h"

namespace lemniscate::cli::playing {
namespace {

struct CommandWord {
    std::string_view word;
    Command command;
};

constexpr CommandWord command_words[] = {
    {"?", Command::help},      {"help", Command::help}, {"moves", Command::moves},
    {"m", Command::moves},     {"log", Command::log},   {"l", Command::log},
    {"show", Command::show},   {"undo", Command::undo}, {"u", Command::undo},
    {"save", Command::save},   {"quit", Command::quit}, {"q", Command::quit},
    {"exit", Command::quit},   {"card", Command::card}, {"?", Command::card},
    {"rules", Command::rules},
};

/// Whether a command is meant where it stands alone, or with words after it. A question mark before
/// a name asks for a card, alone for help.
bool stands(Command command, bool alone) {
    switch (command) {
        case Command::card:
        case Command::rules:
        case Command::save:
            return true;
        case Command::help:
        case Command::moves:
        case Command::log:
        case Command::show:
        case Command::undo:
        case Command::quit:
            break;
    }
    return alone;
}

Understood by_number(const Asked& asked, const std::string& word) {
    if (const match::Choice* amounts = asked.amounts()) {
        std::string move = with_amount(*amounts, word);
        if (auto refusal = asked.refusal_of(move, word)) return refused(std::move(*refusal));
        return chosen(std::move(move));
    }
    std::size_t number = 0;
    const auto read = std::from_chars(word.data(), word.data() + word.size(), number);
    if (read.ec != std::errc() || number == 0 || number > asked.choices.size()) {
        return refused(
            asked.texts.say(texts::Key::play_no_number,
                            {{"number", word}, {"last", std::to_string(asked.choices.size())}}));
    }
    return chosen(asked.choices[number - 1].move);
}

}  // namespace

Understood understand(const Asked& asked, std::string_view line) {
    const Typed typed = Typed::from(line);
    if (typed.words.empty()) return {};
    const bool alone = typed.words.size() == 1;
    for (const CommandWord& known : command_words) {
        if (known.word == typed.words[0] && stands(known.command, alone)) {
            return {.kind = Understood::Kind::command,
                    .command = known.command,
                    .rest = joined(typed.as_typed, 1)};
        }
    }
    if (alone && is_number(typed.words[0])) return by_number(asked, typed.words[0]);
    return terminal_of(asked.match.game()).read_words(asked, typed);
}

std::vector<std::string> completions(const Asked& asked, std::string_view before,
                                     std::string_view word) {
    const std::string start = std::string(before) + std::string(word);
    std::vector<std::string> found;
    const auto consider = [&](std::string_view whole) {
        if (!whole.starts_with(start)) return;
        const std::string_view rest = whole.substr(before.size());
        if (!rest.empty()) found.emplace_back(rest.substr(0, rest.find(' ')));
    };
    for (const CommandWord& known : command_words) {
        if (known.word.size() > 1) consider(known.word);
    }
    for (const match::Choice& choice : asked.choices) {
        // Where a number belongs, nothing can be offered.
        consider(std::string_view(choice.move).substr(0, choice.move.find('{')));
    }
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

}  // namespace lemniscate::cli::playing
