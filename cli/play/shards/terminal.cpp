#include "cli/play/shards/terminal.h"

#include <initializer_list>
#include <string_view>

#include "cli/play/shards/choices.h"
#include "cli/play/shards/obvious.h"
#include "cli/play/shards/screen.h"
#include "cli/play/shards/speaker.h"
#include "cli/play/shards/unused.h"
#include "cli/play/shards/wording.h"
#include "cli/play/vocabulary.h"
#include "cli/play/words.h"
#include "games/shards/shards.h"
#include "match/shards/position.h"
#include "match/view_of.h"
#include "texts/shards/names.h"

namespace lemniscate::cli::playing {
namespace {

using texts::Key;

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

std::string verb(std::string_view id, const texts::Texts& texts) {
    return shown_verb(shards::Game::id, id, texts);
}

/// A card as it would be typed.
std::string card(std::string_view id, const texts::Texts& texts) {
    return texts::lowered(short_name(shards::find_card(id), texts));
}

class ShardsTerminal final : public GameTerminal {
  public:
    std::span<const Layout> layouts() const override { return table_layouts; }

    Page table_lines(const match::View& view, const Style& style, const texts::Texts& texts,
                     std::span<const std::string> names, Spacing spacing) const override {
        return cli::table_lines(view.of<shards::Game>(), style, texts, names, spacing);
    }
    std::vector<ChoiceGroup> group_choices(const Asked& asked, Detail detail,
                                           const Style& style) const override {
        return group_shards_choices(asked, detail, style);
    }
    std::unique_ptr<texts::Speaker> speaker(const std::vector<std::string>& names, Viewer viewer,
                                            const Ink& ink) const override {
        return std::make_unique<ShardsSpeaker>(names, viewer, ink);
    }
    Understood read_words(const Asked& asked, const Typed& typed) const override {
        return read_shards_words(asked, typed);
    }
    std::string words_for(const Asked& asked, const match::Choice& choice) const override {
        return shards_words_for(asked, choice);
    }
    std::string how_to_type(const texts::Texts& texts) const override {
        return texts.say(Key::shards_how_pipe,
                         {{"play", verb("play", texts) + " " + card("crystal", texts)},
                          {"all", shown_word(Key::shards_word_all, texts)},
                          {"recruit", verb("recruit", texts) + " " + card("nil_assassin", texts)},
                          {"end", verb("end", texts)}});
    }
    std::optional<std::string> obvious_move(
        const match::View& view, const std::vector<match::Choice>& choices) const override {
        return playing::obvious_move(view.of<shards::Game>().table(), choices);
    }
    std::string thrown_away_by(const Asked& asked, std::string_view move) const override {
        return move == "end" ? unused_things(asked) : std::string();
    }
    std::string left_to_person(const Asked& asked) const override {
        return playing::left_to_person(asked);
    }
    /// Shields and reveals are asked even of those who have none to show, so that being asked tells
    /// nobody anything; a person alone with bots need not answer.
    bool answers_itself(const std::vector<match::Choice>& choices) const override {
        return choices.size() == 1 && is_none(choices.front()) &&
               (kind_of(choices.front()) == "shield" || kind_of(choices.front()) == "reveal");
    }

    void add_help(HelpPage& help) const override {
        const Ink& ink = help.ink();
        const texts::Texts& texts = help.texts();
        const auto words = [&ink](std::initializer_list<std::string_view> list) {
            std::vector<std::string> strong;
            for (const std::string_view word : list) strong.push_back(ink.strong(word));
            return join(strong, ", ");
        };
        const std::string zetta = " " + card("zetta_encryptor", texts);
        help.title(Key::shards_help_turn);
        help.entry(words({verb("play", texts) + " " + card("crystal", texts)}),
                   Key::shards_help_play);
        help.entry(words({shown_word(Key::shards_word_all, texts)}), Key::shards_help_all);
        help.entry(words({verb("recruit", texts), verb("fast-play", texts)}), Key::shards_help_buy);
        help.entry(words({verb("exhaust", texts), verb("focus", texts)}), Key::shards_help_use);
        help.entry(words({verb("attack", texts) + zetta}), Key::shards_help_attack);
        help.entry(words({verb("end", texts)}), Key::shards_help_end);
        help.entry(words({shown_word(Key::play_word_card, texts) + zetta}), Key::shards_help_card);
        help.entry(words({shown_word(Key::shards_word_discard, texts) + " 1"}),
                   Key::shards_help_discards);
        help.entry(words({"12"}), Key::play_help_number);
        help.title(Key::play_help_rules);
        help.sentence(Key::shards_help_goal);
        help.sentence(Key::shards_help_conditions);
        help.title(Key::play_help_signs);
        help.entry(ink.good(mark::affordable) + "  " + std::string(mark::minus) + "3",
                   Key::shards_help_price);
        help.entry("5, (5)", Key::shards_help_champions);
    }
};

}  // namespace

const GameTerminal& shards_terminal() {
    static const ShardsTerminal terminal;
    return terminal;
}

}  // namespace lemniscate::cli::playing
