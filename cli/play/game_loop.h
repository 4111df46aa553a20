// A game being played: people are asked, bots answer, everything is kept.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/page.h"
#include "cli/play/asked.h"
#include "cli/play/dialog.h"
#include "cli/play/local_table.h"
#include "cli/play/parsed_line.h"
#include "engine/seat.h"

namespace lemniscate::cli::play {

enum class Ending { finished, left };

class GameLoop {
  public:
    GameLoop(LocalTable& game, const Dialog& dialog, std::string note);

    /// Plays to the end, or until a person leaves.
    Ending play();

    /// Whose eyes the result is shown to: the one person, or nobody in particular.
    Viewer onlooker() const;

    /// Writes the record to a file of the person's choice; the sentence that says how it went.
    std::string save(const std::string& file) const;

  private:
    /// What a line leads to.
    enum class Next { ask_again, show_again, go_on, leave };

    const match::Match& match() const { return game_.match(); }

    bool needs_no_answer(const std::vector<match::Choice>& choices) const;
    bool person_moves();  ///< false: left
    bool hand_over(Seat seat);
    Next answer(const Asked& asked, const std::string& line);
    Next obey(const Asked& asked, const ParsedLine& parsed);
    Next say(std::string sentence);
    std::optional<Next> warn(const Asked& asked, const std::string& move);
    Next show_aside(const Asked& asked, const Page& page);
    Next show_in_pages(const Asked& asked, const Page& page);
    Next show_card(const Asked& asked, const std::string& name);
    Next show_rules(const Asked& asked, const std::string& section);
    Next take_back();
    void play_obvious();
    void keep();

    LocalTable& game_;
    const Dialog& dialog_;
    std::string note_;             ///< said once, above the next prompt
    Seat at_screen_ = Seat::none;  ///< the person who looks at it now
    /// How many moves there were when each person was last asked.
    std::map<Seat, std::size_t> seen_ = {};
    /// The turn, and whose, at whose begin the game was last put on the disk.
    std::pair<std::uint32_t, Seat> kept_turn_ = {0, Seat::none};
    bool keeping_failed_ = false;  ///< and it has been said
};

}  // namespace lemniscate::cli::play
