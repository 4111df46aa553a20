// A game being played: people are asked, bots answer, everything is kept.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "ai/player.h"
#include "cli/play/asked.h"
#include "cli/play/page.h"
#include "cli/play/understood.h"
#include "cli/play/venue.h"
#include "engine/seat.h"

namespace lemniscate::cli::playing {

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

    match::Match& match() { return *game_.match; }
    const match::Match& match() const { return *game_.match; }

    bool is_person(Seat seat) const;
    bool several_people() const;
    bool needs_no_answer(const std::vector<match::Choice>& choices) const;
    void begin_bots();
    void inform_bots(std::size_t from);
    void bot_moves();
    bool person_moves();  ///< false: left
    bool hand_over(Seat seat);
    Next answer(const Asked& asked, const std::string& line);
    Next obey(const Asked& asked, const Understood& understood);
    Next say(std::string sentence);
    Next show_aside(const Page& page) const;
    Next take_back();
    void play(std::string_view move);
    void play_obvious();
    void keep();
    std::string record() const;

    Seated game_;
    const Venue& venue_;
    std::string note_;                               ///< said once, above the next prompt
    std::vector<std::unique_ptr<ai::Player>> bots_;  ///< null for a person
    Seat at_screen_ = Seat::none;                    ///< the person who looks at it now
    bool kept_ = false;
    bool keeping_failed_ = false;  ///< and it has been said
};

}  // namespace lemniscate::cli::playing
