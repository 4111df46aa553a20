// Positions of Shards of Infinity in a few words, for tests that stand in tables.
//
// A setting is a list of words `key=value`; what it does not name is as a partial position leaves
// it. Bare keys are seat 0's, `their.` is seat 1's, `2.` and `3.` are those of later seats.
//   hand=fungal_hermit,crystal mastery=9 their.champions=evokatus/exhausted row=_,zara_ra
// A change is the same with two more signs: `power+4`, `hand-crystal`, `discard+crystal,blaster`.
// Champions take the marks /now (played this turn) and /exhausted, played cards take /fast.
// Verbs say what cards usually do:
//   play=X     hand to the play zone     exhaust=X  the champion X is used
//   enter=X    hand to the champions     draw=2     top of the deck to the hand
//   fast=X     row to the play zone
#pragma once

#include <string_view>

#include "match/json.h"

namespace lemniscate::tests {

/// A partial position. Seats without a character get volos, tetra, ko_syn_wu, decima, as far as
/// they are free; seat 0 without a deck gets three crystals, so that its draws show.
match::Json lay_out(std::string_view setting);

/// Changes a complete position. A word that cannot be carried out throws: the test is wrong.
void change(match::Json& position, std::string_view changes);

}  // namespace lemniscate::tests
