#include "cli/play/splendor/terminal.h"

#include "cli/play/phrases.h"
#include "cli/play/splendor/choices.h"
#include "cli/play/splendor/parse_words.h"
#include "cli/play/splendor/screen.h"
#include "cli/play/splendor/speaker.h"
#include "cli/play/splendor/token_ink.h"
#include "cli/play/vocabulary.h"
#include "games/splendor/splendor.h"
#include "match/splendor/position.h"
#include "match/view_of.h"
#include "texts/splendor/card_names.h"

namespace lemniscate::cli::play {
namespace {

using texts::Key;

constexpr Layout table_layouts[] = {
    {true, Spacing::ruled, Detail::named, 8},  {true, Spacing::ruled, Detail::brief, 8},
    {false, Spacing::ruled, Detail::brief, 8}, {false, Spacing::ruled, Detail::brief, 4},
    {false, Spacing::close, Detail::brief, 4}, {false, Spacing::close, Detail::brief, 2},
    {false, Spacing::close, Detail::terse, 2}, {false, Spacing::close, Detail::terse, 1},
    {false, Spacing::close, Detail::terse, 0},
};

using splendor::Token;

std::string chips(const TokenInk& ink) {
    std::string all;
    for (std::uint32_t kind = 0; kind < splendor::token_kinds; ++kind) {
        const auto token = static_cast<Token>(kind);
        all += ink.on(token, ink.letter(token)) + " ";
    }
    return all;
}

std::string verb(std::string_view id, const texts::Texts& texts) {
    return shown_verb(splendor::Game::id, id, texts);
}

/// A character as it would be typed.
std::string rocket(const texts::Texts& texts) {
    return texts::lowered(name_of(splendor::find_card("rocket"), texts));
}

class SplendorTerminal final : public GameTerminal {
  public:
    std::span<const Layout> layouts() const override { return table_layouts; }

    Page table_lines(const match::View& view, const Style& style, const texts::Texts& texts,
                     std::span<const std::string> names, Spacing spacing) const override {
        return play::table_lines(view.of<splendor::Game>(), style, texts, names, spacing);
    }
    std::vector<ChoiceGroup> group_choices(const Asked& asked, Detail detail,
                                           const Style& style) const override {
        return group_splendor_choices(asked, detail, style);
    }
    std::unique_ptr<texts::Speaker> speaker(const std::vector<std::string>& names, Viewer viewer,
                                            const Ink& ink) const override {
        return std::make_unique<SplendorSpeaker>(names, viewer, ink);
    }
    ParsedLine parse_words(const Asked& asked, const InputWords& typed) const override {
        return parse_splendor_words(asked, typed);
    }
    std::string words_for(const Asked& asked, const match::Choice& choice) const override {
        return splendor_words_for(asked, choice);
    }
    std::string how_to_type(const texts::Texts& texts) const override {
        const std::string tokens =
            TokenLetters(texts).typed({Token::yellow, Token::blue, Token::red});
        return texts.say(Key::splendor_how_pipe,
                         {{"take", verb("take", texts) + " " + tokens},
                          {"recruit", verb("recruit", texts) + " " + rocket(texts)}});
    }
    /// Every move of a turn needs thinking: there is only one.
    std::optional<std::string> obvious_move(const match::View&,
                                            const std::vector<match::Choice>&) const override {
        return {};
    }
    std::string thrown_away_by(const Asked&, std::string_view) const override { return {}; }
    std::string left_to_person(const Asked&) const override { return {}; }
    /// Nothing does: whoever can only pass is told so.
    bool answers_itself(const std::vector<match::Choice>&) const override { return false; }

    void add_help(HelpPage& help, const match::View&) const override {
        const Ink& ink = help.ink();
        const texts::Texts& texts = help.texts();
        const TokenLetters letters(texts);
        const std::string paying = shown_word(Key::splendor_word_paying, texts);
        help.title(Key::splendor_help_turn);
        help.entry(ink.strong(letters.typed({Token::yellow, Token::blue, Token::red})) + ", " +
                       ink.strong(letters.typed({Token::yellow, Token::yellow})),
                   Key::splendor_help_take);
        help.entry(ink.strong(rocket(texts)), Key::splendor_help_recruit);
        help.entry(ink.strong(rocket(texts) + " " + paying + " " +
                              letters.typed({Token::red, Token::red, Token::grey})),
                   Key::splendor_help_paying);
        help.entry(
            ink.strong(verb("reserve", texts) + " " + rocket(texts)) + " / " + ink.strong("2"),
            Key::splendor_help_reserve);
        help.entry(ink.strong("12"), Key::play_help_number);
        help.title(Key::play_help_rules);
        help.sentence(Key::splendor_help_goal, {{"letter", letters.of(Token::green)}});
        help.sentence(Key::splendor_help_points);
        help.sentence(Key::splendor_help_limits);
        help.title(Key::play_help_signs);
        help.entry(chips(TokenInk(ink, texts)), Key::splendor_help_letters);
        help.entry("2+1", Key::splendor_help_purse);
        help.entry(ink.good(mark::affordable) + "  " + std::string(mark::minus) + "3",
                   Key::splendor_help_missing);
        help.entry(ink.strong("A") + "  " + ink.alert(mark::tile), Key::splendor_help_avengers);
    }
};

}  // namespace

const GameTerminal& splendor_terminal() {
    static const SplendorTerminal terminal;
    return terminal;
}

}  // namespace lemniscate::cli::play
