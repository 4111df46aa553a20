#include "server/lobby.h"

#include <algorithm>
#include <utility>

#include "match/json.h"
#include "match/match.h"
#include "match/reader.h"

namespace lemniscate::server {

namespace {

using match::JsonList;
using match::JsonObject;

/// How long a seat is kept for somebody who was sent to it.
constexpr table::Time seat_is_kept = 15'000;

std::string message(std::string_view list, const JsonList& tables, const JsonList& gone) {
    JsonObject changes;
    changes.add("tables", tables).add("gone", gone);
    return JsonObject().add(list, changes).text();
}

/// Whether somebody sits there, or a seat is kept for them.
bool belongs_to(const table::Person& person, const store::KnownTable& known) {
    const auto& people = known.state.people;
    return std::find(people.begin(), people.end(), person) != people.end();
}

std::string whole(std::string_view list, const JsonList& tables) {
    return JsonObject().add(list, JsonObject().add("all", true).add("tables", tables)).text();
}

}  // namespace

std::string match_key(const table::Settings& settings) {
    const auto options = match::normal_options(settings.game, settings.options);
    return settings.game + table::write_option_list(options ? *options : settings.options).text() +
           table::write_clock(settings.clock).text();
}

namespace {

/// What a quick match looks for, of a table that everybody may join.
struct Offered {
    table::Settings settings;         ///< game, options and clock
    std::vector<std::uint32_t> free;  ///< seats
};

std::optional<Offered> offered_by(const store::KnownTable& known) {
    if (!known.row.listed || !known.state.joinable) return std::nullopt;
    const auto glance = match::parse_json(known.state.glance);
    if (!glance) return std::nullopt;
    std::optional<match::Problem> problem;
    const match::Field field(*glance, problem);
    if (field.field("by_invitation").flag(false)) return std::nullopt;
    Offered offered;
    offered.settings.game = field.field("game").text();
    offered.settings.options = table::read_option_list(field.field("options"));
    offered.settings.clock = table::read_clock(field.field("clock"));
    std::uint32_t seat = 0;
    for (const match::Field& chair : field.field("seats").entries()) {
        const bool is_open = chair.field("kind").text() == "open";
        if (is_open && chair.field("person").is_missing()) offered.free.push_back(seat);
        ++seat;
    }
    return offered;
}

}  // namespace

std::string match_key(const store::KnownTable& known) {
    const std::optional<Offered> offered = offered_by(known);
    return offered ? match_key(offered->settings) : std::string();
}

/// Nothing where nobody can sit down, not everybody shall know, or nobody is there.
std::optional<Lobby::Row> Lobby::row_of(store::KnownTable known, Names names, bool is_attended) {
    std::optional<Offered> offered = offered_by(known);
    if (!offered) return std::nullopt;
    if (!is_attended && offered->settings.clock.kind != table::ClockKind::days) {
        return std::nullopt;
    }
    return Row{std::move(known), std::move(names), match_key(offered->settings),
               std::move(offered->free)};
}

void Lobby::begin(const std::vector<store::KnownTable>& waiting, const Names& names) {
    for (const store::KnownTable& known : waiting) {
        // Somebody may have come there before the store had answered: what is in memory is newer.
        if (tables_.loaded(known.row.id)) continue;
        put(known.row.id, row_of(known, names, false));
    }
}

void Lobby::put(const std::string& table, std::optional<Row> row) {
    const auto before = waiting_.find(table);
    if (before == waiting_.end() && !row) return;
    if (before != waiting_.end()) {
        const auto [first, last] = by_key_.equal_range(before->second.key);
        by_key_.erase(std::find_if(first, last,
                                   [&table](const auto& entry) { return entry.second == table; }));
        waiting_.erase(before);
    }
    if (row) {
        by_key_.emplace(row->key, table);
        waiting_.emplace(table, *std::move(row));
    } else {
        kept_.erase(table);
    }
    changed_.insert(table);
}

void Lobby::expect(ConnectionId connection, const table::Person& person) {
    followers_[connection].person = person;
    by_person_[person].insert(connection);
}

bool Lobby::is_following(ConnectionId connection) const {
    const auto follower = followers_.find(connection);
    return follower != followers_.end() && follower->second.has_lists;
}

void Lobby::follow(ConnectionId connection, const table::Person& person,
                   const std::vector<store::KnownTable>& own, const Names& names) {
    // What has changed meanwhile is told after the lists.
    auto changed = std::move(followers_[connection].changed);
    unfollow(connection);
    expect(connection, person);
    Follower& follower = followers_[connection];
    follower.has_lists = true;
    if (!changed.empty()) to_tell_.insert(connection);
    for (const auto& [table, noted] : changed) by_table_[table].insert(connection);
    follower.changed = std::move(changed);
    JsonList waiting;
    std::size_t shown = 0;
    for (const auto& [id, row] : waiting_) {
        if (shown++ == most) break;
        waiting.add(list_row(row.known, row.names));
    }
    send_(connection, whole("lobby", waiting));
    JsonList mine;
    for (const store::KnownTable& known : own) {
        // What is in memory is newer.
        const auto table = tables_.loaded(known.row.id);
        if (table && !belongs_to(person, table->known())) continue;
        follower.own.insert(known.row.id);
        by_table_[known.row.id].insert(connection);
        mine.add(table ? list_row(table->known(), table->names()) : list_row(known, names));
    }
    send_(connection, whole("mine", mine));
}

void Lobby::unfollow(ConnectionId connection) {
    const auto follower = followers_.extract(connection);
    if (follower.empty()) return;
    const auto forget = [connection](auto& map, const std::string& key) {
        const auto found = map.find(key);
        if (found == map.end()) return;
        found->second.erase(connection);
        if (found->second.empty()) map.erase(found);
    };
    forget(by_person_, follower.mapped().person);
    for (const std::string& table : follower.mapped().own) forget(by_table_, table);
    for (const auto& [table, noted] : follower.mapped().changed) forget(by_table_, table);
    to_tell_.erase(connection);
}

void Lobby::note(const ServedTable& table) {
    const bool waits = table.row().listed && table.table().has_free_seat();
    if (waits || waiting_.contains(table.id())) {
        put(table.id(), row_of(table.known(), table.names(), table.has_onlookers()));
    }
    if (followers_.empty()) return;
    std::shared_ptr<const Noted> noted;
    const auto mark = [&](ConnectionId connection) {
        if (!noted) noted = std::make_shared<const Noted>(Noted{table.known(), table.names()});
        followers_[connection].changed[table.id()] = noted;
        // Whoever leaves before being told is to learn of that as well.
        by_table_[table.id()].insert(connection);
        to_tell_.insert(connection);
    };
    if (const auto told = by_table_.find(table.id()); told != by_table_.end()) {
        for (const ConnectionId connection : told->second) mark(connection);
    }
    const auto& seats = table.table().settings().seats;
    for (std::uint32_t seat = 0; seat < seats.size(); ++seat) {
        const std::string& sitting = table.table().person_at(seat_at(seat));
        const auto found = by_person_.find(sitting.empty() ? seats[seat].name : sitting);
        if (found == by_person_.end()) continue;
        for (const ConnectionId connection : found->second) mark(connection);
    }
}

void Lobby::tell_changes() {
    if (!changed_.empty() && !followers_.empty()) {
        JsonList tables;
        JsonList gone;
        for (const std::string& id : changed_) {
            const auto found = waiting_.find(id);
            if (found == waiting_.end()) {
                gone.add(id);
            } else {
                tables.add(list_row(found->second.known, found->second.names));
            }
        }
        const std::string text = message("lobby", tables, gone);
        for (const auto& [connection, follower] : followers_) {
            if (follower.has_lists) send_(connection, text);
        }
    }
    changed_.clear();
    std::erase_if(to_tell_, [this](ConnectionId connection) {
        Follower& follower = followers_[connection];
        if (follower.has_lists) tell_own(connection, follower);
        return follower.has_lists;
    });
}

void Lobby::tell_own(ConnectionId connection, Follower& follower) {
    JsonList tables;
    JsonList gone;
    for (const auto& [id, noted] : follower.changed) {
        if (belongs_to(follower.person, noted->known)) {
            follower.own.insert(id);
            tables.add(list_row(noted->known, noted->names));
            continue;
        }
        const auto told = by_table_.find(id);
        told->second.erase(connection);
        if (told->second.empty()) by_table_.erase(told);
        if (follower.own.erase(id) != 0) gone.add(id);
    }
    follower.changed.clear();
    if (!tables.empty() || !gone.empty()) send_(connection, message("mine", tables, gone));
}

std::optional<Lobby::Waiting> Lobby::find(const std::string& key, const table::Person& person,
                                          table::Time now) {
    const auto [first, last] = by_key_.equal_range(key);
    for (auto entry = first; entry != last; ++entry) {
        const Row& row = waiting_.at(entry->second);
        const std::string& id = row.known.row.id;
        std::vector<Kept>& kept = kept_[id];
        std::erase_if(kept,
                      [&](const Kept& seat) { return seat.until <= now || seat.person == person; });
        // Whoever waits there already goes on waiting there.
        if (belongs_to(person, row.known)) {
            return Waiting{id, row.known.row.code, Seat::none};
        }
        for (const std::uint32_t seat : row.free) {
            const bool is_kept = std::any_of(
                kept.begin(), kept.end(), [seat](const Kept& other) { return other.seat == seat; });
            if (is_kept) continue;
            kept.push_back({person, seat, now + seat_is_kept});
            return Waiting{id, row.known.row.code, seat_at(seat)};
        }
    }
    return std::nullopt;
}

}  // namespace lemniscate::server
