#include "server/glance.h"

#include <algorithm>
#include <array>
#include <utility>

#include "match/json.h"

namespace lemniscate::server {

namespace {

using match::JsonList;
using match::JsonObject;
using table::Phase;

constexpr std::array<std::string_view, 4> phases = {"gathering", "salting", "playing", "over"};

Seat seat_number(std::size_t number) { return seat_at(static_cast<std::uint32_t>(number)); }

JsonObject seat_row(const table::Table& table, std::size_t number) {
    const Seat seat = seat_number(number);
    JsonObject json = table::write_seat_setting(table.settings().seats[number]);
    if (!table.person_at(seat).empty()) json.add("person", table.person_at(seat));
    if (const auto out = table.out_at(seat)) json.add("out", table::name_of(*out));
    return json;
}

/// Those who sit, and those for whom a seat is kept.
std::vector<std::string> people_of(const table::Table& table) {
    std::vector<std::string> people;
    const auto& seats = table.settings().seats;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const std::string& sitting = table.person_at(seat_number(i));
        const bool is_kept = sitting.empty() && seats[i].kind == table::SeatKind::person;
        const std::string& person = is_kept ? seats[i].name : sitting;
        if (person.empty()) continue;
        if (std::find(people.begin(), people.end(), person) == people.end()) {
            people.push_back(person);
        }
    }
    return people;
}

}  // namespace

std::string_view phase_name(Phase phase) { return phases[static_cast<std::size_t>(phase)]; }

JsonObject glance_of(const table::Table& table) {
    const table::Settings& settings = table.settings();
    JsonObject json;
    json.add("game", settings.game);
    json.add("options", table::write_option_list(settings.options));
    json.add("clock", table::write_clock(settings.clock));
    json.add("phase", phase_name(table.phase()));
    json.add("watched", settings.watched).add("by_invitation", settings.by_invitation);
    JsonList seats;
    for (std::size_t i = 0; i < settings.seats.size(); ++i) seats.add(seat_row(table, i));
    json.add("seats", seats);
    // Whoever wants to sit down promises a salt for this match.
    if (!table.match_id().empty()) {
        json.add("match", table.match_id()).add("commitment", table.commitment());
    }
    if (const match::Match* match = table.match()) {
        json.add("round", match->turn());
        if (table.phase() == Phase::playing && match->to_act() != Seat::none) {
            json.add("to_act", index(match->to_act()));
        }
    }
    if (const auto ended = table.ended()) {
        JsonList winners;
        for (std::uint32_t seat = 0; seat < match::most_seats; ++seat) {
            if ((ended->winners >> seat & 1U) != 0) winners.add(seat);
        }
        json.add("winners", winners).add("reason", ended->reason);
    }
    return json;
}

store::TableState state_of(const table::Table& table) {
    const table::Time changed = table.last_time();
    return {.entries = table.size(),
            .joinable = table.has_free_seat(),
            .over = table.phase() == Phase::over,
            // A bot that is asked is not forgotten either.
            .due = table.asks().empty() ? table.due() : changed,
            .changed = changed,
            .people = people_of(table),
            .glance = glance_of(table).text()};
}

JsonObject write_names(const Names& names) {
    JsonObject json;
    for (const auto& [person, name] : names) json.add(person, name);
    return json;
}

JsonObject list_row(const store::KnownTable& known, const Names& names) {
    Names of_these;
    for (const std::string& person : known.state.people) {
        const auto found = names.find(person);
        if (found != names.end()) of_these.insert(*found);
    }
    JsonObject json;
    json.add("table", known.row.id).add("code", known.row.code);
    json.add("opened", known.row.opened).add("changed", known.state.changed);
    json.add("listed", known.row.listed);
    json.add_text("glance", known.state.glance);
    return json.add("names", write_names(of_these));
}

}  // namespace lemniscate::server
