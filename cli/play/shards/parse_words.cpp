#include "cli/play/shards/parse_words.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/nearest.h"
#include "cli/play/answer.h"
#include "cli/play/shards/card_lists.h"
#include "cli/play/shards/obvious.h"
#include "cli/play/vocabulary.h"
#include "games/shards/shards.h"
#include "match/shards/position.h"
#include "match/view_of.h"

namespace lemniscate::cli::play {
namespace {

using namespace shards;
using texts::Key;

using Choices = std::vector<match::Choice>;

class Reader {
  public:
    Reader(const Asked& asked, const InputWords& typed)
        : asked_(asked),
          table_(asked.view->of<shards::Game>().table()),
          typed_(typed.as_typed),
          words_(typed.words),
          texts_(asked.texts),
          verbs_(shards::Game::id, shards::verbs, asked.texts) {}

    ParsedLine read() const {
        const bool alone = words_.size() == 1;
        if (alone && is_word(words_[0], Key::shards_word_all, texts_)) return all();
        if (words_.size() <= 2 && is_word(words_[0], Key::shards_word_discard, texts_)) {
            return about_discards();
        }
        // The notation first: whatever it reads is meant as it stands.
        std::string exact = joined(words_, 0);
        if (!asked_.refusal_of(exact, exact)) return chosen(std::move(exact));
        if (chooses_nothing(exact)) return nothing(asked_.choices);
        if (const auto verb = verbs_.whole(words_)) {
            // What is a verb elsewhere may be the beginning of a name here.
            const bool is_name =
                choices_with(verb->verb).empty() && !choices_named(exact, asked_.choices).empty();
            return is_name ? by_name() : with_verb(verb->verb, verb->words);
        }
        const std::vector<std::string> meant = verbs_begun(words_[0]);
        if (meant.size() > 1) return ambiguous(words_[0], shown(meant));
        if (meant.size() == 1) return with_verb(meant[0], 1);
        return by_name();
    }

  private:
    bool chooses_nothing(std::string_view words) const {
        return is_no(words, texts_) || is_word(words, Key::shards_word_none, texts_);
    }

    ParsedLine all() const {
        if (table_.ask != Ask::play) return refused(texts_.say(Key::shards_answer_first));
        auto first = obvious_move(table_, asked_.choices);
        if (!first) return refused(texts_.say(Key::shards_nothing_obvious));
        ParsedLine parsed = chosen(std::move(*first));
        parsed.and_obvious = true;
        return parsed;
    }

    /// Discard piles are open to all.
    ParsedLine about_discards() const {
        Seat seat = asked_.seat;
        if (words_.size() == 2) {
            const std::string& word = words_[1];
            const bool known = word.size() == 1 && is_number(word) &&
                               static_cast<std::uint32_t>(word[0] - '0') < table_.players;
            if (!known) {
                return refused(texts_.say(Key::shards_refusal_unknown_seat, {{"word", typed_[1]}}));
            }
            seat = seat_at(static_cast<std::uint32_t>(word[0] - '0'));
        }
        const std::vector<Card> cards = discard_of(side_of(table_, seat));
        return refused(
            texts_.say(cards.empty() ? Key::shards_discards_empty : Key::shards_discards,
                       {{"you", seat == asked_.seat ? "yes" : "no"},
                        {"who", name_of(seat, Viewer{asked_.seat}, asked_.names, texts_)},
                        {"cards", list_cards(cards, texts_)}}));
    }

    /// The one choice that chooses nothing, whatever its verb.
    ParsedLine nothing(const Choices& among) const {
        for (const match::Choice& choice : among) {
            if (is_none(choice)) return chosen(choice.move);
            if (choice.number && choice.number->min == 0)
                return chosen(with_amount(choice.move, "0"));
        }
        return not_understood();
    }

    // Verbs

    /// The verbs that are possible here and begin like this.
    std::vector<std::string> verbs_begun(std::string_view word) const {
        std::vector<std::string> possible;
        for (const match::Choice& choice : asked_.choices) possible.push_back(kind_of(choice));
        std::vector<std::string> begun = verbs_.beginning(word, possible);
        // A letter of its own for what is done most.
        const auto play = std::find(begun.begin(), begun.end(), "play");
        if (play != begun.end()) return {*play};
        return begun;
    }

    std::vector<std::string> shown(const std::vector<std::string>& meant) const {
        std::vector<std::string> words;
        for (const std::string& verb : meant) {
            words.push_back(shown_verb(shards::Game::id, verb, texts_));
        }
        return words;
    }

    Choices choices_with(std::string_view verb) const {
        Choices found;
        std::copy_if(asked_.choices.begin(), asked_.choices.end(), std::back_inserter(found),
                     [verb](const match::Choice& choice) { return kind_of(choice) == verb; });
        return found;
    }

    /// What follows the verb is about it, in the notation or by a name.
    ParsedLine with_verb(const std::string& verb, std::size_t length) const {
        const std::string rest = joined(words_, length);
        const Choices candidates = choices_with(verb);
        if (candidates.size() == 1 && candidates[0].number) return amount(candidates[0], rest);
        std::string exact = verb + " " + rest;
        if (!rest.empty() && !asked_.refusal_of(exact, exact)) return chosen(std::move(exact));
        if (rest.empty() && candidates.size() == 1) return chosen(candidates[0].move);
        if (chooses_nothing(rest) && !candidates.empty()) return nothing(candidates);
        if (verb == "shield" || verb == "reveal") return several(verb, rest);
        if (rest.empty() && !candidates.empty()) {
            return ambiguous(joined(typed_, 0), in_words(candidates));
        }
        const Choices meant = choices_named(rest, candidates);
        if (meant.size() == 1) return chosen(meant[0].move);
        if (meant.size() > 1) return ambiguous(rest, in_words(meant));
        return explained(verb, rest);
    }

    ParsedLine amount(const match::Choice& choice, const std::string& rest) const {
        if (chooses_nothing(rest)) return nothing({choice});
        if (is_number(rest)) return judged(with_amount(choice.move, rest));
        return judged(kind_of(choice) + " " + rest);
    }

    /// Cards with commas between them, each by the beginning of its name, as the notation has them.
    ParsedLine several(const std::string& verb, const std::string& rest) const {
        std::vector<Named> held;
        const std::vector<Card> hand = hand_of(side_of(table_, asked_.seat));
        for (const CountedCard& card : count_cards(hand)) held.push_back(named(card.card));
        std::string text = verb;
        std::string_view left = rest;
        while (!left.empty()) {
            const std::size_t comma = std::min(left.find(','), left.size());
            const std::vector<Named> meant = matches(left.substr(0, comma), held);
            if (meant.size() > 1) {
                return ambiguous(std::string(left.substr(0, comma)), names_of(meant));
            }
            text += " " + (meant.empty() ? std::string(left.substr(0, comma)) : meant[0].id);
            left.remove_prefix(std::min(comma + 1, left.size()));
        }
        return judged(text);
    }

    // Names

    Named named(Card card) const { return {std::string(id_of(card)), name_of(card, texts_)}; }

    std::vector<Named> all_cards() const {
        std::vector<Named> known;
        for (std::uint32_t i = 1; i <= card_types; ++i) known.push_back(named(card_at(i)));
        return known;
    }

    static std::vector<std::string> names_of(const std::vector<Named>& list) {
        std::vector<std::string> names;
        for (const Named& one : list) names.push_back(one.name);
        return names;
    }

    /// What a choice goes by: its card or character, its seat by the number. Several cards are read
    /// one by one.
    Named named(const match::Choice& choice) const {
        const std::string character = field_of(choice, "character");
        if (!character.empty()) {
            return {character, say(texts_, "shards.character", character)};
        }
        const std::string card = field_of(choice, "card");
        if (!card.empty()) return named(find_card(card));
        return {kind_of(choice) == "target" ? field_of(choice, "seat") : std::string(), {}};
    }

    /// The choices whose name is best met by what was typed.
    Choices choices_named(const std::string& text, const Choices& among) const {
        std::vector<Named> known;
        for (const match::Choice& choice : among) known.push_back(named(choice));
        const std::vector<Named> best = matches(text, known);
        Choices meant;
        for (std::size_t i = 0; i < among.size(); ++i) {
            const bool is_best = std::any_of(best.begin(), best.end(), [&](const Named& one) {
                return one.id == known[i].id && !one.id.empty();
            });
            if (is_best) meant.push_back(among[i]);
        }
        return meant;
    }

    /// A card alone means the one thing that can be done with it.
    ParsedLine by_name() const {
        const std::string text = joined(words_, 0);
        if (table_.ask == Ask::shield) return several("shield", text);
        if (table_.ask == Ask::reveal) return several("reveal", text);
        const Choices meant = choices_named(text, asked_.choices);
        if (meant.empty()) {
            const Card card = card_named(text);
            if (card == Card::none || table_.ask != Ask::play) return not_understood();
            // Whoever names a card of the row means to have it.
            const bool in_row = std::find(table_.row, table_.row + table_.row_size, card) !=
                                table_.row + table_.row_size;
            return explained(in_row ? "recruit" : "play", text);
        }
        // A letter is too little to mean a card, and a card that fits two moves means neither.
        const bool clear = meant.size() == 1 && !is_letter(text);
        return clear ? chosen(meant[0].move) : ambiguous(text, in_words(meant));
    }

    /// The one card of the game that goes by this name.
    Card card_named(const std::string& text) const {
        const std::vector<Named> meant = matches(text, all_cards());
        return meant.size() == 1 ? find_card(meant[0].id) : Card::none;
    }

    // What is answered with a sentence

    std::vector<std::string> in_words(const Choices& list) const {
        std::vector<std::string> words;
        for (const match::Choice& choice : list) words.push_back(shards_words_for(asked_, choice));
        return words;
    }

    ParsedLine ambiguous(const std::string& word, const std::vector<std::string>& meant) const {
        return refused(
            texts_.say(Key::play_ambiguous, {{"word", word}, {"meant", comma_list(meant)}}));
    }

    ParsedLine not_understood() const {
        return refused(texts_.say(Key::play_not_understood, {{"line", joined(typed_, 0)}}));
    }

    /// A name that no choice has: the notation knows why not.
    ParsedLine explained(const std::string& verb, const std::string& rest) const {
        const Card card = card_named(rest);
        if (card == Card::none) return judged(verb + " " + rest);
        const bool of_somebody = verb == "attack" || verb == "destroy";
        return judged(verb + " " + (of_somebody ? owner_of(card) : "") + std::string(id_of(card)));
    }

    /// `1:` for a champion that seat 1 has in play.
    std::string owner_of(Card champion) const {
        for (std::uint32_t i = 0; i < table_.players; ++i) {
            if (seat_at(i) == asked_.seat) continue;
            if (side_of(table_, seat_at(i)).champions_set().has(champion)) {
                return std::to_string(i) + ":";
            }
        }
        return {};
    }

    ParsedLine judged(const std::string& text) const {
        if (auto refusal = asked_.refusal_of(text, joined(typed_, 0))) {
            return refused(std::move(*refusal));
        }
        return chosen(text);
    }

    const Asked& asked_;
    const Table& table_;
    const std::vector<std::string>& typed_;
    const std::vector<std::string>& words_;  ///< the same in small letters
    const texts::Texts& texts_;
    Verbs verbs_;
};

std::vector<std::string_view> split(std::string_view text) {
    std::vector<std::string_view> words;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        words.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
}

/// `zetta_encryptor` of `1:zetta_encryptor`.
std::string_view behind_colon(std::string_view word) { return word.substr(word.find(':') + 1); }

/// A card or a character by its name; what has none stands as it does in the notation.
std::string name_in(std::string_view word, const texts::Texts& texts) {
    const std::string_view id = behind_colon(word);
    if (const Card card = find_card(id); card != Card::none) return short_name(card, texts);
    if (const Character character = find_character(id); character != Character::none) {
        return name_of(character, texts);
    }
    return std::string(word);
}

/// Whether another choice says the same of another place: a hand, a seat.
bool has_twin(const match::Choice& choice, const Choices& among) {
    return std::any_of(among.begin(), among.end(), [&choice](const match::Choice& other) {
        return other.move != choice.move && kind_of(other) == kind_of(choice) &&
               behind_colon(other.move) == behind_colon(choice.move);
    });
}

}  // namespace

std::string shards_words_for(const Asked& asked, const match::Choice& choice) {
    const std::string verb = shown_verb(shards::Game::id, kind_of(choice), asked.texts);
    if (choice.number) return verb + " {n}";
    if (is_none(choice)) return verb + " " + shown_word(Key::shards_word_none, asked.texts);
    const std::vector<std::string_view> words = split(choice.move);
    if (words.size() == 1) return verb;
    if (has_twin(choice, asked.choices)) return verb + " " + std::string(words[1]);
    std::vector<std::string> names;
    for (std::size_t i = 1; i < words.size(); ++i) names.push_back(name_in(words[i], asked.texts));
    return verb + " " + join(names, ", ");
}

ParsedLine parse_shards_words(const Asked& asked, const InputWords& typed) {
    return Reader(asked, typed).read();
}

}  // namespace lemniscate::cli::play
