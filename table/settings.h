// What a table is opened with: the game and its options, who may sit where, clocks, chance.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/json_forward.h"
#include "match/json_text.h"
#include "match/position.h"
#include "match/problem.h"
#include "match/reader.h"

namespace lemniscate::table {

/// Milliseconds since 1970, by the clock of whoever owns the table: it has none itself.
using Time = std::int64_t;

/// Whoever sits and watches, by an id that says nothing: names are kept elsewhere, so that a person
/// can be forgotten.
using Person = std::string;

enum class SeatKind : std::uint8_t {
    open,     ///< for whoever comes
    person,   ///< kept for somebody, or taken
    bot,      ///< a player of ai/
    program,  ///< an outside program
};

struct SeatSetting {
    SeatKind kind = SeatKind::open;
    std::string name = {};  ///< the person's id, the bot's or the program's name
    friend bool operator==(const SeatSetting&, const SeatSetting&) = default;
};

enum class ClockKind : std::uint8_t {
    none,
    per_move,   ///< so long each time one is asked, all decisions in a row together
    increment,  ///< so long for the whole game, and a little more each time
    days,       ///< as per_move, for people who look in once a day
};

struct ClockSetting {
    ClockKind kind = ClockKind::none;
    Time time = 0;  ///< what one has
    Time more = 0;  ///< what is added each time one has answered (increment)
    friend bool operator==(const ClockSetting&, const ClockSetting&) = default;
};

struct Settings {
    std::string game = {};
    match::OptionList options = {};
    match::SharedJson position = {};  ///< where it begins, instead of a deal
    std::vector<SeatSetting> seats = {};
    ClockSetting clock = {};
    bool sealed = false;         ///< chance that can be checked afterwards
    bool watched = true;         ///< spectators may look on
    bool by_invitation = false;  ///< whoever sits or watches must show an invitation
};

/// Reads them strictly; what is wrong is a problem of the field. Whether the options suit the game
/// and the seats suit the options is looked at as well: what has no problem can be dealt.
Settings read_settings(const match::Field& field);
match::JsonObject write_settings(const Settings& settings);

/// `{"mode": "teams"}`, every value as text.
match::OptionList read_option_list(const match::Field& field);
match::JsonObject write_option_list(const match::OptionList& options);

/// None where it is missing.
ClockSetting read_clock(const match::Field& field);
match::JsonObject write_clock(const ClockSetting& clock);

SeatSetting read_seat_setting(const match::Field& field);
match::JsonObject write_seat_setting(const SeatSetting& setting);

std::string_view name_of(SeatKind kind);
std::string_view name_of(ClockKind kind);

}  // namespace lemniscate::table
