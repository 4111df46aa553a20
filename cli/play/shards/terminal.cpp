#include "cli/play/shards/terminal.h"

#include <string_view>

#include "cli/play/shards/choices.h"
#include "cli/play/shards/help.h"
#include "cli/play/shards/obvious.h"
#include "cli/play/shards/parse_words.h"
#include "cli/play/shards/screen.h"
#include "cli/play/shards/speaker.h"
#include "cli/play/shards/unused.h"
#include "games/shards/shards.h"
#include "match/shards/position.h"
#include "match/view_of.h"

namespace lemniscate::cli::play {
namespace {

constexpr Layout table_layouts[] = {
    {true, Spacing::roomy, Detail::named, 12},   {true, Spacing::ruled, Detail::named, 12},
    {false, Spacing::ruled, Detail::named, 8},   {false, Spacing::ruled, Detail::named, 4},
    {true, Spacing::compact, Detail::named, 8},  {false, Spacing::compact, Detail::named, 4},
    {false, Spacing::compact, Detail::named, 3}, {false, Spacing::close, Detail::named, 4},
    {false, Spacing::close, Detail::named, 3},   {false, Spacing::close, Detail::brief, 3},
    {false, Spacing::tight, Detail::named, 3},   {false, Spacing::tight, Detail::brief, 3},
    {false, Spacing::tight, Detail::brief, 2},   {false, Spacing::tight, Detail::terse, 2},
    {false, Spacing::tight, Detail::terse, 1},   {false, Spacing::tight, Detail::terse, 0},
};

class ShardsTerminal final : public GameTerminal {
  public:
    std::span<const Layout> layouts() const override { return table_layouts; }

    Page table_lines(const match::View& view, const Style& style, const texts::Texts& texts,
                     std::span<const std::string> names, Spacing spacing) const override {
        return play::table_lines(view.of<shards::Game>(), style, texts, names, spacing);
    }
    std::vector<ChoiceGroup> group_choices(const Asked& asked, Detail detail,
                                           const Style& style) const override {
        return group_shards_choices(asked, detail, style);
    }
    std::unique_ptr<texts::Speaker> speaker(const std::vector<std::string>& names, Viewer viewer,
                                            const Ink& ink) const override {
        return std::make_unique<ShardsSpeaker>(names, viewer, ink);
    }
    ParsedLine parse_words(const Asked& asked, const InputWords& typed) const override {
        return parse_shards_words(asked, typed);
    }
    std::string words_for(const Asked& asked, const match::Choice& choice) const override {
        return shards_words_for(asked, choice);
    }
    std::string how_to_type(const texts::Texts& texts) const override {
        return say_shards_lines(texts);
    }
    std::optional<std::string> obvious_move(
        const match::View& view, const std::vector<match::Choice>& choices) const override {
        return play::obvious_move(view.of<shards::Game>().table(), choices);
    }
    std::string thrown_away_by(const Asked& asked, std::string_view move) const override {
        return move == "end" ? unused_things(asked) : std::string();
    }
    std::string left_to_person(const Asked& asked) const override {
        return play::left_to_person(asked);
    }
    /// Shields and reveals are asked even of those who have none to show, so that being asked tells
    /// nobody anything; a person alone with bots need not answer.
    bool answers_itself(const std::vector<match::Choice>& choices) const override {
        return choices.size() == 1 && is_none(choices.front()) &&
               (kind_of(choices.front()) == "shield" || kind_of(choices.front()) == "reveal");
    }

    void add_help(HelpPage& help, const match::View& view) const override {
        add_shards_help(help, view.of<shards::Game>().table());
    }
};

}  // namespace

const GameTerminal& shards_terminal() {
    static const ShardsTerminal terminal;
    return terminal;
}

}  // namespace lemniscate::cli::play
