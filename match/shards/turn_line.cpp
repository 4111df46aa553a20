#include "match/shards/turn_line.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

#include "match/shards/messages.h"
#include "match/shards/say_event.h"
#include "match/shards/tell.h"

namespace lemniscate::match::shards_format {

using shards::Ask;
using shards::Event;
using shards::EventKind;
using shards::Phase;
using shards::Resource;
using shards::Table;

namespace {

/// Whether it is told of somebody else, by name.
bool is_of_another(const Event& event) {
    return event.kind == EventKind::mastery_lost || event.kind == EventKind::damaged ||
           event.kind == EventKind::eliminated;
}

void append(std::vector<LogPart>& parts, std::vector<LogPart>&& more) {
    std::move(more.begin(), more.end(), std::back_inserter(parts));
}

}  // namespace

bool is_set_up(const Table& table) {
    return table.phase == Phase::auction || table.phase == Phase::draft ||
           table.ask == Ask::character || table.ask == Ask::extra;
}

void TurnLine::hear(const Event& event, std::size_t step, const Table& before) {
    step_ = step;
    before_ = &before;
    if (event.kind == EventKind::play_ended) has_ended_ = true;
    if (seat_ == viewer_.seat) hear_gains(event);
    if (hear_sum(event) || hear_cards(event) || hear_shield(event)) return;
    std::optional<Message> said = say_event(before, event, viewer_);
    if (!said) return;
    const Weight weight = weight_of(event, viewer_);
    if (is_of_another(event)) {
        add(of_others_, std::move(*said), weight);
    } else if (event.kind == EventKind::relic_earned) {
        add(bonuses_, std::move(*said), weight);
    } else {
        tell_cards();
        add(deeds_, std::move(*said), weight);
    }
}

std::optional<LogLine> TurnLine::end(const Table& before) {
    before_ = &before;
    tell_cards();
    tell_gains();
    append(deeds_, std::move(bonuses_));
    tell_sum("shards.event.mastery", mastery_, Weight::deed);
    tell_sum("shards.event.health", health_, Weight::deed);
    tell_sum("shards.event.drew", drawn_, Weight::detail);
    for (std::uint32_t i = 0; i < shards::max_players; ++i) tell_shields(seat_at(i));
    append(deeds_, std::move(of_others_));
    if (!first_step_) return std::nullopt;
    return LogLine{seat_, *first_step_, before.round, who(before, seat_), std::move(deeds_)};
}

bool TurnLine::hear_sum(const Event& event) {
    if (event.kind == EventKind::card_drawn) {
        // The new hand at the end of a turn is no news.
        if (!has_ended_ && event.seat == seat_ && !is_set_up(*before_)) grow(drawn_, 1);
        return true;
    }
    if (event.kind != EventKind::gained) return false;
    if (event.resource == Resource::mastery) grow(mastery_, event.amount);
    if (event.resource == Resource::health) grow(health_, event.amount);
    return true;
}

void TurnLine::tell_sum(const char* key, const Sum& sum, Weight weight) {
    if (sum.amount > 0) deeds_.push_back({{key, {{"amount", sum.amount}}}, weight, sum.step});
}

bool TurnLine::hear_cards(const Event& event) {
    const std::string_view key = gathering_key(event);
    if (key.empty()) return false;
    begin();
    if (gathered_.key != key) tell_cards();
    gathered_.key = key;
    gathered_.cards.push_back(event.card);
    gathered_.weight = weight_of(event, viewer_);
    gathered_.step = step_;
    return true;
}

void TurnLine::tell_cards() {
    const Gathered gathered = std::exchange(gathered_, {});
    if (gathered.cards.empty()) return;
    deeds_.push_back({{std::string(gathered.key), {{"cards", say_cards(gathered.cards)}}},
                      gathered.weight,
                      gathered.step});
}

/// Shields are told beside what came through them, and so is that nothing did: an attack that is
/// heard no more of would look like one that was forgotten.
bool TurnLine::hear_shield(const Event& event) {
    if (event.kind == EventKind::shield_shown || event.kind == EventKind::shield_in_play) {
        Shields& shields = shields_[index(event.seat)];
        shields.cards.push_back(event.card);
        grow(shields.prevented, event.amount);
        return true;
    }
    if (event.kind == EventKind::damaged) {
        tell_shields(event.seat);
        is_hurt_[index(event.seat)] = true;
    }
    if (event.kind == EventKind::turn_ended) {
        for (std::uint32_t i = 0; i < shards::max_players; ++i) {
            if (tell_shields(seat_at(i)) && !is_hurt_[i]) tell_unhurt(seat_at(i));
        }
    }
    return false;
}

/// Says whether there were any.
bool TurnLine::tell_shields(Seat seat) {
    const Shields shields = std::exchange(shields_[index(seat)], {});
    if (shields.prevented.amount == 0) return false;
    const bool is_you = seat == viewer_.seat;
    of_others_.push_back({{"shards.event.shielded",
                           {you(is_you),
                            who(*before_, seat),
                            {"cards", say_cards(shields.cards)},
                            {"amount", shields.prevented.amount}}},
                          is_you ? Weight::yours : Weight::result,
                          shields.prevented.step});
    return true;
}

/// Where others fought without harm, that is left out before the shields that explain it.
void TurnLine::tell_unhurt(Seat seat) {
    const Event unhurt{.kind = EventKind::damaged, .seat = seat};
    const bool concerns_viewer = seat == viewer_.seat || seat_ == viewer_.seat;
    add(of_others_, *say_event(*before_, unhurt, viewer_),
        concerns_viewer ? weight_of(unhurt, viewer_) : Weight::deed);
}

/// Whoever plays is told when a card gave more than it always does; to others it does not matter
/// where gems and power came from.
void TurnLine::hear_gains(const Event& event) {
    if (CardGains::is_next_deed(event)) tell_gains();
    gains_.hear(event);
    if (event.kind == EventKind::gained || event.kind == EventKind::power_doubled) {
        gained_at_ = step_;
    }
}

/// What is told here is no part of the sums.
void TurnLine::tell_gains() {
    std::optional<Message> said = gains_.say();
    if (!said) return;
    mastery_.amount -= gains_.told(Resource::mastery);
    health_.amount -= gains_.told(Resource::health);
    begin();
    bonuses_.push_back({std::move(*said), Weight::result, gained_at_});
}

void TurnLine::begin() {
    if (!first_step_) first_step_ = step_;
}

void TurnLine::grow(Sum& sum, std::uint32_t amount) {
    if (amount == 0) return;
    begin();
    sum.amount += amount;
    sum.step = step_;
}

void TurnLine::add(std::vector<LogPart>& parts, Message says, Weight weight) {
    begin();
    parts.push_back({std::move(says), weight, step_});
}

}  // namespace lemniscate::match::shards_format
