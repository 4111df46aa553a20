#include "cli/play/shards/choices.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <tuple>

#include "cli/play/numbered.h"
#include "cli/play/shards/names.h"
#include "cli/play/shards/preview.h"

namespace lemniscate::cli::playing {
namespace {

using namespace shards;
using texts::Key;

/// Focusing and ending the turn share a line; otherwise every kind of move has its own.
MoveKind group_of(Move move) {
    return move.kind() == MoveKind::focus ? MoveKind::end : move.kind();
}

std::uint32_t place_in(std::span<const Card> cards, Card card) {
    return static_cast<std::uint32_t>(std::find(cards.begin(), cards.end(), card) - cards.begin());
}

std::uint32_t champion_place(const Side& side, Card card) {
    std::uint32_t i = 0;
    while (i < side.champion_count && side.champion(i) != card) ++i;
    return i;
}

std::uint32_t row_place(const State& state, Card card) {
    return place_in({state.row, state.row_size}, card);
}

/// Where on the screen a person looks for it.
std::uint32_t screen_order(const State& state, Move move) {
    switch (move.kind()) {
        case MoveKind::play:
            return place_in(hand_of(own(state)), move.card());
        case MoveKind::exhaust:
            return champion_place(own(state), move.card());
        case MoveKind::recruit:
        case MoveKind::fast_play:
        case MoveKind::take:
            return row_place(state, move.card());
        case MoveKind::attack:
        case MoveKind::destroy:
            return 64U * index(move.seat()) +
                   champion_place(side_of(state, move.seat()), move.card());
        case MoveKind::draft:
            return place_in(state.pool, move.card());
        case MoveKind::assign:
            return assignment(move).amount == 0 ? most_points + 1 : assignment(move).amount;
        case MoveKind::relic:
        case MoveKind::focus:
        case MoveKind::end:
        case MoveKind::shield:
        case MoveKind::reveal:
        case MoveKind::banish:
        case MoveKind::give_back:
        case MoveKind::copy:
        case MoveKind::target:
        case MoveKind::bid:
        case MoveKind::drop:
        case MoveKind::character:
        case MoveKind::extra:
        case MoveKind::nemesis:
            return 0;
    }
    return 0;
}

/// All copies of a card that a move could be about.
std::uint32_t copies(const State& state, Move move) {
    const auto count = [&](const std::vector<Card>& cards) {
        return static_cast<std::uint32_t>(std::count(cards.begin(), cards.end(), move.card()));
    };
    if (move.kind() == MoveKind::play) return count(hand_of(own(state)));
    if (move.kind() != MoveKind::banish) return 1;
    return count(banish_zone(move) == BanishZone::hand ? hand_of(own(state))
                                                       : discard_of(own(state)));
}

std::string seat_text(Seat seat, const State& state, const texts::Texts& texts,
                      std::span<const std::string> names) {
    return name_at(state, seat, Viewer{to_act(state)}, names, texts);
}

std::string shields_text(Move move, const texts::Texts& texts) {
    std::vector<Card> cards;
    for (std::uint32_t kind = 0; kind < shield_kinds; ++kind) {
        cards.insert(cards.end(), shield_count(move.detail(), kind), shield_kind[kind]);
    }
    return list_cards(cards, texts);
}

std::string revealed_text(Move move, const texts::Texts& texts) {
    std::vector<Card> cards;
    for (std::uint32_t part = 0; part < dominion_parts; ++part) {
        if (revealed_card(move, part) != Card::none) cards.push_back(revealed_card(move, part));
    }
    return list_cards(cards, texts);
}

class ChoiceDrawing {
  public:
    ChoiceDrawing(const State& state, const std::vector<Move>& choices, Detail detail,
                  const Style& style, const texts::Texts& texts, std::span<const std::string> names)
        : state_(state),
          choices_(choices),
          detail_(detail),
          columns_(style.columns),
          texts_(texts),
          names_(names),
          ink_(style) {}

    std::vector<std::string> lines() const {
        std::vector<ChoiceGroup> groups;
        for (std::size_t from = 0; from < choices_.size();) {
            const MoveKind kind = group_of(choices_[from]);
            std::size_t to = from + 1;
            while (to < choices_.size() && group_of(choices_[to]) == kind) ++to;
            groups.push_back({label_of(kind), items(kind, from, to)});
            from = to;
        }
        return flow(groups, columns_, ink_);
    }

  private:
    std::string label_of(MoveKind kind) const {
        const auto verb = verbs[static_cast<std::size_t>(kind)];
        return say(texts_, "shards.group", verb == "fast-play" ? "fast_play" : verb);
    }

    /// What a move gives, for those of which that is more than the row says.
    std::string gives(Move move) const {
        if (detail_ == Detail::terse) return {};
        switch (move.kind()) {
            case MoveKind::recruit:
            case MoveKind::relic:
            case MoveKind::focus:
            case MoveKind::end:
            case MoveKind::assign:
            case MoveKind::shield:
            case MoveKind::bid:
            case MoveKind::drop:
            case MoveKind::character:
            case MoveKind::draft:
            case MoveKind::extra:
            case MoveKind::nemesis:
            case MoveKind::attack:
                return {};
            case MoveKind::fast_play:
                if (detail_ == Detail::brief) return {};
                break;
            case MoveKind::play:
            case MoveKind::exhaust:
            case MoveKind::reveal:
            case MoveKind::banish:
            case MoveKind::give_back:
            case MoveKind::destroy:
            case MoveKind::copy:
            case MoveKind::take:
            case MoveKind::target:
                break;
        }
        const std::string text = say_preview(preview(state_, move), texts_);
        return text.empty() ? text : " " + ink_.faint(text);
    }

    /// Longer groups would push the table off the screen.
    std::size_t most_spelt_out() const { return detail_ == Detail::terse ? 12 : 40; }

    std::vector<std::string> items(MoveKind kind, std::size_t from, std::size_t to) const {
        const auto in_one = [&](const std::string& text) -> std::vector<std::string> {
            return {numbered(from, to, text, ink_)};
        };
        const bool of_row = kind == MoveKind::recruit || kind == MoveKind::fast_play;
        if (of_row && detail_ == Detail::terse && to - from > 2) {
            return in_one(texts_.say(Key::shards_choice_in_row_order));
        }
        if (kind == MoveKind::assign) return amounts(from, to);
        if (kind == MoveKind::bid) {
            return in_one(texts_.say(
                Key::shards_choice_bids,
                {{"least", choices_[from].detail()}, {"most", choices_[to - 1].detail()}}));
        }
        if (to - from > most_spelt_out()) return in_one(texts_.say(Key::play_see_moves));
        std::vector<std::string> items;
        for (std::size_t at = from; at < to; ++at) {
            items.push_back(numbered(
                at, say_choice(state_, choices_[at], texts_, names_) + gives(choices_[at]), ink_));
        }
        return items;
    }

    /// Of all the ways to split power only the ends are told.
    std::vector<std::string> amounts(std::size_t from, std::size_t to) const {
        const std::string who = seat_text(assignment(choices_[from]).seat, state_, texts_, names_);
        std::vector<std::string> items;
        if (to - from > 1) {
            items.push_back(numbered(from, to - 1,
                                     texts_.say(Key::shards_choice_amounts, {{"who", who}}), ink_));
        }
        items.push_back(
            numbered(to - 1, texts_.say(Key::shards_choice_no_power, {{"who", who}}), ink_));
        return items;
    }

    const State& state_;
    const std::vector<Move>& choices_;
    Detail detail_;
    int columns_;
    const texts::Texts& texts_;
    std::span<const std::string> names_;
    Ink ink_;
};

}  // namespace

std::vector<Move> list_choices(const State& state) {
    MoveList moves;
    legal(state, moves);
    std::vector<Move> choices(moves.begin(), moves.end());
    const auto rank = [&state](Move move) {
        return std::tuple(group_of(move), screen_order(state, move), move);
    };
    std::sort(choices.begin(), choices.end(),
              [&rank](Move a, Move b) { return rank(a) < rank(b); });
    return choices;
}

std::vector<std::string> choice_lines(const State& state, const std::vector<Move>& choices,
                                      Detail detail, const Style& style, const texts::Texts& texts,
                                      std::span<const std::string> names) {
    return ChoiceDrawing(state, choices, detail, style, texts, names).lines();
}

std::string say_choice(const State& state, Move move, const texts::Texts& texts,
                       std::span<const std::string> names) {
    const auto none = [&] { return texts.say(Key::shards_choice_none); };
    const std::string card = short_name(move.card(), texts);
    switch (move.kind()) {
        case MoveKind::play:
            return counted({move.card(), copies(state, move)}, texts);
        case MoveKind::focus:
            return texts.say(Key::shards_choice_focus);
        case MoveKind::end:
            return state.infinite ? texts.say(Key::shards_choice_end_infinite)
                                  : texts.say(Key::shards_choice_end, {{"power", state.power}});
        case MoveKind::attack:
            return texts.say(Key::shards_choice_attack,
                             {{"card", card},
                              {"who", seat_text(move.seat(), state, texts, names)},
                              {"power", defense_of(side_of(state, move.seat()), move.card())}});
        case MoveKind::destroy:
            return texts.say(
                Key::shards_choice_destroy,
                {{"card", card}, {"who", seat_text(move.seat(), state, texts, names)}});
        case MoveKind::assign:
            return std::to_string(assignment(move).amount);
        case MoveKind::shield:
            return move.detail() == 0 ? none() : shields_text(move, texts);
        case MoveKind::reveal:
            return move.detail() == 0 ? none() : revealed_text(move, texts);
        case MoveKind::banish:
            if (banish_zone(move) == BanishZone::none) return none();
            return texts.say(banish_zone(move) == BanishZone::hand
                                 ? Key::shards_choice_from_hand
                                 : Key::shards_choice_from_discard,
                             {{"card", counted({move.card(), copies(state, move)}, texts)}});
        case MoveKind::target:
            return seat_text(seat_at(move.detail()), state, texts, names);
        case MoveKind::bid:
            return std::to_string(move.detail());
        case MoveKind::drop:
            return {};
        case MoveKind::character:
            return name_of(static_cast<Character>(move.detail()), texts);
        case MoveKind::extra:
            return move.detail() == 0 ? none() : card;
        case MoveKind::exhaust:
        case MoveKind::recruit:
        case MoveKind::fast_play:
        case MoveKind::relic:
        case MoveKind::give_back:
        case MoveKind::copy:
        case MoveKind::take:
        case MoveKind::draft:
        case MoveKind::nemesis:
            return card;
    }
    return card;
}

}  // namespace lemniscate::cli::playing
