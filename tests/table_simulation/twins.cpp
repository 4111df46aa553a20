#include "tests/table_simulation/twins.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <variant>

#include "match/json.h"
#include "match/match.h"
#include "tests/table_simulation/demand.h"
#include "tests/table_simulation/restart.h"
#include "tests/table_simulation/ways.h"

namespace lemniscate::tests::table_simulation {

namespace {

using table::Entry;
using table::Table;

std::string other_hex(std::string hex) {
    for (char& digit : hex) digit = digit == 'f' ? '0' : digit == '9' ? 'a' : char(digit + 1);
    return hex;
}

/// A table's list of entries, written differently.
class Rewriter {
  public:
    Rewriter(const Table& table, const table::Watcher& viewer, Dice& dice)
        : table_(table), viewer_(viewer), dice_(dice) {
        for (std::uint64_t i = 0; i < table.size(); ++i) rewrite(table.entry(i));
        add_what_nobody_notices(table.entry(table.size() - 1).time);
    }

    const std::vector<Entry>& entries() const { return entries_; }

  private:
    bool is_undealt() const {
        return table_.phase() == table::Phase::gathering || table_.phase() == table::Phase::salting;
    }
    bool is_host() const { return viewer_.person == table_.entry(0).person; }

    void rewrite(Entry entry) {
        const std::uint64_t number = entry.number;
        if (entry.person != viewer_.person && !entry.command.empty()) {
            entry.command = "twin" + entry.command;
            entry.content ^= 5;
        }
        if (auto* opened = std::get_if<table::Opened>(&entry.what)) {
            opened->bots ^= 1;
            if (is_undealt()) {
                opened->seed ^= 1;
                opened->secret = other_hex(opened->secret);
            }
        } else if (auto* ordered = std::get_if<table::Ordered>(&entry.what)) {
            if (ordered->seat != viewer_.seat) return;
        } else if (std::holds_alternative<table::Invited>(entry.what)) {
            if (!is_host()) return;
        } else if (std::holds_alternative<table::Checkpoint>(entry.what)) {
            return;
        } else if (auto* salted = std::get_if<table::Salted>(&entry.what)) {
            if (is_undealt() && salted->seat != viewer_.seat)
                salted->salt = other_hex(salted->salt);
        } else if (auto* moved = std::get_if<table::Moved>(&entry.what)) {
            if (moved->by == table::MovedBy::order && moved->seat != viewer_.seat) {
                moved->by = table::MovedBy::person;
            }
        } else if (auto* answered = std::get_if<table::Answered>(&entry.what)) {
            answered->offer = renumbered_[answered->offer];
        }
        if (number > 0) add_what_nobody_notices(table_.entry(number - 1).time);
        renumbered_[number] = add(std::move(entry));
    }

    void add_what_nobody_notices(table::Time time) {
        if (dice_.below(4) != 0) return;
        if (!is_host()) add({.time = time, .person = "somebody", .what = table::Invited{"x"}});
        const auto decisions = match::standing_decisions(table_.settings().game);
        for (std::uint32_t i = 0; i < table_.settings().seats.size(); ++i) {
            if (seat_at(i) == viewer_.seat || decisions.empty()) continue;
            add({.time = time,
                 .what = table::Ordered{seat_at(i), std::string(decisions.front()),
                                        table::Order::none}});
        }
    }

    std::uint64_t add(Entry entry) {
        entry.number = entries_.size();
        entries_.push_back(std::move(entry));
        return entries_.back().number;
    }

    const Table& table_;
    const table::Watcher& viewer_;
    Dice& dice_;
    std::vector<Entry> entries_;
    std::map<std::uint64_t, std::uint64_t> renumbered_;
};

/// What this person is answered.
std::string answer_to(const Table& table, const table::Watcher& viewer, table::Deed deed,
                      table::Time now) {
    const table::Decision decision = table.decide(
        viewer.person, table::make_command("only in a twin", std::move(deed)), now, {});
    if (!decision.refusal) return "done";
    return decision.refusal->id + match::write_object(decision.refusal->says).text();
}

void demand_same_to(const Table& a, const Table& b, const table::Watcher& viewer, Dice& dice,
                    table::Time now) {
    demand_equal(a.last_number(viewer), b.last_number(viewer), "the last number at a twin");
    const auto last = static_cast<std::uint32_t>(a.last_number(viewer));
    const std::uint64_t seen = dice.below(last + 1);
    demand_same(a.update(viewer, seen, now).text(), b.update(viewer, seen, now).text(),
                "an update at a twin");
    if (viewer.seat == Seat::none) return;
    const Seat seat = viewer.seat;
    const std::uint64_t at = a.at(seat);
    demand_equal(at, b.at(seat), "the last change at a twin");
    std::vector<table::Deed> deeds = {table::MakeMove{seat, at, "nonsense"},
                                      table::MakeMove{seat, at, "end"},
                                      table::MakeMove{seat, at, "pass"},
                                      table::MakeMove{seat, at + 1, "end"},
                                      table::AskUndo{seat, at},
                                      table::OfferDraw{seat, at},
                                      table::AnswerOffer{seat, last, true},
                                      table::GiveOrder{seat, "shield", table::Order::most},
                                      table::Resign{seat},
                                      table::SendSalt{seat, "00"},
                                      table::WantRematch{seat},
                                      table::Leave{}};
    if (a.match() != nullptr) {
        // Also what others may do now: who is not to act learns nothing about it.
        for (const std::string& move : a.match()->moves()) {
            if (deeds.size() < 24) deeds.push_back(table::MakeMove{seat, at, move});
        }
    }
    for (const table::Deed& deed : deeds) {
        demand_same(answer_to(a, viewer, deed, now), answer_to(b, viewer, deed, now),
                    "an answer at a twin");
    }
}

}  // namespace

std::vector<Entry> entries_around(const Table& table, match::Json position,
                                  const table::Watcher& viewer, table::Time now) {
    std::vector<Entry> entries;
    const auto add = [&](table::What what, table::Person person = {}) {
        entries.push_back({.number = entries.size(),
                           .time = now,
                           .person = std::move(person),
                           .what = std::move(what)});
    };
    table::Settings settings = table.rematch_settings();
    settings.options.clear();
    settings.sealed = false;
    settings.position = match::share(std::move(position));
    add(table::Opened{.table = "twin", .settings = settings, .seed = 7}, "nobody");
    for (std::uint32_t i = 0; i < settings.seats.size(); ++i) {
        const table::SeatSetting& seat = settings.seats[i];
        if (seat.kind == table::SeatKind::person) add(table::Seated{seat_at(i)}, seat.name);
    }
    add(table::Dealt{match::rules_of(settings.game)});
    for (std::uint64_t i = 0; i < table.size(); ++i) {
        const Entry& entry = table.entry(i);
        const auto* ordered = std::get_if<table::Ordered>(&entry.what);
        const bool own_order = ordered != nullptr && ordered->seat == viewer.seat;
        if (own_order || std::holds_alternative<table::Out>(entry.what)) {
            add(entry.what, entry.person);
        }
    }
    return entries;
}

std::vector<Entry> private_twin(const Table& table, const table::Watcher& viewer, Dice& dice) {
    return Rewriter(table, viewer, dice).entries();
}

void check_private_twin(const Table& table, const table::Watcher& viewer, Dice& dice,
                        table::Time now) {
    demand_same_to(table, restarted(private_twin(table, viewer, dice)), viewer, dice, now);
}

bool check_dealt_twin(const Table& table, const table::Watcher& viewer, Dice& dice,
                      table::Time now) {
    const match::Json here = table.match()->open_position();
    const match::Json there = imagined_position(*table.match()->view({viewer.seat}), dice);
    Table a = restarted(entries_around(table, here, viewer, now));
    Table b = restarted(entries_around(table, there, viewer, now));
    demand_same_to(a, b, viewer, dice, now);
    for (int i = 0; i < 3 && a.match()->to_act() != Seat::none; ++i) {
        const Seat seat = a.match()->to_act();
        const std::vector<std::string> moves = a.match()->moves();
        const std::string move = moves[dice.below(static_cast<std::uint32_t>(moves.size()))];
        if (b.match()->refuse(seat, move)) break;
        const Entry entry{
            .number = a.size(), .time = now, .what = table::Moved{seat, move, table::MovedBy::bot}};
        demand(!a.apply(entry) && !b.apply(entry), "a legal move does not fit");
        // From here on what was dealt differs to the viewer as well.
        if (a.match()->undoable(seat) == 0 || b.match()->undoable(seat) == 0) break;
        demand_same_to(a, b, viewer, dice, now);
    }
    return here != there;
}

}  // namespace lemniscate::tests::table_simulation
