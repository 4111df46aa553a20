#include <string>
#include <string_view>
#include <vector>

#include "match/shards/messages.h"
#include "match/shards/tell.h"

namespace lemniscate::match {

namespace shards_format {
namespace {

using shards::Card;
using shards::Refusal;

/// A card may stand behind a seat, a zone or before a slot: `1:axia`, `hand:crystal`, `axia@2`.
Card card_in(std::string_view word) {
    std::string_view id = word.substr(word.find(':') + 1);
    return shards::find_card(id.substr(0, id.find('@')));
}

/// What makes a refusal exact: what it would take, and what there is.
std::vector<Argument> details(const shards::State& state, const shards::ReadMove& read) {
    const Card card = card_in(read.word);
    std::vector<Argument> list{card == Card::none ? Argument("word", read.word)
                                                  : Argument("word", card_name(card))};
    if (read.refusal == Refusal::too_expensive || read.refusal == Refusal::take_too_expensive) {
        list.emplace_back("cost", cost_now(state, card));
    }
    if (read.refusal == Refusal::too_expensive) list.emplace_back("gems", state.gems);
    if (read.refusal == Refusal::too_little_power) {
        list.emplace_back("defense", defense_of(side_of(state, read.move.seat()), card));
        list.emplace_back("power", state.power);
    }
    if (read.refusal == Refusal::relic_not_earned) {
        list.emplace_back("mastery", own(state).mastery);
    }
    if (read.refusal == Refusal::bid_too_low) list.emplace_back("bid", state.bid);
    return list;
}

}  // namespace
}  // namespace shards_format

Message say_refusal(const shards::State& state, const shards::ReadMove& read) {
    return {"shards.refusal." + std::string(id_of(read.refusal)),
            shards_format::details(state, read)};
}

}  // namespace lemniscate::match
