// What an attack does to whoever it hits, as things stand.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/seat.h"
#include "games/shards/shards.h"
#include "match/choice.h"

namespace lemniscate::match::shards_format {

struct Hit {
    Seat seat = Seat::none;
    std::uint32_t damage = 0;
    std::uint32_t left = 0;  ///< of the health
    bool shared = false;     ///< power is shared out first: it is so much if all of it goes there
    friend bool operator==(const Hit&, const Hit&) = default;
};

/// In an attack, and before it by the power that is there. Champions in play have prevented theirs;
/// shields that hands may still show have not.
std::vector<Hit> list_hits(const shards::Table& table);

/// `{"seat": S, "damage": N, "left": N, "shared": true}`, the last only where it is so.
JsonObject write_hit(const Hit& hit);

/// `hit`, one for each.
void add_hits(const shards::View& view, std::vector<Note>& notes);

}  // namespace lemniscate::match::shards_format
