#include "table/bots.h"

#include <utility>

namespace lemniscate::table {

/// Whoever sits there, told what has happened. After moves were taken back the game begins again
/// for it.
Bots::SeatedBot& Bots::informed(const Table& table, const Ask& ask) {
    const match::Match& match = *table.match();
    SeatedBot& bot = players_[ask.seat];
    bool begins = bot.player == nullptr || bot.name != ask.player;
    for (std::uint64_t i = bot.told_at; !begins && i < table.size(); ++i) {
        begins = std::holds_alternative<TakenBack>(table.entry(i).what);
    }
    if (begins) {
        bot.name = ask.player;
        bot.player = ai::make_player(match.game(), ask.player);
        bot.seen = 0;
        const match::OptionList options = match.options();
        bot.player->begin({match.game(), ask.seat, match.seats(), options});
    }
    bot.told_at = table.size();
    if (bot.player->listens()) {
        match.show(
            bot.seen, match.size(), {ask.seat},
            [&bot](Seat mover, const match::Events& events) { bot.player->see(mover, events); });
    }
    bot.seen = match.size();
    return bot;
}

std::string Bots::choose(const Table& table, const Ask& ask, const ai::Budget& budget) {
    SeatedBot& bot = informed(table, ask);
    Dice dice(ask.dice);
    std::string move;
    table.match()->ask([&](const match::View& view, const match::Moves& moves) {
        move = moves.text(bot.player->choose(view, moves, dice, budget).move);
    });
    return move;
}

}  // namespace lemniscate::table
