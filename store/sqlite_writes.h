// What can be written (store/store.h), as SQL.
#pragma once

#include "store/sqlite_database.h"
#include "store/store.h"

namespace lemniscate::store {

/// False where it conflicts with what is there; then a part of it may have been done. Throws
/// `Trouble` where the file cannot be written.
bool write_row(Database& database, const Write& write);

}  // namespace lemniscate::store
