// Matches of the game in boardgame_io/game.mjs, over the lobby and the socket.io transport of
// boardgame.io. Its server tells both players of a move before the move is stored, and that is what
// is timed here; how many it stored, it is asked.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bench/server_load/tables.h"

namespace lemniscate::bench::server_load {

class BoardgameIoTables : public Tables {
  public:
    BoardgameIoTables(Connections& connections, Pacer& pacer, std::size_t tables);

    void advance() override;
    bool is_complete() const override { return begun_ == tables_.size(); }
    void move(TableId table) override;
    void ask_stored() override;
    std::optional<Stored> stored() const override { return stored_; }

    void on_answer(ConnectionId connection, const HttpAnswer& answer) override;
    void on_upgraded(ConnectionId) override {}
    void on_text(ConnectionId connection, std::string_view text) override;
    void on_lost(ConnectionId connection, std::string_view why) override;

  private:
    struct Table {
        std::string match = {};
        std::array<std::string, 2> credentials = {};
        std::array<ConnectionId, 2> players = {};
        unsigned joined = 0;
        unsigned connected = 0;
        unsigned synced = 0;
        bool has_begun = false;  ///< its first game
        // The last move that was sent: of whom, and in which state of the match.
        unsigned mover = 0;
        std::uint64_t moved_in = 0;
        bool acknowledged = true;
        // The next one, as soon as it is known.
        unsigned to_act = 0;
        std::uint64_t state = 0;
        std::string next_move = {};
    };
    /// Whose a connection is.
    struct Role {
        enum { lobby, player, counter } kind = lobby;
        TableId table = 0;
        unsigned seat = 0;
    };

    void open(TableId table);
    void sync(TableId table);
    void on_state(TableId table, unsigned seat, std::string_view state);
    void be_ready(TableId table);

    Connections& connections_;
    Pacer& pacer_;
    std::vector<Table> tables_;
    std::map<ConnectionId, Role> roles_;
    std::size_t opened_ = 0;
    std::size_t begun_ = 0;
    std::optional<Stored> stored_;
};

/// Something that the player may do in this state, as the move's name and its list of arguments;
/// empty where the game is over.
std::string market_move(std::string_view state, unsigned seat);

}  // namespace lemniscate::bench::server_load
