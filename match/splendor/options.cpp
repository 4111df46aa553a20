#include <charconv>
#include <cstdint>
#include <optional>
#include <string>

#include "match/reader.h"
#include "match/splendor/position.h"

namespace lemniscate::match {

namespace {

constexpr const char* players_name = "players";
constexpr const char* first_seat_name = "first_seat";

std::optional<std::uint32_t> number_in(const std::string& text, Range range) {
    std::uint32_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc{} || stopped != end) return {};
    if (number < range.low || number > range.high) return {};
    return number;
}

Problem out_of_range(const Option& option, Range range) {
    return {ProblemKind::out_of_range, option.name, excerpt(Json(option.value)), text_of(range)};
}

}  // namespace

Result<splendor::Options> read_options(splendor::Game, const OptionList& options) {
    const Option* players = nullptr;
    const Option* first_seat = nullptr;
    for (const Option& option : options) {
        const bool known = option.name == players_name || option.name == first_seat_name;
        if (!known) {
            return Problem{ProblemKind::unknown_field, field_path({}, option.name),
                           excerpt(Json(option.value)),
                           std::string(players_name) + ", " + first_seat_name};
        }
        const Option*& place = option.name == players_name ? players : first_seat;
        if (place != nullptr) return Problem{ProblemKind::duplicate_field, option.name, {}, {}};
        place = &option;
    }

    splendor::Options read;
    if (players != nullptr) {
        const Range range{splendor::min_players, splendor::max_players};
        const auto number = number_in(players->value, range);
        if (!number) return out_of_range(*players, range);
        read.players = *number;
    }
    if (first_seat != nullptr) {
        const Range range{0, read.players - 1};
        const auto number = number_in(first_seat->value, range);
        if (!number) return out_of_range(*first_seat, range);
        read.first_seat = seat_at(*number);
    }
    return read;
}

OptionList write_options(const splendor::Options& options) {
    OptionList list = {{players_name, std::to_string(options.players)}};
    if (options.first_seat != Seat::none) {
        list.push_back({first_seat_name, std::to_string(index(options.first_seat))});
    }
    return list;
}

}  // namespace lemniscate::match
