// The formats of every game, for code that is written for all of them. What a game brings, as
// overloads on its types (`G` is its tag, Table, State, View, Move and Event its types):
//
//   write_position(state)                -> JsonObject    everything, hidden cards included
//   read_position(G, json)               -> Result<State> partial positions are filled in
//   write_view(view), read_view(G, json) -> JsonObject, Result<View>
//   write_event(event)                   -> JsonObject    of an observed event: ids and zones
//   read_options(G, list), write_options(options), options_of(table)
//   list_choices(state, moves)           -> Choices       the legal moves as objects, grouped for a
//                                                         person, numbers as ranges, with previews
//   list_notes(view)                     -> Notes         what no move says
//   say_event(before, event, viewer)     -> Message?      of an observed event; nothing for what
//                                                         goes without saying
//   tell(steps, viewer)                  -> LogLines      what happened, a line per turn, and how
//                                                         much each part of it matters
//   prompt_of(table)                     -> Message       what is asked of the seat to act
//   standings_of(table)                  -> Standings     the best first
//   players_of(table), turn_of(table)    -> number        seats that somebody plays; how far it is
//   team_of(table, seat)                 -> number        the same for partners
//   standing_decisions(G)                -> ids           what may be answered once for all
//   say_refusal(state, read)             -> Message       `<game>.refusal.<id>` of a move that was
//                                                         read, with what is missing
#pragma once

#include "games/games.h"
#include "match/all_formats.h"  // generated
#include "match/position.h"
