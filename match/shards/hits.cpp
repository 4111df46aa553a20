#include "match/shards/hits.h"

#include <algorithm>

#include "match/shards/messages.h"

namespace lemniscate::match::shards_format {
namespace {

using shards::Phase;
using shards::Side;
using shards::Table;

Hit hit_by(const Table& table, Seat seat, std::uint32_t power) {
    const std::uint32_t health = side_of(table, seat).health;
    const std::uint32_t damage = std::min(power, health);
    return {.seat = seat, .damage = damage, .left = health - damage};
}

std::uint32_t less(std::uint32_t power, std::uint32_t prevented) {
    return power - std::min(power, prevented);
}

/// With all power that is there; infinite power is stopped by nothing.
Hit hit_by_all(const Table& table, Seat seat) {
    const Side& side = side_of(table, seat);
    if (table.infinite) return hit_by(table, seat, side.health);
    const bool unshielded = shards::is_lasting<shards::Op::unshield>(table);
    return hit_by(table, seat, less(table.power, unshielded ? 0U : shield_in_play(side)));
}

std::vector<Hit> hits_to_come(const Table& table) {
    std::vector<Hit> hits;
    if (table.power == 0 && !table.infinite) return hits;
    for (std::uint32_t i = 0; i < table.players; ++i) {
        if (is_alive(table, seat_at(i)) && can_attack(table, seat_at(i))) {
            hits.push_back(hit_by_all(table, seat_at(i)));
        }
    }
    const bool is_shared =
        hits.size() > 1 && !table.infinite && table.mode != shards::Mode::bloodbath;
    for (Hit& hit : hits) hit.shared = is_shared;
    return hits;
}

std::vector<Hit> hits_of_attack(const Table& table) {
    std::vector<Hit> hits;
    for (std::uint32_t i = 0; i < table.players; ++i) {
        const Seat seat = seat_at(i);
        if (!shards::attack::is_hit(table, seat)) continue;
        hits.push_back(
            hit_by(table, seat, less(shards::attack::incoming(table, seat), table.prevented[i])));
    }
    return hits;
}

}  // namespace

std::vector<Hit> list_hits(const Table& table) {
    const bool is_before = table.phase == Phase::play || table.phase == Phase::nemesis;
    std::vector<Hit> hits = hits_of_attack(table);
    return hits.empty() && is_before ? hits_to_come(table) : hits;
}

JsonObject write_hit(const Hit& hit) {
    JsonObject fields;
    fields.add("seat", index(hit.seat)).add("damage", hit.damage).add("left", hit.left);
    if (hit.shared) fields.add("shared", true);
    return fields;
}

void add_hits(const shards::View& view, std::vector<Note>& notes) {
    for (const Hit& hit : list_hits(view.table())) {
        Note& note = notes.emplace_back();
        note.fields.add("kind", "hit").add_all(write_hit(hit));
        note.says = Message{"shards.note.hit",
                            {who(view.table(), hit.seat),
                             {"you", hit.seat == view.viewer().seat ? "yes" : "no"},
                             {"damage", hit.damage},
                             {"shared", hit.shared ? "yes" : "no"}}};
    }
}

}  // namespace lemniscate::match::shards_format
