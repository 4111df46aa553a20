#include "cli/play/splendor/wording.h"

#include <cctype>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cli/nearest.h"
#include "cli/play/splendor/token_ink.h"
#include "cli/play/words.h"
#include "texts/say_problem.h"
#include "texts/splendor/names.h"

namespace lemniscate::cli::playing {
namespace {

using namespace splendor;
using texts::Key;
using Read = Understood<splendor::Game>;

class Reader {
  public:
    Reader(const State& state, const Typed& typed, const texts::Texts& texts)
        : state_(state), typed_(typed.as_typed), words_(typed.words), texts_(texts) {}

    Read read() const {
        if (names_tokens()) {
            return expanded(asks_return() ? "return" : "take", tokens(words_, 0));
        }
        return by_verb();
    }

  private:
    bool asks_return() const { return state_.phase == Phase::give_back; }

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

    Read by_verb() const {
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
            return refused<splendor::Game>(texts_.say(
                Key::play_ambiguous, {{"word", typed_[0]}, {"meant", comma_list(meant)}}));
        }
        if (state_.phase == Phase::location) return location(0);
        if (state_.phase == Phase::action) return recruit(0);
        return not_understood();
    }

    Read with_verb(std::string_view verb) const {
        if (verb == "reserve") return reserve(1);
        if (verb == "recruit") return recruit(1);
        if (verb == "location") return location(1);
        if (verb == "pass") return expanded("pass", joined(words_, 1));
        return expanded(verb, tokens(words_, 1));
    }

    Read reserve(std::size_t from) const {
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

    Read recruit(std::size_t from) const {
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

    Read location(std::size_t from) const {
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
    Read with_name(std::string_view verb, const std::string& name, const std::vector<Named>& known,
                   const std::string& with) const {
        const std::vector<Named> meant = matches(name, known);
        if (meant.size() == 1) return expanded(verb, meant[0].id + with);
        if (meant.empty()) {
            // The notation knows why: there is no such thing, or it is not here.
            if (find_card(name) != Card::none || verb == "location") return expanded(verb, name);
            return not_understood();
        }
        std::vector<std::string> names;
        for (const Named& named : meant) names.push_back(named.name);
        return refused<splendor::Game>(
            texts_.say(Key::play_ambiguous, {{"word", name}, {"meant", comma_list(names)}}));
    }

    // The notation decides

    Read not_understood() const {
        return refused<splendor::Game>(
            texts_.say(Key::play_not_understood, {{"line", joined(typed_, 0)}}));
    }

    Read expanded(std::string_view verb, const std::string& rest) const {
        const std::string text = std::string(verb) + (rest.empty() ? "" : " ") + rest;
        const ReadMove read = read_move(state_, text);
        if (read.refusal == Refusal::none) {
            return {.kind = Read::Kind::move, .move = read.move};
        }
        if (read.refusal == Refusal::not_understood) return not_understood();
        return refused<splendor::Game>(
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
    const std::vector<std::string>& typed_;
    const std::vector<std::string>& words_;  ///< the same in small letters
    const texts::Texts& texts_;
};

}  // namespace

Understood<splendor::Game> read_words(const State& state, const Typed& typed,
                                      std::span<const std::string>, const texts::Texts& texts) {
    return Reader(state, typed, texts).read();
}

}  // namespace lemniscate::cli::playing
