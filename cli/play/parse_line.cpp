#include "cli/play/parse_line.h"

#include <charconv>
#include <cstddef>
#include <iterator>
#include <set>

#include "cli/play/game_terminal.h"
#include "cli/play/input_words.h"
#include "cli/play/vocabulary.h"
#include "texts/phrases.h"

namespace lemniscate::cli::play {
namespace {

using texts::Key;

/// By Command: the words for it.
constexpr Key command_words[] = {
    Key::play_word_help,  Key::play_word_card, Key::play_word_rules,
    Key::play_word_moves, Key::play_word_log,  Key::play_word_show,
    Key::play_word_undo,  Key::play_word_save, Key::play_word_quit,
};
static_assert(std::size(command_words) == static_cast<std::size_t>(Command::quit) + 1);

/// What can stand at the end of a line, word by word.
class Completion {
  public:
    Completion(std::string_view before, std::string_view word)
        : before_(texts::lowered(before)), start_(before_ + texts::lowered(word)) {}

    void consider(std::string_view whole) {
        // Where a number belongs, nothing can be offered.
        const std::string line = texts::lowered(whole.substr(0, whole.find('{')));
        if (!line.starts_with(start_) || line.size() == before_.size()) return;
        const std::string_view rest = std::string_view(line).substr(before_.size());
        found_.emplace(rest.substr(0, rest.find(' ')));
    }

    bool empty() const { return found_.empty(); }
    std::vector<std::string> found() const { return {found_.begin(), found_.end()}; }

  private:
    std::string before_;
    std::string start_;
    std::set<std::string> found_;
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

ParsedLine by_number(const Asked& asked, const std::string& word) {
    if (const match::Choice* amounts = asked.amounts()) {
        std::string move = with_amount(amounts->move, word);
        if (auto refusal = asked.refusal_of(move, word)) return refused(std::move(*refusal));
        return chosen(std::move(move));
    }
    std::size_t number = 0;
    const auto read = std::from_chars(word.data(), word.data() + word.size(), number);
    if (read.ec != std::errc() || number == 0 || number > asked.choices.size()) {
        return refused(
            asked.texts.say(Key::play_no_number,
                            {{"number", word}, {"last", std::to_string(asked.choices.size())}}));
    }
    return chosen(asked.choices[number - 1].move);
}

}  // namespace

std::optional<Command> find_command(std::string_view word, const texts::Texts& texts) {
    if (word == "?") return Command::help;
    const auto found = find_word(word, command_words, texts);
    if (!found) return std::nullopt;
    return static_cast<Command>(*found);
}

ParsedLine parse_line(const Asked& asked, std::string_view line) {
    const InputWords typed = InputWords::from(line);
    if (typed.words.empty()) return {};
    const bool alone = typed.words.size() == 1;
    std::optional<Command> command = find_command(typed.words[0], asked.texts);
    // A question mark before a name asks for a card, alone for help.
    if (!alone && typed.words[0] == "?") command = Command::card;
    if (command && stands(*command, alone)) {
        return {.kind = ParsedLine::Kind::command,
                .command = *command,
                .rest = joined(typed.as_typed, 1)};
    }
    if (alone && is_number(typed.words[0])) return by_number(asked, typed.words[0]);
    return terminal_of(asked.match.game()).parse_words(asked, typed);
}

std::vector<std::string> completions(const Asked& asked, std::string_view before,
                                     std::string_view word) {
    const GameTerminal& terminal = terminal_of(asked.match.game());
    Completion own(before, word);
    for (const Key key : command_words) own.consider(shown_word(key, asked.texts));
    for (const match::Choice& choice : asked.choices)
        own.consider(terminal.words_for(asked, choice));
    if (!own.empty()) return own.found();
    Completion notation(before, word);
    const texts::Texts english;
    for (const Key key : command_words) notation.consider(shown_word(key, english));
    for (const match::Choice& choice : asked.choices) notation.consider(choice.move);
    return notation.found();
}

}  // namespace lemniscate::cli::play
