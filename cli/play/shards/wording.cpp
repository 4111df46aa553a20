#include "cli/play/shards/wording.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/nearest.h"
#include "cli/play/answer.h"
#include "cli/play/shards/choices.h"
#include "cli/play/shards/names.h"
#include "cli/play/shards/obvious.h"
#include "texts/say_problem.h"
#include "texts/shards/card_text.h"

namespace lemniscate::cli::playing {
namespace {

using namespace shards;
using texts::Key;
using Read = Understood<shards::Game>;

struct Alias {
    std::string_view word;
    std::string_view verb;
};

/// Words that people use for the verbs of the notation.
constexpr Alias aliases[] = {
    {"buy", "recruit"}, {"fast", "fast-play"}, {"use", "exhaust"},
    {"hit", "attack"},  {"done", "end"},       {"back", "return"},
};

constexpr std::string_view no_words[] = {"none", "no", "nothing"};

class Reader {
  public:
    Reader(const State& state, const Typed& typed, std::span<const std::string> names,
           const texts::Texts& texts)
        : state_(state),
          typed_(typed.as_typed),
          words_(typed.words),
          names_(names),
          texts_(texts),
          choices_(list_choices(state)) {}

    Read read() const {
        if (words_.size() == 1 && words_[0] == "all") return all();
        if (words_.size() > 1 && (words_[0] == "card" || words_[0] == "?")) return about_card();
        if (words_[0] == "discard" && words_.size() <= 2) return about_discards();
        // The notation first: whatever it reads is meant as it stands.
        const ReadMove exact = read_move(state_, joined(words_, 0));
        if (exact.refusal == Refusal::none) return chosen(exact.move);
        if (words_.size() == 1 && chooses_nothing(words_[0])) return nothing();
        const std::vector<std::string_view> meant = verbs_meant(words_[0]);
        if (meant.size() > 1) {
            return ambiguous(words_[0], {meant.begin(), meant.end()});
        }
        if (meant.size() == 1) return with_verb(meant[0], 1);
        return by_name();
    }

  private:
    bool chooses_nothing(std::string_view word) const {
        return is_no(word, texts_) ||
               std::find(std::begin(no_words), std::end(no_words), word) != std::end(no_words);
    }

    static Read chosen(Move move) { return {.kind = Read::Kind::move, .move = move}; }

    Read all() const {
        if (state_.ask != Ask::play) {
            return refused<shards::Game>(texts_.say(Key::shards_answer_first));
        }
        const auto first = obvious_move(state_);
        if (!first) return refused<shards::Game>(texts_.say(Key::shards_nothing_obvious));
        return {.kind = Read::Kind::move, .move = *first, .then = obvious_move};
    }

    Read about_card() const {
        std::vector<Named> known;
        for (std::uint32_t i = 1; i <= card_types; ++i) known.push_back(named(card_at(i)));
        const std::vector<Named> meant = matches(joined(words_, 1), known);
        if (meant.empty()) return not_understood();
        if (meant.size() > 1) return ambiguous(joined(words_, 1), names_of(meant));
        return refused<shards::Game>(describe(find_card(meant[0].id), texts_));
    }

    /// Discard piles are open to all.
    Read about_discards() const {
        Seat seat = to_act(state_);
        if (words_.size() == 2) {
            const std::string& word = words_[1];
            const bool known = word.size() == 1 && is_number(word) &&
                               static_cast<std::uint32_t>(word[0] - '0') < state_.players;
            if (!known) {
                return refused<shards::Game>(
                    texts_.say(Key::shards_refusal_unknown_seat, {{"word", typed_[1]}}));
            }
            seat = seat_at(static_cast<std::uint32_t>(word[0] - '0'));
        }
        const std::vector<Card> cards = discard_of(side_of(state_, seat));
        return refused<shards::Game>(
            texts_.say(cards.empty() ? Key::shards_discards_empty : Key::shards_discards,
                       {{"you", seat == to_act(state_) ? "yes" : "no"},
                        {"who", name_at(state_, seat, Viewer{to_act(state_)}, names_, texts_)},
                        {"cards", list_cards(cards, texts_)}}));
    }

    /// The one choice that chooses nothing, whatever its verb.
    Read nothing() const {
        for (const Move move : choices_) {
            const bool can_be_none =
                move.kind() == MoveKind::shield || move.kind() == MoveKind::reveal ||
                move.kind() == MoveKind::banish || move.kind() == MoveKind::extra;
            if (can_be_none && move.detail() == 0) return chosen(move);
        }
        return not_understood();
    }

    // Verbs

    /// The verbs that can be meant: a whole one, one by another word, or those that are possible
    /// here and begin like this.
    std::vector<std::string_view> verbs_meant(std::string_view word) const {
        for (const std::string_view verb : verbs) {
            if (verb == word) return {verb};
        }
        for (const Alias& alias : aliases) {
            if (alias.word == word) return {alias.verb};
        }
        std::vector<std::string_view> meant;
        for (const Move move : choices_) {
            const std::string_view verb = verbs[static_cast<std::size_t>(move.kind())];
            if (!verb.starts_with(word)) continue;
            if (std::find(meant.begin(), meant.end(), verb) == meant.end()) meant.push_back(verb);
        }
        // A letter of its own for what is done most.
        const auto play = std::find(meant.begin(), meant.end(), std::string_view("play"));
        if (play != meant.end()) return {*play};
        return meant;
    }

    std::vector<Move> choices_with(std::string_view verb) const {
        std::vector<Move> found;
        for (const Move move : choices_) {
            if (verbs[static_cast<std::size_t>(move.kind())] == verb) found.push_back(move);
        }
        return found;
    }

    Read with_verb(std::string_view verb, std::size_t from) const {
        const std::string rest = joined(words_, from);
        const std::vector<Move> candidates = choices_with(verb);
        if (rest.empty() && candidates.size() == 1) return chosen(candidates[0]);
        if (chooses_nothing(rest)) {
            for (const Move move : candidates) {
                if (move.detail() == 0) return chosen(move);
            }
        }
        if (verb == "shield" || verb == "reveal") return several(verb, rest);
        const std::vector<Move> meant = choices_named(rest, candidates);
        if (meant.size() == 1) return chosen(meant[0]);
        if (meant.size() > 1) return ambiguous(rest, notations(meant));
        return explained(verb, rest);
    }

    /// Cards with commas between them, each by the beginning of its name, as the notation has them.
    Read several(std::string_view verb, const std::string& rest) const {
        std::vector<Named> held;
        const std::vector<Card> hand = hand_of(side_of(state_, to_act(state_)));
        for (const CountedCard& card : count_cards(hand)) held.push_back(named(card.card));
        std::string text(verb);
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

    static std::vector<std::string> names_of(const std::vector<Named>& list) {
        std::vector<std::string> names;
        for (const Named& one : list) names.push_back(one.name);
        return names;
    }

    /// What a choice goes by: its card or character; its seat or amount by the number.
    Named named(Move move) const {
        switch (move.kind()) {
            case MoveKind::character: {
                const auto character = static_cast<Character>(move.detail());
                return {std::string(id_of(character)), name_of(character, texts_)};
            }
            case MoveKind::target:
            case MoveKind::bid:
                return {std::to_string(move.detail()), {}};
            case MoveKind::assign:
                return {std::to_string(assignment(move).amount), {}};
            case MoveKind::shield:
            case MoveKind::reveal:
            case MoveKind::focus:
            case MoveKind::end:
            case MoveKind::drop:
                return {};
            case MoveKind::play:
            case MoveKind::exhaust:
            case MoveKind::recruit:
            case MoveKind::fast_play:
            case MoveKind::relic:
            case MoveKind::attack:
            case MoveKind::banish:
            case MoveKind::give_back:
            case MoveKind::destroy:
            case MoveKind::copy:
            case MoveKind::take:
            case MoveKind::draft:
            case MoveKind::extra:
            case MoveKind::nemesis:
                return move.card() == Card::none ? Named{} : named(move.card());
        }
        return {};
    }

    /// The choices whose name is best met by what was typed.
    std::vector<Move> choices_named(const std::string& text, const std::vector<Move>& among) const {
        std::vector<Named> known;
        for (const Move move : among) known.push_back(named(move));
        const std::vector<Named> best = matches(text, known);
        std::vector<Move> meant;
        for (std::size_t i = 0; i < among.size(); ++i) {
            const bool is_best = std::any_of(best.begin(), best.end(), [&](const Named& one) {
                return one.id == known[i].id && !one.id.empty();
            });
            if (is_best) meant.push_back(among[i]);
        }
        return meant;
    }

    /// A card alone means the first thing that can be done with it.
    Read by_name() const {
        const std::string text = joined(words_, 0);
        if (state_.ask == Ask::shield || state_.ask == Ask::reveal) {
            return several(verbs[static_cast<std::size_t>(choices_[0].kind())], text);
        }
        const std::vector<Move> meant = choices_named(text, choices_);
        if (meant.empty()) {
            const Card card = card_named(text);
            if (card == Card::none || state_.ask != Ask::play) return not_understood();
            // Whoever names a card of the row means to have it.
            const bool in_row = std::find(state_.row, state_.row + state_.row_size, card) !=
                                state_.row + state_.row_size;
            return explained(in_row ? "recruit" : "play", text);
        }
        std::vector<Move> first;
        for (const Move move : meant) {
            if (move.kind() == meant[0].kind()) first.push_back(move);
        }
        return first.size() == 1 ? chosen(first[0]) : ambiguous(text, notations(first));
    }

    /// The one card of the game that goes by this name.
    Card card_named(const std::string& text) const {
        std::vector<Named> known;
        for (std::uint32_t i = 1; i <= card_types; ++i) known.push_back(named(card_at(i)));
        const std::vector<Named> meant = matches(text, known);
        return meant.size() == 1 ? find_card(meant[0].id) : Card::none;
    }

    // What is answered with a sentence

    std::vector<std::string> notations(const std::vector<Move>& list) const {
        std::vector<std::string> texts;
        for (const Move move : list) {
            texts.emplace_back(std::string_view(write_move(state_, move)));
        }
        return texts;
    }

    Read ambiguous(const std::string& word, const std::vector<std::string>& meant) const {
        return refused<shards::Game>(
            texts_.say(Key::play_ambiguous, {{"word", word}, {"meant", comma_list(meant)}}));
    }

    Read not_understood() const {
        return refused<shards::Game>(
            texts_.say(Key::play_not_understood, {{"line", joined(typed_, 0)}}));
    }

    /// A name that no choice has: the notation knows why not.
    Read explained(std::string_view verb, const std::string& rest) const {
        const Card card = card_named(rest);
        return judged(std::string(verb) + " " +
                      (card == Card::none ? rest : std::string(id_of(card))));
    }

    Read judged(const std::string& text) const {
        const ReadMove read = read_move(state_, text);
        if (read.refusal == Refusal::none) return chosen(read.move);
        if (read.refusal == Refusal::not_understood) return not_understood();
        return refused<shards::Game>(
            say_refusal(shards::Game::id, id_of(read.refusal), spoken(read.word), texts_));
    }

    /// A word of the notation as the person reads it on the screen.
    std::string spoken(std::string_view word) const {
        const std::size_t colon = word.find(':');
        const std::string_view id = colon == std::string_view::npos ? word : word.substr(colon + 1);
        const Card card = find_card(id);
        return card == Card::none ? std::string(word) : name_of(card, texts_);
    }

    const State& state_;
    const std::vector<std::string>& typed_;
    const std::vector<std::string>& words_;  ///< the same in small letters
    std::span<const std::string> names_;
    const texts::Texts& texts_;
    std::vector<Move> choices_;
};

}  // namespace

Understood<shards::Game> read_words(const State& state, const Typed& typed,
                                    std::span<const std::string> names, const texts::Texts& texts) {
    return Reader(state, typed, names, texts).read();
}

}  // namespace lemniscate::cli::playing
