// What a served table needs of the house around it.
#pragma once

#include <functional>
#include <string>

#include "match/hashes.h"
#include "server/connections.h"
#include "server/log.h"
#include "server/new_table.h"
#include "store/async_store.h"
#include "table/bots.h"
#include "table/settings.h"

namespace lemniscate::server {

class ServedTable;

class TableHouse {
  public:
    using Thought = table::Thought;
    using Answered = std::function<void(Thought, std::string move)>;

    virtual ~TableHouse() = default;

    virtual store::AsyncStore& store() = 0;
    virtual const match::Hashes& hashes() const = 0;
    virtual table::Time now() const = 0;
    virtual NewTableEntropy entropy() = 0;
    virtual Log& log() = 0;

    virtual void send(ConnectionId connection, std::string text) = 0;
    /// The table has ended what a connection was watching.
    virtual void watch_ended(ConnectionId connection, const std::string& table) = 0;
    /// Lets a bot think on another thread; its answer comes back to this one.
    virtual void think(const std::string& table, Thought thought, Answered answered) = 0;
    /// The least time that a bot takes, whatever it holds.
    virtual table::Time bot_pace() const = 0;

    /// Whether the store takes anything. Where it does not, nothing is decided by time either.
    virtual bool is_storing() const = 0;
    virtual void store_failed() = 0;

    /// A table was opened and stored, to play again.
    virtual void was_opened(const std::string& table) = 0;
    /// The table stands otherwise than before.
    virtual void changed(ServedTable& table) = 0;
    /// The table wants `ServedTable::wake` to be called then; replaces what it wanted before.
    virtual void wake_at(ServedTable& table, table::Time time) = 0;
};

}  // namespace lemniscate::server
