#include "match/shards/tell.h"

#include <utility>

#include "match/shards/turn_line.h"

namespace lemniscate::match {

using shards::Event;
using shards::EventKind;
using shards::Table;

/// One line per turn; before the first one, a line per decision.
std::vector<LogLine> tell(std::span<const Step<shards::Game>> steps, Viewer viewer) {
    using namespace shards_format;
    std::vector<LogLine> lines;
    if (steps.empty()) return lines;
    TurnLine line(steps.front().before.seat, viewer);
    const auto begin = [&](Seat seat, const Table& before) {
        if (std::optional<LogLine> told = line.end(before)) lines.push_back(std::move(*told));
        line = TurnLine(seat, viewer);
    };
    for (std::size_t step = 0; step < steps.size(); ++step) {
        const Table& before = steps[step].before;
        const bool set_up = is_set_up(before);
        if (set_up) begin(before.seat, before);
        for (const Event& event : steps[step].events) {
            // What the set-up brings about for others is told of them.
            const bool of_another = set_up && event.seat != Seat::none && event.seat != line.seat();
            if (event.kind == EventKind::turn_began || of_another) begin(event.seat, before);
            line.hear(observe(event, viewer), step, before);
        }
        if (set_up) begin(line.seat(), before);
    }
    begin(Seat::none, steps.back().before);
    return lines;
}

}  // namespace lemniscate::match
