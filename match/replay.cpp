#include "match/replay.h"

#include <algorithm>

#include "engine/words.h"

namespace lemniscate::match {

std::string result_text(const Outcome& outcome) {
    if (!outcome.over) return "unfinished";
    return result_text(outcome.winners, outcome.reason);
}

namespace detail {

bool is_result_of(std::string_view result, const Outcome& outcome, std::uint32_t seats,
                  const std::vector<Interlude>& interludes) {
    if (result == result_text(outcome)) return true;
    const bool won_by_somebody_out =
        std::any_of(interludes.begin(), interludes.end(), [&outcome](const Interlude& line) {
            return line.kind != Interlude::Kind::rules && outcome.won_by(seat_at(line.seat));
        });
    if (outcome.over && !won_by_somebody_out) return false;
    // `0 2 agreed`: seats in their order, or none, and why.
    Words words(result);
    std::string_view word = words.next();
    std::uint32_t next = 0;
    if (word == "none") {
        word = words.next();
    } else {
        for (; read_number(word); word = words.next()) {
            const std::uint64_t seat = *read_number(word);
            if (seat < next || seat >= seats) return false;
            next = static_cast<std::uint32_t>(seat) + 1;
        }
        if (next == 0) return false;
    }
    return words.empty() && is_ending_by_people(word);
}

}  // namespace detail

}  // namespace lemniscate::match
