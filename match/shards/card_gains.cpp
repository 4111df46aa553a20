#include "match/shards/card_gains.h"

#include <utility>

#include "match/shards/messages.h"

namespace lemniscate::match::shards_format {

using shards::Card;
using shards::Event;
using shards::EventKind;
using shards::Line;
using shards::Resource;

namespace {

struct Told {
    Resource resource;
    const char* key;
};
constexpr Told told_resources[] = {{Resource::gems, "shards.text.gems"},
                                   {Resource::power, "shards.text.power"},
                                   {Resource::mastery, "shards.text.mastery"},
                                   {Resource::health, "shards.text.health"}};

bool always_happens(const Line& line) {
    return line.op == shards::Op::gain && line.per == shards::Per::once && line.at == 0 &&
           line.when == shards::When::always && !line.instead;
}

}  // namespace

bool CardGains::is_next_deed(const Event& event) {
    return event.kind == EventKind::card_played || event.kind == EventKind::card_fast_played ||
           event.kind == EventKind::champion_exhausted || event.kind == EventKind::focused ||
           event.kind == EventKind::play_ended;
}

void CardGains::hear(const Event& event) {
    if (is_next_deed(event)) *this = {};
    if (event.kind == EventKind::card_played || event.kind == EventKind::card_fast_played) {
        card_ = event.card;
        expect_play(card_);
    } else if (event.kind == EventKind::champion_exhausted) {
        card_ = event.card;
        expect_exhaust(card_);
    } else if (event.kind == EventKind::card_copied) {
        expect_play(event.card);
    } else if (event.kind == EventKind::gained) {
        given_[at(event.resource)] += event.amount;
    } else if (event.kind == EventKind::power_doubled) {
        given_[at(Resource::power)] += event.amount;
    }
}

void CardGains::expect_play(Card card) { expect(card, 0, shards::effects::play_end(card)); }

void CardGains::expect_exhaust(Card card) {
    expect(card, shards::effects::play_end(card), shards::effects::exhaust_end(card));
}

void CardGains::expect(Card card, std::uint32_t line, std::uint32_t end) {
    for (; line < end; ++line) {
        const Line& text = line_of(card, line);
        if (always_happens(text)) always_[text.what] += text.amount;
    }
}

std::uint32_t CardGains::told(Resource resource) const {
    const bool is_more = given_[at(resource)] > always_[at(resource)];
    return card_ != Card::none && is_more ? given_[at(resource)] : 0;
}

std::optional<Message> CardGains::say() const {
    Messages gains{{}, comma};
    for (const auto& [resource, key] : told_resources) {
        const std::uint32_t amount = told(resource);
        if (amount > 0) gains.items.push_back({key, {{"icon", ""}, {"amount", amount}}});
    }
    if (gains.items.empty()) return std::nullopt;
    return Message{"shards.event.gained_with",
                   {{"gains", std::move(gains)}, {"card", card_name(card_)}}};
}

}  // namespace lemniscate::match::shards_format
