#include "cli/play/keeping.h"

#include <cerrno>
#include <cstdlib>
#include <fstream>
#include <iterator>

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

}  // namespace

std::error_code write_whole(const fs::path& file, std::string_view text) {
    fs::path part = file;
    part += ".part";
    std::error_code error;
    errno = 0;
    {
        std::ofstream out(part, std::ios::binary | std::ios::trunc);
        out << text << std::flush;
        if (!out) error = {errno == 0 ? EIO : errno, std::generic_category()};
    }
    if (!error) fs::rename(part, file, error);
    std::error_code ignored;
    if (error) fs::remove(part, ignored);
    return error;
}

std::optional<Shelf> Shelf::of_user(std::string_view game) {
    const auto folder = state_folder();
    if (!folder) return {};
    return Shelf(*folder / ("unfinished-" + std::string(game) + ".record"));
}

std::optional<std::string> Shelf::kept() const {
    std::ifstream in(file_, std::ios::binary);
    if (!in) return {};
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

std::optional<fs::path> Shelf::set_aside() const {
    fs::path aside = file_;
    aside.replace_filename("previous-" + file_.filename().string().substr(sizeof "unfinished"));
    std::error_code error;
    fs::rename(file_, aside, error);
    if (error) return {};
    return aside;
}

}  // namespace lemniscate::cli::playing
