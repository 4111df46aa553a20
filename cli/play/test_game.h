// A match with who plays it, for tests that look at pages.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "cli/play/asked.h"
#include "match/match.h"
#include "texts/plain_speaker.h"

namespace lemniscate::cli::play {

struct TestGame {
    std::unique_ptr<match::Match> match = {};
    std::vector<std::string> players = {};

    std::vector<std::string> names() const {
        return texts::seat_names(players, match->players(), match->seats());
    }
};

inline Asked asked_of(const TestGame& game, const texts::Texts& texts) {
    return {*game.match, game.names(), texts};
}

}  // namespace lemniscate::cli::play
