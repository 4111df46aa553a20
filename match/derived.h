// What every position has, whatever the game: how it begins, and what follows from the rest of it.
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/game.h"
#include "engine/seat.h"
#include "match/json.h"
#include "match/reader.h"

namespace lemniscate::match {

/// A document of this game with nothing in it yet.
Json begin_document(std::string_view game);

Json seat_or_null(Seat seat);

/// `to_act`, `decision`, and `result`, which is null before the end.
struct Derived {
    Json to_act;
    Json decision;
    Json result;
};
Derived derive(const Outcome& outcome, std::uint32_t players, Seat to_act,
               std::string_view decision);
template <class Table>
Derived derive(const Table& table) {
    return derive(outcome(table), table.players, to_act(table), decision(table));
}

void write_derived(Derived derived, Json& json);

/// Whoever writes a position may leave out what follows from the rest, but not contradict it.
void check_equal(const Field& field, const Json& derived);
void check_derived(const Field& position, const Derived& derived);

}  // namespace lemniscate::match
