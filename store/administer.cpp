#include "store/administer.h"

#include <chrono>
#include <string>

#include "store/file_lock.h"
#include "store/migrate.h"
#include "store/sqlite_file.h"
#include "store/sqlite_writes.h"

namespace lemniscate::store {

namespace {

constexpr std::chrono::milliseconds patience{10'000};

}  // namespace

std::size_t bring_up_to_date(const std::filesystem::path& database) {
    const FileLock lock(database);
    const std::size_t before = [&database] {
        Database file(database, patience);
        return version_of(file, migrations());
    }();
    open_sqlite_file(database, patience);
    return migrations().size() - before;
}

Forgotten forget_person(const std::filesystem::path& database, std::string_view person) {
    Database file(database, patience);
    if (version_of(file, migrations()) < migrations().size()) return Forgotten::older;
    file.run("PRAGMA synchronous = FULL");
    file.run("PRAGMA secure_delete = ON");
    {
        Transaction transaction(file);
        if (!write_row(file, ForgetPerson{std::string(person)})) return Forgotten::nobody;
        transaction.commit();
    }
    // The log still has pages as they were.
    file.run("PRAGMA wal_checkpoint(TRUNCATE)");
    return Forgotten::yes;
}

}  // namespace lemniscate::store
