#include "cli/play/splendor/choices.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <tuple>

#include "cli/play/numbered.h"
#include "cli/play/splendor/token_ink.h"
#include "cli/play/words.h"
#include "texts/splendor/names.h"

namespace lemniscate::cli::playing {
namespace {

using namespace splendor;
using texts::Key;

/// In the order in which they are numbered.
enum class Group { recruit, take, reserve, location, give_back, pass, pay_otherwise };

Group group_of(Move move) {
    switch (move.kind()) {
        case MoveKind::take_different:
        case MoveKind::take_two:
            return Group::take;
        case MoveKind::reserve:
            return Group::reserve;
        case MoveKind::recruit:
            return move.detail() == 0 ? Group::recruit : Group::pay_otherwise;
        case MoveKind::location:
            return Group::location;
        case MoveKind::give_back:
            return Group::give_back;
        case MoveKind::pass:
            break;
    }
    return Group::pass;
}

/// Places from the top of the screen to its bottom: levels 3, 2, 1, then one's own reserve; decks
/// after the table, the highest first.
std::uint32_t screen_order(Move move) {
    const Place place = move.place();
    if (place < slots) return (levels - 1 - place / row_size) * row_size + place % row_size;
    const Place past = place - slots;
    return slots + (move.kind() == MoveKind::reserve ? levels - 1 - past : past);
}

/// Tokens in the order of their letters: YPB, YPR, YPO.
std::uint32_t reading_order(Move move) {
    if (move.kind() != MoveKind::give_back && move.kind() != MoveKind::take_different) return 0;
    std::uint32_t order = 0;
    const std::uint32_t bits_each = move.kind() == MoveKind::give_back ? 3 : 1;
    for (std::uint32_t kind = 0; kind < 6; ++kind) {
        const std::uint32_t count =
            (move.detail() >> (bits_each * kind)) & ((1U << bits_each) - 1U);
        order = order << bits_each | count;
    }
    return ~order;
}

class ChoiceDrawing {
  public:
    ChoiceDrawing(const State& state, const std::vector<Move>& choices, Detail detail,
                  const Style& style, const texts::Texts& texts)
        : state_(state),
          choices_(choices),
          detail_(detail),
          columns_(style.columns),
          texts_(texts),
          ink_(style) {}

    std::vector<std::string> lines() const {
        std::vector<ChoiceGroup> groups;
        for (std::size_t from = 0; from < choices_.size();) {
            const Group group = group_of(choices_[from]);
            std::size_t to = from + 1;
            while (to < choices_.size() && group_of(choices_[to]) == group) ++to;
            groups.push_back({label_of(group), items(group, from, to)});
            from = to;
        }
        return flow(groups, columns_, ink_);
    }

  private:
    // What a choice says

    Lanes paid(Move move) const {
        return steps::payment(state_, card_at_place(state_, move.place()),
                              detail_lanes(move.detail()));
    }

    std::string recruit_text(Move move) const {
        const std::string name = name_of(card_at_place(state_, move.place()), texts_);
        if (detail_ == Detail::terse && move.detail() == 0) return name;
        const Lanes price = paid(move);
        return name + " " +
               (price.word == 0 ? texts_.say(Key::splendor_free) : ink_.tokens(price, ""));
    }

    std::string text_of(Move move) const {
        switch (move.kind()) {
            case MoveKind::take_different:
                return ink_.letters(steps::colours_in(move.detail()));
            case MoveKind::take_two:
                return ink_.letters(Lanes::one(move.detail(), 2));
            case MoveKind::reserve:
                return move.place() < slots
                           ? name_of(state_.table[move.place()], texts_)
                           : texts_.say(Key::splendor_deck,
                                        {{"level", move.place() - first_deck + 1}});
            case MoveKind::recruit:
                return recruit_text(move);
            case MoveKind::location:
                return name_of(state_.locations[move.detail()], texts_);
            case MoveKind::give_back:
                return ink_.letters(detail_lanes(move.detail()));
            case MoveKind::pass:
                break;
        }
        return {};
    }

    std::string label_of(Group group) const {
        switch (group) {
            case Group::recruit:
                return texts_.say(Key::splendor_group_recruit);
            case Group::take:
                return texts_.say(Key::splendor_group_take);
            case Group::reserve:
                return texts_.say(Key::splendor_group_reserve);
            case Group::location:
                return texts_.say(Key::splendor_group_location);
            case Group::give_back:
                return texts_.say(Key::splendor_group_return);
            case Group::pass:
                return texts_.say(Key::splendor_group_pass);
            case Group::pay_otherwise:
                break;
        }
        return texts_.say(Key::splendor_group_pay);
    }

    // Groups

    /// Rows and decks as ranges: they are counted in the order in which they stand on the screen.
    std::vector<std::string> reserve_ranges(std::size_t from, std::size_t to) const {
        std::vector<std::string> items;
        while (from < to && choices_[from].place() < slots) {
            const std::uint32_t level = choices_[from].place() / row_size;
            std::size_t end = from;
            while (end < to && choices_[end].place() / row_size == level) ++end;
            items.push_back(
                numbered(from, end, texts_.say(Key::splendor_level, {{"level", level + 1}}), ink_));
            from = end;
        }
        if (from < to) {
            std::vector<std::string> decks;
            for (std::size_t at = from; at < to; ++at) {
                decks.push_back(std::to_string(choices_[at].place() - first_deck + 1));
            }
            items.push_back(numbered(
                from, to, texts_.say(Key::splendor_decks, {{"levels", join(decks, ", ")}}), ink_));
        }
        return items;
    }

    /// Tokens are quicker typed by their letters than looked up.
    std::vector<std::string> take_ranges(std::size_t from, std::size_t to) const {
        std::size_t pairs = from;
        while (pairs < to && choices_[pairs].kind() == MoveKind::take_different) ++pairs;
        std::vector<std::string> items;
        if (pairs > from)
            items.push_back(numbered(from, pairs, texts_.say(Key::splendor_take_different), ink_));
        if (to > pairs)
            items.push_back(numbered(pairs, to, texts_.say(Key::splendor_take_two), ink_));
        return items;
    }

    /// Longer groups would push the table off the screen.
    std::size_t most_spelt_out(Group group) const {
        if (group == Group::pay_otherwise && detail_ <= Detail::brief) return 3;
        return detail_ == Detail::terse ? 20 : 60;
    }

    std::vector<std::string> items(Group group, std::size_t from, std::size_t to) const {
        if (group == Group::reserve && detail_ <= Detail::brief) return reserve_ranges(from, to);
        if (group == Group::take && detail_ == Detail::terse) return take_ranges(from, to);
        if (to - from > most_spelt_out(group)) {
            return {numbered(from, to, texts_.say(Key::play_see_moves), ink_)};
        }
        std::vector<std::string> items;
        for (std::size_t at = from; at < to; ++at) {
            items.push_back(numbered(at, text_of(choices_[at]), ink_));
        }
        return items;
    }

    const State& state_;
    const std::vector<Move>& choices_;
    Detail detail_;
    int columns_;
    const texts::Texts& texts_;
    TokenInk ink_;
};

}  // namespace

std::vector<Move> list_choices(const State& state) {
    MoveList moves;
    legal(state, moves);
    std::vector<Move> choices(moves.begin(), moves.end());
    const auto rank = [](Move move) {
        return std::tuple(group_of(move), screen_order(move), move.kind(), reading_order(move),
                          move);
    };
    std::sort(choices.begin(), choices.end(),
              [&rank](Move a, Move b) { return rank(a) < rank(b); });
    return choices;
}

std::vector<std::string> choice_lines(const State& state, const std::vector<Move>& choices,
                                      Detail detail, const Style& style, const texts::Texts& texts,
                                      std::span<const std::string>) {
    return ChoiceDrawing(state, choices, detail, style, texts).lines();
}

}  // namespace lemniscate::cli::playing
