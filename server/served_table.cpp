#include "server/served_table.h"

#include <algorithm>
#include <string_view>

#include "match/hex.h"
#include "match/json.h"
#include "server/refusal.h"
#include "table/keeper.h"

namespace lemniscate::server {

namespace {

using match::JsonObject;
using store::Stored;
using table::Decision;
using table::Entry;
using table::Phase;

/// How long the store may know an older state of a table in which nobody came or went.
constexpr table::Time state_may_lag = 10'000;

table::Refusal table_refusal(std::string_view id) {
    return {std::string(id), {"table.refusal." + std::string(id)}};
}
table::Refusal refusal_of(Why why) { return {std::string(name_of(why)), message_of({.why = why})}; }

/// The seat that an entry is about, for the number under which its person knows it.
Seat seat_of(const Entry& entry) {
    return std::visit(
        [](const auto& what) {
            if constexpr (requires { what.seat; }) {
                return what.seat;
            } else {
                return Seat::none;
            }
        },
        entry.what);
}

/// Whether lists of tables look otherwise after it.
bool matters_for_lists(const Entry& entry) {
    return std::visit(
        []<class What>(const What&) {
            return !std::is_same_v<What, table::Moved> && !std::is_same_v<What, table::TakenBack> &&
                   !std::is_same_v<What, table::Checkpoint> &&
                   !std::is_same_v<What, table::Ordered>;
        },
        entry.what);
}

}  // namespace

ServedTable::ServedTable(TableHouse& house, KeptTable kept)
    : house_(house),
      row_(std::move(kept.row)),
      table_(std::move(kept.table)),
      names_(std::move(kept.names)),
      last_used_(house.now()) {
    for (store::ChatRow& line : kept.chat) {
        chat_.apply({line.number, line.time, std::move(line.person), std::move(line.command),
                     std::move(line.text)});
    }
    outages_.assign(kept.outages.begin(), kept.outages.end());
}

// What people do.

void ServedTable::obey(const table::Person& person, const std::string& name, table::Command command,
                       bool shows_code, DeedDone done) {
    use();
    if (auto* sit = std::get_if<table::Sit>(&command.deed); sit != nullptr && shows_code) {
        sit->invitation = table_.invitation();
    }
    take({.decide =
              [this, person, command = std::move(command)](table::Time now) {
                  return table_.decide(person, command, now, house_.entropy().table);
              },
          .person = person,
          .name = name,
          .done = std::move(done)});
}

bool ServedTable::sits_here(const table::Person& person) const {
    for (std::uint32_t seat = 0; seat < table_.settings().seats.size(); ++seat) {
        if (table_.is_seat_of(person, seat_at(seat))) return true;
    }
    return false;
}

void ServedTable::take(Job job) {
    if (jobs_.size() >= most_waiting) return job.done({.refusal = refusal_of(Why::busy)});
    jobs_.push_back(std::move(job));
    pump();
}

void ServedTable::say(const table::Person& person, const std::string& command,
                      const std::string& text, DeedDone done) {
    use();
    // Whoever said it and has left since is answered as before.
    const bool was_said = chat_.decide(person, command, text, house_.now()).done_before.has_value();
    if (!was_said && !sits_here(person)) return done({.refusal = table_refusal("not_seated")});
    if (sayings_.size() >= most_waiting) return done({.refusal = refusal_of(Why::busy)});
    sayings_.push_back({person, command, text, std::move(done)});
    say_next();
}

void ServedTable::say_next() {
    while (!is_saying_ && !sayings_.empty()) {
        Saying saying = std::move(sayings_.front());
        sayings_.pop_front();
        table::ChatDecision decision =
            chat_.decide(saying.person, saying.command, saying.text, house_.now());
        if (!decision.line) {
            saying.done({.number = decision.done_before, .refusal = std::move(decision.refusal)});
            continue;
        }
        is_saying_ = true;
        const table::ChatLine& line = *decision.line;
        house_.store().write(
            {{store::AppendChat{
                {row_.id, line.number, line.time, line.person, line.command, line.text}}}},
            [self = shared_from_this(), saying = std::move(saying), line](Stored outcome) {
                self->is_saying_ = false;
                if (outcome == Stored::yes) {
                    self->chat_.apply(line);
                    for (Onlooker& onlooker : self->onlookers_) self->send_chat(onlooker);
                    saying.done({.number = line.number});
                } else {
                    if (outcome == Stored::failed) self->house_.store_failed();
                    saying.done({.refusal = table_refusal("not_stored")});
                }
                self->say_next();
            });
    }
}

std::optional<table::Refusal> ServedTable::mute(const table::Person& listener,
                                                const table::Person& speaker, bool muted) {
    return chat_.mute(listener, speaker, muted);
}

// What is decided, stored and taken in.

/// Goes on until something is being stored, or there is nothing to do.
void ServedTable::pump() {
    if (is_pumping_) return;
    is_pumping_ = true;
    while (!is_busy_) {
        if (!house_.is_storing()) {
            refuse_all();
            break;
        }
        const table::Time now = house_.now();
        if (auto decision = decide_by_itself(now)) {
            commit(*std::move(decision), {});
            continue;
        }
        if (jobs_.empty()) break;
        Job job = std::move(jobs_.front());
        jobs_.pop_front();
        Decision decision = job.decide(now);
        if (decision.entries.empty()) {
            answer(job, decision);
        } else {
            commit(std::move(decision), std::move(job));
        }
    }
    is_pumping_ = false;
    if (!is_busy_) rest();
}

/// What nobody has to ask for.
std::optional<Decision> ServedTable::decide_by_itself(table::Time now) {
    if (is_abandoned_) {
        Decision decision = table_.decide_abandonment(now);
        if (!decision.entries.empty()) return decision;
        is_abandoned_ = false;
    }
    if (auto resumption = decide_resumption()) return resumption;
    Decision due = table_.decide_due(now);
    if (!due.entries.empty()) return due;
    return decide_answer(now);
}

/// Before anything else is decided by time, so that an outage is charged to nobody. It is not
/// forgotten before that is stored.
std::optional<Decision> ServedTable::decide_resumption() {
    while (!outages_.empty()) {
        const store::OutageRow& outage = outages_.front();
        const bool was_there = table_.entry(table_.size() - 1).time >= outage.until;
        if (!was_there && needs_resumption()) {
            return table_.decide_resumption(outage.since, outage.until);
        }
        outages_.pop_front();
    }
    return std::nullopt;
}

bool ServedTable::needs_resumption() const {
    if (table_.phase() == Phase::salting) return true;
    return table_.phase() == Phase::playing &&
           table_.settings().clock.kind != table::ClockKind::none;
}

std::optional<Decision> ServedTable::decide_answer(table::Time now) {
    if (!bot_answer_ || bot_answer_->from > now) return std::nullopt;
    const BotAnswer answer = *std::move(bot_answer_);
    bot_answer_.reset();
    asked_.reset();
    Decision decision = table_.decide_answer(answer.ask, answer.move, now);
    // Too late: somebody took something back meanwhile, and the bot is asked anew.
    if (decision.entries.empty()) return std::nullopt;
    return decision;
}

void ServedTable::commit(Decision decision, Job job) {
    is_busy_ = true;
    store::Unit unit = unit_of(decision);
    house_.store().write(std::move(unit),
                         [self = shared_from_this(), decision = std::move(decision),
                          job = std::move(job)](Stored outcome) mutable {
                             self->is_busy_ = false;
                             self->stored(outcome, decision, std::move(job));
                             self->pump();
                         });
}

store::Unit ServedTable::unit_of(const Decision& decision) const {
    store::AppendEntries append{row_.id, {}};
    for (const Entry& entry : decision.entries) append.entries.push_back(entry_row(entry));
    // The next game is opened together with the wish that makes it whole.
    store::Unit unit = rematch_unit(decision).value_or(store::Unit{});
    unit.writes.emplace_back(std::move(append));
    return unit;
}

std::optional<store::Unit> ServedTable::rematch_unit(const Decision& decision) const {
    const auto* rematch = std::get_if<table::Rematch>(&decision.entries.front().what);
    if (rematch == nullptr || rematch->table.empty()) return std::nullopt;
    const Opening opening{.host = table_.host(),
                          .command = std::string(rematch_command) + row_.id,
                          .listed = row_.listed};
    return opening_unit(new_table(opening, table_.rematch_settings(), house_.now(),
                                  house_.entropy(), house_.hashes(), rematch->table));
}

void ServedTable::stored(Stored outcome, const Decision& decision, Job job) {
    switch (outcome) {
        case Stored::yes:
            apply(decision, job);
            return;
        case Stored::failed:
            house_.store_failed();
            say_not_stored(job);
            return;
        case Stored::conflict:
            catch_up(std::move(job));
            return;
    }
}

/// Somebody else has stored an entry under this number: what there is now is read, and the command
/// is judged anew, once.
void ServedTable::catch_up(Job job) {
    is_busy_ = true;
    house_.log().write(Level::warning, "table_behind", JsonObject().add("table", row_.id));
    const match::Hashes* hashes = &house_.hashes();
    house_.store().read(
        [id = row_.id, hashes](store::Store& store) -> std::shared_ptr<table::Table> {
            std::vector<Entry> entries;
            for (const store::EntryRow& row : store.entries(id)) {
                auto entry = read_entry_row(row);
                if (!entry) return nullptr;
                entries.push_back(std::move(*entry));
            }
            auto loaded = table::load_table(entries, hashes);
            return loaded ? std::make_shared<table::Table>(std::move(*loaded)) : nullptr;
        },
        [self = shared_from_this(),
         job = std::move(job)](std::optional<std::shared_ptr<table::Table>> table) mutable {
            self->is_busy_ = false;
            if (table && *table) {
                self->table_ = std::move(**table);
                self->asked_.reset();
                self->bot_answer_.reset();
                self->tell_onlookers();
                if (job.decide && !job.again) {
                    job.again = true;
                    self->jobs_.push_front(std::move(job));
                    job = {};
                }
            }
            self->say_not_stored(job);
            self->pump();
        });
}

void ServedTable::apply(const Decision& decision, const Job& job) {
    for (const Entry& entry : decision.entries) {
        const auto problem = table_.apply(entry);
        if (!problem) continue;
        // What was decided a moment ago always fits; should it not, the store is right.
        house_.log().write(Level::error, "entry_does_not_fit",
                           JsonObject().add("table", row_.id).add("entry", entry.number));
        catch_up({});
        return;
    }
    for (const Entry& entry : decision.entries) {
        if (std::holds_alternative<table::Seated>(entry.what)) {
            names_[job.person] = job.name;
            for (Onlooker& onlooker : onlookers_) onlooker.knows_names = false;
        }
        const auto* rematch = std::get_if<table::Rematch>(&entry.what);
        if (rematch != nullptr && !rematch->table.empty()) house_.was_opened(rematch->table);
    }
    note_change(decision);
    tell_onlookers();
    answer(job, decision);
}

/// Of a command that was done, was done before, or is not done.
void ServedTable::answer(const Job& job, const Decision& decision) const {
    if (!job.done) return;
    if (decision.refusal) return job.done({.refusal = decision.refusal});
    const std::uint64_t entry =
        decision.done_before
            ? *decision.done_before
            : (decision.entries.empty() ? table_.size() - 1 : decision.entries.front().number);
    job.done({.number = table_.number_for(seat_of(table_.entry(entry)), entry)});
}

void ServedTable::say_not_stored(const Job& job) const {
    if (!job.done) return;
    job.done({.refusal = table_refusal("not_stored")});
}

void ServedTable::refuse_all() {
    std::deque<Job> jobs;
    jobs.swap(jobs_);
    for (const Job& job : jobs) say_not_stored(job);
}

/// Nothing is left to do for now.
void ServedTable::rest() {
    if (!house_.is_storing()) return;
    ask_bot();
    std::optional<table::Time> wake = flush_at_;
    const auto sooner = [&wake](std::optional<table::Time> time) {
        if (time && (!wake || *time < *wake)) wake = time;
    };
    sooner(table_.due());
    if (bot_answer_) sooner(bot_answer_->from);
    if (wake) house_.wake_at(*this, *wake);
}

void ServedTable::ask_bot() {
    const std::vector<table::Ask> asks = table_.asks();
    if (asks.empty() || asks.front().outside) return;
    const table::Ask& ask = asks.front();
    if (asked_ == std::pair(ask.seat, ask.at)) return;
    asked_ = std::pair(ask.seat, ask.at);
    bot_answer_.reset();
    house_.think(row_.id, bots_.prepare(table_, ask),
                 [self = shared_from_this(), ask, from = house_.now() + house_.bot_pace()](
                     table::Thought thought, std::string move) {
                     self->bots_.put_back(std::move(thought));
                     // Asked about something else meanwhile.
                     if (self->asked_ != std::pair(ask.seat, ask.at)) return;
                     self->bot_answer_ = BotAnswer{ask, std::move(move), from};
                     self->pump();
                 });
}

// How it stands, for lists and the store.

void ServedTable::note_change(const Decision& decision) {
    is_state_stale_ = true;
    const bool matters =
        std::any_of(decision.entries.begin(), decision.entries.end(), matters_for_lists);
    if (matters) {
        flush();
    } else if (!flush_at_) {
        flush_at_ = house_.now() + state_may_lag;
    }
    // That somebody has given an order is nothing to others, not even in lists.
    const bool is_told =
        !std::all_of(decision.entries.begin(), decision.entries.end(), table::Table::is_private);
    if (is_told) house_.changed(*this);
}

void ServedTable::mark_stale() {
    is_state_stale_ = true;
    flush();
}

void ServedTable::flush() {
    flush_at_.reset();
    if (!is_state_stale_) return;
    is_state_stale_ = false;
    ++flushes_;
    house_.store().write({{store::SetState{row_.id, state_of(table_)}}},
                         [self = shared_from_this()](Stored outcome) {
                             --self->flushes_;
                             if (outcome == Stored::yes) return;
                             self->is_state_stale_ = true;
                             self->flush_at_ = self->house_.now() + state_may_lag;
                             self->house_.store_failed();
                         });
}

// What the owner does.

void ServedTable::wake() {
    if (flush_at_ && *flush_at_ <= house_.now() && house_.is_storing()) flush();
    pump();
}

void ServedTable::resume(const store::OutageRow& outage) {
    outages_.push_back(outage);
    pump();
}

void ServedTable::abandon() {
    is_abandoned_ = true;
    pump();
}

bool ServedTable::is_idle() const {
    return onlookers_.empty() && !is_busy_ && !is_saying_ && jobs_.empty() && sayings_.empty() &&
           !is_state_stale_ && flushes_ == 0 && outages_.empty() && !asked_ && !bot_answer_;
}

// Looking on.

std::optional<table::Refusal> ServedTable::may_watch(const table::Watcher& watcher,
                                                     bool shows_code) const {
    if (watcher.seat != Seat::none && index(watcher.seat) >= table_.settings().seats.size()) {
        return table_refusal("no_such_seat");
    }
    if (table_.may_watch(watcher, shows_code ? table_.invitation() : std::string())) {
        return std::nullopt;
    }
    if (watcher.seat != Seat::none) return table_refusal("not_your_seat");
    return refusal_of(table_.settings().watched ? Why::not_invited : Why::not_watched);
}

void ServedTable::watch(Onlooker onlooker) {
    use();
    unwatch(onlooker.connection);
    // Whoever claims to know more than there is knows nothing.
    if (onlooker.seen && *onlooker.seen > table_.last_number(onlooker.watcher)) {
        onlooker.seen.reset();
    }
    onlookers_.push_back(std::move(onlooker));
    Onlooker& added = onlookers_.back();
    tell(added);
    send_chat(added);
    onlookers_changed();
}

bool ServedTable::is_crowded(ConnectionId connection) const {
    if (onlookers_.size() < most_onlookers) return false;
    return std::none_of(onlookers_.begin(), onlookers_.end(), [connection](const Onlooker& other) {
        return other.connection == connection;
    });
}

void ServedTable::unwatch(ConnectionId connection) {
    const auto removed = std::erase_if(onlookers_, [connection](const Onlooker& onlooker) {
        return onlooker.connection == connection;
    });
    if (removed == 0) return;
    use();
    onlookers_changed();
}

/// Whoever looks on sees who is there, and so does the lobby where somebody is waited for.
void ServedTable::onlookers_changed() {
    tell_presence();
    if (table_.has_free_seat()) house_.changed(*this);
}

void ServedTable::tell(Onlooker& onlooker) {
    JsonObject json;
    json.add("update",
             table_.update(onlooker.watcher, onlooker.seen, house_.now(), onlooker.parts));
    if (!onlooker.knows_names) json.add("names", write_names(names_));
    onlooker.knows_names = true;
    onlooker.seen = table_.last_number(onlooker.watcher);
    house_.send(onlooker.connection, json.text());
}

void ServedTable::tell_onlookers() {
    // Somebody may have lost a seat, and with it what only that seat may know.
    const auto gone = std::erase_if(onlookers_, [this](const Onlooker& onlooker) {
        const Seat seat = onlooker.watcher.seat;
        if (seat == Seat::none || table_.is_seat_of(onlooker.watcher.person, seat)) return false;
        JsonObject ended;
        ended.add("table", row_.id);
        ended.add("says", table_refusal("not_your_seat").says);
        house_.send(onlooker.connection, JsonObject().add("gone", ended).text());
        house_.watch_ended(onlooker.connection, row_.id);
        return true;
    });
    for (Onlooker& onlooker : onlookers_) {
        if (onlooker.seen == table_.last_number(onlooker.watcher)) continue;
        tell(onlooker);
    }
    if (gone != 0) onlookers_changed();
}

void ServedTable::tell_all(const std::string& text) {
    for (const Onlooker& onlooker : onlookers_) house_.send(onlooker.connection, text);
}

void ServedTable::tell_presence() {
    match::JsonList people;
    std::vector<table::Person> told;
    std::size_t watching = 0;
    for (const Onlooker& onlooker : onlookers_) {
        if (onlooker.watcher.seat == Seat::none) {
            ++watching;
            continue;
        }
        const table::Person& person = onlooker.watcher.person;
        if (std::find(told.begin(), told.end(), person) != told.end()) continue;
        told.push_back(person);
        people.add(person);
    }
    JsonObject presence;
    presence.add("table", row_.id).add("people", people).add("watching", watching);
    tell_all(JsonObject().add("presence", presence).text());
}

void ServedTable::send_chat(Onlooker& onlooker) {
    if (onlooker.heard >= chat_.size()) return;
    const match::JsonList lines = chat_.lines(onlooker.watcher.person, onlooker.heard);
    onlooker.heard = chat_.size();
    if (lines.empty()) return;
    house_.send(
        onlooker.connection,
        JsonObject().add("chat", JsonObject().add("table", row_.id).add("lines", lines)).text());
}

void ServedTable::rename(const table::Person& person, const std::string& name) {
    const auto found = names_.find(person);
    if (found == names_.end()) return;
    found->second = name;
    for (Onlooker& onlooker : onlookers_) {
        onlooker.knows_names = false;
        tell(onlooker);
    }
    // Lists have the names as well.
    house_.changed(*this);
}

void ServedTable::forget(const table::Person& person) {
    names_.erase(person);
    chat_.forget(person);
}

}  // namespace lemniscate::server
