#pragma once
// Names of seats in the language of whoever reads.
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/seat.h"
#include "texts/say_message.h"
#include "texts/texts.h"

namespace lemniscate::texts {

/// The names that stand for a person and for Nemesis wherever players are named; other names are
/// those of bots. A person who has a name is "person Anna".
inline constexpr std::string_view person = "person";
inline constexpr std::string_view nemesis = "nemesis";

bool is_person(std::string_view player);
std::string person_called(std::string_view name);      // just a person where it is empty
std::string_view given_name(std::string_view player);  // empty for whoever has none

/// The names of everybody at a table with so many seats: nobody plays those behind the players.
std::vector<std::string> seat_names(std::span<const std::string> players, std::size_t player_count,
                                    std::size_t seats);

/// "You" for the viewer, "greedy 1" for the bot at seat 1, "seat 1" where no name is known. Another
/// person at the same keyboard goes by the name that was given, or is "player 1". Nemesis has a
/// name of its own.
std::string name_of(Seat seat, Viewer viewer, std::span<const std::string> names,
                    const Texts& texts);

/// Says messages in words alone.
class PlainSpeaker : public Speaker {
  public:
    // `names` says who sits where, and may be shorter than the table.
    PlainSpeaker(std::span<const std::string> names, Viewer viewer)
        : names_(names.begin(), names.end()), viewer_(viewer) {}

    std::string seat(Seat seat, const Texts& texts) const override;

  private:
    std::vector<std::string> names_;
    Viewer viewer_;
};

}  // namespace lemniscate::texts
