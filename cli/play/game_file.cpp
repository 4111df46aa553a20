#include "cli/play/game_file.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "match/json.h"
#include "match/json_text.h"

namespace lemniscate::cli::play {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view prefix = "unfinished-";
constexpr std::string_view suffix = ".entries";
constexpr const char* players_field = "players";

std::error_code last_error() { return {errno, std::generic_category()}; }

/// The permissions of any new file; those that are made to be unique are for their owner alone.
mode_t usual_mode() {
    const mode_t mask = umask(0);
    umask(mask);
    return 0666 & ~mask;
}

std::error_code write_all(int file, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = write(file, text.data(), text.size());
        if (written < 0 && errno != EINTR) return last_error();
        if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
    }
    return {};
}

/// Makes the names in a folder outlast a power cut.
std::error_code settle(const fs::path& folder) {
    const int opened = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (opened < 0) return last_error();
    std::error_code error;
    // EINVAL: a file system where that cannot be asked for.
    if (fsync(opened) != 0 && errno != EINVAL) error = last_error();
    close(opened);
    return error;
}

std::optional<std::vector<std::string>> read_players(const match::Json& json) {
    if (!json.is_array()) return {};
    std::vector<std::string> players;
    for (const match::Json& player : json) {
        if (!player.is_string()) return {};
        players.push_back(player.get<std::string>());
    }
    return players;
}

}  // namespace

std::optional<fs::path> state_folder() {
    // A relative path there is invalid, says the specification.
    if (const char* state = std::getenv("XDG_STATE_HOME"); state != nullptr && *state == '/') {
        return fs::path(state) / "lemniscate";
    }
    if (const char* home = std::getenv("HOME"); home != nullptr && *home != '\0') {
        return fs::path(home) / ".local" / "state" / "lemniscate";
    }
    return {};
}

std::error_code write_whole(const fs::path& file, std::string_view text) {
    const fs::path folder = file.has_parent_path() ? file.parent_path() : fs::path(".");
    std::string name = (folder / ".lemniscate-XXXXXX").string();
    const int part = mkstemp(name.data());
    if (part < 0) return last_error();
    std::error_code error = write_all(part, text);
    if (!error && (fchmod(part, usual_mode()) != 0 || fsync(part) != 0)) error = last_error();
    if (close(part) != 0 && !error) error = last_error();
    if (!error) fs::rename(name, file, error);
    if (!error) return settle(folder);
    std::error_code ignored;
    fs::remove(name, ignored);
    return error;
}

std::unique_ptr<GameFile> GameFile::create(const fs::path& folder, std::string_view game,
                                           std::string_view table, std::error_code& error) {
    fs::create_directories(folder, error);
    if (error) return nullptr;
    fs::path path =
        folder / (std::string(prefix).append(game).append("-").append(table) + std::string(suffix));
    const int descriptor =
        ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0666);
    if (descriptor < 0) {
        error = last_error();
        return nullptr;
    }
    flock(descriptor, LOCK_EX | LOCK_NB);
    error = settle(folder);
    return std::unique_ptr<GameFile>(new GameFile(std::move(path), descriptor));
}

std::unique_ptr<GameFile> GameFile::open(const fs::path& file) {
    const int descriptor = ::open(file.c_str(), O_RDWR | O_APPEND | O_CLOEXEC);
    if (descriptor < 0) return nullptr;
    if (flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
        close(descriptor);
        return nullptr;
    }
    return std::unique_ptr<GameFile>(new GameFile(file, descriptor));
}

std::vector<fs::path> GameFile::unfinished(const fs::path& folder, std::string_view game) {
    std::vector<std::pair<fs::file_time_type, fs::path>> found;
    const std::string begin = std::string(prefix).append(game).append("-");
    std::error_code error;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, error)) {
        const std::string name = entry.path().filename().string();
        if (!name.starts_with(begin) || !name.ends_with(suffix)) continue;
        std::error_code unknown;
        found.emplace_back(entry.last_write_time(unknown), entry.path());
    }
    std::sort(found.rbegin(), found.rend());
    std::vector<fs::path> files;
    for (auto& [time, path] : found) files.push_back(std::move(path));
    return files;
}

GameFile::~GameFile() { close(descriptor_); }

std::optional<std::vector<table::Entry>> GameFile::read() {
    std::string text;
    char part[65536];
    off_t at = 0;
    for (;;) {
        const ssize_t got = pread(descriptor_, part, sizeof part, at);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return {};
        if (got == 0) break;
        text.append(part, static_cast<std::size_t>(got));
        at += got;
    }
    const std::size_t whole = text.rfind('\n') + 1;  // 0 where there is no line
    if (whole < text.size() && ftruncate(descriptor_, static_cast<off_t>(whole)) != 0) return {};
    std::vector<table::Entry> entries;
    for (std::size_t start = 0; start < whole;) {
        const std::size_t end = text.find('\n', start);
        const auto json = match::parse_json(std::string_view(text).substr(start, end - start));
        if (!json) return {};
        const bool about_players = start == 0 && json->is_object() && json->contains(players_field);
        start = end + 1;
        if (about_players) {
            const auto players = read_players(json->at(players_field));
            if (!players) return {};
            players_ = *players;
            continue;
        }
        auto entry = table::read_entry(*json);
        if (!entry) return {};
        entries.push_back(std::move(*entry));
    }
    return entries;
}

std::error_code GameFile::write_players(const std::vector<std::string>& players) {
    match::JsonList list;
    for (const std::string& player : players) list.add(player);
    unsynced_ = true;
    return write_all(descriptor_, match::JsonObject().add(players_field, list).text() + "\n");
}

std::error_code GameFile::append(std::span<const table::Entry> entries) {
    std::string lines;
    for (const table::Entry& entry : entries) lines += table::write_entry(entry).text() + "\n";
    unsynced_ = true;
    return write_all(descriptor_, lines);
}

std::error_code GameFile::sync() {
    if (!unsynced_) return {};
    unsynced_ = false;
    return fdatasync(descriptor_) == 0 ? std::error_code() : last_error();
}

void GameFile::remove() {
    std::error_code ignored;
    fs::remove(path_, ignored);
}

fs::path put_aside(const fs::path& folder, std::string_view game, std::string_view text,
                   std::error_code& error) {
    fs::path file;
    int number = 0;
    do {
        file = folder /
               (std::string("previous-").append(game) + "-" + std::to_string(++number) + ".record");
    } while (fs::exists(fs::symlink_status(file, error)));
    error = write_whole(file, text);
    return file;
}

}  // namespace lemniscate::cli::play
