#include "table/sides.h"

#include <algorithm>

namespace lemniscate::table {

Sides::Sides(const match::Match& match, const std::function<Presence(Seat)>& presence) {
    for (std::uint32_t i = 0; i < match.seats(); ++i) {
        const Seat seat = seat_at(i);
        const std::uint32_t id = match.team_of(seat);
        auto side = std::find_if(sides_.begin(), sides_.end(),
                                 [id](const Side& other) { return other.id == id; });
        if (side == sides_.end()) side = sides_.insert(sides_.end(), Side{id});
        side->seats = static_cast<std::uint8_t>(side->seats | 1U << i);
        switch (presence(seat)) {
            case Presence::nobody:
                break;
            case Presence::in:
                side->has_people = side->is_in = true;
                break;
            case Presence::out:
                side->has_people = true;
                side->gone = seat;
                break;
        }
    }
}

std::uint32_t Sides::count_left() const {
    return static_cast<std::uint32_t>(std::count_if(
        sides_.begin(), sides_.end(), [](const Side& side) { return !side.is_out(); }));
}

std::uint8_t Sides::left() const {
    std::uint8_t seats = 0;
    for (const Side& side : sides_) {
        if (!side.is_out()) seats = static_cast<std::uint8_t>(seats | side.seats);
    }
    return seats;
}

std::optional<Seat> Sides::out_among(std::uint8_t seats) const {
    for (const Side& side : sides_) {
        if (side.is_out() && (side.seats & seats) != 0) return side.gone;
    }
    return std::nullopt;
}

}  // namespace lemniscate::table
