// Splendor: Marvel, 2 to 4 players.
//
//   cards.h      the printed facts           legal.h     every legal move
//   piles.h      decks and recruited cards   play.h      what a move does
//   state.h      the game as a value         refuse.h    why a move is not legal
//   deal.h       options and set-up          outcome.h   who has won
//   move.h       a move as a number          observe.h   what a viewer knows, and guesses
//   event.h      what happened               notation.h  moves as text
#pragma once

#include <string_view>

#include "engine/game.h"
#include "games/splendor/cards.h"
#include "games/splendor/deal.h"
#include "games/splendor/event.h"
#include "games/splendor/legal.h"
#include "games/splendor/move.h"
#include "games/splendor/notation.h"
#include "games/splendor/observe.h"
#include "games/splendor/outcome.h"
#include "games/splendor/play.h"
#include "games/splendor/refuse.h"
#include "games/splendor/state.h"

namespace lemniscate::splendor {

struct Game {
    static constexpr std::string_view id = "splendor";
    static constexpr std::uint32_t rules = 2;  ///< grows when a rule or a card changes
    static constexpr std::uint32_t min_players = splendor::min_players;
    static constexpr std::uint32_t max_players = splendor::max_players;
    static constexpr Setup<splendor::Options> setups[] = {
        {"two", {.players = 2}, true}, {"three", {.players = 3}}, {"four", {.players = 4}, true}};

    using Options = splendor::Options;
    using State = splendor::State;
    using Move = splendor::Move;
    using MoveList = splendor::MoveList;
    using Refusal = splendor::Refusal;
    using Event = splendor::Event;
    using View = splendor::View;
};

static_assert(lemniscate::Game<Game>);

}  // namespace lemniscate::splendor
