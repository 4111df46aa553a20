// What a move would give, as far as the seat that makes it can know.
#pragma once

#include <cstdint>
#include <string>

#include "games/shards/shards.h"
#include "texts/texts.h"

namespace lemniscate::cli::playing {

/// Changes by the move, for the seat that makes it.
struct Preview {
    int gems = 0;
    int power = 0;
    bool infinite = false;
    int mastery = 0;
    int health = 0;
    std::uint32_t drawn = 0;   ///< how many cards, never which
    std::uint32_t felled = 0;  ///< champions of others
    bool asks = false;         ///< a question comes first; what follows it is not in here
    bool idle = false;         ///< nothing at all happens

    friend bool operator==(const Preview&, const Preview&) = default;
};

/// The move is played on tables that its seat can imagine, so that nothing hidden can shine
/// through. Where they disagree it is a matter of luck, and nothing is said of it.
Preview preview(const shards::State& state, shards::Move move);

/// `+2 gems, draws 1`; empty where there is nothing to say.
std::string say_preview(const Preview& preview, const texts::Texts& texts);

}  // namespace lemniscate::cli::playing
