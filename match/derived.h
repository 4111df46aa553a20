// What every position has, whatever the game: how it begins, and what follows from the rest of it.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/game.h"
#include "engine/seat.h"
#include "match/json_forward.h"
#include "match/json_text.h"
#include "match/reader.h"

namespace lemniscate::match {

/// A document of this game with nothing in it yet.
JsonObject begin_document(std::string_view game);

/// Nobody is null.
std::optional<std::uint32_t> seat_or_null(Seat seat);

/// Who is looking, and whether nothing is hidden: `{"seat": 0}`, `{"seat": null, "open": true}`
JsonObject write_viewer(Viewer viewer, bool open);

/// `{"winners": [0], "reason": "gauntlet"}`
JsonObject write_result(const Outcome& outcome);

/// `to_act`, `decision`, and at the end `result`.
JsonObject derive(const Outcome& outcome, Seat to_act, std::string_view decision);
template <class Table>
JsonObject derive(const Table& table) {
    return derive(outcome(table), to_act(table), decision(table));
}

/// Whoever writes a position may leave out what follows from the rest, but not contradict it.
void check_equal(const Field& field, const Json& derived);
void check_derived(const Field& position, const Json& derived);

}  // namespace lemniscate::match
