// What clients ask for, and what they are answered.
#include <algorithm>
#include <utility>
#include <vector>

#include "match/json.h"
#include "match/match.h"
#include "server/hall.h"
#include "server/new_table.h"
#include "server/refusal.h"
#include "server/table_code.h"
#include "table/write_problem.h"

namespace lemniscate::server {

namespace {

using match::JsonObject;
using store::Stored;

constexpr std::size_t most_watched = 16;  ///< by one connection
constexpr std::size_t most_own = 200;
constexpr std::size_t finished_at_once = 20;
constexpr std::size_t running_at_once = 20;
/// Whoever sends nonsense so often is not worth listening to.
constexpr std::uint32_t most_unreadable = 20;

table::Refusal id_used() { return {"id_used", {"table.refusal.id_used"}}; }

/// Tables out of the store, with what the people there are called.
struct Listed {
    std::vector<store::KnownTable> tables;
    Names names;
};

Listed with_names(store::Store& store, std::vector<store::KnownTable> tables) {
    std::vector<std::string> people;
    for (const store::KnownTable& known : tables) {
        people.insert(people.end(), known.state.people.begin(), known.state.people.end());
    }
    Names names = store.names(people);
    return {std::move(tables), std::move(names)};
}

}  // namespace

void Hall::received(ConnectionId connection, std::string_view text) {
    Guest* from = guest(connection);
    if (from == nullptr || is_stopped_) return;
    if (parts_.limiter.take(Limited::messages_by_person, from->admitted.person, now())) {
        return parts_.connections.close(connection, Closing::misbehaved);
    }
    auto read = read_client_message(text);
    if (const auto* unreadable = std::get_if<Unreadable>(&read)) {
        Refusal refusal{.why = Why::bad_request, .problem = unreadable->problem};
        refuse(connection, unreadable->id, refusal);
        if (++from->unreadable >= most_unreadable) {
            parts_.connections.close(connection, Closing::misbehaved);
        }
        return;
    }
    const ClientMessage& message = std::get<ClientMessage>(read);
    if (from->said_hello == std::holds_alternative<Hello>(message.asked)) {
        return refuse(connection, message.id, {Why::hello_first});
    }
    std::visit([&](const auto& asked) { handle(connection, message.id, asked); }, message.asked);
}

void Hall::handle(ConnectionId connection, const std::string& id, const Hello& hello) {
    if (hello.protocol < least_protocol) {
        refuse(connection, id, {Why::client_too_old, {{"least", least_protocol}}});
        parts_.connections.close(connection, Closing::too_old);
        return;
    }
    Guest& from = *guest(connection);
    from.said_hello = true;
    JsonObject json;
    json.add("id", id).add("protocol", protocol_version).add("least", least_protocol);
    json.add("server", settings_.version).add("person", from.admitted.person);
    json.add("name", from.admitted.name).add("now", now());
    send_json(connection, JsonObject().add("hello", json));
    if (!is_storing()) send(connection, notice("not_storing"));
}

void Hall::handle(ConnectionId connection, const std::string& id, const Ping&) {
    done(connection, id, JsonObject().add("now", now()));
}

// Tables.

void Hall::handle(ConnectionId connection, const std::string& id, const Open& open) {
    const auto settings = read_served_settings(*open.settings);
    if (!settings) {
        return refuse(connection, id, {.why = Why::bad_settings, .problem = settings.problem()});
    }
    this->open(connection, id, *settings, table::content_of(open.settings->dump()), open.listed);
}

void Hall::open(ConnectionId connection, const std::string& id, const table::Settings& settings,
                std::uint64_t content, bool listed) {
    struct Before {
        std::optional<store::KnownTable> table;
        std::size_t tables = 0;
    };
    const table::Person& person = guest(connection)->admitted.person;
    if (id.starts_with(rematch_command)) return refuse(connection, id, id_used());
    if (!is_storing()) return refuse(connection, id, {Why::trouble});
    parts_.store.read(
        [person, id](store::Store& store) {
            return Before{store.table_by_command(person, id), store.open_tables_of(person)};
        },
        [this, connection, id, settings, content, listed](std::optional<Before> before) {
            const Guest* from = guest(connection);
            if (from == nullptr) return;
            if (!before) return refuse(connection, id, {Why::trouble});
            if (before->table) return opened_before(connection, id, *before->table, content);
            if (before->tables >= settings_.tables_per_person) {
                return refuse(connection, id, {Why::too_many_tables});
            }
            const table::Person& host = from->admitted.person;
            if (const auto wait = parts_.limiter.take(Limited::tables_by_person, host, now())) {
                return refuse(connection, id, too_often(*wait));
            }
            open_new(connection, id, settings,
                     {.host = host, .command = id, .content = content, .listed = listed});
        });
}

void Hall::opened_before(ConnectionId connection, const std::string& id,
                         const store::KnownTable& known, std::uint64_t content) {
    if (known.row.content != content) return refuse(connection, id, id_used());
    done(connection, id, JsonObject().add("table", known.row.id).add("code", known.row.code));
}

void Hall::open_new(ConnectionId connection, const std::string& id, const table::Settings& settings,
                    const Opening& opening) {
    auto made =
        std::make_shared<NewTable>(new_table(opening, settings, now(), entropy(), parts_.hashes));
    store::Unit unit = opening_unit(*made);
    const std::string name = guest(connection)->admitted.name;
    parts_.store.write(std::move(unit), [this, connection, id, made, name](Stored outcome) {
        if (outcome == Stored::failed) store_failed();
        // A conflict: the same was asked twice at once, or the code was taken. Asked again it
        // works.
        if (outcome != Stored::yes) return refuse(connection, id, {Why::trouble});
        parts_.metrics.tables_opened.add();
        const JsonObject answer =
            JsonObject().add("table", made->row.id).add("code", made->row.code);
        const auto table = tables_.add({std::move(made->row),
                                        std::move(made->table),
                                        {},
                                        {{made->entries.front().person, name}},
                                        {}});
        changed(*table);
        done(connection, id, answer);
        table->wake();
    });
}

void Hall::handle(ConnectionId connection, const std::string& id, const Find& find) {
    const std::string code = read_table_code(find.code);
    if (is_tried_too_often(connection, id, code)) return;
    if (code.empty()) return refuse(connection, id, {Why::no_such_code});
    parts_.store.read(
        [code](store::Store& store) { return store.table_by_code(code); },
        [this, connection, id](const std::optional<std::optional<store::KnownTable>>& found) {
            if (!found) return refuse(connection, id, {Why::trouble});
            if (!*found) return refuse(connection, id, {Why::no_such_code});
            // What is in memory is newer.
            const store::KnownTable& known = **found;
            const auto table = tables_.loaded(known.row.id);
            JsonObject more;
            more.add("table", known.row.id);
            more.add_text("glance", table ? glance_of(table->table()).text() : known.state.glance);
            done(connection, id, more);
        });
}

/// A code has 40 bits: nobody tries many.
bool Hall::is_tried_too_often(ConnectionId connection, const std::string& id,
                              const std::string& code) {
    if (code.empty()) return false;
    const Guest& from = *guest(connection);
    std::optional<Time> wait =
        parts_.limiter.take(Limited::codes_by_person, from.admitted.person, now());
    if (!wait) {
        wait = parts_.limiter.take(Limited::codes_by_address, from.admitted.address_key, now());
    }
    if (wait) refuse(connection, id, too_often(*wait));
    return wait.has_value();
}

bool Hall::shows_code(const ServedTable& table, const std::string& code) {
    return !code.empty() && read_table_code(code) == table.row().code;
}

void Hall::with_table(ConnectionId connection, const std::string& id, const std::string& table,
                      std::function<void(const Guest&, ServedTable&)> then) {
    tables_.with(table, [this, connection, id, then = std::move(then)](
                            const std::shared_ptr<ServedTable>& found, std::optional<Why> why) {
        const Guest* from = guest(connection);
        if (from == nullptr) return;
        if (!found) return refuse(connection, id, {*why});
        then(*from, *found);
    });
}

void Hall::handle(ConnectionId connection, const std::string& id, const Watch& watch) {
    Guest& from = *guest(connection);
    if (from.watching.size() >= most_watched && !from.watching.contains(watch.table)) {
        return refuse(connection, id, {Why::too_many_watched});
    }
    with_table(connection, id, watch.table,
               [this, connection, id, watch](const Guest& watching, ServedTable& table) {
                   if (is_guessing(connection, id, table, watch.code)) return;
                   const table::Watcher watcher{watching.admitted.person, watch.seat};
                   if (const auto no = table.may_watch(watcher, shows_code(table, watch.code))) {
                       return refuse(connection, id, *no);
                   }
                   if (table.is_crowded(connection)) {
                       return refuse(connection, id, {Why::too_many_watched});
                   }
                   guest(connection)->watching.insert(table.id());
                   table.watch({.connection = connection,
                                .watcher = watcher,
                                .seen = watch.seen,
                                .heard = watch.heard ? *watch.heard + 1 : 0,
                                .parts = watch.parts});
                   done(connection, id, JsonObject().add("table", table.id()));
               });
}

/// A code that does not fit is one more that was tried.
bool Hall::is_guessing(ConnectionId connection, const std::string& id, const ServedTable& table,
                       const std::string& code) {
    return !shows_code(table, code) && is_tried_too_often(connection, id, code);
}

void Hall::handle(ConnectionId connection, const std::string& id, const Unwatch& unwatch) {
    Guest& from = *guest(connection);
    from.watching.erase(unwatch.table);
    if (const auto table = tables_.loaded(unwatch.table)) table->unwatch(connection);
    done(connection, id);
}

void Hall::handle(ConnectionId connection, const std::string& id, const Obey& obey) {
    const Time taken = now();
    with_table(connection, id, obey.table,
               [this, connection, id, obey, taken](const Guest& from, ServedTable& table) {
                   if (is_guessing(connection, id, table, obey.code)) return;
                   if (const auto* change = std::get_if<table::ChangeSeat>(&obey.command.deed)) {
                       // As at the opening: nobody outside sits here.
                       if (change->setting.kind == table::SeatKind::program) {
                           return refuse(connection, id, {Why::bad_settings});
                       }
                   }
                   table.obey(from.admitted.person, from.admitted.name, obey.command,
                              shows_code(table, obey.code),
                              [this, connection, id, name = table.id(), taken](const Deed& deed) {
                                  parts_.metrics.command_seconds.observe(
                                      static_cast<double>(now() - taken) / 1000);
                                  answer(connection, id, name, deed);
                              });
               });
}

// Chat.

void Hall::handle(ConnectionId connection, const std::string& id, const Say& say) {
    const table::Person& person = guest(connection)->admitted.person;
    if (const auto wait = parts_.limiter.take(Limited::chat_by_person, person, now())) {
        return refuse(connection, id, too_often(*wait));
    }
    with_table(connection, id, say.table,
               [this, connection, id, text = say.text](const Guest& from, ServedTable& table) {
                   table.say(from.admitted.person, id, text,
                             [this, connection, id, name = table.id()](const Deed& deed) {
                                 answer(connection, id, name, deed);
                             });
               });
}

void Hall::handle(ConnectionId connection, const std::string& id, const Mute& mute) {
    with_table(connection, id, mute.table,
               [this, connection, id, mute](const Guest& from, ServedTable& table) {
                   if (const auto no = table.mute(from.admitted.person, mute.person, mute.muted)) {
                       return refuse(connection, id, *no);
                   }
                   done(connection, id);
               });
}

// Lists.

void Hall::handle(ConnectionId connection, const std::string& id, const FollowLobby& follow) {
    if (!follow.on) {
        lobby_.unfollow(connection);
        return done(connection, id);
    }
    const table::Person& person = guest(connection)->admitted.person;
    lobby_.expect(connection, person);
    parts_.store.read(
        [person](store::Store& store) {
            return with_names(store, store.tables_of(person, most_own));
        },
        [this, connection, id](const std::optional<Listed>& own) {
            const Guest* from = guest(connection);
            if (from == nullptr) return;
            if (!own) {
                if (!lobby_.is_following(connection)) lobby_.unfollow(connection);
                return refuse(connection, id, {Why::trouble});
            }
            done(connection, id);
            lobby_.follow(connection, from->admitted.person, own->tables, own->names);
        });
}

void Hall::handle(ConnectionId connection, const std::string& id, const ListFinished& list) {
    const table::Person& person = guest(connection)->admitted.person;
    parts_.store.read(
        [person, before = list.before.value_or(now() + 1)](store::Store& store) {
            return with_names(store, store.finished_of(person, before, finished_at_once));
        },
        [this, connection, id](const std::optional<Listed>& finished) {
            if (!finished) return refuse(connection, id, {Why::trouble});
            match::JsonList tables;
            for (const store::KnownTable& known : finished->tables) {
                tables.add(list_row(known, finished->names));
            }
            done(connection, id, JsonObject().add("tables", tables));
        });
}

/// Those in memory: where nobody is, there is nothing to see.
void Hall::handle(ConnectionId connection, const std::string& id, const ListRunning&) {
    const table::Person& person = guest(connection)->admitted.person;
    std::vector<const ServedTable*> running;
    tables_.for_each([&](const ServedTable& table) {
        const bool is_shown = table.row().listed &&
                              table.table().phase() == table::Phase::playing &&
                              table.has_onlookers() && !table.sits_here(person) &&
                              !table.may_watch({person, Seat::none}, false);
        if (is_shown) running.push_back(&table);
    });
    // The last changed first; of those that changed together always the same one.
    std::sort(running.begin(), running.end(), [](const ServedTable* one, const ServedTable* other) {
        return std::pair(other->table().last_time(), one->id()) <
               std::pair(one->table().last_time(), other->id());
    });
    running.resize(std::min(running.size(), running_at_once));
    match::JsonList tables;
    for (const ServedTable* table : running) tables.add(list_row(table->known(), table->names()));
    done(connection, id, JsonObject().add("tables", tables));
}

void Hall::handle(ConnectionId connection, const std::string& id, const QuickMatch& quick) {
    const table::Person& person = guest(connection)->admitted.person;
    const auto settings = quick_settings(quick, person);
    if (!settings) {
        return refuse(connection, id, {.why = Why::bad_settings, .problem = settings.problem()});
    }
    const std::string key = match_key(*settings);
    if (!quick.against_bots) {
        if (const auto waiting = lobby_.find(key, person, now())) {
            JsonObject more;
            more.add("table", waiting->table).add("code", waiting->code);
            if (waiting->seat != Seat::none) more.add("seat", index(waiting->seat));
            return done(connection, id, more);
        }
    }
    const std::uint64_t content = table::content_of(table::write_settings(*settings).text());
    if (quick.against_bots || settings->seats.size() == 1) {
        return open(connection, id, *settings, content, false);
    }
    // One that this person has opened before and left is as good as a new one.
    parts_.store.read(
        [person](store::Store& store) { return store.tables_of(person, most_own); },
        [this, connection, id, settings = *settings, content,
         key](const std::optional<std::vector<store::KnownTable>>& own) {
            const Guest* from = guest(connection);
            if (from == nullptr) return;
            if (!own) return refuse(connection, id, {Why::trouble});
            for (const store::KnownTable& known : *own) {
                if (known.row.host != from->admitted.person || match_key(known) != key) continue;
                return done(connection, id,
                            JsonObject().add("table", known.row.id).add("code", known.row.code));
            }
            open(connection, id, settings, content, true);
        });
}

// Answers.

Hall::Guest* Hall::guest(ConnectionId connection) {
    const auto found = guests_.find(connection);
    return found == guests_.end() ? nullptr : &found->second;
}

void Hall::send_json(ConnectionId connection, const JsonObject& json) {
    send(connection, json.text());
}

void Hall::done(ConnectionId connection, const std::string& id, const JsonObject& more) {
    send_json(connection, JsonObject().add("done", id).add_all(more));
}

void Hall::refuse(ConnectionId connection, const std::optional<std::string>& id,
                  const Refusal& refusal) {
    parts_.metrics.refusals.add(name_of(refusal.why));
    JsonObject json;
    json.add("refused", id).add("why", name_of(refusal.why));
    json.add("says", message_of(refusal));
    if (refusal.problem) json.add("problem", table::write_problem(*refusal.problem));
    send_json(connection, json);
}

void Hall::refuse(ConnectionId connection, const std::optional<std::string>& id,
                  const table::Refusal& refusal) {
    parts_.metrics.refusals.add(refusal.id);
    JsonObject json;
    json.add("refused", id).add("why", refusal.id);
    send_json(connection, json.add("says", refusal.says));
}

void Hall::answer(ConnectionId connection, const std::string& id, const std::string& table,
                  const Deed& deed) {
    parts_.metrics.commands.add(deed.refusal ? "refused" : "done");
    if (deed.refusal) return refuse(connection, id, *deed.refusal);
    done(connection, id, JsonObject().add("table", table).add("number", *deed.number));
}

}  // namespace lemniscate::server
