#include "store/backup.h"

#include <cerrno>
#include <memory>
#include <string>
#include <system_error>

#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

#include "store/file_lock.h"
#include "store/migrate.h"
#include "store/sqlite_file.h"

namespace lemniscate::store {

namespace {

namespace fs = std::filesystem;

constexpr std::chrono::milliseconds copy_patience{10'000};

fs::path with_ending(fs::path file, const char* ending) {
    file += ending;
    return file;
}

[[noreturn]] void throw_unavailable(const fs::path& file, std::error_code reason) {
    throw Trouble(Trouble::Kind::unavailable, file.string() + ": " + reason.message());
}

/// A file that is written under another name until it is whole.
class PartialFile {
  public:
    explicit PartialFile(const fs::path& file) : file_(file), part_(with_ending(file, ".part")) {
        remove();
        create_private(part_);
    }
    ~PartialFile() { remove(); }
    PartialFile(const PartialFile&) = delete;
    PartialFile& operator=(const PartialFile&) = delete;

    const fs::path& part() const { return part_; }

    /// Gives it its name, for good.
    void finish() const {
        const fs::path folder = file_.has_parent_path() ? file_.parent_path() : ".";
        bool done = std::rename(part_.c_str(), file_.c_str()) == 0;
        if (done) {
            const int opened = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
            done = opened >= 0 && ::fsync(opened) == 0;
            const int reason = errno;
            if (opened >= 0) ::close(opened);
            errno = reason;
        }
        if (done) return;
        throw_unavailable(file_, {errno, std::generic_category()});
    }

  private:
    void remove() const {
        std::error_code ignored;
        for (const char* ending : {"", "-wal", "-shm", "-journal"}) {
            fs::remove(with_ending(part_, ending), ignored);
        }
    }

    fs::path file_;
    fs::path part_;
};

/// All pages as they are at this moment, whatever the owner writes meanwhile.
void copy_pages(Database& from, Database& into, const CopyProgress& progress) {
    // While something is being read, this connection sees one moment. Without that, every commit of
    // the owner would make the copy begin anew.
    from.run("BEGIN");
    if (version_of(from, migrations()) == 0) {
        throw Trouble(Trouble::Kind::foreign, "the file is empty");
    }
    const std::unique_ptr<sqlite3_backup, int (*)(sqlite3_backup*)> copy(
        sqlite3_backup_init(into.handle(), "main", from.handle(), "main"), sqlite3_backup_finish);
    int result = copy ? SQLITE_OK : sqlite3_extended_errcode(into.handle());
    while (copy && result == SQLITE_OK) {
        constexpr int pages_at_once = 256;
        result = sqlite3_backup_step(copy.get(), pages_at_once);
        const int all = sqlite3_backup_pagecount(copy.get());
        const int left = sqlite3_backup_remaining(copy.get());
        if (progress) {
            progress(static_cast<std::size_t>(all - left), static_cast<std::size_t>(all));
        }
    }
    if (result != SQLITE_DONE) throw SqliteTrouble(result, sqlite3_errstr(result));
}

void copy_database(const fs::path& from, const fs::path& into, const CopyProgress& progress) {
    Database source(from, copy_patience);
    Database copy(into, copy_patience);
    copy_pages(source, copy, progress);
}

void check_whole(const fs::path& file) {
    Database database(file, copy_patience);
    const std::string found = database.text("PRAGMA integrity_check");
    if (found != "ok") throw Trouble(Trouble::Kind::damaged, found);
}

/// One file, with nothing beside it that belongs to it.
void leave_alone(Database& database) {
    if (database.text("PRAGMA journal_mode = DELETE") == "delete") return;
    throw Trouble(Trouble::Kind::unavailable, "the log cannot be put into the file");
}

/// Puts what stands in the log of a database into its file, since the log of an old file must not
/// meet a new one. If the file is damaged, which is why one restores, its log is of no use either.
void fold_log(const fs::path& file) {
    try {
        Database old(file, copy_patience);
        leave_alone(old);
    } catch (const Trouble& trouble) {
        if (trouble.kind == Trouble::Kind::unavailable) throw;
    }
    for (const char* ending : {"-wal", "-shm"}) {
        std::error_code error;
        fs::remove(with_ending(file, ending), error);
        if (error) throw_unavailable(with_ending(file, ending), error);
    }
}

bool is_there(const fs::path& file) {
    std::error_code error;
    const bool found = fs::exists(fs::symlink_status(file, error));
    if (error && found) throw_unavailable(file, error);
    return found;
}

}  // namespace

void back_up(const fs::path& database, const fs::path& backup, Time now,
             const CopyProgress& progress) {
    if (is_there(backup)) throw Trouble(Trouble::Kind::exists, backup.string() + " exists");
    const PartialFile file(backup);
    copy_database(database, file.part(), progress);
    {
        Database copy(file.part(), copy_patience);
        leave_alone(copy);
        Run(copy, "INSERT OR REPLACE INTO words (name, value) VALUES (?, ?)", backup_word,
            std::to_string(now))
            .finish();
    }
    file.finish();
}

void restore(const fs::path& backup, const fs::path& database, Overwrite overwrite,
             const CopyProgress& progress) {
    const FileLock lock(database);
    const bool has_old = is_there(database);
    if (has_old && overwrite == Overwrite::no) {
        throw Trouble(Trouble::Kind::exists, database.string() + " exists");
    }
    const PartialFile file(database);
    copy_database(backup, file.part(), progress);
    check_whole(file.part());
    {
        const auto copy = open_sqlite_file(file.part(), copy_patience);
        // A copy that somebody made by other means is no less old.
        Run(*copy, "INSERT OR IGNORE INTO words (name, value) VALUES (?, 'a copy')", restored_word)
            .finish();
        leave_alone(*copy);
    }
    if (has_old) fold_log(database);
    file.finish();
}

}  // namespace lemniscate::store
