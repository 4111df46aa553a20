#include "cli/play/splendor/wording.h"

#include <cctype>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/nearest.h"
#include "cli/play/splendor/token_ink.h"
#include "cli/play/words.h"
#include "games/splendor/splendor.h"
#include "match/splendor/position.h"
#include "match/view_of.h"
#include "texts/splendor/names.h"

namespace lemniscate::cli::playing {
namespace {

using namespace splendor;
using texts::Key;

class Reader {
  public:
    Reader(const Asked& asked, const Typed& typed)
        : asked_(asked),
          table_(asked.view->of<splendor::Game>().table()),
          typed_(typed.as_typed),
          words_(typed.words),
          texts_(asked.texts) {}

    Understood read() const {
        if (names_tokens()) {
            return expanded(asks_return() ? "return" : "take", tokens(words_, 0));
        }
        return by_verb();
    }

  private:
    bool asks_return() const { return table_.phase == Phase::give_back; }

    // Tokens

    /// `ybr`, `y b r`: letters alone, no more than could be meant.
    bool names_tokens() const {
        const std::string all = joined(words_, 0, "");
        if (asks_return()) return spelt_with(all, "ypbrogt");
        return table_.phase == Phase::action && all.size() <= 3 && spelt_with(all, "ypbro");
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
        switch (table_.phase) {
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
        if (table_.phase == Phase::location) return location(0);
        if (table_.phase == Phase::action) return recruit(0);
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
        for (const Card card : table_.table) add(known, card);
        return with_name("reserve", joined(words_, from), known, "");
    }

    Understood recruit(std::size_t from) const {
        std::size_t paying = from;
        while (paying < words_.size() && words_[paying] != "paying") ++paying;
        std::vector<Named> known;
        for (const Card card : table_.table) add(known, card);
        for (const Card card : table_.reserve[index(table_.seat)].cards) add(known, card);
        const std::vector<std::string> name(words_.begin() + static_cast<std::ptrdiff_t>(from),
                                            words_.begin() + static_cast<std::ptrdiff_t>(paying));
        const std::string with =
            paying == words_.size() ? "" : " paying " + payment(words_, paying + 1);
        return with_name("recruit", join(name, " "), known, with);
    }

    Understood location(std::size_t from) const {
        std::vector<Named> known;
        for (const Location location : table_.locations) {
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
        std::string text = std::string(verb) + (rest.empty() ? "" : " ") + rest;
        if (auto refusal = asked_.refusal_of(text, joined(typed_, 0))) {
            return refused(std::move(*refusal));
        }
        return chosen(std::move(text));
    }

    const Asked& asked_;
    const Table& table_;
    const std::vector<std::string>& typed_;
    const std::vector<std::string>& words_;  ///< the same in small letters
    const texts::Texts& texts_;
};

}  // namespace

Understood read_splendor_words(const Asked& asked, const Typed& typed) {
    return Reader(asked, typed).read();
}

}  // namespace lemniscate::cli::playing
