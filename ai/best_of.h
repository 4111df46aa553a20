// The move with the highest value: how players choose that do not search.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>

#include "ai/player.h"
#include "engine/dice.h"

namespace lemniscate::ai {

/// Sorts the reasons, the chosen move and then the best first, and leaves as many as were asked
/// for.
void keep_best(Answer& answer, std::size_t count);

/// The move with the highest `value(move)`; the dice choose among equals. Every move is looked at
/// once, which every budget allows, and nothing is allocated unless reasons are asked for.
template <class MoveList, class Value>
Answer best_of(const MoveList& moves, Dice& dice, const Budget& budget, const Value& value) {
    Answer answer;
    int best = std::numeric_limits<int>::min();
    std::uint32_t equals = 0;
    for (std::size_t at = 0; at < moves.size(); ++at) {
        const int found = value(moves[at]);
        if (budget.reasons != 0) {
            answer.reasons.push_back({at, static_cast<double>(found), /*nodes=*/1});
        }
        if (found < best) continue;
        if (found > best) {
            best = found;
            equals = 0;
        }
        // The k-th of equals replaces the one before with chance 1 / k: each is as likely.
        if (dice.below(++equals) == 0) answer.move = at;
    }
    if (budget.reasons != 0) keep_best(answer, budget.reasons);
    return answer;
}

}  // namespace lemniscate::ai
