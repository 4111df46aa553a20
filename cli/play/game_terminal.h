// What a game brings to the terminal, beside what every match tells of itself.
//
// Its sentences are in texts/ under the id of the game; `<id>.verb.*` are the words for the verbs
// of its notation. To add a game, write its GameTerminal in a folder beside this file and name it
// in game_terminal.cpp.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/ink.h"
#include "cli/page.h"
#include "cli/play/asked.h"
#include "cli/play/help_page.h"
#include "cli/play/input_words.h"
#include "cli/play/layout.h"
#include "cli/play/numbered.h"
#include "cli/play/parsed_line.h"
#include "cli/style.h"
#include "match/choice.h"
#include "match/view.h"
#include "texts/say_message.h"
#include "texts/texts.h"

namespace lemniscate::cli::play {

class GameTerminal {
  public:
    virtual ~GameTerminal() = default;

    /// How a screen may be filled, from the roomiest to the closest.
    virtual std::span<const Layout> layouts() const = 0;
    /// The table as its viewer sees it. No line is wider than the style's columns.
    virtual Page table_lines(const match::View& view, const Style& style, const texts::Texts& texts,
                             std::span<const std::string> names, Spacing spacing) const = 0;
    /// The choices in groups, numbered in their order.
    virtual std::vector<ChoiceGroup> group_choices(const Asked& asked, Detail detail,
                                                   const Style& style) const = 0;
    /// Says messages as they are shown on the screen: short names of cards, tokens as chips.
    virtual std::unique_ptr<texts::Speaker> speaker(const std::vector<std::string>& names,
                                                    Viewer viewer, const Ink& ink) const = 0;
    /// A move, or a question about the game, in a person's own words.
    virtual ParsedLine parse_words(const Asked& asked, const InputWords& typed) const = 0;
    /// A choice as a person would type it in the own language; `{n}` where a number belongs.
    virtual std::string words_for(const Asked& asked, const match::Choice& choice) const = 0;
    /// What a line may be, for whoever has no terminal.
    virtual std::string how_to_type(const texts::Texts& texts) const = 0;
    /// The next move that needs no thinking.
    virtual std::optional<std::string> obvious_move(
        const match::View& view, const std::vector<match::Choice>& choices) const = 0;
    /// What this move would throw away though it only gives, as a list; empty: nothing.
    virtual std::string thrown_away_by(const Asked& asked, std::string_view move) const = 0;
    /// What `obvious_move` does not play, and why not; empty: nothing.
    virtual std::string left_to_person(const Asked& asked) const = 0;
    /// Whether the question is asked for form's sake only.
    virtual bool answers_itself(const std::vector<match::Choice>& choices) const = 0;
    /// Its part of the help page: what there is in the game that is viewed, and nothing else.
    virtual void add_help(HelpPage& help, const match::View& view) const = 0;
};

/// Of a game that there is.
const GameTerminal& terminal_of(std::string_view game);

}  // namespace lemniscate::cli::play
