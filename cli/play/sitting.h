// A game being played: people are asked, bots answer, everything is kept.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ai/player.h"
#include "cli/console.h"
#include "cli/play/keeping.h"
#include "cli/play/lines.h"
#include "cli/play/pages.h"
#include "cli/play/wording.h"

namespace lemniscate::cli::playing {

/// Where it is played: the way in and out, and how much of a screen that is.
struct Venue {
    const Console& console;
    Lines& lines;
    Colour colour;
    bool screen;                 ///< a terminal, which is cleared for every page
    std::optional<Shelf> shelf;  ///< where the game is kept after every move

    const texts::Texts& texts() const { return console.texts; }
    Style style() const { return style_for(colour, console.out_is_terminal); }
    void show(const Page& page) const;            ///< instead of what is on the screen
    void say(const std::string& sentence) const;  ///< below it
    void wipe() const;  ///< leaves nothing to look back at: no page, no line
    std::optional<std::string> ask(const std::string& prompt, const Completer& complete = {}) const;
};

enum class Ending { finished, left };

class Sitting {
  public:
    Sitting(Seated game, const Venue& venue, std::string note);

    /// Plays to the end, or until a person leaves.
    Ending play();
    const Seated& game() const { return game_; }
    bool is_kept() const { return kept_; }  ///< as it stands now, for another day

    /// Whose eyes the result is shown to: the one person, or nobody in particular.
    Viewer onlooker() const;

    /// Writes the record to a file of the person's choice; the sentence that says how it went.
    std::string save(const std::string& file) const;

  private:
    /// What a line leads to.
    enum class Next { ask_again, show_again, go_on, leave };

    bool is_person(Seat seat) const;
    bool several_people() const;
    void bot_moves();
    bool person_moves();  ///< false: left
    bool hand_over(Seat seat);
    Next answer(const std::string& line, const std::vector<Choice>& choices);
    Next obey(Command command, const std::string& rest, const std::vector<Choice>& choices);
    Next say(std::string sentence);
    Next show_aside(const Page& page) const;
    Next take_back();
    void play(splendor::Move move);
    void keep();
    std::string record() const;

    Seated game_;
    const Venue& venue_;
    std::string note_;  ///< said once, above the next prompt
    std::vector<std::unique_ptr<ai::Player<splendor::Game>>> bots_;  ///< null for a person
    Seat at_screen_ = Seat::none;  ///< the person who looks at it now
    bool kept_ = false;
    bool keeping_failed_ = false;  ///< and it has been said
};

}  // namespace lemniscate::cli::playing
