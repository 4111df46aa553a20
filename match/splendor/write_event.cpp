#include <string_view>

#include "match/derived.h"
#include "match/splendor/position_words.h"
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

}  // namespace

JsonObject write_event(const splendor::Event& event) {
    JsonObject json;
    json.add("kind", word(kinds, event.kind)).add("seat", index(event.seat));
    if (event.card != splendor::Card::none) {
        json.add("card", id_of(event.card)).add("level", level_of(event.card) + 1);
    }
    if (event.kind == splendor::EventKind::location_taken) {
        json.add("location", id_of(event.location));
    }
    if (event.tokens != Lanes{}) {
        json.add("tokens", splendor_format::write_some_tokens(event.tokens));
    }
    if (event.from != Zone::none) json.add("from", word(zones, event.from));
    if (event.to != Zone::none) json.add("to", word(zones, event.to));
    if (event.slot != splendor::no_slot) json.add("slot", slot_of(event));
    if (event.other != Seat::none) json.add("other", index(event.other));
    if (event.phase != splendor::Phase::action) {
        json.add("phase", word(splendor_format::phases, event.phase));
    }
    if (event.amount != 0) json.add("amount", event.amount);
    if (event.result.over) json.add_all(write_result(event.result));
    if (event.revealed) json.add("revealed", true);
    return json;
}

}  // namespace lemniscate::match
