#include <string>

#include "match/shards/messages.h"
#include "match/shards/tell.h"

namespace lemniscate::match {

namespace shards_format {
namespace {

using shards::Ask;
using shards::Table;

/// The card whose line asks.
Argument asking(const Table& table) {
    return {"card", card_name(shards::moves::top(table).source)};
}

Message ask_shield(const Table& table) {
    const std::uint32_t coming = shards::attack::incoming(table, table.defender);
    return {"shards.prompt.shield", {{"amount", coming - table.prevented[index(table.defender)]}}};
}

Message ask_reveal(const Table& table) {
    const bool dominion = shards::moves::top_line(table).when == shards::When::dominion;
    return {dominion ? "shards.prompt.reveal_dominion" : "shards.prompt.reveal_unify",
            {asking(table)}};
}

Message ask_character(const Table& table) {
    const bool of_nemesis =
        table.mode == shards::Mode::nemesis && table.side[0].character != shards::Character::none;
    return {of_nemesis ? "shards.prompt.character_nemesis" : "shards.prompt.character"};
}

}  // namespace
}  // namespace shards_format

Message prompt_of(const shards::Table& table) {
    using namespace shards_format;
    switch (table.ask) {
        case Ask::play:
        case Ask::nothing:
            break;
        case Ask::assign:
            return {"shards.prompt.assign", {{"power", table.power}, who(table, table.defender)}};
        case Ask::shield:
            return ask_shield(table);
        case Ask::reveal:
            return ask_reveal(table);
        case Ask::banish:
            return {"shards.prompt.banish",
                    {asking(table), {"left", shards::moves::top(table).left}}};
        case Ask::give_back:
            return {"shards.prompt.return", {asking(table)}};
        case Ask::destroy:
            return {"shards.prompt.destroy", {asking(table)}};
        case Ask::copy:
            return {"shards.prompt.copy", {asking(table)}};
        case Ask::take:
            return {"shards.prompt.take", {asking(table)}};
        case Ask::target:
            return {"shards.prompt.target", {asking(table)}};
        case Ask::bid:
            return {"shards.prompt.bid", {{"bid", table.bid}}};
        case Ask::character:
            return ask_character(table);
        case Ask::draft:
            return {"shards.prompt.draft"};
        case Ask::extra:
            return {"shards.prompt.extra"};
        case Ask::nemesis:
            return {"shards.prompt.nemesis"};
        case Ask::attack:
            return {"shards.prompt.attack"};
    }
    return {"play.prompt"};
}

}  // namespace lemniscate::match
