// Who comes and goes, and time. What clients ask for is in hall_requests.cpp.
#include "server/hall.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "match/json.h"
#include "match/record.h"
#include "server/refusal.h"

namespace lemniscate::server {

namespace {

using match::JsonObject;
using store::Stored;

constexpr Time second = 1000;
/// How often the store is told that the server is alive: no outage is longer by more than this.
constexpr Time beat_every = second;
/// What a store that has failed has to take before it is trusted again. On a full disk a heartbeat
/// may still fit where moves do not, and people would be told one thing and the other in turns.
constexpr std::size_t room_wanted = 64 * 1024;
constexpr std::string_view room_word = "room";
constexpr Time sweep_every = second;
constexpr Time lobby_every = 500;
constexpr Time hello_takes = 10 * second;
/// Tables that are read at once because time decides something there.
constexpr std::size_t most_due = 1000;
/// Of one person: windows, phones, and one's programs.
constexpr std::size_t most_connections = 32;

/// `2026-11-18`, of a time since 1970.
std::string day_of(Time time) {
    using namespace std::chrono;
    const year_month_day day(floor<days>(sys_time<milliseconds>(milliseconds(time))));
    const auto two = [](unsigned number) {
        return (number < 10 ? "0" : "") + std::to_string(number);
    };
    return std::to_string(static_cast<int>(day.year())) + "-" +
           two(static_cast<unsigned>(day.month())) + "-" + two(static_cast<unsigned>(day.day()));
}

}  // namespace

Hall::Hall(HallParts parts, HallSettings settings)
    : parts_(std::move(parts)),
      settings_(std::move(settings)),
      tables_(*this, settings_.tables),
      lobby_(tables_, [this](ConnectionId connection, std::string text) {
          send(connection, std::move(text));
      }) {}

// After a start.

void Hall::begin(std::optional<Time> stopped, std::function<void()> ready) {
    ready_ = std::move(ready);
    last_beat_ = now();
    stored_beat_ = std::min(stopped.value_or(last_beat_), last_beat_);
    store::Unit unit{{store::Beat{last_beat_}, store::SetWord{std::string(room_word), ""}}};
    if (stored_beat_ < last_beat_) {
        unit.writes.emplace_back(store::AddOutage{{stored_beat_, last_beat_}});
    }
    parts_.store.write(std::move(unit), [this, time = last_beat_](Stored outcome) {
        if (outcome != Stored::yes) return store_failed();
        stored_beat_ = time;
    });
    look_for_forgotten();
    look_around();
}

/// Finds out what there is; again with the next heartbeat that is stored, where it cannot.
void Hall::look_around() {
    struct Found {
        bool is_restored = false;
        std::vector<std::string> unfinished;  ///< of a restored store all, else those left behind
        std::vector<store::KnownTable> waiting;
        Names names;
    };
    parts_.store.read(
        [](store::Store& store) {
            Found found;
            found.is_restored = !store.word(store::restored_word).value_or("").empty();
            found.unfinished = found.is_restored ? store.unfinished() : store.behind();
            found.waiting = store.joinable(Lobby::most);
            std::vector<std::string> people;
            for (const store::KnownTable& known : found.waiting) {
                people.insert(people.end(), known.state.people.begin(), known.state.people.end());
            }
            found.names = store.names(people);
            return found;
        },
        [this](const std::optional<Found>& found) {
            if (!found) return store_failed();
            lobby_.begin(found->waiting, found->names);
            mend(found->unfinished, found->is_restored);
            is_ready_ = true;
            ready_();
        });
}

/// Tables of which the store knows an older state, or whose cards to come somebody has seen who had
/// the backup.
void Hall::mend(const std::vector<std::string>& tables, bool are_restored) {
    if (are_restored) {
        parts_.log.write(Level::warning, "restored_matches_abandoned",
                         JsonObject().add("tables", tables.size()));
        to_abandon_.emplace(tables.begin(), tables.end());
    }
    to_mend_.insert(tables.begin(), tables.end());
    mend_more();
}

/// Those that cannot be read yet are tried again with every heartbeat that is stored.
void Hall::mend_more() {
    const std::set<std::string> tables = to_mend_;
    for (const std::string& id : tables) {
        tables_.with(id,
                     [this, id](const std::shared_ptr<ServedTable>& table, std::optional<Why> why) {
                         if (why == Why::trouble || why == Why::busy) return;
                         to_mend_.erase(id);
                         const bool shall_end = to_abandon_ && to_abandon_->contains(id);
                         if (!table) {
                             if (shall_end) to_abandon_->erase(id);
                             return;
                         }
                         if (shall_end) table->abandon();
                         table->mark_stale();
                         changed(*table);
                     });
    }
}

/// The store is a restored one until the last of its matches has ended: whoever dies meanwhile goes
/// on with that.
void Hall::forget_restoring() {
    if (!to_abandon_) return;
    std::erase_if(*to_abandon_, [this](const std::string& id) {
        const auto table = tables_.loaded(id);
        return table && table->table().phase() == table::Phase::over;
    });
    if (!to_abandon_->empty()) return;
    to_abandon_.reset();
    parts_.store.write({{store::SetWord{std::string(store::restored_word), ""}}}, [](Stored) {});
}

// Connections.

void Hall::opened(ConnectionId connection, const Admitted& admitted) {
    guests_[connection] = {.admitted = admitted, .since = now()};
    if (++connections_of_[admitted.person] > most_connections) {
        parts_.connections.close(connection, Closing::misbehaved);
    }
}

void Hall::closed(ConnectionId connection) {
    lobby_.unfollow(connection);
    const auto gone = guests_.extract(connection);
    if (gone.empty()) return;
    const auto count = connections_of_.find(gone.mapped().admitted.person);
    if (--count->second == 0) connections_of_.erase(count);
    for (const std::string& id : gone.mapped().watching) {
        if (const auto table = tables_.loaded(id)) table->unwatch(connection);
    }
}

void Hall::send(ConnectionId connection, std::string text) {
    parts_.connections.send(connection, std::make_shared<const std::string>(std::move(text)));
}

void Hall::watch_ended(ConnectionId connection, const std::string& table) {
    if (Guest* watching = guest(connection)) watching->watching.erase(table);
}

void Hall::think(const std::string& table, Thought thought, Answered answered) {
    parts_.think(table, std::move(thought), std::move(answered));
}

NewTableEntropy Hall::entropy() {
    NewTableEntropy entropy;
    parts_.random(entropy.table);
    parts_.random(entropy.code);
    return entropy;
}

void Hall::was_opened(const std::string& table) {
    tables_.with(table,
                 [this, table](const std::shared_ptr<ServedTable>& opened, std::optional<Why> why) {
                     if (opened) return changed(*opened);
                     // Lists are told of it as soon as it can be read.
                     if (why == Why::trouble || why == Why::busy) to_mend_.insert(table);
                 });
}

void Hall::changed(ServedTable& table) { lobby_.note(table); }

// Time.

void Hall::tick() {
    const Time time = now();
    if (time >= last_beat_ + beat_every) beat();
    if (!is_storing()) return;
    tables_.wake_due(time);
    if (time >= last_lobby_ + lobby_every) {
        last_lobby_ = time;
        lobby_.tell_changes();
    }
    if (time < last_sweep_ + sweep_every) return;
    last_sweep_ = time;
    forget_restoring();
    tables_.drop_idle(time);
    load_due();
    look_at_guests();
    look_for_forgotten();
    tell_hurry();
    count();
}

/// A heartbeat also finds out whether the store has recovered.
void Hall::beat() {
    if (is_beating_) return;
    is_beating_ = true;
    last_beat_ = now();
    store::Unit unit{{store::Beat{last_beat_}}};
    const bool shows_recovery = failing_since_.has_value();
    if (shows_recovery) {
        unit.writes.emplace_back(
            store::SetWord{std::string(room_word), std::string(room_wanted, '.')});
    }
    parts_.store.write(std::move(unit), [this, shows_recovery, time = last_beat_](Stored outcome) {
        is_beating_ = false;
        if (outcome != Stored::yes) return store_failed();
        stored_beat_ = time;
        if (!to_mend_.empty()) mend_more();
        if (shows_recovery) recover();
    });
}

/// Where an outage before could not be noted, it goes on.
void Hall::store_fails_since(Time time) {
    if (failing_since_) {
        failing_since_ = std::min(*failing_since_, time);
        return;
    }
    failing_since_ = time;
    parts_.log.write(Level::error, "store_failed", JsonObject().add("why", parts_.store_trouble()));
    notice_all("not_storing");
}

/// What could not go on meanwhile is charged to nobody.
void Hall::recover() {
    const store::OutageRow outage{*failing_since_, now()};
    failing_since_.reset();
    parts_.log.write(Level::info, "store_recovered",
                     JsonObject().add("milliseconds", outage.until - outage.since));
    parts_.store.write({{store::AddOutage{outage}, store::SetWord{std::string(room_word), ""}}},
                       [this, since = outage.since](Stored outcome) {
                           if (outcome != Stored::yes) store_fails_since(since);
                       });
    notice_all("storing_again");
    if (!is_ready_) look_around();
    tables_.resume(outage);
}

/// Tables that nobody has in memory, and where time decides something.
void Hall::load_due() {
    if (is_loading_due_) return;
    is_loading_due_ = true;
    parts_.store.read([time = now()](store::Store& store) { return store.due(time, most_due); },
                      [this](std::optional<std::vector<std::string>> due) {
                          is_loading_due_ = false;
                          if (!due) return store_failed();
                          for (const std::string& id : *due) {
                              if (!tables_.loaded(id)) tables_.with(id, [](const auto&, auto) {});
                          }
                      });
}

void Hall::tell_hurry() {
    const bool hurried = parts_.is_hurried();
    if (hurried == is_hurried_) return;
    is_hurried_ = hurried;
    const std::string_view key = hurried ? "bots_hurry" : "bots_at_ease";
    tables_.for_each([this, key](ServedTable& table) {
        const auto& seats = table.table().settings().seats;
        const bool has_bots = std::any_of(seats.begin(), seats.end(), [](const auto& seat) {
            return seat.kind == table::SeatKind::bot;
        });
        if (has_bots) table.tell_all(notice(key, table.id()));
    });
}

std::string Hall::notice(std::string_view key, const std::string& table) {
    JsonObject notice;
    if (!table.empty()) notice.add("table", table);
    notice.add("says", match::Message{"server.notice." + std::string(key)});
    return JsonObject().add("notice", notice).text();
}

void Hall::notice_all(std::string_view key) {
    const auto text = std::make_shared<const std::string>(notice(key));
    for (const auto& [connection, guest] : guests_) {
        if (guest.said_hello) parts_.connections.send(connection, text);
    }
}

/// Who says nothing is not kept waiting.
void Hall::look_at_guests() {
    for (const auto& [connection, guest] : guests_) {
        if (!guest.said_hello && guest.since + hello_takes <= now()) {
            parts_.connections.close(connection, Closing::silent);
        }
    }
}

/// Whoever runs the server can forget somebody behind its back (`lemniscate admin forget`).
void Hall::look_for_forgotten() {
    parts_.store.read([](store::Store& store) { return store.changes_by_others(); },
                      [this](std::optional<std::int64_t> changes) {
                          if (!changes || changes == changes_by_others_) return;
                          if (changes_by_others_) return end_forgotten(*changes);
                          changes_by_others_ = changes;
                      });
}

/// Looks up everybody who is known here; again the next time, where the store fails.
void Hall::end_forgotten(std::int64_t changes) {
    std::set<std::string> people;
    for (const auto& [connection, guest] : guests_) people.insert(guest.admitted.person);
    tables_.for_each([&people](ServedTable& table) {
        for (const auto& [person, name] : table.names()) people.insert(person);
    });
    const std::vector<std::string> all(people.begin(), people.end());
    parts_.store.read([all](store::Store& store) { return store.names(all); },
                      [this, all, changes](const std::optional<Names>& known) {
                          if (!known) return;
                          changes_by_others_ = changes;
                          for (const std::string& person : all) {
                              if (!known->contains(person)) forgotten(person);
                          }
                      });
}

void Hall::count() {
    Metrics& metrics = parts_.metrics;
    metrics.tables_loaded.set(static_cast<double>(tables_.size()));
    metrics.connections.set(static_cast<double>(guests_.size()));
    metrics.people_online.set(static_cast<double>(connections_of_.size()));
    std::array<std::size_t, 4> phases{};
    tables_.for_each([&phases](ServedTable& table) {
        ++phases[static_cast<std::size_t>(table.table().phase())];
    });
    for (std::size_t phase = 0; phase < phases.size(); ++phase) {
        metrics.tables.set(phase_name(static_cast<table::Phase>(phase)),
                           static_cast<double>(phases[phase]));
    }
}

void Hall::stop() {
    if (is_stopped_) return;
    is_stopped_ = true;
    notice_all("stopping");
    tables_.for_each([](ServedTable& table) { table.flush(); });
    parts_.store.write({{store::Beat{now()}}}, [](Stored) {});
}

// What the doorman asks for.

void Hall::record(const std::string& id, const table::Person& person, RecordDone done) {
    tables_.with(id, [this, person, done = std::move(done)](
                         const std::shared_ptr<ServedTable>& table, std::optional<Why> why) {
        if (!table) return done(*why);
        const table::Settings& settings = table->table().settings();
        const bool is_public = settings.watched && !settings.by_invitation;
        if (!is_public && !table->sits_here(person)) return done(Why::no_such_table);
        if (table->table().phase() != table::Phase::over || table->table().match() == nullptr) {
            return done(Why::not_over);
        }
        match::Record record = table->table().record();
        record.date = day_of(table->row().opened);
        for (std::uint32_t seat = 0; seat < record.players.size(); ++seat) {
            const auto name = table->names().find(table->table().person_at(seat_at(seat)));
            if (name != table->names().end()) record.players[seat] += " " + name->second;
        }
        done(match::write_record(record));
    });
}

void Hall::renamed(const table::Person& person, const std::string& name) {
    for (auto& [connection, guest] : guests_) {
        if (guest.admitted.person == person) guest.admitted.name = name;
    }
    tables_.for_each([&](ServedTable& table) { table.rename(person, name); });
}

void Hall::forgotten(const table::Person& person) {
    for (const auto& [connection, guest] : guests_) {
        if (guest.admitted.person == person) {
            parts_.connections.close(connection, Closing::misbehaved);
        }
    }
    tables_.for_each([&](ServedTable& table) { table.forget(person); });
}

}  // namespace lemniscate::server
