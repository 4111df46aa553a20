#include "cli/play/wording.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "cli/nearest.h"
#include "cli/play/ink.h"
#include "cli/play/words.h"
#include "cli/say_problem.h"

namespace lemniscate::cli::playing {
namespace {

using namespace splendor;
using texts::Key;

struct CommandWord {
    std::string_view word;
    Command command;
};

constexpr CommandWord command_words[] = {
    {"?", Command::help},    {"help", Command::help}, {"moves", Command::moves},
    {"m", Command::moves},   {"log", Command::log},   {"l", Command::log},
    {"show", Command::show}, {"undo", Command::undo}, {"u", Command::undo},
    {"save", Command::save}, {"quit", Command::quit}, {"q", Command::quit},
    {"exit", Command::quit},
};

// Words

std::vector<std::string> split(std::string_view line) {
    std::vector<std::string> words;
    std::string word;
    for (const char letter : line) {
        if (std::isspace(static_cast<unsigned char>(letter)) != 0) {
            if (!word.empty()) words.push_back(word);
            word.clear();
        } else {
            word += letter;
        }
    }
    if (!word.empty()) words.push_back(word);
    return words;
}

std::string lower(std::string_view text) {
    std::string lowered;
    for (const char letter : text) {
        lowered += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    }
    return lowered;
}

bool is_number(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

bool spelt_with(std::string_view text, std::string_view letters) {
    return !text.empty() && text.find_first_not_of(letters) == std::string_view::npos;
}

std::string joined(const std::vector<std::string>& words, std::size_t from,
                   std::string_view between = " ") {
    return join(
        {words.begin() + static_cast<std::ptrdiff_t>(std::min(from, words.size())), words.end()},
        between);
}

// Names

/// Small letters and digits; whatever else stands in a name may be typed or left out.
std::string bare(std::string_view name) {
    std::string kept;
    for (const char letter : name) {
        const auto byte = static_cast<unsigned char>(letter);
        if (byte >= 0x80 || std::isalnum(byte) != 0) kept += static_cast<char>(std::tolower(byte));
    }
    return kept;
}

struct Named {
    std::string id;
    std::string name;
};

/// How well what was typed names something: better is higher, 0 is not at all.
int likeness(const std::string& typed, const Named& named) {
    const std::string whole = bare(named.name);
    const std::string id = bare(named.id);
    if (typed == whole || typed == id) return 3;
    if (whole.starts_with(typed) || id.starts_with(typed)) return 2;
    const std::vector<std::string> words = split(named.name);
    for (std::size_t i = 1; i < words.size(); ++i) {
        if (bare(joined(words, i, "")).starts_with(typed)) return 1;
    }
    return 0;
}

/// The best matches; several when they are equally good.
std::vector<Named> matches(std::string_view text, const std::vector<Named>& among) {
    const std::string typed = bare(text);
    std::vector<Named> best;
    int highest = 1;
    if (typed.empty()) return best;
    for (const Named& named : among) {
        const int match = likeness(typed, named);
        if (match > highest) best.clear();
        highest = std::max(highest, match);
        if (match == highest) best.push_back(named);
    }
    return best;
}

Understood refused(std::string sentence) {
    return {.kind = Understood::Kind::refused, .refusal = std::move(sentence)};
}

class Reader {
  public:
    Reader(const State& state, const std::vector<Choice>& choices, std::string_view line,
           const texts::Texts& texts)
        : state_(state),
          choices_(choices),
          typed_(split(line)),
          words_(split(lower(line))),
          texts_(texts) {}

    Understood read() const {
        if (words_.empty()) return {};
        for (const CommandWord& known : command_words) {
            if (known.word == words_[0] && (words_.size() == 1 || known.command == Command::save)) {
                return {.kind = Understood::Kind::command,
                        .command = known.command,
                        .rest = joined(typed_, 1)};
            }
        }
        if (words_.size() == 1 && is_number(words_[0])) return by_number();
        if (names_tokens()) {
            return expanded(asks_return() ? "return" : "take", tokens(words_, 0));
        }
        return by_verb();
    }

  private:
    bool asks_return() const { return state_.phase == Phase::give_back; }

    Understood by_number() const {
        std::size_t number = 0;
        const char* end = words_[0].data() + words_[0].size();
        const auto read = std::from_chars(words_[0].data(), end, number);
        if (read.ec != std::errc() || number == 0 || number > choices_.size()) {
            return refused(
                texts_.say(Key::play_no_number,
                           {{"number", words_[0]}, {"last", std::to_string(choices_.size())}}));
        }
        return {.kind = Understood::Kind::move, .move = choices_[number - 1].move};
    }

    // Tokens

    /// `ybr`, `y b r`: letters alone, no more than could be meant.
    bool names_tokens() const {
        const std::string all = joined(words_, 0, "");
        if (asks_return()) return spelt_with(all, "ypbrogt");
        return state_.phase == Phase::action && all.size() <= 3 && spelt_with(all, "ypbro");
    }

    static std::uint32_t kind_of(char letter) {
        return static_cast<std::uint32_t>(token_letters.find(
            static_cast<char>(std::toupper(static_cast<unsigned char>(letter)))));
    }

    /// Letters become names, names stay what they are.
    static std::string tokens(const std::vector<std::string>& words, std::size_t from) {
        std::vector<std::string> names;
        for (std::size_t i = from; i < words.size(); ++i) {
            if (!spelt_with(words[i], "ypbrogt")) {
                names.push_back(words[i]);
                continue;
            }
            for (const char letter : words[i]) names.emplace_back(token_ids[kind_of(letter)]);
        }
        return join(names, " ");
    }

    /// `rrg`, `r2 g1`, `2r 1g` become `red:2 grey:1`; what is none of these stays what it is.
    static std::string payment(const std::vector<std::string>& words, std::size_t from) {
        std::uint32_t counts[token_kinds] = {};
        std::vector<std::string> parts;
        for (std::size_t i = from; i < words.size(); ++i) {
            const std::string& word = words[i];
            const bool counted = word.size() == 2 && spelt_with(word, "ypbrogt123456789") &&
                                 is_number(word.substr(0, 1)) != is_number(word.substr(1));
            if (counted) {
                const bool number_first = is_number(word.substr(0, 1));
                counts[kind_of(word[number_first ? 1 : 0])] +=
                    static_cast<std::uint32_t>(word[number_first ? 0 : 1] - '0');
            } else if (spelt_with(word, "ypbrogt")) {
                for (const char letter : word) ++counts[kind_of(letter)];
            } else {
                parts.push_back(word);
            }
        }
        for (std::uint32_t kind = 0; kind < token_kinds; ++kind) {
            if (counts[kind] == 0) continue;
            parts.push_back(std::string(token_ids[kind]) + ":" + std::to_string(counts[kind]));
        }
        return join(parts, " ");
    }

    // Verbs

    std::vector<std::string_view> verbs_here() const {
        switch (state_.phase) {
            case Phase::action:
                return {"take", "reserve", "recruit", "pass"};
            case Phase::location:
                return {"location"};
            case Phase::give_back:
                return {"return"};
            case Phase::over:
                break;
        }
        return {};
    }

    Understood by_verb() const {
        for (const std::string_view verb :
             {"take", "reserve", "recruit", "location", "return", "pass"}) {
            if (words_[0] == verb) return with_verb(verb);
        }
        std::vector<std::string> meant;
        for (const std::string_view verb : verbs_here()) {
            if (verb.starts_with(words_[0])) meant.emplace_back(verb);
        }
        if (meant.size() == 1) return with_verb(meant[0]);
        if (meant.size() > 1) {
            return refused(texts_.say(Key::play_ambiguous,
                                      {{"word", typed_[0]}, {"meant", comma_list(meant)}}));
        }
        if (state_.phase == Phase::location) return location(0);
        if (state_.phase == Phase::action) return recruit(0);
        return not_understood();
    }

    Understood with_verb(std::string_view verb) const {
        if (verb == "reserve") return reserve(1);
        if (verb == "recruit") return recruit(1);
        if (verb == "location") return location(1);
        if (verb == "pass") return expanded("pass", joined(words_, 1));
        return expanded(verb, tokens(words_, 1));
    }

    Understood reserve(std::size_t from) const {
        std::string what = joined(words_, from, "");
        for (const std::string_view deck : {"deck:", "deck", "d"}) {
            if (what.starts_with(deck) && is_number(what.substr(deck.size()))) {
                what.erase(0, deck.size());
            }
        }
        if (is_number(what)) return expanded("reserve", "deck:" + what);
        std::vector<Named> known;
        for (const Card card : state_.table) add(known, card);
        return with_name("reserve", joined(words_, from), known, "");
    }

    Understood recruit(std::size_t from) const {
        std::size_t paying = from;
        while (paying < words_.size() && words_[paying] != "paying") ++paying;
        std::vector<Named> known;
        for (const Card card : state_.table) add(known, card);
        for (const Card card : state_.reserve[index(state_.seat)].cards) add(known, card);
        const std::vector<std::string> name(words_.begin() + static_cast<std::ptrdiff_t>(from),
                                            words_.begin() + static_cast<std::ptrdiff_t>(paying));
        const std::string with =
            paying == words_.size() ? "" : " paying " + payment(words_, paying + 1);
        return with_name("recruit", join(name, " "), known, with);
    }

    Understood location(std::size_t from) const {
        std::vector<Named> known;
        for (const Location location : state_.locations) {
            known.push_back({std::string(id_of(location)), name_of(location, texts_)});
        }
        return with_name("location", joined(words_, from), known, "");
    }

    void add(std::vector<Named>& known, Card card) const {
        if (is_known(card)) known.push_back({std::string(id_of(card)), name_of(card, texts_)});
    }

    /// A move about something that goes by a name.
    Understood with_name(std::string_view verb, const std::string& name,
                         const std::vector<Named>& known, const std::string& with) const {
        const std::vector<Named> meant = matches(name, known);
        if (meant.size() == 1) return expanded(verb, meant[0].id + with);
        if (meant.empty()) {
            // The notation knows why: there is no such thing, or it is not here.
            if (find_card(name) != Card::none || verb == "location") return expanded(verb, name);
            return not_understood();
        }
        std::vector<std::string> names;
        for (const Named& named : meant) names.push_back(named.name);
        return refused(
            texts_.say(Key::play_ambiguous, {{"word", name}, {"meant", comma_list(names)}}));
    }

    // The notation decides

    Understood not_understood() const {
        return refused(texts_.say(Key::play_not_understood, {{"line", joined(typed_, 0)}}));
    }

    Understood expanded(std::string_view verb, const std::string& rest) const {
        const std::string text = std::string(verb) + (rest.empty() ? "" : " ") + rest;
        const ReadMove read = read_move(state_, text);
        if (read.refusal == Refusal::none) {
            return {.kind = Understood::Kind::move, .move = read.move};
        }
        if (read.refusal == Refusal::not_understood) return not_understood();
        return refused(
            say_refusal(splendor::Game::id, id_of(read.refusal), spoken(read.word), texts_));
    }

    /// A word of the notation as the person reads it on the screen.
    std::string spoken(std::string_view word) const {
        const Card card = find_card(word);
        if (card != Card::none) return name_of(card, texts_);
        for (const Location location : state_.locations) {
            if (id_of(location) == word) return name_of(location, texts_);
        }
        if (notation::find_token(word) != token_kinds) {
            return say(texts_, "splendor.colour", word);
        }
        return std::string(word);
    }

    const State& state_;
    const std::vector<Choice>& choices_;
    std::vector<std::string> typed_;
    std::vector<std::string> words_;  ///< the same in small letters
    const texts::Texts& texts_;
};

}  // namespace

Understood understand(const State& state, const std::vector<Choice>& choices, std::string_view line,
                      const texts::Texts& texts) {
    return Reader(state, choices, line, texts).read();
}

std::vector<std::string> completions(const State& state, const std::vector<Choice>& choices,
                                     std::string_view before, std::string_view word) {
    const std::string start = std::string(before) + std::string(word);
    std::vector<std::string> found;
    const auto consider = [&](std::string_view whole) {
        if (!whole.starts_with(start)) return;
        const std::string_view rest = whole.substr(before.size());
        found.emplace_back(rest.substr(0, rest.find(' ')));
    };
    for (const CommandWord& known : command_words) {
        if (known.word.size() > 1) consider(known.word);
    }
    for (const Choice& choice : choices) consider(write_move(state, choice.move).view());
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

}  // namespace lemniscate::cli::playing
