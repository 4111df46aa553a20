// Who owns a database: one at a time, and nobody once its process is gone, however it went.
#pragma once

#include <filesystem>

namespace lemniscate::store {

class FileLock {
  public:
    /// Takes the lock of a database, a file beside it: `<file>.lock`, which stays when the lock is
    /// given back. Throws `Trouble`: `taken` where somebody else has it.
    explicit FileLock(const std::filesystem::path& database);
    ~FileLock();
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;

  private:
    int descriptor_;
};

}  // namespace lemniscate::store
