// Where an unfinished game waits for its people to come back: a file of entries, one JSON object a
// line, to which a table that is played here is appended. What people are called stands before
// them: entries know people by ids alone.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "table/entry.h"

namespace lemniscate::cli::play {

/// The folder that programs have for their state; without a home there is none, and nothing is
/// kept.
std::optional<std::filesystem::path> state_folder();

/// Writes a file in one step: whoever reads it sees the old text or the new one, never a part, even
/// after the power was cut.
std::error_code write_whole(const std::filesystem::path& file, std::string_view text);

/// The file of one game. While it is open nobody else can open it: two terminals never write over
/// each other's game.
class GameFile {
  public:
    /// A new one that nobody has; the folder is made where it is missing.
    static std::unique_ptr<GameFile> create(const std::filesystem::path& folder,
                                            std::string_view game, std::string_view table,
                                            std::error_code& error);
    /// One that is there; null when somebody plays it or it cannot be opened.
    static std::unique_ptr<GameFile> open(const std::filesystem::path& file);
    /// The unfinished games of a kind, the last one first.
    static std::vector<std::filesystem::path> unfinished(const std::filesystem::path& folder,
                                                         std::string_view game);
    ~GameFile();
    GameFile(const GameFile&) = delete;
    GameFile& operator=(const GameFile&) = delete;

    const std::filesystem::path& path() const { return path_; }
    /// All entries; nothing when they are damaged. A last line that was not finished, since the
    /// power was cut, is taken away.
    std::optional<std::vector<table::Entry>> read();
    /// Who plays, as it was written; none before `read`, and where nobody has a name.
    const std::vector<std::string>& players() const { return players_; }
    /// Before the first entry.
    std::error_code write_players(const std::vector<std::string>& players);
    std::error_code append(std::span<const table::Entry> entries);
    /// Down to the disk.
    std::error_code sync();
    void remove();  ///< the game is over

  private:
    GameFile(std::filesystem::path path, int descriptor)
        : path_(std::move(path)), descriptor_(descriptor) {}

    std::filesystem::path path_;
    int descriptor_;
    std::vector<std::string> players_;
    bool unsynced_ = false;
};

/// Puts a text beside the unfinished games, under the first number that is free:
/// `previous-splendor-1.record`.
std::filesystem::path put_aside(const std::filesystem::path& folder, std::string_view game,
                                std::string_view text, std::error_code& error);

}  // namespace lemniscate::cli::play
