#include "cli/play/choices.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <tuple>

#include "cli/play/ink.h"
#include "cli/play/words.h"
#include "texts/width.h"

namespace lemniscate::cli::playing {
namespace {

using namespace splendor;
using texts::Key;

ChoiceGroup group_of(Move move) {
    switch (move.kind()) {
        case MoveKind::take_different:
        case MoveKind::take_two:
            return ChoiceGroup::take;
        case MoveKind::reserve:
            return ChoiceGroup::reserve;
        case MoveKind::recruit:
            return move.detail() == 0 ? ChoiceGroup::recruit : ChoiceGroup::pay_otherwise;
        case MoveKind::location:
            return ChoiceGroup::location;
        case MoveKind::give_back:
            return ChoiceGroup::give_back;
        case MoveKind::pass:
            break;
    }
    return ChoiceGroup::pass;
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
    ChoiceDrawing(const State& state, const std::vector<Choice>& choices, Detail detail,
                  const Style& style, const texts::Texts& texts)
        : state_(state),
          choices_(choices),
          detail_(detail),
          columns_(style.columns),
          texts_(texts),
          ink_(style) {}

    std::vector<std::string> lines() const {
        if (detail_ == Detail::complete) return complete();
        std::vector<std::string> lines;
        for (std::size_t from = 0; from < choices_.size();) {
            std::size_t to = from + 1;
            while (to < choices_.size() && choices_[to].group == choices_[from].group) ++to;
            const auto flowed = group(from, to);
            lines.insert(lines.end(), flowed.begin(), flowed.end());
            from = to;
        }
        return lines;
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
        return name + " " + (price.word == 0 ? texts_.say(Key::play_free) : ink_.tokens(price, ""));
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
                           : texts_.say(Key::play_deck, {{"level", move.place() - first_deck + 1}});
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

    std::string label_of(ChoiceGroup group) const {
        switch (group) {
            case ChoiceGroup::recruit:
                return texts_.say(Key::play_group_recruit);
            case ChoiceGroup::take:
                return texts_.say(Key::play_group_take);
            case ChoiceGroup::reserve:
                return texts_.say(Key::play_group_reserve);
            case ChoiceGroup::location:
                return texts_.say(Key::play_group_location);
            case ChoiceGroup::give_back:
                return texts_.say(Key::play_group_return);
            case ChoiceGroup::pass:
                return texts_.say(Key::play_group_pass);
            case ChoiceGroup::pay_otherwise:
                break;
        }
        return texts_.say(Key::play_group_pay);
    }

    int label_width() const {
        int width = 0;
        for (const Choice& choice : choices_) {
            width = std::max(width, texts::columns(label_of(choice.group)));
        }
        return width + 2;
    }

    // Groups

    std::string numbered(std::size_t at) const {
        const std::string text = text_of(choices_[at].move);
        return ink_.strong(std::to_string(at + 1)) + (text.empty() ? "" : " ") + text;
    }

    /// Numbers `from` to `to` (exclusive) with what they have in common.
    std::string range(std::size_t from, std::size_t to, const std::string& text) const {
        std::string numbers = std::to_string(from + 1);
        if (to > from + 1) numbers += std::string(mark::range) + std::to_string(to);
        return ink_.strong(numbers) + " " + text;
    }

    /// Rows and decks as ranges: they are counted in the order in which they stand on the screen.
    std::vector<std::string> reserve_ranges(std::size_t from, std::size_t to) const {
        std::vector<std::string> items;
        while (from < to && choices_[from].move.place() < slots) {
            const std::uint32_t level = choices_[from].move.place() / row_size;
            std::size_t end = from;
            while (end < to && choices_[end].move.place() / row_size == level) ++end;
            items.push_back(range(from, end, texts_.say(Key::play_level, {{"level", level + 1}})));
            from = end;
        }
        if (from < to) {
            std::vector<std::string> decks;
            for (std::size_t at = from; at < to; ++at) {
                decks.push_back(std::to_string(choices_[at].move.place() - first_deck + 1));
            }
            items.push_back(
                range(from, to, texts_.say(Key::play_decks, {{"levels", join(decks, ", ")}})));
        }
        return items;
    }

    /// Tokens are quicker typed by their letters than looked up.
    std::vector<std::string> take_ranges(std::size_t from, std::size_t to) const {
        std::size_t pairs = from;
        while (pairs < to && choices_[pairs].move.kind() == MoveKind::take_different) ++pairs;
        std::vector<std::string> items;
        if (pairs > from) items.push_back(range(from, pairs, texts_.say(Key::play_take_different)));
        if (to > pairs) items.push_back(range(pairs, to, texts_.say(Key::play_take_two)));
        return items;
    }

    /// Longer groups would push the table off the screen.
    std::size_t most_spelt_out(ChoiceGroup group) const {
        if (group == ChoiceGroup::pay_otherwise && detail_ <= Detail::brief) return 3;
        return detail_ == Detail::terse ? 20 : 60;
    }

    std::vector<std::string> group(std::size_t from, std::size_t to) const {
        std::vector<std::string> items;
        const ChoiceGroup group = choices_[from].group;
        if (group == ChoiceGroup::reserve && detail_ <= Detail::brief) {
            items = reserve_ranges(from, to);
        } else if (group == ChoiceGroup::take && detail_ == Detail::terse) {
            items = take_ranges(from, to);
        } else if (to - from > most_spelt_out(group)) {
            items = {range(from, to, texts_.say(Key::play_see_moves))};
        } else {
            for (std::size_t at = from; at < to; ++at) items.push_back(numbered(at));
        }
        return flow(label_of(group), items);
    }

    /// Items one after the other, on as many lines as they take.
    std::vector<std::string> flow(const std::string& label,
                                  const std::vector<std::string>& items) const {
        const int indent = label_width();
        std::vector<std::string> lines;
        std::string line = texts::pad_right(ink_.title(label), indent);
        bool fresh = true;
        for (const std::string& item : items) {
            const int needed = texts::columns(item) + (fresh ? 0 : 2);
            if (!fresh && texts::columns(line) + needed > columns_) {
                lines.push_back(line);
                line = std::string(static_cast<std::size_t>(indent), ' ');
                fresh = true;
            }
            line += (fresh ? "" : "  ") + item;
            fresh = false;
        }
        lines.push_back(line);
        for (std::string& each : lines) each = texts::clip(each, columns_);
        return lines;
    }

    std::vector<std::string> complete() const {
        std::vector<std::string> items;
        int widest = 1;
        for (std::size_t at = 0; at < choices_.size(); ++at) {
            items.push_back(texts::pad_left(ink_.strong(std::to_string(at + 1)), 3) + "  " +
                            std::string(write_move(state_, choices_[at].move).view()));
            widest = std::max(widest, texts::columns(items.back()));
        }
        // Columns read downwards, as many as fit.
        const auto side_by_side =
            static_cast<std::size_t>(std::max((columns_ + 2) / (widest + 2), 1));
        const std::size_t height = (items.size() + side_by_side - 1) / side_by_side;
        std::vector<std::string> lines(height);
        for (std::size_t at = 0; at < items.size(); ++at) {
            std::string& line = lines[at % height];
            if (!line.empty())
                line = texts::pad_right(line, static_cast<int>(at / height) * (widest + 2));
            line += items[at];
        }
        for (std::string& line : lines) line = texts::clip(line, columns_);
        return lines;
    }

    const State& state_;
    const std::vector<Choice>& choices_;
    Detail detail_;
    int columns_;
    const texts::Texts& texts_;
    Ink ink_;
};

}  // namespace

std::vector<Choice> list_choices(const State& state) {
    MoveList moves;
    legal(state, moves);
    std::vector<Choice> choices;
    for (const Move move : moves) choices.push_back({group_of(move), move});
    const auto rank = [](const Choice& choice) {
        return std::tuple(choice.group, screen_order(choice.move), choice.move.kind(),
                          reading_order(choice.move), choice.move);
    };
    std::sort(choices.begin(), choices.end(),
              [&rank](const Choice& a, const Choice& b) { return rank(a) < rank(b); });
    return choices;
}

std::vector<std::string> choice_lines(const State& state, const std::vector<Choice>& choices,
                                      Detail detail, const Style& style,
                                      const texts::Texts& texts) {
    return ChoiceDrawing(state, choices, detail, style, texts).lines();
}

}  // namespace lemniscate::cli::playing
