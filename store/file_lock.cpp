#include "store/file_lock.h"

#include <cerrno>
#include <string>
#include <system_error>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include "store/store.h"

namespace lemniscate::store {

FileLock::FileLock(const std::filesystem::path& database) {
    // By whatever name the database is called, it has one lock.
    std::error_code error;
    std::filesystem::path file = std::filesystem::weakly_canonical(database, error);
    if (error) file = database;
    file += ".lock";
    descriptor_ = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (descriptor_ < 0) {
        const std::error_code reason(errno, std::generic_category());
        throw Trouble(Trouble::Kind::unavailable, file.string() + ": " + reason.message());
    }
    if (::flock(descriptor_, LOCK_EX | LOCK_NB) == 0) return;
    const std::error_code reason(errno, std::generic_category());
    ::close(descriptor_);
    const bool taken = reason == std::errc::operation_would_block;
    throw Trouble(taken ? Trouble::Kind::taken : Trouble::Kind::unavailable,
                  file.string() + ": " + reason.message());
}

FileLock::~FileLock() { ::close(descriptor_); }

}  // namespace lemniscate::store
