// Why the model says that a command cannot be done.
#include <algorithm>
#include <variant>

#include "match/hex.h"
#include "tests/table_simulation/model.h"

namespace lemniscate::tests::table_simulation {

namespace {

bool is_hex_of(const std::string& text, std::size_t least, std::size_t most) {
    const auto bytes = match::read_hex(text);
    return bytes && bytes->size() >= least && bytes->size() <= most;
}

}  // namespace

struct Model::Reasons {
    const Model& model;
    const Person& person;
    std::set<std::string> all = {};

    void when(bool applies, const char* reason) {
        if (applies) all.insert(reason);
    }
    bool owns(Seat seat) const {
        return model.has_place(seat) && model.place(seat).person == person;
    }
    void unless_own(Seat seat) { when(!owns(seat), "not_your_seat"); }
    void unless_playing(Seat seat) {
        unless_own(seat);
        when(model.phase == "over", "over");
        when(model.phase == "gathering" || model.phase == "salting", "not_dealt");
        when(model.has_place(seat) && !model.place(seat).out.empty(), "out");
    }
    void unless_newest(Seat seat, std::uint64_t at) {
        const auto newest = model.changed.find(seat);
        when(newest != model.changed.end() && newest->second != at, "too_late");
    }
    void when_spent(Seat seat) {
        when(model.has_place(seat) && model.place(seat).deeds >= 100, "too_many");
    }
    void when_offered(Seat seat, table::OfferKind what) {
        for (const Offer& offer : model.offers) {
            when(offer.seat == seat && offer.what == what, "already_offered");
        }
    }
    bool alone() const {
        const std::set<Person> in = model.people_in();
        return in.empty() || in == std::set<Person>{person};
    }
    bool may_sit(const Place& place, const std::string& invitation) const {
        if (place.setting.kind == table::SeatKind::person) return place.setting.name == person;
        if (place.setting.kind != table::SeatKind::open) return false;
        const auto& known = model.invitations;
        return !model.settings.by_invitation || person == model.host ||
               std::find(known.begin(), known.end(), invitation) != known.end();
    }

    void operator()(const table::Sit& sit) {
        when(model.phase != "gathering", "already_dealt");
        when(model.settings.sealed && !is_hex_of(sit.salt_hash, 32, 32), "salt_hash_missing");
        if (sit.seat == Seat::none) {
            const bool free =
                std::any_of(model.places.begin(), model.places.end(), [&](const Place& place) {
                    return place.person.empty() && may_sit(place, sit.invitation);
                });
            return when(!free, "no_free_seat");
        }
        if (!model.has_place(sit.seat)) return when(true, "no_such_seat");
        when(!model.place(sit.seat).person.empty(), "seat_taken");
        when(!may_sit(model.place(sit.seat), sit.invitation), "seat_not_for_you");
    }
    void operator()(const table::Leave&) {
        const bool in = std::any_of(
            model.places.begin(), model.places.end(),
            [&](const Place& place) { return place.person == person && place.out.empty(); });
        when(!in, "not_seated");
        when(model.phase == "salting", "salting");
        when(model.phase == "over", "over");
    }
    void operator()(const table::ChangeSeat& change) {
        when(person != model.host, "not_host");
        when(model.phase != "gathering", "already_dealt");
        if (!model.has_place(change.seat)) return when(true, "no_such_seat");
        const Person& sits = model.place(change.seat).person;
        when(!sits.empty() && sits != person, "seat_taken");
    }
    void operator()(const table::Invite&) {
        when(person != model.host, "not_host");
        when(model.phase == "over", "over");
        when(model.invitations.size() >= 100, "too_many");
    }
    void operator()(const table::SendSalt& salt) {
        unless_own(salt.seat);
        when(model.phase == "gathering", "terms_not_settled");
        when(model.phase == "playing" || model.phase == "over", "already_dealt");
        when(model.has_place(salt.seat) && model.place(salt.seat).sent_salt, "salt_sent");
        when(!is_hex_of(salt.salt, 16, 64), "no_salt");
    }
    void operator()(const table::MakeMove& move) {
        unless_playing(move.seat);
        unless_newest(move.seat, move.at);
        if (!model.match || model.phase != "playing") return;
        if (const auto refusal = model.match->refuse(move.seat, move.move)) all.insert(refusal->id);
    }
    void operator()(const table::AskUndo& undo) {
        unless_playing(undo.seat);
        unless_newest(undo.seat, undo.at);
        when(model.match && model.match->undoable(undo.seat) == 0, "nothing_to_undo");
        if (alone()) return;
        when_spent(undo.seat);
        when_offered(undo.seat, table::OfferKind::undo);
    }
    void operator()(const table::OfferDraw& draw) {
        unless_playing(draw.seat);
        unless_newest(draw.seat, draw.at);
        when(alone(), "nobody_to_ask");
        when_spent(draw.seat);
        when_offered(draw.seat, table::OfferKind::draw);
    }
    void operator()(const table::AnswerOffer& answer) {
        unless_playing(answer.seat);
        when_spent(answer.seat);
        for (const Offer& offer : model.offers) {
            const auto number = offer.numbers.find(answer.seat);
            if (number == offer.numbers.end() || number->second != answer.offer) continue;
            when(answer.yes && model.place(offer.seat).person == person, "own_offer");
            when(answer.yes && offer.agreed.count(person) != 0, "already_agreed");
            return;
        }
        when(true, "offer_gone");
    }
    void operator()(const table::GiveOrder& order) {
        unless_playing(order.seat);
        const auto known = match::standing_decisions(model.settings.game);
        when(std::find(known.begin(), known.end(), order.decision) == known.end(), "no_such_order");
        when_spent(order.seat);
    }
    void operator()(const table::Resign& resign) { unless_playing(resign.seat); }
    void operator()(const table::WantRematch& rematch) {
        unless_own(rematch.seat);
        when(model.phase != "over", "not_over");
        when(model.rematch_made, "rematch_made");
        when(model.has_place(rematch.seat) && model.place(rematch.seat).wants_rematch,
             "already_agreed");
    }
};

std::set<std::string> Model::reasons_against(const Person& person,
                                             const table::Command& command) const {
    const auto before = done_.find({person, command.id});
    if (before != done_.end()) {
        if (before->second == table::write_command(command).text()) return {};
        return {"id_used"};
    }
    Reasons reasons{*this, person};
    std::visit(reasons, command.deed);
    return reasons.all;
}

bool Model::was_done(const Person& person, const table::Command& command) const {
    const auto before = done_.find({person, command.id});
    return before != done_.end() && before->second == table::write_command(command).text();
}

}  // namespace lemniscate::tests::table_simulation
