// A game and who plays it.
#pragma once

#include <string>
#include <vector>

#include "engine/game.h"
#include "match/session.h"

namespace lemniscate::cli::playing {

template <Game G>
struct Seated {
    match::Session<G> session;
    std::vector<std::string> players;  ///< `person`, or the name of a bot, for every seat
};

}  // namespace lemniscate::cli::playing
