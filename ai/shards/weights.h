// What the greedy player of Shards of Infinity likes.
#pragma once

namespace lemniscate::ai {

/// A worth at the beginning of a game and at its end; in between it is in proportion.
struct ShardsSpan {
    int early;
    int late;
    constexpr int at(int percent) const { return early + (late - early) * percent / 100; }
};

/// Only how the worths compare matters, not what they are counted in. Nothing here is about a
/// single card: a card is worth what its lines say, so a new one has a worth by itself. Whole
/// numbers throughout: every build then prefers the same move, which fractions would not promise.
/// The values were found by letting neighbouring ones play each other, at tables of two and three,
/// and against Nemesis.
struct ShardsWeights {
    // What lines give.
    ShardsSpan gem{70, 50};
    ShardsSpan power{44, 75};
    ShardsSpan mastery{150, 200};
    ShardsSpan health{53, 60};
    ShardsSpan card{130, 340};  ///< drawn: the average one
    int infinite = 6000;        ///< power
    int give_back = 80;         ///< a card from the discard pile
    int banish = 190;           ///< a card that only stands in the way of better ones
    int take = 45;              ///< a card for nothing, by the gem it may cost
    int destroy = 120;          ///< an enemy champion, whichever there will be
    int destroy_all = 200;      ///< all of them
    int copy = 300;             ///< another card's effect
    int copy_every = 300;       ///< that of all allies of a faction
    int double_power = 500;     ///< as much power as there usually is
    int deploy = 100;           ///< a champion enters play at once
    int unshield = 100;         ///< no shields against one's power
    int heart = 150;            ///< more cards after a heavy hit, by the card
    int talons = 200;           ///< power for health

    // What a card is.
    int shield = 30;          ///< by the damage it prevents
    int shield_in_play = 90;  ///< the same, every turn
    int guards = 400;
    int hard_to_attack = 80;
    int fortifies = 60;         ///< by the defense
    int discount = 50;          ///< by the gem
    int comes_back = 150;       ///< to the hand whenever a champion is played
    int stays = 110;            ///< percent: a champion's exhaust against an effect of a card
    int stays_by_defense = 14;  ///< more of it for each defense
    int turns_in_play = 200;    ///< percent: what a champion in play will still do
    int usual_mastery_shield = 12;

    // How likely the condition of a line is met when its card comes up, in percent.
    int inspire_each = 30;   ///< by the champion one has
    int unify_each = 25;     ///< by the other Undergrowth ally
    int echo_each = 18;      ///< by the Wraethe card
    int dominion_each = 20;  ///< by the card of the rarest other faction
    int champions_each = 25;
    int full_health = 40;
    int ahead = 50;
    int out_of_reach = 5;     ///< mastery far away
    int mastery_missing = 5;  ///< less for each mastery that is missing

    // Choices.
    ShardsSpan recruit{290, 20};  ///< percent: a card that one will draw again and again
    int kill = 5000;              ///< an opponent is out of the game
    int highest_bid = 2;
};

}  // namespace lemniscate::ai
