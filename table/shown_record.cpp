#include "table/shown_record.h"

#include <algorithm>
#include <string>
#include <utility>

#include "match/json.h"
#include "match/verify.h"
#include "match/write_log.h"
#include "table/write_problem.h"

namespace lemniscate::table {

namespace {

using match::Field;
using match::Fields;
using match::JsonList;
using match::JsonObject;
using match::Problem;
using match::ProblemKind;

constexpr std::string_view person_word = "person";

/// How a record says who sat at a seat: `person`, `person Anna`, or the name of a bot.
bool is_person(std::string_view player) {
    return player.empty() || player == person_word || player.starts_with("person ");
}
std::string_view name_in(std::string_view player) {
    if (!is_person(player)) return player;
    return player.size() > person_word.size() ? player.substr(person_word.size() + 1)
                                              : std::string_view();
}

}  // namespace

match::Result<ShownRecord> ShownRecord::open(std::string_view text, const match::Hashes* hashes) {
    auto record = match::read_record(text);
    if (!record) return record.problem();
    auto reopened = match::open_record(*record, hashes);
    if (!reopened) return reopened.problem();
    std::optional<Problem> doubt = reopened->problem;
    if (record->sealed) {
        const auto proved = match::verify_record(*record, *hashes);
        if (!proved) doubt = proved.problem();
    }
    return ShownRecord(std::move(*record), std::move(*reopened), std::move(doubt));
}

JsonObject ShownRecord::about() const {
    JsonObject json;
    json.add("game", match().game());
    JsonObject options;
    for (const match::Option& option : match().options()) options.add(option.name, option.value);
    json.add("options", options);
    add_players(json);
    json.add("seats", match().seats()).add("date", record_.date).add("steps", match().size());
    JsonList turns;
    for (const match::LogLine& line : match().log(0, match().size(), spectator)) {
        JsonObject turn;
        turn.add("step", line.step).add("seat", index(line.seat));
        turns.add(turn.add("round", line.round));
    }
    json.add("turns", turns);
    add_result(json);
    json.add("seal", seal());
    if (reopened_.problem) {
        JsonObject problem = write_problem(*reopened_.problem);
        if (reopened_.refusal) {
            problem.add(
                "refusal",
                JsonObject().add("id", reopened_.refusal->id).add("says", reopened_.refusal->says));
        }
        json.add("problem", problem);
    }
    if (reopened_.left_out) json.add("left_out", write_problem(*reopened_.left_out));
    return json;
}

void ShownRecord::add_players(JsonObject& json) const {
    JsonList names;
    JsonList kinds;
    for (std::size_t seat = 0; seat < match().players(); ++seat) {
        const std::string_view player = seat < record_.players.size()
                                            ? std::string_view(record_.players[seat])
                                            : std::string_view();
        names.add(name_in(player));
        kinds.add(is_person(player) ? "person" : "bot");
    }
    json.add("players", names).add("kinds", kinds);
}

void ShownRecord::add_result(JsonObject& json) const {
    Outcome outcome = match().outcome();
    std::string_view group = match().game();
    std::optional<match::RecordedResult> ended;
    // What people ended, their record says; but only a record that is right up to there.
    if (record_.result && !reopened_.problem) {
        ended = match::read_result(*record_.result, match().seats());
    }
    if (ended && (!outcome.over || match::is_ending_by_people(ended->reason))) {
        outcome = {true, ended->winners, ended->reason};
        group = "table";
    }
    if (outcome.over) {
        JsonList winners;
        for (std::uint32_t seat = 0; seat < match().seats(); ++seat) {
            if (outcome.won_by(seat_at(seat))) winners.add(seat);
        }
        JsonObject result;
        result.add("winners", winners).add("reason", outcome.reason);
        const match::Message says =
            match::result_message(group, outcome, match().seats(), spectator);
        json.add("result", result.add("says", says));
    } else {
        json.add("result", nullptr);
    }
    JsonList standings;
    for (const match::Standing& standing : match().standings()) {
        standings.add(JsonObject().add("seat", index(standing.seat)).add("says", standing.says));
    }
    json.add("standings", standings);
}

JsonObject ShownRecord::seal() const {
    JsonObject json;
    json.add("sealed", record_.sealed.has_value());
    if (!record_.sealed) return json;
    json.add("proved", !doubt_.has_value());
    if (doubt_) json.add("problem", write_problem(*doubt_));
    return json;
}

std::optional<Viewer> ShownRecord::read_viewer(const Field& field) const {
    if (field.is_missing() || field.is_null()) return spectator;
    if (field.value() == "open") return std::nullopt;
    return Viewer{seat_at(field.number({0, match().seats() - 1}, 0))};
}

std::size_t ShownRecord::read_step(const Field& field) const {
    return field.required().number({0, static_cast<std::uint32_t>(match().size())}, 0);
}

JsonObject ShownRecord::shown(std::size_t step, std::optional<Viewer> viewer) const {
    const auto view = viewer ? match().view_after(step, *viewer) : match().open_view_after(step);
    const Seat next = step < match().size() ? match().seat_of(step) : match().to_act();
    JsonObject json;
    json.add("step", step).add("view", view->json());
    return json.add("to_act", next == Seat::none ? std::nullopt : std::optional(index(next)));
}

JsonList ShownRecord::show(const Field& asked) const {
    const Fields fields = asked.fields({"steps", "viewer"});
    const std::optional<Viewer> viewer = read_viewer(fields["viewer"]);
    JsonList list;
    for (const Field& step : fields["steps"].required().entries()) {
        list.add(shown(read_step(step), viewer));
    }
    return list;
}

JsonObject ShownRecord::tell(const Field& asked) const {
    const Fields fields = asked.fields({"from", "to", "viewer"});
    const std::size_t from = read_step(fields["from"]);
    const std::size_t to = read_step(fields["to"]);
    const std::optional<Viewer> viewer = read_viewer(fields["viewer"]);
    JsonList events;
    for (const match::EventNote& event :
         viewer ? match().events(from, to, *viewer) : match().open_events(from, to)) {
        JsonObject json;
        json.add("step", event.step).add("index", event.index);
        write_fields(json, event.what);
        events.add(json);
    }
    const auto log = match().log(from, to, viewer.value_or(spectator));
    return JsonObject().add("events", events).add("log", match::write_log(log));
}

}  // namespace lemniscate::table
