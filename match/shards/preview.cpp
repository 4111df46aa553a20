#include "match/shards/preview.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace lemniscate::match::shards_format {
namespace {

using shards::Ask;
using shards::Card;
using shards::Event;
using shards::EventKind;
using shards::Move;
using shards::MoveKind;
using shards::State;

/// Hears what a move does for a seat. What comes after the end of a turn belongs to the next one.
class Listener {
  public:
    Listener(Seat seat, Preview& seen) : seat_(seat), seen_(seen) {}

    void operator()(const Event& event) {
        if (event.kind == EventKind::turn_ended) has_turn_ended_ = true;
        const bool changed =
            event.kind == EventKind::gained ? event.amount > 0 : event.kind != EventKind::declined;
        events_ += changed ? 1U : 0U;
        if (has_turn_ended_) return;
        if (event.kind == EventKind::card_drawn && event.seat == seat_) ++seen_.drawn;
        const bool felled = event.kind == EventKind::champion_attacked ||
                            event.kind == EventKind::champion_destroyed;
        if (felled && event.other != seat_) ++seen_.felled;
    }

    std::uint32_t events() const { return events_; }
    bool has_turn_ended() const { return has_turn_ended_; }

  private:
    Seat seat_;
    Preview& seen_;
    std::uint32_t events_ = 0;
    bool has_turn_ended_ = false;
};

/// Where there is one answer only, it is as good as given.
void answer_for_forms_sake(State& table, Dice& dice, Seat seat, Listener& listener) {
    while (table.ask != Ask::play && table.ask != Ask::nothing && to_act(table) == seat &&
           !listener.has_turn_ended()) {
        shards::MoveList moves;
        legal(table, moves);
        if (moves.size() != 1) return;
        play(table, moves[0], dice, listener);
    }
}

/// What is assigned to a seat and not prevented is as good as lost, also where others have yet to
/// show shields.
int about_to_be_lost(const State& table, Seat seat) {
    if (table.phase != shards::Phase::attack) return 0;
    int lost = 0;
    for (const Hit& hit : list_hits(table)) {
        if (hit.seat == seat) lost += static_cast<int>(hit.damage);
    }
    return lost;
}

/// `act(table, dice, sink)` plays and says how many events there are if nothing happens by it; 0 if
/// that is not worth saying.
template <class Act>
Preview play_on(State table, Dice dice, Seat seat, const Act& act) {
    const shards::Side& side = side_of(table, seat);
    const int gems = table.gems;
    const int power = table.power;
    const bool infinite = table.infinite;
    const int mastery = side.mastery;
    const int health = side.health;
    const bool own_turn = table.seat == seat;
    Preview seen;
    Listener listener(seat, seen);
    const std::uint32_t least = act(table, dice, listener);
    answer_for_forms_sake(table, dice, seat, listener);
    if (own_turn && !listener.has_turn_ended()) {
        seen.gems = table.gems - gems;
        seen.power = table.power - power;
        seen.infinite = table.infinite && !infinite;
        seen.hits = list_hits(table);
    }
    seen.mastery = side.mastery - mastery;
    seen.health = side.health - about_to_be_lost(table, seat) - health;
    seen.out = seen.health == -health;
    seen.asks = table.ask != Ask::play && to_act(table) == seat && !listener.has_turn_ended();
    seen.idle = least > 0 && listener.events() == least && !seen.asks;
    return seen;
}

/// What both say.
Preview both(const Preview& a, const Preview& b) {
    const auto same = [](int one, int other) { return one == other ? one : 0; };
    return {.gems = same(a.gems, b.gems),
            .power = same(a.power, b.power),
            .infinite = a.infinite && b.infinite,
            .mastery = same(a.mastery, b.mastery),
            .health = same(a.health, b.health),
            .drawn = same(a.drawn, b.drawn),
            .felled = same(a.felled, b.felled),
            .out = a.out && b.out,
            .asks = a.asks || b.asks,
            .idle = a.idle && b.idle,
            .hits = a.hits == b.hits ? a.hits : std::nullopt};
}

/// Whatever was going on, the seat is in the middle of its play phase.
void put_in_turn(State& table, Seat seat) {
    Silence silence;
    for (shards::Frame& frame : table.pending) frame = {};
    table.frames = 0;
    if (table.seat != seat) shards::turn::clear(table, silence);
    shards::turn::begin(table, seat, silence);
}

/// An attack that is being carried out is not one to come.
void clear_attack_of(State& table, Seat seat) {
    Silence silence;
    if (table.seat == seat && table.phase == shards::Phase::attack) {
        shards::turn::clear(table, silence);
    }
}

Preview attack_on(State table, Dice dice, Seat seat) {
    clear_attack_of(table, seat);
    put_in_turn(table, seat);
    Preview attack{.power = table.power, .infinite = table.infinite};
    const shards::Side& side = own(table);
    for (std::uint32_t i = 0; i < side.champion_count; ++i) {
        const Card card = side.champion(i);
        if (side.is_exhausted(i) || !can_exhaust(table, card)) continue;
        State after = table;
        Silence silence;
        shards::turn::exhaust(after, card, dice, silence);
        attack.power += after.power - table.power;
        attack.infinite = attack.infinite || after.infinite;
    }
    return attack;
}

/// Playing or using a card is an event itself. A champion is worth having also where playing it
/// does nothing yet.
std::uint32_t events_of_nothing(Move move) {
    const bool used = move.kind() == MoveKind::exhaust ||
                      (move.kind() == MoveKind::play && !is_champion(move.card()));
    return used ? 1 : 0;
}

}  // namespace

ImaginedTables::ImaginedTables(const shards::View& view) : seat_(view.viewer().seat) {
    std::uint64_t seed = 0;
    for (Imagined& imagined : tables_) {
        imagined.dice = Dice(seed++);
        imagined.table = imagine(view, imagined.dice);
    }
}

template <class Act>
Preview ImaginedTables::in_common(const Act& act) const {
    Preview known = play_on(tables_[0].table, tables_[0].dice, seat_, act);
    for (std::size_t i = 1; i < tables_.size(); ++i) {
        known = both(known, play_on(tables_[i].table, tables_[i].dice, seat_, act));
    }
    return known;
}

Preview ImaginedTables::preview(Move move) const {
    return in_common([move](State& table, Dice& dice, Listener& listener) {
        play(table, move, dice, listener);
        return events_of_nothing(move);
    });
}

Preview ImaginedTables::attack_of(Seat seat) const {
    Preview sure = attack_on(tables_[0].table, tables_[0].dice, seat);
    for (std::size_t i = 1; i < tables_.size(); ++i) {
        const Preview other = attack_on(tables_[i].table, tables_[i].dice, seat);
        sure.power = std::min(sure.power, other.power);
        sure.infinite = sure.infinite && other.infinite;
    }
    return sure;
}

void ImaginedTables::begin_turn(Seat seat) {
    seat_ = seat;
    for (Imagined& imagined : tables_) {
        clear_attack_of(imagined.table, seat);
        put_in_turn(imagined.table, seat);
        own(imagined.table).exhausted = 0;
    }
}

Preview ImaginedTables::worth(Card card) const {
    return in_common([card](State& table, Dice& dice, Listener& listener) {
        own(table).add_hand(card, true);
        play(table, Move::of(MoveKind::play, card), dice, listener);
        const bool used = is_champion(card) && table.ask == Ask::play && can_exhaust(table, card);
        if (used) play(table, Move::of(MoveKind::exhaust, card), dice, listener);
        return used || !is_champion(card) ? 1U + unsigned{used} : 0U;
    });
}

Preview ImaginedTables::use(Card card) const {
    return in_common([card](State& table, Dice& dice, Listener& listener) {
        if (!can_exhaust(table, card)) return 0U;
        play(table, Move::of(MoveKind::exhaust, card), dice, listener);
        return 1U;
    });
}

std::vector<Fact> list_gives(const Preview& preview) {
    std::vector<Fact> gives;
    const auto add = [&gives](std::string_view what, Message says) -> JsonObject& {
        Fact& fact = gives.emplace_back();
        fact.fields.add("what", what);
        fact.says = std::move(says);
        return fact.fields;
    };
    // The sign of a change stands where texts of cards have a picture.
    const auto change = [&add](std::string_view what, const char* key, int amount) {
        if (amount == 0) return;
        add(what,
            {key, {{"icon", amount < 0 ? "−" : "+"}, {"amount", amount < 0 ? -amount : amount}}})
            .add("amount", amount);
    };
    const auto count = [&add](std::string_view what, const char* key, int amount) {
        if (amount != 0) add(what, {key, {{"amount", amount}}}).add("amount", amount);
    };
    change("gems", "shards.text.gems", preview.gems);
    if (preview.infinite) add("infinite", {"shards.text.infinite", {{"icon", ""}}});
    change("power", "shards.text.power", preview.power);
    change("mastery", "shards.text.mastery", preview.mastery);
    change("health", "shards.text.health", preview.health);
    if (preview.out) add("out", {"shards.preview.out"});
    count("cards", "shards.preview.draws", preview.drawn);
    count("destroys", "shards.preview.destroys", preview.felled);
    if (preview.idle) add("nothing", {"shards.preview.nothing"});
    if (preview.asks) add("asks", {"shards.preview.asks"});
    return gives;
}

}  // namespace lemniscate::match::shards_format
