// Shards of Infinity with Relics of the Future, 1 to 4 players.
//
//   vocabulary.h  the words of card text       conditions.h  what lines ask and count
//   cards.h       the printed facts            effects.h     the interpreter of card text
//   sets.h        the sets of cards            capacities.h  how much room everything needs
//   side.h        the cards of a player        lasting.h     cards whose effect lasts this turn
//   targets.h     who and what can be attacked
//   state.h       the game as a value          steps.h       gaining, drawing, leaving play
//   options.h     what can be chosen            turn.h        the play phase, turn after turn
//   ways_to_play.h  the ways to play, by name
//   deal.h        setting up                   attack.h      the attack phase
//   pregame.h     auction, draft, characters   nemesis.h     the turn of Nemesis
//   move.h        a move as a number           legal.h       every legal move
//   event.h       what happened                play.h        what a move does
//   notation.h    moves as text                refuse.h      why a move is not legal
//   outcome.h     who has won                  observe.h     what a viewer knows, and guesses
#pragma once

#include <string_view>

#include "engine/game.h"
#include "games/shards/cards.h"
#include "games/shards/deal.h"
#include "games/shards/event.h"
#include "games/shards/legal.h"
#include "games/shards/move.h"
#include "games/shards/notation.h"
#include "games/shards/observe.h"
#include "games/shards/options.h"
#include "games/shards/outcome.h"
#include "games/shards/play.h"
#include "games/shards/refuse.h"
#include "games/shards/state.h"
#include "games/shards/ways_to_play.h"

namespace lemniscate::shards {

struct Game {
    static constexpr std::string_view id = "shards";
    static constexpr std::uint32_t rules = 2;  ///< grows when a rule or a card changes
    static constexpr std::uint32_t min_players = shards::min_players;
    static constexpr std::uint32_t max_players = shards::max_players;
    static constexpr const auto& setups = shards::setups;

    using Options = shards::Options;
    using State = shards::State;
    using Move = shards::Move;
    using MoveList = shards::MoveList;
    using Refusal = shards::Refusal;
    using Event = shards::Event;
    using View = shards::View;
};

static_assert(lemniscate::Game<Game>);

}  // namespace lemniscate::shards
