#include "cli/play/splendor/choices.h"

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>

#include "cli/play/phrases.h"
#include "cli/play/splendor/speaker.h"
#include "cli/play/splendor/token_letters.h"
#include "cli/play/vocabulary.h"
#include "games/splendor/splendor.h"
#include "texts/say_message.h"

namespace lemniscate::cli::play {
namespace {

using texts::Key;

bool pays_otherwise(const match::Choice& choice) {
    return choice.move.find(" paying ") != std::string::npos;
}

/// Under which word of `splendor.group` it stands. Choices come in the order of these groups.
std::string group_of(const match::Choice& choice) {
    return pays_otherwise(choice) ? "pay" : kind_of(choice);
}

class ChoiceDrawing {
  public:
    ChoiceDrawing(const Asked& asked, Detail detail, const Style& style)
        : choices_(asked.choices),
          texts_(asked.texts),
          detail_(detail),
          ink_(style),
          letters_(asked.texts),
          speaker_(asked.names, Viewer{asked.seat}, ink_) {}

    std::vector<ChoiceGroup> groups() const {
        std::vector<ChoiceGroup> groups;
        for (std::size_t from = 0; from < choices_.size();) {
            const std::string group = group_of(choices_[from]);
            std::size_t to = from + 1;
            while (to < choices_.size() && group_of(choices_[to]) == group) ++to;
            groups.push_back({label(group), items(group, from, to)});
            from = to;
        }
        return groups;
    }

  private:
    std::string label(const std::string& group) const {
        if (group == "pay") return texts_.say(Key::splendor_group_pay);
        return texts::capitalised(shown_verb(splendor::Game::id, group, texts_));
    }

    std::string text_of(const match::Choice& choice) const {
        const std::string kind = kind_of(choice);
        if (kind == "pass") return {};
        if (kind == "recruit" && detail_ == Detail::terse && !pays_otherwise(choice)) {
            const std::string id = field_of(choice, "card");
            return speaker_.card({"splendor", id}, texts_);
        }
        return say(*choice.what.says, texts_, speaker_);
    }

    /// Rows and decks as ranges: they are counted in the order in which they stand on the screen.
    std::vector<std::string> reserve_ranges(std::size_t from, std::size_t to) const {
        std::vector<std::string> items;
        while (from < to && field_of(choices_[from], "from") == "table") {
            const std::string level = field_of(choices_[from], "level");
            std::size_t end = from;
            while (end < to && field_of(choices_[end], "from") == "table" &&
                   field_of(choices_[end], "level") == level) {
                ++end;
            }
            items.push_back(numbered(
                from, end, texts_.say(Key::splendor_level, {{"level", std::stoi(level)}}), ink_));
            from = end;
        }
        if (from < to) {
            std::vector<std::string> decks;
            for (std::size_t at = from; at < to; ++at) {
                decks.push_back(field_of(choices_[at], "level"));
            }
            items.push_back(numbered(
                from, to, texts_.say(Key::splendor_decks, {{"levels", join(decks, ", ")}}), ink_));
        }
        return items;
    }

    /// Tokens are quicker typed by their letters than looked up.
    std::vector<std::string> take_ranges(std::size_t from, std::size_t to) const {
        const auto is_pair = [](const match::Choice& choice) {
            const std::string_view words = choice.move;
            const std::size_t last = words.rfind(' ');
            const std::string_view colour = words.substr(last + 1);
            return words.substr(0, last).ends_with(" " + std::string(colour));
        };
        std::size_t pairs = from;
        while (pairs < to && !is_pair(choices_[pairs])) ++pairs;
        std::vector<std::string> items;
        using splendor::Token;
        const auto add = [&](std::size_t first, std::size_t last, Key key,
                             std::initializer_list<Token> example) {
            if (first == last) return;
            items.push_back(numbered(
                first, last, texts_.say(key, {{"letters", letters_.typed(example)}}), ink_));
        };
        add(from, pairs, Key::splendor_take_different, {Token::yellow, Token::blue, Token::red});
        add(pairs, to, Key::splendor_take_two, {Token::yellow, Token::yellow});
        return items;
    }

    /// Longer groups would push the table off the screen.
    std::size_t most_spelt_out(const std::string& group) const {
        if (group == "pay" && detail_ <= Detail::brief) return 3;
        return detail_ == Detail::terse ? 20 : 60;
    }

    std::vector<std::string> items(const std::string& group, std::size_t from,
                                   std::size_t to) const {
        if (group == "reserve" && detail_ <= Detail::brief) return reserve_ranges(from, to);
        if (group == "take" && detail_ == Detail::terse) return take_ranges(from, to);
        if (to - from > most_spelt_out(group)) {
            return {numbered(from, to, see_moves(texts_), ink_)};
        }
        std::vector<std::string> items;
        for (std::size_t at = from; at < to; ++at) {
            items.push_back(numbered(at, text_of(choices_[at]), ink_));
        }
        return items;
    }

    const std::vector<match::Choice>& choices_;
    const texts::Texts& texts_;
    Detail detail_;
    Ink ink_;
    TokenLetters letters_;
    SplendorSpeaker speaker_;
};

}  // namespace

std::vector<ChoiceGroup> group_splendor_choices(const Asked& asked, Detail detail,
                                                const Style& style) {
    return ChoiceDrawing(asked, detail, style).groups();
}

}  // namespace lemniscate::cli::play
