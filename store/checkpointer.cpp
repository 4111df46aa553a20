#include "store/checkpointer.h"

#include <algorithm>

#include <sqlite3.h>

namespace lemniscate::store {

namespace {

/// Says how much of the log stands in the file then. What cannot be moved, since the disk is full
/// or somebody reads what was there before, stays in the log, where it is as safe.
int move_log(Database& database) {
    int length = 0;
    int moved = 0;
    sqlite3_wal_checkpoint_v2(database.handle(), "main", SQLITE_CHECKPOINT_PASSIVE, &length,
                              &moved);
    return std::max(moved, 0);
}

int keep_length(void* length, sqlite3*, const char*, int pages) {
    *static_cast<int*>(length) = pages;
    return SQLITE_OK;
}

}  // namespace

Checkpointer::Checkpointer(const std::filesystem::path& file, std::chrono::milliseconds patience,
                           Database& writer, const Sizes& sizes)
    : sizes_(sizes), writer_(writer), mover_(file, patience) {
    mover_.run("PRAGMA synchronous = FULL");
    // A connection that has read nothing yet does not know of the log and would move nothing.
    mover_.number("SELECT count(*) FROM sqlite_schema");
    // This takes the place of what SQLite would do by itself, on the thread that commits.
    sqlite3_wal_hook(writer_.handle(), keep_length, &committed_);
    thread_ = std::thread([this] { keep_moving(); });
}

Checkpointer::~Checkpointer() {
    {
        const std::lock_guard lock(mutex_);
        is_stopping_ = true;
    }
    something_to_do_.notify_one();
    thread_.join();
    sqlite3_wal_hook(writer_.handle(), nullptr, nullptr);
}

void Checkpointer::note_commit() {
    {
        const std::lock_guard lock(mutex_);
        const bool began_anew = committed_ < length_;
        if (began_anew) moved_ = tried_ = 0;
        length_ = committed_;
        if (is_worth_it()) something_to_do_.notify_one();
        if (length_ < sizes_.long_log || length_ - moved_ > sizes_.small_rest) return;
    }
    const int moved = move_log(writer_);
    const std::lock_guard lock(mutex_);
    moved_ = moved;
}

bool Checkpointer::is_worth_it() const {
    const int rest = length_ - moved_;
    // What could not be moved is tried again with the next commit, not at once.
    return length_ != tried_ && (rest >= sizes_.worth_moving ||
                                 (length_ >= sizes_.long_log && rest > sizes_.small_rest));
}

void Checkpointer::keep_moving() {
    std::unique_lock lock(mutex_);
    while (true) {
        something_to_do_.wait(lock, [this] { return is_stopping_ || is_worth_it(); });
        if (is_stopping_) return;
        tried_ = length_;
        lock.unlock();
        const int moved = move_log(mover_);
        lock.lock();
        // Meanwhile the log may have begun anew.
        moved_ = std::min(moved, length_);
    }
}

}  // namespace lemniscate::store
