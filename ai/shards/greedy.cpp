#include "ai/shards/greedy.h"

#include "ai/best_of.h"
#include "ai/player_of.h"
#include "ai/shards/answers.h"
#include "ai/shards/turn.h"
#include "match/shards/position.h"

namespace lemniscate::ai {

Answer ShardsGreedy::choose(const shards::View& view, const shards::MoveList& moves, Dice& dice,
                            const Budget& budget) const {
    const auto best = [&](const auto& values) {
        return best_of(moves, dice, budget,
                       [&values](shards::Move move) { return values.value(move); });
    };
    return view.table().ask == shards::Ask::play ? best(ShardsTurn(view, weights_))
                                                 : best(ShardsAnswers(view, weights_));
}

std::unique_ptr<Player> make_shards_greedy() {
    return std::make_unique<PlayerOf<shards::Game, ShardsGreedy>>();
}

}  // namespace lemniscate::ai
