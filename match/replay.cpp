#include "match/replay.h"

#include <algorithm>

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
    const std::optional<RecordedResult> read = read_result(result, seats);
    return read && is_ending_by_people(read->reason);
}

}  // namespace detail

}  // namespace lemniscate::match
