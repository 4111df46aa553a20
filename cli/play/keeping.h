// Where an unfinished game waits for its people to come back.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

namespace lemniscate::cli::playing {

/// Writes a file in one step: whoever reads it sees the old text or the new one, never a part, even
/// after the power was cut.
std::error_code write_whole(const std::filesystem::path& file, std::string_view text);

/// The one unfinished game of a kind, in the folder that programs have for their state.
class Shelf {
  public:
    /// Without a home there is no shelf: then nothing is kept.
    static std::optional<Shelf> of_user(std::string_view game);

    const std::filesystem::path& file() const { return file_; }

    /// Empty when there is one that cannot be read: it is not lost, and must not be written over.
    std::optional<std::string> kept() const;
    std::error_code keep(std::string_view record) const;
    void clear() const;
    /// Makes room for another game; returns where the one that was kept is now. Games that were put
    /// aside before stay where they are.
    std::filesystem::path set_aside(std::error_code& error) const;

  private:
    explicit Shelf(std::filesystem::path file) : file_(std::move(file)) {}
    std::filesystem::path file_;
};

}  // namespace lemniscate::cli::playing
