#include <string_view>
#include <utility>

#include "match/splendor/names.h"
#include "match/splendor/tell.h"
#include "match/splendor/write_tokens.h"

namespace lemniscate::match {
namespace {

using splendor::Zone;

/// By EventKind.
constexpr std::string_view kinds[] = {
    "tokens_taken",  "card_reserved", "card_drawn",   "card_recruited", "tokens_paid",
    "card_revealed", "time_taken",    "tile_taken",   "location_taken", "tokens_returned",
    "passed",        "passes_ended",  "choice_asked", "turn_ended",     "game_over"};

/// By Zone.
constexpr std::string_view zones[] = {"none",     "supply",     "tokens",    "table", "deck",
                                      "reserved", "characters", "locations", "won"};

template <class Enum>
std::string_view word(const std::string_view* words, Enum value) {
    return words[static_cast<std::size_t>(value)];
}

/// A slot of the table is counted within its row, since the level is told beside it.
std::uint32_t slot_of(const splendor::Event& event) {
    const bool on_table = event.from == Zone::table || event.to == Zone::table;
    return on_table ? event.slot % splendor::row_size : event.slot;
}

void add_result(const Outcome& result, Json& json) {
    Json winners = Json::array();
    for (std::uint32_t seat = 0; seat < splendor::max_players; ++seat) {
        if (result.won_by(seat_at(seat))) winners.push_back(seat);
    }
    json["winners"] = std::move(winners);
    json["reason"] = result.reason;
}

}  // namespace

Json write_event(const splendor::Event& event) {
    Json json;
    json["kind"] = word(kinds, event.kind);
    json["seat"] = index(event.seat);
    if (event.card != splendor::Card::none) {
        json["card"] = id_of(event.card);
        json["level"] = level_of(event.card) + 1;
    }
    if (event.kind == splendor::EventKind::location_taken) json["location"] = id_of(event.location);
    if (event.tokens != Lanes{}) json["tokens"] = splendor_format::write_some_tokens(event.tokens);
    if (event.from != Zone::none) json["from"] = word(zones, event.from);
    if (event.to != Zone::none) json["to"] = word(zones, event.to);
    if (event.slot != splendor::no_slot) json["slot"] = slot_of(event);
    if (event.other != Seat::none) json["other"] = index(event.other);
    if (event.phase != splendor::Phase::action) {
        json["phase"] = word(splendor_format::phases, event.phase);
    }
    if (event.amount != 0) json["amount"] = event.amount;
    if (event.result.over) add_result(event.result, json);
    if (event.revealed) json["revealed"] = true;
    return json;
}

}  // namespace lemniscate::match
