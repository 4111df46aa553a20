// How the seats stand, as JSON: counted from the rest of a view, so that nobody has to know cards
// and rules for it.
#pragma once

#include "games/splendor/splendor.h"
#include "match/json_text.h"

namespace lemniscate::match::splendor_format {

/// By seat: `points`, `bonuses` by colour, `avengers` (symbols), `tokens` (how many) and `stones`
/// (what the gauntlet asks for and is there: colours with a bonus, `green` for time).
JsonList write_standing(const splendor::Table& table);

/// What those numbers are measured by: `points` that win, most `tokens` and `reserved` cards.
JsonObject write_limits();

}  // namespace lemniscate::match::splendor_format
