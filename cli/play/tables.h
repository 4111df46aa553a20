// The tables of every game, for code that is written for all of them.
//
// What a game brings to the terminal, as overloads on its types (State, View, Move, its tag Game):
//
//   draw(view, style, texts, names)       -> text     the table as a viewer sees it
//   tell(steps, viewer, names, ink, texts)-> lines    what happened, a line per turn
//   news(steps, viewer, names, ink, texts)-> lines    the part of it that the viewer waits for
//   name_at(state, seat, viewer, names, texts)        who sits there
//   players_of(state)                     -> number   how many people and bots it takes
//   table_lines(view, style, texts, names, spacing)   the lines of `draw`, to put more below them
//   layouts(Game)                         -> layouts  from the roomiest to the closest
//   list_choices(state)                   -> moves    every legal move, in the order of its number
//   choice_lines(state, choices, detail, style, texts, names)   the choices in groups, numbered
//   read_words(state, typed, names, texts)-> Understood<Game>   a move in a person's own words
//   prompt_for(state, names, texts)       -> text     what is asked
//   add_help(Game, help)                              its part of the help page
//   standings(state, texts)               -> lines    how everybody did, the best first
//   turn_of(state)                        -> number   counted from 1: how far the game is
//   answers_itself(state, choices)        -> bool     a question that is asked for form's sake
//
// Its sentences are in texts/ under the id of the game; `<id>.how.pipe` says what a line may be.
// To add a game, write these in a folder beside this file and include it below.
#pragma once

#include "cli/play/shards/table.h"
#include "cli/play/splendor/table.h"
