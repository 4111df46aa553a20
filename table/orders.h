// Answering by a standing order.
#pragma once

#include <string>

#include "match/match.h"
#include "table/entry.h"

namespace lemniscate::table {

/// The move that an order makes of the decision that is asked now: to show nothing, or as much as
/// there is. It may be the only one: an order is given before anybody knows the hand.
std::string choose_by_order(const match::Match& match, Order order);

}  // namespace lemniscate::table
