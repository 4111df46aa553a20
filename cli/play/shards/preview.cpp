#include "cli/play/shards/preview.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <vector>

#include "cli/play/ink.h"
#include "cli/play/words.h"

namespace lemniscate::cli::playing {
namespace {

using namespace shards;
using texts::Key;

Preview play_on(State table, Move move, Seat seat, Dice dice) {
    const State before = table;
    Preview seen;
    std::uint32_t events = 0;
    play(table, move, dice, [&](const Event& event) {
        ++events;
        if (event.kind == EventKind::card_drawn && event.seat == seat) ++seen.drawn;
        const bool felled = event.kind == EventKind::champion_attacked ||
                            event.kind == EventKind::champion_destroyed;
        if (felled && event.other != seat) ++seen.felled;
    });
    const Side& then = side_of(before, seat);
    const Side& now = side_of(table, seat);
    seen.gems = int{table.gems} - int{before.gems};
    seen.power = int{table.power} - int{before.power};
    seen.infinite = table.infinite && !before.infinite;
    seen.mastery = int{now.mastery} - int{then.mastery};
    seen.health = int{now.health} - int{then.health};
    const bool lasts =
        !std::equal(std::begin(table.lasting), std::end(table.lasting), std::begin(before.lasting));
    const bool used = move.kind() == MoveKind::exhaust ||
                      (move.kind() == MoveKind::play && !is_champion(move.card()));
    // Playing or using a card is an event itself.
    seen.idle = used && events == 1 && !lasts && table.ask == Ask::play;
    seen.asks = table.ask != Ask::play && table.ask != Ask::nothing;
    return seen;
}

/// What both say.
Preview in_common(const Preview& a, const Preview& b) {
    const auto same = [](auto one, auto other) { return one == other ? one : decltype(one){}; };
    return {.gems = same(a.gems, b.gems),
            .power = same(a.power, b.power),
            .infinite = a.infinite && b.infinite,
            .mastery = same(a.mastery, b.mastery),
            .health = same(a.health, b.health),
            .drawn = same(a.drawn, b.drawn),
            .felled = same(a.felled, b.felled),
            .asks = a.asks || b.asks,
            .idle = a.idle && b.idle};
}

std::string change(Key key, int amount, const texts::Texts& texts) {
    const std::string sign = amount < 0 ? std::string(mark::minus) : "+";
    return sign + texts.say(key, {{"amount", amount < 0 ? -amount : amount}, {"icon", ""}});
}

}  // namespace

Preview preview(const State& state, Move move) {
    const Seat seat = to_act(state);
    const View view = observe(state, Viewer{seat});
    Preview known;
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
        Dice dice(seed);
        const State table = imagine(view, dice);
        const Preview seen = play_on(table, move, seat, dice);
        known = seed == 0 ? seen : in_common(known, seen);
    }
    return known;
}

std::string say_preview(const Preview& preview, const texts::Texts& texts) {
    std::vector<std::string> parts;
    const auto add = [&](Key key, int amount) {
        if (amount != 0) parts.push_back(change(key, amount, texts));
    };
    add(Key::shards_text_gems, preview.gems);
    if (preview.infinite) parts.push_back(texts.say(Key::shards_text_infinite, {{"icon", ""}}));
    add(Key::shards_text_power, preview.power);
    add(Key::shards_text_mastery, preview.mastery);
    add(Key::shards_text_health, preview.health);
    if (preview.drawn > 0) {
        parts.push_back(texts.say(Key::shards_preview_draws, {{"amount", preview.drawn}}));
    }
    if (preview.felled > 0) {
        parts.push_back(texts.say(Key::shards_preview_destroys, {{"amount", preview.felled}}));
    }
    if (preview.idle) parts.push_back(texts.say(Key::shards_preview_nothing));
    if (preview.asks) parts.push_back(texts.say(Key::shards_preview_asks));
    return join(parts, " ");
}

}  // namespace lemniscate::cli::playing
