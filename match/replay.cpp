#include "match/replay.h"

namespace lemniscate::match {

std::string result_text(const Outcome& outcome) {
    if (!outcome.over) return "unfinished";
    std::string text;
    for (std::uint32_t seat = 0; seat < most_seats; ++seat) {
        if (outcome.won_by(seat_at(seat))) text += std::to_string(seat) + " ";
    }
    if (text.empty()) text = "none ";
    return text.append(outcome.reason);
}

}  // namespace lemniscate::match
