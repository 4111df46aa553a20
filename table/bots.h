// Those who are no people: players of ai/ that answer what a table asks.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <string>

#include "ai/player.h"
#include "table/table.h"

namespace lemniscate::table {

/// The bots of one table. They live outside of it: what they think is never stored.
class Bots {
  public:
    /// The move that a bot chooses, for `decide_answer`.
    std::string choose(const Table& table, const Ask& ask, const ai::Budget& budget = {});

  private:
    struct SeatedBot {
        std::string name;
        std::unique_ptr<ai::Player> player;
        std::size_t seen = 0;       ///< moves that it was told about
        std::uint64_t told_at = 0;  ///< the entry up to which that was so
    };
    SeatedBot& informed(const Table& table, const Ask& ask);

    std::map<Seat, SeatedBot> players_;
};

}  // namespace lemniscate::table
