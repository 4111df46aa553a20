#include "table/settings.h"

#include <array>
#include <memory>
#include <utility>

#include "ai/player.h"
#include "match/json.h"
#include "match/match.h"

namespace lemniscate::table {

namespace {

using match::Field;
using match::Fields;
using match::ProblemKind;

constexpr std::array<std::string_view, 4> seat_kinds = {"open", "person", "bot", "program"};
constexpr std::array<std::string_view, 4> clock_kinds = {"none", "per_move", "increment", "days"};

constexpr std::size_t longest_name = 64;
constexpr Time second = 1000;
constexpr Time day = 24 * 60 * 60 * second;
constexpr Time longest_clock = 14 * day;

Time read_time(const Field& field, Time low, Time high, Time missing) {
    const std::optional<std::int64_t> time = field.integer();
    if (!time) return missing;
    if (*time < low || *time > high) {
        field.refuse(ProblemKind::out_of_range, std::to_string(low) + ".." + std::to_string(high));
        return missing;
    }
    return *time;
}

/// How many seats somebody has to play, by a trial deal: a game with these options, or from this
/// position. Nothing when it cannot be.
std::optional<std::uint32_t> players_of(const Settings& settings, const Field& settings_field) {
    if (settings.position) {
        if (auto problem = match::check_game(*settings.position, settings.game)) {
            settings_field.field("position").refuse_inside(std::move(*problem));
            return std::nullopt;
        }
    }
    const auto match = settings.position ? match::open_position(*settings.position, 0)
                                         : match::open_match(settings.game, settings.options, 0);
    if (match) return (*match)->players();
    const bool is_game = match.problem().where == "game";
    const Field place =
        is_game ? settings_field : settings_field.field(settings.position ? "position" : "options");
    place.refuse_inside(match.problem());
    return std::nullopt;
}

}  // namespace

ClockSetting read_clock(const Field& field) {
    ClockSetting clock;
    if (field.is_missing()) return clock;
    const Fields fields = field.fields({"kind", "time", "more"});
    clock.kind = static_cast<ClockKind>(fields["kind"].required().word(clock_kinds, 0));
    switch (clock.kind) {
        case ClockKind::none:
            break;
        case ClockKind::per_move:
        case ClockKind::increment:
            clock.time = read_time(fields["time"].required(), second, day, second);
            break;
        case ClockKind::days:
            clock.time = read_time(fields["time"].required(), day, longest_clock, day);
            break;
    }
    if (clock.kind == ClockKind::increment) clock.more = read_time(fields["more"], 0, day, 0);
    return clock;
}

match::JsonObject write_clock(const ClockSetting& clock) {
    match::JsonObject json;
    json.add("kind", name_of(clock.kind));
    if (clock.kind != ClockKind::none) json.add("time", clock.time);
    if (clock.kind == ClockKind::increment) json.add("more", clock.more);
    return json;
}

match::OptionList read_option_list(const Field& field) {
    match::OptionList options;
    if (field.is_missing()) return options;
    if (!field.is_object()) {
        field.refuse(ProblemKind::wrong_type, "object");
        return options;
    }
    for (const auto& [name, value] : field.value().items()) {
        options.push_back({name, field.field(name).text()});
    }
    return options;
}

match::JsonObject write_option_list(const match::OptionList& options) {
    match::JsonObject json;
    for (const match::Option& option : options) json.add(option.name, option.value);
    return json;
}

std::string_view name_of(SeatKind kind) { return seat_kinds[static_cast<std::size_t>(kind)]; }
std::string_view name_of(ClockKind kind) { return clock_kinds[static_cast<std::size_t>(kind)]; }

SeatSetting read_seat_setting(const Field& field) {
    const Fields fields = field.fields({"kind", "name"});
    SeatSetting seat;
    seat.kind = static_cast<SeatKind>(fields["kind"].required().word(seat_kinds, 0));
    if (seat.kind == SeatKind::open) return seat;
    const Field name = fields["name"];
    seat.name = name.required().text();
    if (seat.name.empty() || seat.name.size() > longest_name) {
        name.refuse(ProblemKind::out_of_range, "1.." + std::to_string(longest_name));
    }
    if (seat.kind != SeatKind::bot || name.is_missing()) return seat;
    const auto known = ai::player_names();
    if (std::find(known.begin(), known.end(), seat.name) == known.end()) {
        name.refuse_unknown(ProblemKind::unknown_word, known);
    }
    return seat;
}

match::JsonObject write_seat_setting(const SeatSetting& setting) {
    match::JsonObject json;
    json.add("kind", name_of(setting.kind));
    if (!setting.name.empty()) json.add("name", setting.name);
    return json;
}

Settings read_settings(const Field& field) {
    const Fields fields = field.fields(
        {"game", "options", "position", "seats", "clock", "chance", "watched", "by_invitation"});
    Settings settings;
    settings.game = fields["game"].required().text();
    settings.options = read_option_list(fields["options"]);
    if (!fields["position"].is_missing())
        settings.position = match::share(fields["position"].value());
    for (const Field& seat : fields["seats"].required().entries_up_to(match::most_seats)) {
        settings.seats.push_back(read_seat_setting(seat));
    }
    settings.clock = read_clock(fields["clock"]);
    constexpr std::array<std::string_view, 2> chances = {"plain", "sealed"};
    settings.sealed = fields["chance"].word(chances, 0) == 1;
    settings.watched = fields["watched"].flag(true);
    settings.by_invitation = fields["by_invitation"].flag(false);
    const std::optional<std::uint32_t> players = players_of(settings, field);
    if (players && *players != settings.seats.size()) {
        fields["seats"].refuse(ProblemKind::out_of_range, std::to_string(settings.seats.size()),
                               std::to_string(*players));
    }
    if (settings.sealed && settings.position) {
        fields["position"].refuse(ProblemKind::unknown_field, "chance: plain");
    }
    return settings;
}

match::JsonObject write_settings(const Settings& settings) {
    match::JsonObject json;
    json.add("game", settings.game);
    json.add("options", write_option_list(settings.options));
    if (settings.position) json.add("position", *settings.position);
    match::JsonList seats;
    for (const SeatSetting& seat : settings.seats) seats.add(write_seat_setting(seat));
    json.add("seats", seats);
    json.add("clock", write_clock(settings.clock));
    json.add("chance", settings.sealed ? "sealed" : "plain");
    json.add("watched", settings.watched);
    json.add("by_invitation", settings.by_invitation);
    return json;
}

}  // namespace lemniscate::table
