#include "cli/play/splendor/parse_words.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/nearest.h"
#include "cli/play/phrases.h"
#include "cli/play/splendor/token_letters.h"
#include "cli/play/vocabulary.h"
#include "games/splendor/splendor.h"
#include "match/splendor/position.h"
#include "match/view_of.h"
#include "texts/phrases.h"
#include "texts/splendor/card_names.h"

namespace lemniscate::cli::play {
namespace {

using namespace splendor;
using texts::Key;

constexpr std::string_view verbs[] = {"take", "reserve", "recruit", "location", "return", "pass"};

using Tokens = std::vector<Token>;

std::string_view token_id(Token token) { return token_ids[lane(token)]; }

std::string colour_of(Token token, const texts::Texts& texts) {
    return say(texts, "splendor.colour", token_id(token));
}

class Reader {
  public:
    Reader(const Asked& asked, const InputWords& typed)
        : asked_(asked),
          table_(asked.view->of<splendor::Game>().table()),
          typed_(typed.as_typed),
          words_(typed.words),
          texts_(asked.texts),
          verbs_(splendor::Game::id, verbs, asked.texts),
          letters_(asked.texts) {}

    ParsedLine read() const {
        if (const auto verb = verbs_.whole(words_)) return with_verb(verb->verb, verb->words);
        if (const auto tokens = tokens_alone()) {
            if (asks_return()) return with_tokens("return", *tokens);
            if (table_.phase == Phase::action && could_be_taken(*tokens)) {
                return with_tokens("take", *tokens);
            }
        }
        const std::vector<std::string> meant = verbs_.beginning(words_[0], verbs_here());
        if (meant.size() == 1) return with_verb(meant[0], 1);
        if (meant.size() > 1) return ambiguous(typed_[0], shown(meant));
        if (table_.phase == Phase::location) return location(0);
        if (table_.phase == Phase::action) return recruit(0);
        return not_understood();
    }

  private:
    bool asks_return() const { return table_.phase == Phase::give_back; }

    // Tokens

    /// `ybr`, `y b r`, `yellow blue red`. A colour alone may be the beginning of a name.
    std::optional<Tokens> tokens_alone() const {
        if (words_.size() == 1) return letters_.read(words_[0]);
        Tokens all;
        for (const std::string& word : words_) {
            const auto tokens = tokens_in(word);
            if (!tokens) return std::nullopt;
            all.insert(all.end(), tokens->begin(), tokens->end());
        }
        return all;
    }

    /// No more than could be meant, and nothing but what is ever taken: the rest may be a name.
    static bool could_be_taken(const Tokens& tokens) {
        return tokens.size() <= 3 && std::all_of(tokens.begin(), tokens.end(),
                                                 [](Token token) { return lane(token) < colours; });
    }

    /// A colour by its name, else letters.
    std::optional<Tokens> tokens_in(std::string_view word) const {
        const std::string typed = texts::bare(word);
        for (std::uint32_t kind = 0; kind < token_kinds; ++kind) {
            const auto token = static_cast<Token>(kind);
            if (typed == texts::bare(colour_of(token, texts_)) || typed == token_id(token)) {
                return Tokens{token};
            }
        }
        return letters_.read(word);
    }

    ParsedLine with_tokens(std::string_view verb, const Tokens& tokens) const {
        std::vector<std::string> ids;
        for (const Token token : tokens) ids.emplace_back(token_id(token));
        return expanded(verb, join(ids, " "));
    }

    ParsedLine with_tokens(std::string_view verb, std::size_t from) const {
        Tokens all;
        for (std::size_t i = from; i < words_.size(); ++i) {
            const auto tokens = tokens_in(words_[i]);
            if (!tokens) return no_token(typed_[i]);
            all.insert(all.end(), tokens->begin(), tokens->end());
        }
        return with_tokens(verb, all);
    }

    ParsedLine no_token(const std::string& word) const {
        std::vector<std::string> known;
        for (std::uint32_t kind = 0; kind <= lane(Token::grey); ++kind) {
            const auto token = static_cast<Token>(kind);
            known.push_back(letters_.typed({token}) + " " + colour_of(token, texts_));
        }
        return refused(
            texts_.say(Key::splendor_no_token, {{"word", word}, {"tokens", comma_list(known)}}));
    }

    /// Some tokens with how many of each: `rr`, `2r`, `r2`, `red:2`.
    struct Counted {
        Tokens tokens;
        std::uint32_t count = 1;
    };
    std::optional<Counted> counted(std::string_view word) const {
        Counted read;
        const bool number_first = is_number(word.substr(0, 1));
        const bool number_last = is_number(word.substr(word.size() - 1));
        if (number_first || number_last) {
            read.count =
                static_cast<std::uint32_t>((number_first ? word.front() : word.back()) - '0');
            word = number_first ? word.substr(1) : word.substr(0, word.size() - 1);
        }
        const auto tokens = tokens_in(word);
        if (!tokens || (read.count != 1 && tokens->size() != 1)) return std::nullopt;
        read.tokens = *tokens;
        return read;
    }

    /// `red:2 grey:1`, whatever way it was typed.
    std::string payment(std::size_t from) const {
        std::uint32_t counts[token_kinds] = {};
        for (std::size_t i = from; i < words_.size(); ++i) {
            const auto read = counted(words_[i]);
            for (const Token token : read->tokens) counts[lane(token)] += read->count;
        }
        std::vector<std::string> parts;
        for (std::uint32_t kind = 0; kind < token_kinds; ++kind) {
            if (counts[kind] == 0) continue;
            parts.push_back(std::string(token_ids[kind]) + ":" + std::to_string(counts[kind]));
        }
        return join(parts, " ");
    }

    // Verbs

    std::vector<std::string> verbs_here() const {
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

    ParsedLine with_verb(std::string_view verb, std::size_t length) const {
        if (verb == "reserve") return reserve(length);
        if (verb == "recruit") return recruit(length);
        if (verb == "location") return location(length);
        if (verb == "pass") return expanded("pass", joined(words_, length));
        return with_tokens(verb, length);
    }

    ParsedLine reserve(std::size_t from) const {
        const std::string what = texts::bare(joined(words_, from));
        if (is_number(what)) return expanded("reserve", "deck:" + what);
        for (const std::string& deck : all_words_of(Key::splendor_word_deck, texts_)) {
            if (!what.starts_with(deck)) continue;
            const std::string level = what.substr(deck.size());
            if (is_number(level)) return expanded("reserve", "deck:" + level);
        }
        std::vector<Named> known;
        for (const Card card : table_.table) add(known, card);
        return with_name("reserve", joined(words_, from), known);
    }

    /// A letter alone is too little to mean a character.
    ParsedLine recruit(std::size_t from) const {
        std::size_t paying = from;
        while (paying < words_.size() &&
               !is_word(words_[paying], Key::splendor_word_paying, texts_)) {
            ++paying;
        }
        std::vector<Named> known;
        for (const Card card : table_.table) add(known, card);
        for (const Card card : table_.reserve[index(table_.seat)].cards) add(known, card);
        const std::vector<std::string> words(words_.begin() + static_cast<std::ptrdiff_t>(from),
                                             words_.begin() + static_cast<std::ptrdiff_t>(paying));
        const std::string name = join(words, " ");
        if (from == 0 && is_letter(name)) {
            const std::vector<Named> meant = matches(name, known);
            return meant.empty() ? not_understood() : ambiguous(name, names_of(meant));
        }
        if (paying == words_.size()) return with_name("recruit", name, known);
        for (std::size_t i = paying + 1; i < words_.size(); ++i) {
            if (!counted(words_[i])) return no_token(typed_[i]);
        }
        return with_name("recruit", name, known, " paying " + payment(paying + 1));
    }

    ParsedLine location(std::size_t from) const {
        std::vector<Named> known;
        for (const Location location : table_.locations) known.push_back(named(location));
        return with_name("location", joined(words_, from), known);
    }

    // Names

    template <class Thing>
    Named named(Thing thing) const {
        return {std::string(id_of(thing)), name_of(thing, texts_)};
    }

    void add(std::vector<Named>& known, Card card) const {
        if (is_known(card)) known.push_back(named(card));
    }

    /// Everything of the game that such a move could be about.
    std::vector<Named> all_of_kind(std::string_view verb) const {
        std::vector<Named> all;
        const bool places = verb == "location";
        for (std::uint32_t i = 0; places && i < locations; ++i) {
            all.push_back(named(location_at(i)));
        }
        for (std::uint32_t i = 0; !places && i < cards; ++i) all.push_back(named(card_at(i)));
        return all;
    }

    /// Those that a move of this kind can be about right now.
    std::vector<Named> possible(std::string_view verb, const std::vector<Named>& among) const {
        std::vector<Named> list;
        for (const Named& one : among) {
            const bool can = std::any_of(
                asked_.choices.begin(), asked_.choices.end(), [&](const match::Choice& choice) {
                    return kind_of(choice) == verb && (field_of(choice, "card") == one.id ||
                                                       field_of(choice, "location") == one.id);
                });
            if (can) list.push_back(one);
        }
        return list;
    }

    static std::vector<std::string> names_of(const std::vector<Named>& list) {
        std::vector<std::string> names;
        for (const Named& one : list) names.push_back(one.name);
        return names;
    }

    /// A move about something that goes by a name. Of several, those count that can be done.
    ParsedLine with_name(std::string_view verb, const std::string& name,
                         const std::vector<Named>& known, const std::string& with = {}) const {
        const std::vector<Named> meant = matches(name, known);
        if (meant.size() == 1) return expanded(verb, meant[0].id + with);
        if (meant.empty()) return absent(verb, name);
        const std::vector<Named> can = possible(verb, meant);
        if (can.size() == 1) return expanded(verb, can[0].id + with);
        return ambiguous(name, names_of(can.empty() ? meant : can));
    }

    /// The notation knows why something is not here; letters that name nothing are tokens.
    ParsedLine absent(std::string_view verb, const std::string& name) const {
        const std::vector<Named> meant = matches(name, all_of_kind(verb));
        const auto tokens = tokens_alone();
        if (meant.size() == 1 && !tokens) return expanded(verb, meant[0].id);
        if (tokens && table_.phase == Phase::action) return with_tokens("take", *tokens);
        return not_understood();
    }

    // What is answered with a sentence

    std::vector<std::string> shown(const std::vector<std::string>& meant) const {
        std::vector<std::string> words;
        for (const std::string& verb : meant) {
            words.push_back(shown_verb(splendor::Game::id, verb, texts_));
        }
        return words;
    }

    ParsedLine ambiguous(const std::string& word, const std::vector<std::string>& meant) const {
        return refused(
            texts_.say(Key::play_ambiguous, {{"word", word}, {"meant", comma_list(meant)}}));
    }

    ParsedLine not_understood() const {
        return refused(texts_.say(Key::play_not_understood, {{"line", joined(typed_, 0)}}));
    }

    /// The notation decides.
    ParsedLine expanded(std::string_view verb, const std::string& rest) const {
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
    Verbs verbs_;
    TokenLetters letters_;
};

/// What stands behind the verb of a move, word by word.
class ChoiceWords {
  public:
    explicit ChoiceWords(const texts::Texts& texts) : texts_(texts), letters_(texts) {}

    std::string of(std::string_view word) const {
        const std::size_t colon = std::min(word.find(':'), word.size());
        const std::string_view id = word.substr(0, colon);
        const std::string_view count = word.substr(std::min(colon + 1, word.size()));
        if (word == "paying") return shown_word(Key::splendor_word_paying, texts_);
        if (id == "deck")
            return shown_word(Key::splendor_word_deck, texts_) + " " + std::string(count);
        if (const Card card = find_card(id); card != Card::none) return name_of(card, texts_);
        for (std::uint32_t i = 0; i < locations; ++i) {
            if (id_of(location_at(i)) == id) return name_of(location_at(i), texts_);
        }
        const auto token = static_cast<Token>(notation::find_token(id));
        return count.empty() ? colour_of(token, texts_)
                             : std::string(count) + letters_.typed({token});
    }

  private:
    const texts::Texts& texts_;
    TokenLetters letters_;
};

}  // namespace

std::string splendor_words_for(const Asked& asked, const match::Choice& choice) {
    const ChoiceWords words(asked.texts);
    std::string text = shown_verb(splendor::Game::id, kind_of(choice), asked.texts);
    const std::vector<std::string> parts = InputWords::from(choice.move).words;
    for (std::size_t i = 1; i < parts.size(); ++i) text += " " + words.of(parts[i]);
    return text;
}

ParsedLine parse_splendor_words(const Asked& asked, const InputWords& typed) {
    return Reader(asked, typed).read();
}

}  // namespace lemniscate::cli::play
