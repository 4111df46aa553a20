#include "store/sqlite_file.h"

#include <cerrno>
#include <system_error>

#include <fcntl.h>
#include <unistd.h>

#include "store/migrate.h"

namespace lemniscate::store {

namespace {

/// SQLite takes a file that is too short for its header for an empty one, and would overwrite it.
void check_not_short(const std::filesystem::path& file) {
    constexpr std::uintmax_t header = 100;
    std::error_code error;
    const std::uintmax_t size = std::filesystem::file_size(file, error);
    if (!error && size > 0 && size < header) {
        throw Trouble(Trouble::Kind::foreign, file.string() + ": no database");
    }
}

/// What SQLite keeps for a connection, not in the file.
void set_up(Database& database) {
    // Readers, such as a backup, and the writer do not wait for each other, and a commit writes one
    // file.
    if (database.text("PRAGMA journal_mode = WAL") != "wal") {
        throw Trouble(Trouble::Kind::unavailable, "the disk cannot keep a log beside the file");
    }
    // A commit is on the disk when it returns.
    database.run("PRAGMA synchronous = FULL");
    // A log that grew while somebody read for long gets small again.
    database.run("PRAGMA journal_size_limit = 67108864");
    // What was changed last is read and changed again soon: 64 MiB of it.
    database.run("PRAGMA cache_size = -65536");
    // How a unit is undone is kept in memory: a file for that would be one more that can fail.
    database.run("PRAGMA temp_store = MEMORY");
    // What was deleted is overwritten, since people are forgotten.
    database.run("PRAGMA secure_delete = ON");
}

}  // namespace

void create_private(const std::filesystem::path& file) {
    const int made = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (made < 0) {
        const std::error_code reason(errno, std::generic_category());
        throw Trouble(Trouble::Kind::unavailable, file.string() + ": " + reason.message());
    }
    ::close(made);
}

std::unique_ptr<Database> open_sqlite_file(const std::filesystem::path& file,
                                           std::chrono::milliseconds patience) {
    create_private(file);
    check_not_short(file);
    auto database = std::make_unique<Database>(file, patience);
    // A file of somebody else is not touched, so it is looked at first.
    version_of(*database, migrations());
    set_up(*database);
    migrate(*database, migrations());
    Run(*database, "UPDATE OR REPLACE words SET name = ? WHERE name = ?", restored_word,
        backup_word)
        .finish();
    return database;
}

}  // namespace lemniscate::store
