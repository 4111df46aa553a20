// What the model does when something happens.
#include "tests/table_simulation/model.h"

#include <algorithm>
#include <variant>

#include "match/json.h"
#include "tests/table_simulation/times.h"

namespace lemniscate::tests::table_simulation {

Model::Model(table::Settings opened, Person opener, Time now, Deal how)
    : settings(std::move(opened)), host(std::move(opener)), last_time(now), deal_(std::move(how)) {
    for (const table::SeatSetting& setting : settings.seats) {
        places.push_back({setting});
        const bool is_host = setting.kind == table::SeatKind::person && setting.name == host;
        if (is_host && !settings.sealed) places.back().person = host;
    }
    note(now);
}

// Counting and looking.

void Model::note(Time now, Seat only_for) {
    if (only_for == Seat::none) {
        last_time = now;
        ++told_;
    } else {
        ++told_to_[only_for];
    }
}

std::uint64_t Model::last_number(Seat seat) const {
    const auto own = told_to_.find(seat);
    return told_ + (own == told_to_.end() ? 0 : own->second) - 1;
}

std::set<Person> Model::people_in() const {
    std::set<Person> in;
    for (const Place& place : places) {
        if (!place.person.empty() && place.out.empty()) in.insert(place.person);
    }
    return in;
}

bool Model::is_full() const {
    return std::all_of(places.begin(), places.end(), [](const Place& place) {
        return !place.person.empty() || place.setting.kind == table::SeatKind::bot ||
               place.setting.kind == table::SeatKind::program;
    });
}

bool Model::has_salts() const {
    return std::all_of(places.begin(), places.end(),
                       [](const Place& place) { return !place.promises_salt || place.sent_salt; });
}

/// Time counts for people and programs that are in.
bool Model::counts(Seat seat) const {
    return has_place(seat) && place(seat).out.empty() &&
           place(seat).setting.kind != table::SeatKind::bot;
}

bool Model::is_asked(Seat seat) const {
    if (phase != "playing" || match->to_act() != seat || !has_place(seat)) return false;
    return place(seat).person.empty() || !place(seat).out.empty();
}

std::optional<Time> Model::time_left(Seat seat, Time now) const {
    if (settings.clock.kind == table::ClockKind::none) return std::nullopt;
    const Time used = seat == clock ? std::max<Time>(now - clock_since, 0) : 0;
    return std::max<Time>(place(seat).left - used, 0);
}

std::optional<Time> Model::due() const {
    if (phase == "over") return std::nullopt;
    if (phase == "gathering") return last_time + (is_full() ? 0 : 7 * day);
    if (phase == "salting") return has_salts() ? last_time : salts_until_;
    if (clock != Seat::none) return clock_since + std::max<Time>(place(clock).left, 0);
    if (people_in().size() > 1) return last_time + 30 * day;
    return std::nullopt;
}

// What people do.

void Model::follow(const Person& person, const table::Command& command, Time now) {
    now = std::max(now, last_time);
    done_[{person, command.id}] = table::write_command(command).text();
    const table::Deed& deed = command.deed;
    if (const auto* sit = std::get_if<table::Sit>(&deed)) {
        Seat seat = sit->seat;
        // One that is kept for somebody is the first that they get.
        for (const bool kept : {true, false}) {
            for (std::uint32_t i = 0; i < places.size() && seat == Seat::none; ++i) {
                const table::SeatSetting& setting = places[i].setting;
                const bool suits =
                    kept ? setting.kind == table::SeatKind::person && setting.name == person
                         : setting.kind == table::SeatKind::open;
                if (suits && places[i].person.empty()) seat = seat_at(i);
            }
        }
        place(seat).person = person;
        place(seat).promises_salt = settings.sealed;
        note(now);
    } else if (std::get_if<table::Leave>(&deed) != nullptr) {
        for (std::uint32_t i = 0; i < places.size(); ++i) {
            if (places[i].person != person || !places[i].out.empty()) continue;
            if (phase == "playing") {
                put_out(seat_at(i), "resigned", now);
            } else {
                places[i] = Place{places[i].setting};
                note(now);
            }
        }
    } else if (const auto* change = std::get_if<table::ChangeSeat>(&deed)) {
        place(change->seat) = Place{change->setting};
        note(now);
    } else if (const auto* salt = std::get_if<table::SendSalt>(&deed)) {
        place(salt->seat).sent_salt = true;
        note(now);
    } else if (const auto* made = std::get_if<table::MakeMove>(&deed)) {
        move(made->seat, made->move, now);
    } else if (const auto* undo = std::get_if<table::AskUndo>(&deed)) {
        if (people_in().size() == 1) {
            take_back(undo->seat, now);
        } else {
            note(now);
            offers.push_back({undo->seat, table::OfferKind::undo});
            ++place(undo->seat).deeds;
        }
    } else if (const auto* draw = std::get_if<table::OfferDraw>(&deed)) {
        note(now);
        offers.push_back({draw->seat, table::OfferKind::draw});
        ++place(draw->seat).deeds;
    } else if (const auto* answer = std::get_if<table::AnswerOffer>(&deed)) {
        ++place(answer->seat).deeds;
        note(now);
        for (std::size_t i = 0; i < offers.size(); ++i) {
            if (offers[i].numbers[answer->seat] != answer->offer) continue;
            if (answer->yes) {
                offers[i].agreed.insert(person);
            } else {
                offers.erase(offers.begin() + static_cast<std::ptrdiff_t>(i));
            }
            break;
        }
    } else if (const auto* order = std::get_if<table::GiveOrder>(&deed)) {
        ++place(order->seat).deeds;
        place(order->seat).orders[order->decision] = order->order;
        note(now, order->seat);
    } else if (const auto* resign = std::get_if<table::Resign>(&deed)) {
        put_out(resign->seat, "resigned", now);
    } else if (const auto* rematch = std::get_if<table::WantRematch>(&deed)) {
        place(rematch->seat).wants_rematch = true;
        rematch_made = std::all_of(places.begin(), places.end(), [&](const Place& one) {
            return one.person.empty() || one.wants_rematch || one.person == person;
        });
        note(now);
    }
    // An offer that has just been made is known by its number.
    for (Offer& offer : offers) {
        if (!offer.numbers.empty()) continue;
        for (std::uint32_t i = 0; i < places.size(); ++i) {
            offer.numbers[seat_at(i)] = last_number(seat_at(i));
        }
        offer.numbers[Seat::none] = last_number(Seat::none);
    }
}

void Model::follow_answer(Seat seat, const std::string& text, Time now) {
    move(seat, text, std::max(now, last_time));
}

/// Nobody was away while something was stored.
void Model::follow_absence(Time since, Time now) {
    if (phase == "over") return;
    now = std::max(now, last_time);
    const Time away = std::max<Time>(now - std::max(since, last_time), 0);
    clock_since += away;
    salts_until_ += away;
    note(now);
}

void Model::follow_abandonment(Time now) {
    if (phase != "over") end(0, {"abandoned"}, std::max(now, last_time));
}

// What happens to the match.

void Model::move(Seat seat, const std::string& text, Time now) {
    match->play(seat, text);
    note(now);
    match_changes(now, true);
}

void Model::take_back(Seat seat, Time now) {
    const std::size_t kept = match->size() - match->undoable(seat);
    std::vector<Seat> movers;
    for (std::size_t i = kept; i < match->size(); ++i) movers.push_back(match->seat_of(i));
    movers.push_back(match->to_act());
    // What was left when somebody answered is all there is after the answer was taken back, and no
    // increment; a second is left to everybody who had one.
    for (std::size_t i = movers.size() - 1; i-- > 0;) {
        if (movers[i] == movers[i + 1] || !has_place(movers[i])) continue;
        Place& mover = place(movers[i]);
        if (mover.answers.empty()) continue;
        if (clock == movers[i]) {
            mover.left -= std::max<Time>(now - clock_since, 0);
            clock_since = now;
        }
        const Time then = settings.clock.kind == table::ClockKind::increment
                              ? mover.left - settings.clock.more
                              : std::min(mover.left, mover.answers.back());
        mover.left = std::max(then, std::min(mover.left, second));
        mover.answers.pop_back();
    }
    match->undo(seat);
    note(now);
    match_changes(now, false);
}

void Model::match_changes(Time now, bool answered) {
    offers.clear();
    for (std::uint32_t i = 0; i < places.size(); ++i) changed[seat_at(i)] = last_number(seat_at(i));
    changed[Seat::none] = last_number(Seat::none);
    pass_clock(now, answered);
}

void Model::pass_clock(Time now, bool answered) {
    if (settings.clock.kind == table::ClockKind::none) return;
    const Seat next = phase == "playing" && counts(match->to_act()) ? match->to_act() : Seat::none;
    if (next == clock) return;
    if (clock != Seat::none) {
        Place& before = place(clock);
        before.left -= std::max<Time>(now - clock_since, 0);
        if (answered) before.answers.push_back(before.left);
        if (answered && settings.clock.kind == table::ClockKind::increment) {
            before.left += settings.clock.more;
        }
    }
    clock = next;
    clock_since = now;
    const bool afresh = answered && settings.clock.kind != table::ClockKind::increment;
    if (clock != Seat::none && afresh) place(clock).left = settings.clock.time;
}

void Model::put_out(Seat seat, const std::string& why, Time now) {
    place(seat).out = last_out_ = why;
    note(now);
    // Nobody agrees with somebody who is gone, and nobody is left to ask when all are.
    std::erase_if(offers, [seat](const Offer& offer) { return offer.seat == seat; });
    if (people_in().size() <= 1) offers.clear();
    pass_clock(now, false);
}

void Model::end(std::uint8_t who, std::set<std::string> why, Time now) {
    winners = who;
    end_reasons = std::move(why);
    phase = "over";
    offers.clear();
    note(now);
    if (match) pass_clock(now, true);
}

// What time alone decides.

void Model::settle(Time now) {
    while (settle_one(std::max(now, last_time))) {
    }
}

bool Model::settle_one(Time now) {
    if (phase == "over") return false;
    if (phase == "playing") {
        if (end_if_decided(now) || agree(now) || answer_by_order(now)) return true;
    }
    const std::optional<Time> when = due();
    if (!when || *when > now) return false;
    if (phase == "gathering") {
        if (!is_full()) {
            end(0, {"abandoned"}, now);
        } else if (settings.sealed) {
            call(now);
        } else {
            deal(now);
        }
    } else if (phase == "salting") {
        deal(now);
    } else if (clock != Seat::none) {
        put_out(clock, "time", now);
    } else {
        end(0, {"abandoned"}, now);
    }
    return true;
}

void Model::call(Time now) {
    phase = "salting";
    salts_until_ = now + (settings.clock.kind == table::ClockKind::days ? day : 30 * second);
    note(now);
}

void Model::deal(Time now) {
    match = deal_();
    phase = "playing";
    for (Place& place : places) place.left = settings.clock.time;
    note(now);
    match_changes(now, true);
}

bool Model::end_if_decided(Time now) {
    // Sides: who plays together. One is out when all are who could be.
    std::map<std::uint32_t, std::uint8_t> seats_of;
    std::map<std::uint32_t, int> in;
    std::map<std::uint32_t, std::set<std::string>> out;
    bool had_people = false;
    for (std::uint32_t i = 0; i < match->seats(); ++i) {
        const std::uint32_t side = match->team_of(seat_at(i));
        seats_of[side] = static_cast<std::uint8_t>(seats_of[side] | 1U << i);
        if (!has_place(seat_at(i))) continue;
        const Place& one = places[i];
        had_people = had_people || !one.person.empty();
        if (one.setting.kind == table::SeatKind::bot) continue;
        if (one.out.empty()) {
            ++in[side];
        } else {
            out[side].insert(one.out);
        }
    }
    std::uint8_t left = 0;
    std::size_t sides_left = 0;
    std::set<std::string> why;  // the winners by the rules are out
    const Outcome outcome = match->outcome();
    for (const auto& [side, seats] : seats_of) {
        if (in[side] != 0 || out[side].empty()) {
            left = static_cast<std::uint8_t>(left | seats);
            ++sides_left;
        } else if (outcome.over && (outcome.winners & seats) != 0) {
            why.insert(out[side].begin(), out[side].end());
        }
    }
    if (outcome.over) {
        if (why.empty()) {
            end(outcome.winners, {std::string(outcome.reason)}, now);
        } else {
            end(left, why, now);
        }
        return true;
    }
    if (last_out_.empty()) return false;
    if (sides_left > 1 && (!had_people || !people_in().empty())) return false;
    end(left, {last_out_}, now);
    return true;
}

bool Model::agree(Time now) {
    for (const Offer& offer : offers) {
        std::set<Person> asked = people_in();
        asked.erase(place(offer.seat).person);
        const bool all =
            std::includes(offer.agreed.begin(), offer.agreed.end(), asked.begin(), asked.end());
        if (asked.empty() || !all) continue;
        if (offer.what == table::OfferKind::draw) {
            end(0, {"agreed"}, now);
        } else {
            take_back(offer.seat, now);
        }
        return true;
    }
    return false;
}

bool Model::answer_by_order(Time now) {
    const Seat seat = match->to_act();
    if (!has_place(seat) || !place(seat).out.empty()) return false;
    const auto order = place(seat).orders.find(std::string(match->decision()));
    if (order == place(seat).orders.end() || order->second == table::Order::ask) {
        return answer_alone(seat, now);
    }
    // The first of those that show the fewest or the most cards.
    std::map<std::size_t, std::string> by_cards;
    for (const match::Choice& choice : match->choices({seat})) {
        const match::Json fields = choice.what.fields;
        by_cards.emplace(fields.contains("cards") ? fields["cards"].size() : 0, choice.move);
    }
    const bool most = order->second == table::Order::most;
    move(seat, most ? by_cards.rbegin()->second : by_cards.begin()->second, now);
    return true;
}

/// The only person among bots at a table of their own is not asked for form's sake, where nobody
/// can look on.
bool Model::answer_alone(Seat seat, Time now) {
    if ((settings.sealed && settings.watched) || place(seat).person != host) return false;
    for (const Place& other : places) {
        const bool is_bot = other.setting.kind == table::SeatKind::bot;
        if (&other == &place(seat) ? other.person.empty() : !is_bot) return false;
    }
    const auto known = match::standing_decisions(settings.game);
    if (std::find(known.begin(), known.end(), match->decision()) == known.end()) return false;
    if (match->moves().size() != 1) return false;
    move(seat, match->moves()[0], now);
    return true;
}

}  // namespace lemniscate::tests::table_simulation
