#include "store/sqlite_store.h"

#include "store/sqlite_file.h"
#include "store/sqlite_writes.h"

namespace lemniscate::store {

namespace {

/// Does a unit, or nothing of it.
Stored write_unit(Database& database, const Unit& unit) {
    Run(database, "SAVEPOINT unit").finish();
    Stored outcome = Stored::yes;
    for (const Write& write : unit.writes) {
        if (write_row(database, write)) continue;
        Run(database, "ROLLBACK TO unit").finish();
        outcome = Stored::conflict;
        break;
    }
    Run(database, "RELEASE unit").finish();
    return outcome;
}

}  // namespace

SqliteStore::SqliteStore(const std::filesystem::path& file, std::chrono::milliseconds patience)
    : lock_(file),
      database_(open_sqlite_file(file, patience)),
      checkpointer_(file, patience, *database_, {}) {}

SqliteStore::~SqliteStore() = default;

std::vector<Stored> SqliteStore::write(std::span<const Unit> units) {
    try {
        Transaction transaction(*database_);
        std::vector<Stored> outcomes;
        outcomes.reserve(units.size());
        for (const Unit& unit : units) outcomes.push_back(write_unit(*database_, unit));
        transaction.commit();
        checkpointer_.note_commit();
        return outcomes;
    } catch (const Trouble& trouble) {
        trouble_ = trouble.what();
        return std::vector(units.size(), Stored::failed);
    }
}

}  // namespace lemniscate::store
