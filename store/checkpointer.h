// Moves what stands in the log of a database into its file, on a thread and a connection of its
// own: whoever waits for a commit does not wait for that as well.
#pragma once

#include <chrono>
#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <thread>

#include "store/sqlite_database.h"

namespace lemniscate::store {

class Checkpointer {
  public:
    /// In pages of 4 KiB. A log begins anew once all of it has been moved, which does not happen by
    /// itself where commits follow each other without a pause. In a long one the rest is therefore
    /// kept small, and a small rest is moved by the one who commits.
    struct Sizes {
        int worth_moving = 4000;
        int long_log = 16'000;
        int small_rest = 250;
    };

    /// `writer` is the connection that commits; it lives longer than this. Throws `Trouble`.
    Checkpointer(const std::filesystem::path& file, std::chrono::milliseconds patience,
                 Database& writer, const Sizes& sizes);
    ~Checkpointer();
    Checkpointer(const Checkpointer&) = delete;
    Checkpointer& operator=(const Checkpointer&) = delete;

    /// After every commit, on the thread that commits.
    void note_commit();

  private:
    bool is_worth_it() const;
    void keep_moving();

    const Sizes sizes_;
    Database& writer_;
    Database mover_;
    int committed_ = 0;  ///< the log's length at the last commit; of the thread that commits

    std::mutex mutex_;  ///< of all that follows
    std::condition_variable something_to_do_;
    int length_ = 0;  ///< of the log
    int moved_ = 0;   ///< how much of it stands in the file
    int tried_ = 0;   ///< its length when somebody last began to move it
    bool is_stopping_ = false;

    std::thread thread_;  ///< begins when all the rest is there
};

}  // namespace lemniscate::store
