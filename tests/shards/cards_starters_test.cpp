// What the ten cards of a starting deck do. Expected values are written by hand.
#include "tests/shards/proof.h"

namespace lemniscate::tests {
namespace {

const CardProofs crystal("Crystal", "crystal",
                         {
                             {"GivesOneGem", "hand=@", "play @", "play=@ gems+1"},
                             {"IsNoFactionForEcho", "hand=wraethe_skirmisher discard=@",
                              "play wraethe_skirmisher", "play=wraethe_skirmisher power+2"},
                         });

const CardProofs blaster("Blaster", "blaster",
                         {
                             {"GivesOnePower", "hand=@", "play @", "play=@ power+1"},
                         });

const CardProofs shard_reactor(
    "ShardReactor", "shard_reactor",
    {
        {"BelowFiveMasteryGivesTwoGems", "hand=@ mastery=4", "play @", "play=@ gems+2"},
        {"AtFiveMasteryGivesThreeGems", "hand=@ mastery=5", "play @", "play=@ gems+3"},
        {"AtFourteenMasteryGivesThreeGems", "hand=@ mastery=14", "play @", "play=@ gems+3"},
        {"AtFifteenMasteryGivesFourGems", "hand=@ mastery=15", "play @", "play=@ gems+4"},
        {"AtThirtyMasteryGivesFourGems", "hand=@ mastery=30", "play @", "play=@ gems+4"},
    });

const CardProofs infinity_shard(
    "InfinityShard", "infinity_shard",
    {
        {"AtNineMasteryGivesTwoPower", "hand=@ mastery=9", "play @", "play=@ power+2"},
        {"AtTenMasteryGivesThreePower", "hand=@ mastery=10", "play @", "play=@ power+3"},
        {"AtNineteenMasteryGivesThreePower", "hand=@ mastery=19", "play @", "play=@ power+3"},
        {"AtTwentyMasteryGivesFivePower", "hand=@ mastery=20", "play @", "play=@ power+5"},
        {"AtTwentyNineMasteryGivesFivePower", "hand=@ mastery=29", "play @", "play=@ power+5"},
        {"AtThirtyMasteryPowerIsInfinite", "hand=@ mastery=30 power=4", "play @",
         "play=@ power=infinite"},
        {"InfinitePowerStaysInfiniteWhenMoreIsGained", "hand=@,blaster mastery=30",
         "play @; play blaster", "play=@,blaster power=infinite"},
        {"MasteryGainedLaterDoesNotReachBack", "hand=@ mastery=9 gems=1", "play @; focus",
         "play=@ power+2 gems=0 focused=true mastery+1"},
    });

}  // namespace
}  // namespace lemniscate::tests
