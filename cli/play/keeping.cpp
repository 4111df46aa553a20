#include "cli/play/keeping.h"

#include <cerrno>
#include <cstdlib>
#include <fstream>
#include <iterator>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace lemniscate::cli::playing {
namespace {

namespace fs = std::filesystem;

/// $XDG_STATE_HOME, or what the specification says in its place. A relative path there is invalid.
std::optional<fs::path> state_folder() {
    if (const char* state = std::getenv("XDG_STATE_HOME"); state != nullptr && *state == '/') {
        return fs::path(state) / "lemniscate";
    }
    if (const char* home = std::getenv("HOME"); home != nullptr && *home != '\0') {
        return fs::path(home) / ".local" / "state" / "lemniscate";
    }
    return {};
}

std::error_code last_error() { return {errno, std::generic_category()}; }

/// The permissions of any new file; those that are made to be unique are for their owner alone.
mode_t usual_mode() {
    const mode_t mask = umask(0);
    umask(mask);
    return 0666 & ~mask;
}

/// All of the text, down to the disk.
std::error_code write_through(int file, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = write(file, text.data(), text.size());
        if (written < 0 && errno != EINTR) return last_error();
        if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
    }
    if (fchmod(file, usual_mode()) != 0 || fsync(file) != 0) return last_error();
    return {};
}

/// Makes the names in a folder outlast a power cut.
std::error_code settle(const fs::path& folder) {
    const int opened = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (opened < 0) return last_error();
    std::error_code error;
    // EINVAL: a file system where that cannot be asked for.
    if (fsync(opened) != 0 && errno != EINVAL) error = last_error();
    close(opened);
    return error;
}

}  // namespace

std::error_code write_whole(const fs::path& file, std::string_view text) {
    const fs::path folder = file.has_parent_path() ? file.parent_path() : fs::path(".");
    std::string name = (folder / ".lemniscate-XXXXXX").string();
    const int part = mkstemp(name.data());
    if (part < 0) return last_error();
    std::error_code error = write_through(part, text);
    if (close(part) != 0 && !error) error = last_error();
    if (!error) fs::rename(name, file, error);
    if (!error) return settle(folder);
    std::error_code ignored;
    fs::remove(name, ignored);
    return error;
}

std::optional<Shelf> Shelf::of_user(std::string_view game) {
    const auto folder = state_folder();
    if (!folder) return {};
    return Shelf(*folder / ("unfinished-" + std::string(game) + ".record"));
}

std::optional<std::string> Shelf::kept() const {
    std::ifstream in(file_, std::ios::binary);
    if (!in) {
        std::error_code error;
        const bool there = fs::exists(fs::symlink_status(file_, error));
        return there ? std::optional<std::string>("") : std::nullopt;
    }
    return std::string(std::istreambuf_iterator<char>(in), {});
}

std::error_code Shelf::keep(std::string_view record) const {
    std::error_code error;
    fs::create_directories(file_.parent_path(), error);
    return error ? error : write_whole(file_, record);
}

void Shelf::clear() const {
    std::error_code ignored;
    fs::remove(file_, ignored);
}

fs::path Shelf::set_aside(std::error_code& error) const {
    const std::string name = "previous-" + file_.stem().string().substr(sizeof "unfinished");
    fs::path aside;
    int number = 0;
    do {
        aside = file_;
        aside.replace_filename(name + "-" + std::to_string(++number) + ".record");
    } while (fs::exists(fs::symlink_status(aside, error)));
    fs::rename(file_, aside, error);
    return aside;
}

}  // namespace lemniscate::cli::playing
