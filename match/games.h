// The formats of every game, for code that is written for all of them.
#pragma once

#include "games/games.h"
#include "match/position.h"
#include "match/shards/position.h"
#include "match/splendor/position.h"
