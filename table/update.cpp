// What a watcher may know: what happened since, and how the table stands.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "match/news.h"
#include "match/write_log.h"
#include "table/table.h"

namespace lemniscate::table {

namespace {

using match::JsonList;
using match::JsonObject;

constexpr std::string_view phase_words[] = {"gathering", "salting", "playing", "over"};

/// Whom an entry is private to: everybody else does not even notice that there is one.
bool is_hidden(const Entry& entry, Seat seat) {
    if (const auto* ordered = std::get_if<Ordered>(&entry.what)) return ordered->seat != seat;
    return std::holds_alternative<Invited>(entry.what) ||
           std::holds_alternative<Checkpoint>(entry.what);
}

JsonList seats_of(std::uint8_t mask) {
    JsonList seats;
    for (std::uint32_t seat = 0; seat < match::most_seats; ++seat) {
        if (((mask >> seat) & 1U) != 0) seats.add(seat);
    }
    return seats;
}

}  // namespace

/// What one watcher is told.
class Projection {
  public:
    Projection(const Table& table, const Watcher& watcher, Time now, const Parts& parts)
        : table_(table), watcher_(watcher), now_(now), parts_(parts) {}

    /// An entry; `step` is which of the moves that stand it is, if it is one.
    void add_news(JsonList& news, const Entry& entry, std::uint64_t number,
                  std::optional<std::size_t> step) const {
        news.add_object([&](JsonObject& json) {
            json.add("number", number).add("time", entry.time).add("kind", kind_of(entry.what));
            std::visit([&](const auto& what) { tell(json, what, step); }, entry.what);
        });
    }

    /// What has changed in the log for a watcher who knows so many of the moves that stand;
    /// `taken_back`: and others that do not.
    JsonObject log(std::size_t known, bool taken_back) const {
        match::LogChange change{};
        if (table_.match_) {
            change = match::log_change(*table_.match_, {watcher_.seat},
                                       known - std::min(known, table_.moves_before_), taken_back);
        }
        return JsonObject().add("from", change.from).add("lines", change.lines);
    }

    void add_now(JsonObject& json) const {
        json.add("phase", phase_words[static_cast<std::size_t>(table_.phase_)]);
        json.add("settings", told_settings());
        json.add("host", watcher_.person == table_.host_);
        json.add_list("seats", [&](JsonList& seats) {
            for (std::size_t i = 0; i < table_.chairs_.size(); ++i) {
                seats.add(chair(seat_at(static_cast<std::uint32_t>(i))));
            }
        });
        if (!table_.opened_.commitment.empty()) {
            json.add("match", table_.opened_.match).add("commitment", table_.opened_.commitment);
        }
        if (watcher_.person == table_.host_ && !table_.invitations_.empty()) {
            JsonList invitations;
            for (const std::string& one : table_.invitations_) invitations.add(one);
            json.add("invitations", invitations);
        }
        // Who plays has them from the deal, and after the end they are looked at again.
        if (table_.called_ && table_.phase_ != Phase::playing) {
            json.add("terms", table_.called_->terms).add("salts_until", table_.called_->until);
        }
        if (table_.match_) add_match(json);
        if (table_.ended_) add_end(json);
    }

  private:
    /// Without the position that a table may begin at: hidden cards stand in it.
    JsonObject told_settings() const {
        if (!table_.settings_.position) return write_settings(table_.settings_);
        Settings settings = table_.settings_;
        settings.position.reset();
        return write_settings(settings);
    }

    JsonObject chair(Seat seat) const {
        const Table::Chair& chair = table_.chair_at(seat);
        JsonObject json = write_seat_setting(chair.setting);
        json.add("taken", !chair.person.empty());
        json.add("you", table_.is_seat_of(watcher_.person, seat));
        if (!chair.person.empty()) json.add("person", chair.person);
        if (!chair.salt_hash.empty()) json.add("salt_hash", chair.salt_hash);
        if (chair.out) json.add("out", name_of(*chair.out));
        if (table_.match_) {
            if (const auto left = table_.clocks_.left(seat, now_)) json.add("time_left", *left);
        }
        if (seat == watcher_.seat) {
            JsonObject orders;
            for (const Ordered& order : chair.orders) {
                orders.add(order.decision, name_of(order.order));
            }
            json.add("orders", orders);
        }
        if (table_.phase_ == Phase::over) json.add("wants_rematch", chair.wants_rematch);
        return json;
    }

    void add_match(JsonObject& json) const {
        const match::Match& match = *table_.match_;
        const Viewer viewer{watcher_.seat};
        json.add("at", table_.number_for(watcher_.seat, table_.changed_));
        json.add("moves", match.size());
        if (parts_.log) {
            if (const auto since = match::news_since(match, viewer)) json.add("since", *since);
        }
        const bool playing = table_.phase_ == Phase::playing && match.to_act() != Seat::none;
        if (playing) {
            json.add("to_act", index(match.to_act()));
            json.add("decision", match.decision());
            if (table_.may_stand(match.decision())) json.add("may_order", true);
            json.add("prompt", match.prompt());
            if (table_.clocks_.running() != Seat::none) {
                json.add("clock", index(table_.clocks_.running()));
            }
        }
        JsonList offers;
        for (const Table::Offer& offer : table_.offers_) {
            JsonObject open;
            open.add("number", table_.number_for(watcher_.seat, offer.number));
            open.add("seat", index(offer.seat)).add("what", name_of(offer.what));
            open.add("agreed", std::find(offer.agreed.begin(), offer.agreed.end(),
                                         watcher_.person) != offer.agreed.end());
            offers.add(open);
        }
        json.add("offers", offers);
        if (viewer.seat != Seat::none) {
            json.add("undo", playing && !table_.chair_at(viewer.seat).out
                                 ? match.undoable(viewer.seat)
                                 : 0);
        }
        if (parts_.view) json.add("view", match.view(viewer)->json());
        if (parts_.choices) {
            json.add_list("choices", [&](JsonList& choices) {
                if (!playing || is_out()) return;
                for (const match::Choice& choice : match.choices(viewer)) choices.add(choice);
            });
        }
        if (parts_.notes) {
            json.add_list("notes", [&](JsonList& notes) {
                for (const match::Note& note : match.notes(viewer)) notes.add(note);
            });
        }
    }
    bool is_out() const {
        return watcher_.seat != Seat::none && table_.chair_at(watcher_.seat).out.has_value();
    }

    void add_end(JsonObject& json) const {
        JsonObject result;
        result.add("winners", seats_of(table_.ended_->winners))
            .add("reason", table_.ended_->reason);
        if (table_.match_) result.add("says", table_.result({watcher_.seat}));
        json.add("result", result);
        if (table_.settings_.sealed) json.add("secret", table_.opened_.secret);
        if (!table_.rematch_.empty()) json.add("rematch", table_.rematch_);
        if (!table_.match_) return;
        JsonList standings;
        for (const match::Standing& standing : table_.match_->standings()) {
            standings.add(
                JsonObject().add("seat", index(standing.seat)).add("says", standing.says));
        }
        json.add("standings", standings);
    }

    // What each kind of entry tells.
    void tell(JsonObject&, const Opened&, std::optional<std::size_t>) const {}
    void tell(JsonObject& json, const Seated& seated, std::optional<std::size_t>) const {
        json.add("seat", index(seated.seat));
    }
    void tell(JsonObject& json, const Unseated& unseated, std::optional<std::size_t>) const {
        json.add("seat", index(unseated.seat));
    }
    void tell(JsonObject& json, const SeatChanged& changed, std::optional<std::size_t>) const {
        json.add("seat", index(changed.seat)).add("setting", write_seat_setting(changed.setting));
    }
    void tell(JsonObject&, const Invited&, std::optional<std::size_t>) const {}
    void tell(JsonObject& json, const Called& called, std::optional<std::size_t>) const {
        json.add("terms", called.terms).add("until", called.until);
    }
    void tell(JsonObject& json, const Salted& salted, std::optional<std::size_t>) const {
        json.add("seat", index(salted.seat));  // what it is, all learn at once from the deal
    }
    void tell(JsonObject& json, const Dealt& dealt, std::optional<std::size_t>) const {
        json.add("rules", dealt.rules);
        if (!dealt.terms.empty()) json.add("terms", dealt.terms);
    }
    void tell(JsonObject& json, const Moved& moved, std::optional<std::size_t> step) const {
        const bool own = moved.seat == watcher_.seat;
        // That there is an order is its seat's own business, as is the notation, which may name
        // what only its seat knows; the events say what others may.
        const MovedBy by = moved.by == MovedBy::order && !own ? MovedBy::person : moved.by;
        json.add("seat", index(moved.seat)).add("by", name_of(by));
        if (own) json.add("move", moved.move);
        if (!step) return;  // it was taken back
        json.add("step", *step);
        json.add_list("events", [&](JsonList& events) {
            for (const match::EventNote& event :
                 table_.match_->events(*step, *step + 1, {watcher_.seat})) {
                events.add(event.what);
            }
        });
    }
    void tell(JsonObject& json, const TakenBack& taken, std::optional<std::size_t>) const {
        json.add("seat", index(taken.seat)).add("moves", taken.moves);
    }
    void tell(JsonObject& json, const Offered& offered, std::optional<std::size_t>) const {
        json.add("seat", index(offered.seat)).add("what", name_of(offered.what));
    }
    void tell(JsonObject& json, const Answered& answered, std::optional<std::size_t>) const {
        json.add("seat", index(answered.seat));
        json.add("offer", table_.number_for(watcher_.seat, answered.offer));
        json.add("yes", answered.yes);
    }
    void tell(JsonObject& json, const Ordered& ordered, std::optional<std::size_t>) const {
        json.add("seat", index(ordered.seat));
        json.add("decision", ordered.decision).add("order", name_of(ordered.order));
    }
    void tell(JsonObject& json, const Out& out, std::optional<std::size_t>) const {
        json.add("seat", index(out.seat)).add("why", name_of(out.why));
    }
    void tell(JsonObject& json, const Resumed& resumed, std::optional<std::size_t>) const {
        json.add("since", resumed.since);
    }
    void tell(JsonObject&, const Checkpoint&, std::optional<std::size_t>) const {}
    void tell(JsonObject& json, const Ended& ended, std::optional<std::size_t>) const {
        json.add("winners", seats_of(ended.winners)).add("reason", ended.reason);
    }
    void tell(JsonObject& json, const Rematch& rematch, std::optional<std::size_t>) const {
        json.add("seat", index(rematch.seat));
        if (!rematch.table.empty()) json.add("table", rematch.table);
    }

    const Table& table_;
    const Watcher& watcher_;
    Time now_;
    const Parts& parts_;
};

std::uint64_t Table::number_for(Seat seat, std::uint64_t entry) const {
    std::uint64_t hidden = 0;
    for (std::uint64_t i = 0; i < entry; ++i) hidden += is_hidden(this->entry(i), seat) ? 1 : 0;
    return entry - hidden;
}

bool Table::is_private(const Entry& entry) { return is_hidden(entry, Seat::none); }

Time Table::last_time() const {
    std::size_t last = entries_.size() - 1;
    while (is_private(entry(last))) --last;
    return entry(last).time;
}

std::uint64_t Table::last_number(const Watcher& watcher) const {
    std::uint64_t last = entries_.size() - 1;
    while (is_hidden(entry(last), watcher.seat)) --last;
    return number_for(watcher.seat, last);
}

JsonObject Table::update(const Watcher& watcher, std::optional<std::uint64_t> seen, Time now,
                         const Parts& parts) const {
    const Projection projection(*this, watcher, now, parts);
    std::vector<std::uint64_t> moves;  // the entries of those that stand
    for (const Entry& entry : entries_) {
        if (std::holds_alternative<Moved>(entry.what)) moves.push_back(entry.number);
        const auto* taken = std::get_if<TakenBack>(&entry.what);
        if (taken != nullptr) moves.resize(moves.size() - taken->moves);
    }
    JsonList news;
    std::uint64_t number = 0;
    std::size_t step = 0;
    std::size_t made = 0;   // moves that stood at that time
    std::size_t known = 0;  // those of them that the watcher knows and that stand
    bool taken_back = false;
    for (const Entry& entry : entries_) {
        if (std::holds_alternative<Moved>(entry.what)) ++made;
        if (const auto* taken = std::get_if<TakenBack>(&entry.what)) made -= taken->moves;
        std::optional<std::size_t> stands;
        if (step < moves.size() && moves[step] == entry.number) stands = step++;
        // What later rules did not play again has no events any more.
        if (stands)
            stands =
                *stands < moves_before_ ? std::nullopt : std::optional(*stands - moves_before_);
        if (is_hidden(entry, watcher.seat)) continue;
        if (!seen || number > *seen) {
            projection.add_news(news, entry, number, stands);
            taken_back = taken_back || made < known;
            known = std::min(known, made);
        } else {
            known = made;
        }
        ++number;
    }
    JsonObject json;
    json.add("table", id_).add("last", number - 1).add("news", news);
    if (parts.log) json.add("log", projection.log(known, taken_back));
    json.add_object("now", [&](JsonObject& stands) { projection.add_now(stands); });
    return json;
}

}  // namespace lemniscate::table
