#include "table/bots.h"

#include <utility>
#include <variant>

namespace lemniscate::table {

std::string Thought::think(const ai::Budget& budget) {
    Dice dice(dice_);
    const match::Moves& moves = question_->moves();
    return moves.text(bot_.player->choose(question_->view(), moves, dice, budget).move);
}

std::string Thought::any_move() const {
    Dice dice(dice_);
    const match::Moves& moves = question_->moves();
    return moves.text(dice.below(static_cast<std::uint32_t>(moves.size())));
}

/// Tells a bot what has happened. After moves were taken back the game begins again for it.
void Bots::inform(SeatedBot& bot, const Table& table) const {
    const match::Match& match = *table.match();
    bool begins = bot.player == nullptr;
    for (std::uint64_t i = bot.told_at; !begins && i < table.size(); ++i) {
        begins = std::holds_alternative<TakenBack>(table.entry(i).what);
    }
    if (begins) {
        bot.player = make_player_(match.game(), bot.name);
        bot.seen = 0;
        const match::OptionList options = match.options();
        bot.player->begin({match.game(), bot.seat, match.seats(), options});
    }
    bot.told_at = table.size();
    if (bot.player->listens()) {
        match.show(
            bot.seen, match.size(), {bot.seat},
            [&bot](Seat mover, const match::Events& events) { bot.player->see(mover, events); });
    }
    bot.seen = match.size();
}

Thought Bots::prepare(const Table& table, const Ask& ask) {
    SeatedBot bot = std::exchange(players_[ask.seat], {});
    if (bot.name != ask.player) bot = {.seat = ask.seat, .name = ask.player};
    inform(bot, table);
    return Thought(std::move(bot), table.match()->question(), ask.dice);
}

void Bots::put_back(Thought thought) {
    if (!thought) return;
    // One that was made while this one was away may have been told more.
    SeatedBot& here = players_[thought.bot_.seat];
    if (here.player == nullptr || here.told_at < thought.bot_.told_at) {
        here = std::move(thought.bot_);
    }
}

std::string Bots::choose(const Table& table, const Ask& ask, const ai::Budget& budget) {
    Thought thought = prepare(table, ask);
    std::string move = thought.think(budget);
    put_back(std::move(thought));
    return move;
}

}  // namespace lemniscate::table
