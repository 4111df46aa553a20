#include "cli/play/shards/obvious.h"

#include <algorithm>
#include <cstdint>

#include "cli/play/asked.h"

namespace lemniscate::cli::play {
namespace {

using namespace shards;

/// The later in this list, the later it is played.
enum class Turn { never, champion, lasting, mastery, cards, gems, rest };

Turn turn_of_line(const Line& line) {
    if (line.op == Op::talons || line.op == Op::heart || line.op == Op::unshield) {
        return Turn::lasting;
    }
    if (line.op == Op::infinite) return Turn::rest;
    const bool grows =
        line.per == Per::champion || line.per == Per::ally || line.per == Per::discard;
    if (line.op != Op::gain || grows) return Turn::never;
    switch (static_cast<Resource>(line.what)) {
        case Resource::mastery:
            return Turn::mastery;
        case Resource::cards:
            return Turn::cards;
        case Resource::gems:
            return Turn::gems;
        case Resource::power:
        case Resource::health:
            return Turn::rest;
    }
    return Turn::rest;
}

/// Whether a line might still become better in this turn.
bool may_improve(const Table& table, Card card, const Line& line) {
    const std::uint32_t mastery = own(table).mastery;
    if (mastery < line.at) return mastery + 1U == line.at && !table.focused;
    switch (line.when) {
        case When::always:
        case When::as:
            return false;
        case When::inspire:
        case When::unify:
        case When::dominion:
        case When::echo:
        case When::health:
        case When::ahead:
        case When::champions:
            return test(table, card, line) != Test::met;
    }
    return false;
}

Turn turn_of(const Table& table, Card card, bool played) {
    const std::uint32_t first = played ? 0 : facts(card).play_lines;
    const std::uint32_t count = played ? facts(card).play_lines : facts(card).exhaust_lines;
    Turn turn = played && is_champion(card) ? Turn::champion : Turn::rest;
    for (std::uint32_t i = first; i < first + count; ++i) {
        const Line& line = line_of(card, i);
        if (may_improve(table, card, line)) return Turn::never;
        if (own(table).mastery < line.at) continue;
        const Turn wanted = turn_of_line(line);
        if (wanted == Turn::never) return Turn::never;
        if (wanted < turn) turn = wanted;
    }
    return turn;
}

}  // namespace

bool asks_something(const match::Choice& choice) {
    return std::any_of(choice.gives.begin(), choice.gives.end(), [](const match::Fact& fact) {
        return fact.says && fact.says->key == "shards.preview.asks";
    });
}

std::optional<std::string> obvious_move(const Table& table,
                                        const std::vector<match::Choice>& choices) {
    if (table.ask != Ask::play) return {};
    std::optional<std::string> best;
    Turn earliest = Turn::never;
    for (const match::Choice& choice : choices) {
        const std::string kind = kind_of(choice);
        if ((kind != "play" && kind != "exhaust") || asks_something(choice)) continue;
        const Turn turn = turn_of(table, find_card(field_of(choice, "card")), kind == "play");
        if (turn == Turn::never || (best && turn >= earliest)) continue;
        best = choice.move;
        earliest = turn;
    }
    return best;
}

}  // namespace lemniscate::cli::play
