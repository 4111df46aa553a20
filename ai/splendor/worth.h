// What a table of Splendor: Marvel is worth to a seat.
#pragma once

#include "engine/seat.h"
#include "games/splendor/splendor.h"

namespace lemniscate::ai {

/// What the greedy player likes, in hundredths of a point. Whole numbers throughout: every build
/// then prefers the same move, which fractions would not promise. The values were found by letting
/// neighbouring ones play each other, and keeping those that won more and needed fewer turns.
struct SplendorWeights {
    /// A point up to the sixteen that win, and one beyond them, which only breaks ties.
    int point = 100;
    int spare_point = 10;

    /// The first, second, ... bonus of a colour. Winning takes one of each; further ones are
    /// discounts, and the more there are the less often one more saves anything.
    int bonus[5] = {240, 110, 95, 65, 25};

    /// The time token, which winning takes as well. Less than a missing colour: whoever collects
    /// points recruits a character of level 3 sooner or later anyway.
    int time_token = 150;

    /// An Avengers symbol on the way to the tile. The tile itself counts as its points.
    int symbol = 40;

    /// A location by the number of bonuses it still lacks: one, two, ... Taken, it counts as its
    /// points; with none missing it is about to be.
    int location[5] = {300, 150, 80, 40, 15};

    /// Everything that the gauntlet asks for: unless somebody does better this round, that wins.
    int gauntlet = 5000;

    /// How much of a character's worth counts before it is recruited, in percent, by the steps to
    /// it (see `steps_to` in worth.cpp). What can be recruited at once must stay well below 100,
    /// or hoping would be as good as having.
    int nearness[13] = {70, 54, 41, 31, 24, 18, 14, 11, 8, 6, 5, 4, 3};

    /// The best hope counts in full and the next ones far less, in percent: tokens are spent once.
    int hope[4] = {100, 20, 10, 5};

    /// Having a grey token, beyond what it does for the hopes: other tokens are paid first.
    int grey_token = 15;

    /// A token above ten has to go back, so it was taken for nothing.
    int token_above_ten = -60;

    /// A character in reserve fills one of three places; it is reserved for a good reason or not at
    /// all.
    int reserved = -60;
};

/// The worth of `after` to a seat whose move led there from `before`. Cards that the move turned up
/// are left out: on an imagined table they are guesses.
int worth(const splendor::Table& before, const splendor::Table& after, Seat seat,
          const SplendorWeights& weights);

}  // namespace lemniscate::ai
