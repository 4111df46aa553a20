#include "match/shards/say_event.h"

#include <algorithm>
#include <iterator>
#include <string>

#include "match/shards/messages.h"
#include "match/shards/tell.h"

namespace lemniscate::match {

using shards::Card;
using shards::Event;
using shards::EventKind;
using shards::Resource;
using shards::Table;
using shards::Zone;

namespace shards_format {
namespace {

Message about_card(std::string_view key, const Event& event) {
    return {std::string(key), {{"card", card_name(event.card)}}};
}
Message about_amount(std::string_view key, const Event& event) {
    return {std::string(key), {{"amount", event.amount}}};
}

std::optional<Message> say_gained(const Event& event) {
    if (event.amount == 0) return std::nullopt;
    switch (event.resource) {
        case Resource::mastery:
            return about_amount("shards.event.mastery", event);
        case Resource::health:
            return about_amount("shards.event.health", event);
        case Resource::gems:
        case Resource::power:
        case Resource::cards:
            break;
    }
    return std::nullopt;
}

/// Without the relics there is nothing to earn.
bool has_relic(const shards::Side& side) {
    return std::any_of(std::begin(side.relics), std::end(side.relics),
                       [](Card relic) { return relic != Card::none; });
}

}  // namespace

std::string_view gathering_key(const Event& observed) {
    switch (observed.kind) {
        case EventKind::card_played:
        case EventKind::nemesis_played:
            return "shards.event.played";
        case EventKind::champion_exhausted:
            return "shards.event.exhausted";
        case EventKind::card_fast_played:
            return "shards.event.fast_played";
        case EventKind::card_recruited:
            return observed.to == Zone::champions ? "" : "shards.event.recruited";
        case EventKind::card_taken:
            return "shards.event.taken";
        case EventKind::card_revealed:
            return "shards.event.revealed";
        case EventKind::card_banished:
            return observed.from == Zone::played ? "" : "shards.event.banished";
        case EventKind::card_returned:
            return "shards.event.returned";
        case EventKind::card_copied:
            return "shards.event.copied";
        case EventKind::relic_drafted:
            return "shards.event.drafted";
        case EventKind::relic_recruited:
        case EventKind::focused:
        case EventKind::row_filled:
        case EventKind::gained:
        case EventKind::relic_earned:
        case EventKind::infinite_power:
        case EventKind::power_doubled:
        case EventKind::lasting_began:
        case EventKind::lasting_used:
        case EventKind::mastery_lost:
        case EventKind::card_drawn:
        case EventKind::deck_shuffled:
        case EventKind::declined:
        case EventKind::champion_attacked:
        case EventKind::champion_destroyed:
        case EventKind::play_ended:
        case EventKind::attack_began:
        case EventKind::power_spent:
        case EventKind::power_assigned:
        case EventKind::shield_shown:
        case EventKind::shield_in_play:
        case EventKind::damaged:
        case EventKind::card_lost:
        case EventKind::eliminated:
        case EventKind::mercenary_left:
        case EventKind::card_discarded:
        case EventKind::turn_ended:
        case EventKind::round_began:
        case EventKind::turn_began:
        case EventKind::auction_opened:
        case EventKind::draft_began:
        case EventKind::turn_passed:
        case EventKind::bid:
        case EventKind::dropped:
        case EventKind::auction_won:
        case EventKind::first_seat_decided:
        case EventKind::character_chosen:
        case EventKind::relic_given:
        case EventKind::extra_chosen:
        case EventKind::mastery_given:
        case EventKind::nemesis_revealed:
        case EventKind::game_over:
            break;
    }
    return {};
}

Weight weight_of(const Event& observed, Viewer viewer) {
    const auto done_to = [viewer](Seat seat) {
        return seat == viewer.seat ? Weight::yours : Weight::result;
    };
    switch (observed.kind) {
        case EventKind::damaged:
        case EventKind::eliminated:
        case EventKind::shield_shown:
        case EventKind::shield_in_play:
            return done_to(observed.seat);
        case EventKind::champion_attacked:
        case EventKind::champion_destroyed:
        case EventKind::mastery_lost:
            return done_to(observed.other);
        case EventKind::infinite_power:
        case EventKind::auction_won:
            return Weight::result;
        case EventKind::relic_earned:
            return observed.seat == viewer.seat ? Weight::result : Weight::deed;
        case EventKind::card_recruited:
        case EventKind::card_fast_played:
        case EventKind::card_taken:
        case EventKind::relic_recruited:
        case EventKind::card_banished:
        case EventKind::bid:
        case EventKind::dropped:
        case EventKind::character_chosen:
        case EventKind::relic_drafted:
        case EventKind::extra_chosen:
        case EventKind::gained:
            return Weight::deed;
        case EventKind::card_played:
        case EventKind::champion_exhausted:
        case EventKind::focused:
        case EventKind::row_filled:
        case EventKind::power_doubled:
        case EventKind::lasting_began:
        case EventKind::lasting_used:
        case EventKind::card_drawn:
        case EventKind::deck_shuffled:
        case EventKind::card_revealed:
        case EventKind::declined:
        case EventKind::card_returned:
        case EventKind::card_copied:
        case EventKind::play_ended:
        case EventKind::attack_began:
        case EventKind::power_spent:
        case EventKind::power_assigned:
        case EventKind::card_lost:
        case EventKind::mercenary_left:
        case EventKind::card_discarded:
        case EventKind::turn_ended:
        case EventKind::round_began:
        case EventKind::turn_began:
        case EventKind::auction_opened:
        case EventKind::draft_began:
        case EventKind::turn_passed:
        case EventKind::first_seat_decided:
        case EventKind::relic_given:
        case EventKind::mastery_given:
        case EventKind::nemesis_revealed:
        case EventKind::nemesis_played:
        case EventKind::game_over:
            break;
    }
    return Weight::detail;
}

}  // namespace shards_format

/// Nothing is said of what goes without saying: a card that fills the row, gems and power that come
/// and go, what is laid down at the end of a turn.
std::optional<Message> say_event(const Table& before, const Event& event, Viewer viewer) {
    using namespace shards_format;
    if (const std::string_view key = gathering_key(event); !key.empty()) {
        return Message{std::string(key), {{"cards", say_card(event.card)}}};
    }
    const auto about_seat = [&](std::string_view key, Seat seat) {
        Message message{std::string(key), {you(seat == viewer.seat), who(before, seat)}};
        const bool is_shield =
            event.kind == EventKind::shield_shown || event.kind == EventKind::shield_in_play;
        if (is_shield) {
            message.arguments.emplace_back("cards", say_card(event.card));
        } else if (event.card != Card::none) {
            message.arguments.emplace_back("card", card_name(event.card));
        }
        if (event.kind != EventKind::eliminated) {
            message.arguments.emplace_back("amount", event.amount);
        }
        return message;
    };
    switch (event.kind) {
        case EventKind::card_recruited:
            return about_card("shards.event.deployed", event);
        case EventKind::relic_recruited:
            return about_card("shards.event.relic", event);
        case EventKind::focused:
            return Message{"shards.event.focused"};
        case EventKind::gained:
            return say_gained(event);
        case EventKind::infinite_power:
            return Message{"shards.event.infinite"};
        case EventKind::relic_earned:
            if (!has_relic(side_of(before, event.seat))) break;
            return Message{"shards.event.relic_earned"};
        case EventKind::mastery_lost:
            return about_seat("shards.event.weakened", event.other);
        case EventKind::card_drawn:
            return Message{"shards.event.drew", {{"amount", 1}}};
        case EventKind::champion_attacked:
        case EventKind::champion_destroyed:
            return about_seat("shards.event.destroyed", event.other);
        case EventKind::shield_shown:
        case EventKind::shield_in_play:
            return about_seat("shards.event.shielded", event.seat);
        case EventKind::damaged:
            return about_seat("shards.event.damaged", event.seat);
        case EventKind::eliminated:
            return about_seat("shards.event.eliminated", event.seat);
        case EventKind::bid:
            return about_amount("shards.event.bid", event);
        case EventKind::dropped:
            return Message{"shards.event.dropped"};
        case EventKind::auction_won:
            return about_amount("shards.event.auction_won", event);
        case EventKind::character_chosen:
            return Message{"shards.event.character",
                           {{"character", character_name(event.character)}}};
        case EventKind::extra_chosen:
            if (event.card == Card::none) break;
            return about_card("shards.event.extra", event);
        case EventKind::card_played:
        case EventKind::champion_exhausted:
        case EventKind::card_fast_played:
        case EventKind::card_taken:
        case EventKind::row_filled:
        case EventKind::power_doubled:
        case EventKind::lasting_began:
        case EventKind::lasting_used:
        case EventKind::deck_shuffled:
        case EventKind::card_revealed:
        case EventKind::declined:
        case EventKind::card_banished:
        case EventKind::card_returned:
        case EventKind::card_copied:
        case EventKind::play_ended:
        case EventKind::attack_began:
        case EventKind::power_spent:
        case EventKind::power_assigned:
        case EventKind::card_lost:
        case EventKind::mercenary_left:
        case EventKind::card_discarded:
        case EventKind::turn_ended:
        case EventKind::round_began:
        case EventKind::turn_began:
        case EventKind::auction_opened:
        case EventKind::draft_began:
        case EventKind::turn_passed:
        case EventKind::first_seat_decided:
        case EventKind::relic_given:
        case EventKind::relic_drafted:
        case EventKind::mastery_given:
        case EventKind::nemesis_revealed:
        case EventKind::nemesis_played:
        case EventKind::game_over:
            break;
    }
    return std::nullopt;
}

}  // namespace lemniscate::match
