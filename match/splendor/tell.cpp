#include "match/splendor/tell.h"

#include <algorithm>
#include <string>
#include <utility>

#include "match/splendor/messages.h"
#include "match/splendor/position_words.h"

namespace lemniscate::match {

using splendor::Event;
using splendor::EventKind;
using splendor::Phase;
using splendor::Table;

namespace splendor_format {
namespace {

Message say_drawn(const Event& event) {
    if (is_known(event.card)) {
        return {"splendor.event.card_drawn_own", {{"card", card_name(event.card)}}};
    }
    return {"splendor.event.card_drawn", {{"level", level_of(event.card) + 1}}};
}

Message say_tile_taken(const Event& event, Viewer viewer) {
    if (event.other == Seat::none) return {"splendor.event.tile_taken"};
    return {"splendor.event.tile_taken_from",
            {you(event.other == viewer.seat), {"who", event.other}}};
}

std::uint32_t locations_of(const Table& table, Seat seat) {
    return static_cast<std::uint32_t>(
        std::count_if(table.conquests.begin(), table.conquests.end(),
                      [seat](const splendor::Conquest& won) { return won.seat == seat; }));
}

Weight weight_of(const Event& observed, Viewer viewer) {
    switch (observed.kind) {
        case EventKind::tile_taken:
            return observed.other != Seat::none && observed.other == viewer.seat ? Weight::yours
                                                                                 : Weight::result;
        case EventKind::time_taken:
        case EventKind::location_taken:
            return Weight::result;
        case EventKind::card_drawn:  // which card it is, its owner sees only now
            return is_known(observed.card) ? Weight::result : Weight::deed;
        case EventKind::card_reserved:
        case EventKind::card_recruited:
        case EventKind::passed:
            return Weight::deed;
        case EventKind::tokens_taken:
        case EventKind::tokens_paid:
        case EventKind::tokens_returned:
        case EventKind::card_revealed:
        case EventKind::passes_ended:
        case EventKind::choice_asked:
        case EventKind::turn_ended:
        case EventKind::game_over:
            break;
    }
    return Weight::detail;
}

Message say_standing(const Table& table, Seat seat) {
    return {"splendor.result.line",
            {{"points", points(table, seat)},
             {"characters", table.team[index(seat)][splendor::team_lane::characters]},
             {"locations", locations_of(table, seat)},
             {"tile", table.tile == seat ? "yes" : "no"},
             {"gauntlet", meets_gauntlet(table, seat) ? "yes" : "no"}}};
}

}  // namespace
}  // namespace splendor_format

/// Nothing for what goes without saying: a new card on the table, whose turn it is, the end.
std::optional<Message> say_event(const Table&, const Event& event, Viewer viewer) {
    using namespace splendor_format;
    switch (event.kind) {
        case EventKind::tokens_taken:
            return Message{"splendor.event.tokens_taken", {{"tokens", say_tokens(event.tokens)}}};
        case EventKind::card_reserved:
            return Message{"splendor.event.card_reserved", {{"card", card_name(event.card)}}};
        case EventKind::card_drawn:
            return say_drawn(event);
        case EventKind::card_recruited:
            return Message{"splendor.event.card_recruited", {{"card", card_name(event.card)}}};
        case EventKind::tokens_paid:
            return Message{"splendor.event.tokens_paid", {{"tokens", say_tokens(event.tokens)}}};
        case EventKind::time_taken:
            return Message{"splendor.event.time_taken"};
        case EventKind::tile_taken:
            return say_tile_taken(event, viewer);
        case EventKind::location_taken:
            return Message{"splendor.event.location_taken",
                           {{"location", card_name(event.location)}}};
        case EventKind::tokens_returned:
            return Message{"splendor.event.tokens_returned",
                           {{"tokens", say_tokens(event.tokens)}}};
        case EventKind::passed:
            return Message{"splendor.event.passed"};
        case EventKind::card_revealed:
        case EventKind::passes_ended:
        case EventKind::choice_asked:
        case EventKind::turn_ended:
        case EventKind::game_over:
            break;
    }
    return std::nullopt;
}

/// One line per turn: steps that belong to one (an action, a location, a return) are told together.
std::vector<LogLine> tell(std::span<const Step<splendor::Game>> steps, Viewer viewer) {
    std::vector<LogLine> lines;
    std::vector<LogPart> parts;
    std::size_t first = 0;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const Table& before = steps[i].before;
        for (const Event& event : steps[i].events) {
            const Event seen = observe(event, viewer);
            std::optional<Message> phrase = say_event(before, seen, viewer);
            if (!phrase) continue;
            parts.push_back({std::move(*phrase), splendor_format::weight_of(seen, viewer), i});
        }
        const bool turn_goes_on = i + 1 < steps.size() && steps[i + 1].before.turns == before.turns;
        if (turn_goes_on) continue;
        lines.push_back(
            {steps[i].seat, first, round_of(before), {"who", steps[i].seat}, std::move(parts)});
        parts.clear();
        first = i + 1;
    }
    return lines;
}

Message prompt_of(const Table& table) {
    switch (table.phase) {
        case Phase::location:
            return {"splendor.prompt.location"};
        case Phase::give_back:
            return {"splendor.prompt.return",
                    {{"count", table.tokens[index(table.seat)].total() - splendor::max_tokens}}};
        case Phase::action:
        case Phase::over:
            break;
    }
    return {"play.prompt"};
}

std::vector<Standing> standings_of(const Table& table) {
    std::vector<Seat> order;
    for (std::uint32_t i = 0; i < table.players; ++i) order.push_back(seat_at(i));
    const Outcome result = outcome(table);
    std::stable_sort(order.begin(), order.end(), [&](Seat a, Seat b) {
        if (result.won_by(a) != result.won_by(b)) return result.won_by(a);
        return splendor::scoring::rank(table, a) > splendor::scoring::rank(table, b);
    });
    std::vector<Standing> standings;
    for (const Seat seat : order) {
        standings.push_back({seat, splendor_format::say_standing(table, seat)});
    }
    return standings;
}

std::uint32_t players_of(const Table& table) { return table.players; }

std::uint32_t turn_of(const Table& table) {
    const bool ended_by_a_turn = table.phase == Phase::over && table.turns > 0;
    return table.turns + (ended_by_a_turn ? 0U : 1U);
}

std::uint32_t team_of(const Table&, Seat seat) { return index(seat); }
std::span<const std::string_view> standing_decisions(splendor::Game) { return {}; }

std::uint32_t round_of(const Table& table) { return (turn_of(table) - 1) / table.players + 1; }

}  // namespace lemniscate::match
