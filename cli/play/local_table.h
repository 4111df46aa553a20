// A game at this keyboard: a table whose people all sit here, with its bots and its file.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "cli/play/game_file.h"
#include "cli/play/who_plays.h"
#include "match/json_forward.h"
#include "match/match.h"
#include "match/record.h"
#include "table/bots.h"
#include "table/keeper.h"

namespace lemniscate::cli::play {

class LocalTable {
  public:
    /// A new game. What is wrong with its options is a problem.
    static match::Result<std::unique_ptr<LocalTable>> deal(std::string_view game,
                                                           const match::OptionList& options,
                                                           const Players& players,
                                                           std::uint64_t seed);
    static match::Result<std::unique_ptr<LocalTable>> begin_at(const match::Json& position,
                                                               const Players& players,
                                                               std::uint64_t seed);
    /// One that goes on where a record ends.
    static match::Result<std::unique_ptr<LocalTable>> go_on(const match::Record& record,
                                                            const Players& players);
    /// One that was kept; nothing when it cannot be played on.
    static std::unique_ptr<LocalTable> reopen(std::unique_ptr<GameFile> file);

    const match::Match& match() const { return *keeper_.table().match(); }
    const Players& players() const { return players_; }
    /// The same for every seat: nobody plays that of Nemesis.
    std::vector<std::string> names() const;
    bool is_over() const { return keeper_.table().phase() == table::Phase::over; }
    bool is_person(Seat seat) const;
    bool has_several_people() const;

    /// Of whoever is to act; the move must be legal.
    void play(std::string_view move);
    /// Lets the bot whose turn it is move.
    void play_bot();
    /// Takes back the last decision of a person with what bots did after it.
    bool undo(Seat seat);

    match::Record record() const;

    /// From now on every entry is kept in this folder, those up to now included, as soon as a move
    /// was made.
    void keep_in(const std::filesystem::path& folder) { folder_ = folder; }
    /// What was kept, down to the disk.
    void sync();
    const std::atomic<bool>& is_kept() const { return is_kept_; }
    /// Why it cannot be kept, and where; it goes on all the same.
    std::error_code error() const { return error_; }
    std::filesystem::path place() const;
    /// It is over, or has found another place.
    void forget();

  private:
    LocalTable();
    static match::Result<std::unique_ptr<LocalTable>> open(table::Settings settings,
                                                           const Players& players,
                                                           std::uint64_t seed);
    void store(std::span<const table::Entry> entries);
    void tell(table::Deed deed);

    std::vector<table::Entry> unkept_;  ///< before there is a file
    table::Keeper keeper_;
    table::Bots bots_;
    Players players_;
    std::optional<std::filesystem::path> folder_;
    std::unique_ptr<GameFile> file_;
    std::error_code error_;
    std::atomic<bool> is_kept_ = false;
};

}  // namespace lemniscate::cli::play
