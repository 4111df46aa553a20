// Taking in what happened: a table is what its entries give.
#include "table/table.h"

#include <algorithm>
#include <string>
#include <utility>

#include "match/hex.h"
#include "match/json.h"
#include "match/text_lines.h"

namespace lemniscate::table {

namespace {

using match::Problem;
using match::ProblemKind;

Problem does_not_fit(const Entry& entry, std::string expected) {
    return {ProblemKind::disagrees, "entries[" + std::to_string(entry.number) + "]",
            std::string(kind_of(entry.what)), std::move(expected)};
}

}  // namespace

std::optional<Problem> Table::apply(const Entry& entry) {
    if (entry.number != entries_.size()) {
        return does_not_fit(entry, "entry " + std::to_string(entries_.size()));
    }
    const bool opens = std::holds_alternative<Opened>(entry.what);
    if (opens != entries_.empty()) return does_not_fit(entry, opens ? "another kind" : "opened");
    std::optional<Problem> problem;
    std::visit([&](const auto& what) { problem = take(entry, what); }, entry.what);
    if (problem) return problem;
    entries_.push_back(entry);
    return std::nullopt;
}

// Before the deal.

std::optional<Problem> Table::take(const Entry& entry, const Opened& opened) {
    id_ = opened.table;
    host_ = entry.person;
    settings_ = opened.settings;
    opened_ = opened;
    for (const SeatSetting& setting : settings_.seats) {
        Chair chair{setting};
        // Whoever opens a table sits at once, unless a salt has to be promised first.
        if (setting.kind == SeatKind::person && setting.name == host_ && !settings_.sealed) {
            chair.person = host_;
        }
        chairs_.push_back(std::move(chair));
    }
    return std::nullopt;
}

std::optional<Problem> Table::take(const Entry& entry, const Seated& seated) {
    if (!is_chair(seated.seat)) return does_not_fit(entry, "a seat");
    Chair& chair = chair_at(seated.seat);
    chair.person = entry.person;
    chair.salt_hash = seated.salt_hash;
    return std::nullopt;
}

std::optional<Problem> Table::take(const Entry& entry, const Unseated& unseated) {
    if (!is_chair(unseated.seat)) return does_not_fit(entry, "a seat");
    Chair& chair = chair_at(unseated.seat);
    chair.person.clear();
    chair.salt_hash.clear();
    return std::nullopt;
}

std::optional<Problem> Table::take(const Entry& entry, const SeatChanged& changed) {
    if (!is_chair(changed.seat)) return does_not_fit(entry, "a seat");
    chair_at(changed.seat) = Chair{changed.setting};
    settings_.seats[index(changed.seat)] = changed.setting;
    return std::nullopt;
}

std::optional<Problem> Table::take(const Entry&, const Invited& invited) {
    invitations_.push_back(invited.invitation);
    return std::nullopt;
}

std::optional<Problem> Table::take(const Entry&, const Called& called) {
    called_ = called;
    phase_ = Phase::salting;
    return std::nullopt;
}

std::optional<Problem> Table::take(const Entry& entry, const Salted& salted) {
    if (!is_chair(salted.seat)) return does_not_fit(entry, "a seat");
    chair_at(salted.seat).salt = salted.salt;
    return std::nullopt;
}

match::Result<std::unique_ptr<match::Match>> Table::open_dealt(const Dealt& dealt) const {
    if (settings_.position) return match::open_position(*settings_.position, opened_.seed);
    if (!settings_.sealed) {
        return match::open_match(settings_.game, settings_.options, opened_.seed);
    }
    auto seal = seal_of(dealt.terms);
    if (!seal) return seal.problem();
    return match::open_match(settings_.game, settings_.options, std::move(*seal));
}

match::Result<match::SharedSeal> Table::seal_of(const std::string& terms) const {
    const auto match = match::read_hex_as<match::MatchId>(opened_.match);
    const auto secret = match::read_hex_as<match::Secret>(opened_.secret);
    if (hashes_ == nullptr || !match || !secret) {
        return Problem{ProblemKind::sealed, "entries[0].apart", {}, {}};
    }
    return match::make_seal(*match, *secret, terms, *hashes_);
}

match::Result<std::unique_ptr<match::Match>> Table::open_checkpoint(
    const Checkpoint& checkpoint) const {
    if (settings_.sealed) {
        auto seal = seal_of(dealt_terms_);
        if (!seal) return seal.problem();
        return match::open_position(*checkpoint.position, std::move(*seal), moves_before_);
    }
    // Where none were kept, new ones: those of the deal would throw again what everybody has seen.
    constexpr std::uint64_t beyond_bots = 256;
    return match::open_position(
        *checkpoint.position,
        checkpoint.dice.value_or(Dice(opened_.seed, beyond_bots + moves_before_)));
}

std::optional<Problem> Table::take(const Entry& entry, const Dealt& dealt) {
    if (phase_ == Phase::playing || phase_ == Phase::over) return does_not_fit(entry, "a move");
    if (!begins_at_) {
        auto match = open_dealt(dealt);
        if (!match) return match.problem();
        match_ = std::move(*match);
    }
    dealt_rules_ = dealt.rules;
    dealt_terms_ = dealt.terms;
    phase_ = Phase::playing;
    clocks_ = Clocks(settings_.clock, chairs_.size());
    match_changed(entry, true);
    return std::nullopt;
}

// While it is played.

std::optional<Problem> Table::take(const Entry& entry, const Moved& moved) {
    if (phase_ != Phase::playing) return does_not_fit(entry, "dealt");
    if (!match_) {
        ++moves_before_;
        match_changed(entry, true);
        return std::nullopt;
    }
    if (const auto refusal = match_->play(moved.seat, moved.move)) {
        return Problem{is_of_these_rules() ? ProblemKind::illegal_move : ProblemKind::other_rules,
                       "entries[" + std::to_string(entry.number) + "]",
                       match::shortened(moved.move), refusal->id};
    }
    match_changed(entry, true);
    return std::nullopt;
}

std::optional<Problem> Table::take(const Entry& entry, const TakenBack& taken) {
    if (phase_ == Phase::playing && !match_ && taken.moves <= moves_before_) {
        moves_before_ -= taken.moves;
        match_changed(entry, false);
        return std::nullopt;
    }
    if (!match_ || match_->undoable(taken.seat) != taken.moves) {
        return does_not_fit(entry, "moves that can be taken back");
    }
    // Whoever had handed the game on has not answered any more.
    Seat next = match_->to_act();
    for (std::size_t step = match_->size(); step-- > match_->size() - taken.moves;) {
        const Seat seat = match_->seat_of(step);
        if (seat != next && is_chair(seat)) clocks_.take_back_answer(seat, entry.time);
        next = seat;
    }
    match_->undo(taken.seat);
    for (auto& [before, out] : outs_) before = std::min(before, match_->size());
    match_changed(entry, false);
    return std::nullopt;
}

std::optional<Problem> Table::take(const Entry& entry, const Offered& offered) {
    if (!is_chair(offered.seat)) return does_not_fit(entry, "a seat");
    ++chair_at(offered.seat).deeds;
    offers_.push_back({entry.number, offered.seat, offered.what});
    return std::nullopt;
}

std::optional<Problem> Table::take(const Entry& entry, const Answered& answered) {
    const auto offer = std::find_if(offers_.begin(), offers_.end(), [&](const Offer& open) {
        return open.number == answered.offer;
    });
    if (!is_chair(answered.seat) || offer == offers_.end()) return does_not_fit(entry, "an offer");
    ++chair_at(answered.seat).deeds;
    if (answered.yes) {
        offer->agreed.push_back(entry.person);
    } else {
        offers_.erase(offer);
    }
    return std::nullopt;
}

std::optional<Problem> Table::take(const Entry& entry, const Ordered& ordered) {
    if (!is_chair(ordered.seat)) return does_not_fit(entry, "a seat");
    Chair& chair = chair_at(ordered.seat);
    ++chair.deeds;
    std::erase_if(chair.orders,
                  [&](const Ordered& old) { return old.decision == ordered.decision; });
    if (ordered.order != Order::ask) chair.orders.push_back(ordered);
    return std::nullopt;
}

std::optional<Problem> Table::take(const Entry& entry, const Out& out) {
    if (phase_ != Phase::playing || !is_chair(out.seat)) {
        return does_not_fit(entry, "a seat of a game");
    }
    chair_at(out.seat).out = out.why;
    outs_.push_back({match_ ? match_->size() : 0, out});
    // The others' agreement may now be whole; but nobody agrees with somebody who is gone, and when
    // all others are gone there is nobody who could.
    std::erase_if(offers_, [&](const Offer& offer) {
        return offer.seat == out.seat || people_in(chair_at(offer.seat).person).empty();
    });
    run_clock(entry.time, false);  // it is the bot's now, which has none
    return std::nullopt;
}

std::optional<Problem> Table::take(const Entry& entry, const Resumed& resumed) {
    // It was not away when it last stored something.
    const Time since = std::max(resumed.since, last_time());
    clocks_.forgive(since, entry.time);
    if (called_) called_->until += std::max<Time>(entry.time - since, 0);
    return std::nullopt;
}

std::optional<Problem> Table::take(const Entry& entry, const Checkpoint& checkpoint) {
    if (entry.number == begins_at_) {
        auto match = open_checkpoint(checkpoint);
        if (!match) return match.problem();
        match_ = std::move(*match);
        dealt_rules_ = match::rules_of(settings_.game);
        // What was left at that time only the older rules could say: everybody has all of it again.
        clocks_ = Clocks(settings_.clock, chairs_.size());
        run_clock(entry.time, true);
    } else if (match_ && !is_of_these_rules() &&
               match_->open_position().text() != checkpoint.position->dump()) {
        return Problem{ProblemKind::other_rules, "entries[" + std::to_string(entry.number) + "]",
                       "checkpoint", "the position that the moves lead to"};
    }
    last_checkpoint_ = entry.number;
    return std::nullopt;
}

// The end and after it.

std::optional<Problem> Table::take(const Entry& entry, const Ended& ended) {
    ended_ = ended;
    phase_ = Phase::over;
    offers_.clear();
    clocks_.ask(Seat::none, entry.time, true);
    return std::nullopt;
}

std::optional<Problem> Table::take(const Entry& entry, const Rematch& rematch) {
    if (!is_chair(rematch.seat)) return does_not_fit(entry, "a seat");
    chair_at(rematch.seat).wants_rematch = true;
    rematch_ = rematch.table;
    return std::nullopt;
}

void Table::match_changed(const Entry& entry, bool answered) {
    changed_ = entry.number;
    offers_.clear();
    run_clock(entry.time, answered);
}

bool Table::is_of_these_rules() const { return dealt_rules_ == match::rules_of(settings_.game); }

/// Time counts for people and outside programs; our own bots are the owner's business.
void Table::run_clock(Time now, bool answered) {
    if (!match_) return;
    const Seat seat = match_->to_act();
    const bool counts = seat != Seat::none && is_chair(seat) && !chair_at(seat).out &&
                        chair_at(seat).setting.kind != SeatKind::bot;
    clocks_.ask(counts ? seat : Seat::none, now, answered);
}

// How it stands.

bool Table::is_seat_of(const Person& person, Seat seat) const {
    return !person.empty() && is_chair(seat) && chair_at(seat).person == person;
}

bool Table::has_free_seat() const {
    return phase_ == Phase::gathering &&
           std::any_of(chairs_.begin(), chairs_.end(), [](const Chair& chair) {
               return chair.person.empty() && chair.setting.kind == SeatKind::open;
           });
}

bool Table::may_watch(const Watcher& watcher, std::string_view invitation) const {
    if (watcher.seat != Seat::none) return is_seat_of(watcher.person, watcher.seat);
    if (!settings_.watched) return false;
    return !settings_.by_invitation || is_invited(invitation);
}

bool Table::is_invited(std::string_view invitation) const {
    return std::find(invitations_.begin(), invitations_.end(), invitation) != invitations_.end();
}

std::vector<Ask> Table::asks() const {
    if (phase_ != Phase::playing || match_->to_act() == Seat::none) return {};
    const Seat seat = match_->to_act();
    const Chair& chair = chair_at(seat);
    const bool is_bot = chair.setting.kind == SeatKind::bot;
    const bool is_program = chair.setting.kind == SeatKind::program && !chair.out;
    if (!is_bot && !is_program && !chair.out) return {};
    // One stream per decision: what a bot thought about before does not change what it rolls now.
    Dice dice(opened_.bots, changed_);
    return {{seat, at(seat), is_program,
             is_bot || is_program ? chair.setting.name : std::string(substitute), dice.next()}};
}

Settings Table::rematch_settings() const {
    Settings settings = settings_;
    for (std::size_t i = 0; i < chairs_.size(); ++i) {
        if (chairs_[i].person.empty()) continue;
        settings.seats[i] = {SeatKind::person, chairs_[i].person};
    }
    return settings;
}

match::Message Table::result(Viewer viewer) const {
    const Outcome outcome = match_->outcome();
    if (outcome.over && outcome.winners == ended_->winners && outcome.reason == ended_->reason) {
        return match_->result(viewer);
    }
    return match::result_message("table", {true, ended_->winners, ended_->reason}, match_->seats(),
                                 viewer);
}

match::Record Table::record() const {
    match::Record record = match_->record();
    for (const Chair& chair : chairs_) {
        record.players.push_back(chair.setting.kind == SeatKind::bot ||
                                         chair.setting.kind == SeatKind::program
                                     ? chair.setting.name
                                     : "person");
    }
    for (const auto& [before, out] : outs_) {
        record.interludes.push_back({.kind = out.why == OutReason::time
                                                 ? match::Interlude::Kind::time
                                                 : match::Interlude::Kind::resigned,
                                     .before = before,
                                     .seat = index(out.seat)});
    }
    std::stable_sort(
        record.interludes.begin(), record.interludes.end(),
        [](const match::Interlude& a, const match::Interlude& b) { return a.before < b.before; });
    if (ended_) record.result = match::result_text(ended_->winners, ended_->reason);
    // After the end, however it came, the secret is shown.
    if (ended_ && record.sealed) {
        record.sealed->secret = match::read_hex_as<match::Secret>(opened_.secret);
    }
    return record;
}

}  // namespace lemniscate::table
