#include "cli/play/shards/choices.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

#include "cli/play/phrases.h"
#include "cli/play/shards/speaker.h"
#include "cli/play/vocabulary.h"
#include "games/shards/shards.h"
#include "texts/say_message.h"

namespace lemniscate::cli::play {
namespace {

using texts::Key;

/// Focusing and ending the turn share a line; otherwise every kind of move has its own.
std::string group_of(const match::Choice& choice) {
    const std::string kind = kind_of(choice);
    return kind == "focus" ? "end" : kind;
}

/// Of the others it is in their words already, or in the row.
bool tells_what_it_gives(const std::string& kind) {
    constexpr std::string_view told[] = {"play",   "exhaust", "fast-play", "reveal", "banish",
                                         "return", "destroy", "copy",      "take",   "target"};
    return std::find(std::begin(told), std::end(told), kind) != std::end(told);
}

class ChoiceDrawing {
  public:
    ChoiceDrawing(const Asked& asked, Detail detail, const Style& style)
        : choices_(asked.choices),
          amounts_(asked.amounts() != nullptr),
          texts_(asked.texts),
          detail_(detail),
          ink_(style),
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
        if (group == "end") return texts_.say(Key::shards_group_end);
        return texts::capitalised(shown_verb(shards::Game::id, group, texts_));
    }

    std::string gives(const match::Choice& choice) const {
        const std::string kind = kind_of(choice);
        if (detail_ == Detail::terse || !tells_what_it_gives(kind)) return {};
        if (detail_ == Detail::brief && kind == "fast-play") return {};
        std::vector<std::string> parts;
        for (const match::Fact& fact : choice.gives) {
            parts.push_back(say(*fact.says, texts_, speaker_));
        }
        return parts.empty() ? std::string() : " " + ink_.faint(join(parts, " "));
    }

    std::string text_of(const match::Choice& choice) const {
        return choice.what.says ? say(*choice.what.says, texts_, speaker_) : std::string();
    }

    /// Where numbers are amounts, whatever is no amount goes by its word.
    std::string amount_item(const match::Choice& choice) const {
        if (!choice.number) {
            return ink_.strong(shown_verb(shards::Game::id, kind_of(choice), texts_));
        }
        return ink_.strong(amounts_of(choice)) + " " + text_of(choice);
    }

    /// Longer groups would push the table off the screen.
    std::size_t most_spelt_out() const { return detail_ == Detail::terse ? 12 : 40; }

    std::vector<std::string> items(const std::string& group, std::size_t from,
                                   std::size_t to) const {
        const bool of_row = group == "recruit" || group == "fast-play";
        if (of_row && detail_ == Detail::terse && to - from > 2) {
            return {numbered(from, to, texts_.say(Key::shards_choice_in_row_order), ink_)};
        }
        if (to - from > most_spelt_out()) {
            return {numbered(from, to, see_moves(texts_), ink_)};
        }
        std::vector<std::string> items;
        for (std::size_t at = from; at < to; ++at) {
            const match::Choice& choice = choices_[at];
            items.push_back(amounts_ ? amount_item(choice)
                                     : numbered(at, text_of(choice) + gives(choice), ink_));
        }
        return items;
    }

    const std::vector<match::Choice>& choices_;
    bool amounts_;
    const texts::Texts& texts_;
    Detail detail_;
    Ink ink_;
    ShardsSpeaker speaker_;
};

}  // namespace

std::vector<ChoiceGroup> group_shards_choices(const Asked& asked, Detail detail,
                                              const Style& style) {
    return ChoiceDrawing(asked, detail, style).groups();
}

}  // namespace lemniscate::cli::play
