// Who plays together, and which sides are still in.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "engine/seat.h"
#include "match/match.h"

namespace lemniscate::table {

enum class Presence : std::uint8_t { nobody, in, out };  ///< nobody: a bot, Nemesis

/// A side is out when all its people and programs are. One without any is always in.
class Sides {
  public:
    Sides(const match::Match& match, const std::function<Presence(Seat)>& presence);

    std::uint32_t count_left() const;
    std::uint8_t left() const;  ///< the seats of the sides that are in, a bit each
    /// A seat that is out, of a side that is out and has one of these seats.
    std::optional<Seat> out_among(std::uint8_t seats) const;

  private:
    struct Side {
        std::uint32_t id;
        std::uint8_t seats = 0;
        bool has_people = false;
        bool is_in = false;      ///< somebody is
        Seat gone = Seat::none;  ///< somebody who is not
        bool is_out() const { return has_people && !is_in; }
    };
    std::vector<Side> sides_;
};

}  // namespace lemniscate::table
