// Tables that differ only in what somebody cannot know, and send that one the same bytes.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/dice.h"
#include "match/json_forward.h"
#include "table/entry.h"
#include "table/table.h"

namespace lemniscate::tests::table_simulation {

/// The same entries but for what is private to others or to nobody: others' standing orders and
/// ids of commands, invitations, checkpoints, seeds of bots; before the deal also seed, secret and
/// others' salts.
std::vector<table::Entry> private_twin(const table::Table& table, const table::Watcher& viewer,
                                       Dice& dice);
void check_private_twin(const table::Table& table, const table::Watcher& viewer, Dice& dice,
                        table::Time now);

/// A table with the same people at a position. Of standing orders there are the viewer's own.
std::vector<table::Entry> entries_around(const table::Table& table, match::Json position,
                                         const table::Watcher& viewer, table::Time now);
/// The same people at the same position, with everything dealt anew that the viewer cannot know,
/// for as long as nobody turns up anything. Whether the two positions differed at all.
bool check_dealt_twin(const table::Table& table, const table::Watcher& viewer, Dice& dice,
                      table::Time now);

}  // namespace lemniscate::tests::table_simulation
