// Whom somebody does not want to hear, as far as it can be known: a mute is kept in memory with its
// table, and may be forgotten once nobody looks at that.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "tests/hall_simulation/table_facts.h"

namespace lemniscate::tests::hall_simulation {

class Mutes {
  public:
    /// Who does not want to hear whom at which table.
    struct Pair {
        std::string table;
        Person listener;
        Person speaker;
    };

    // Somebody asks for a mute or for its end, and may be told that it is done.
    void ask(const Pair& pair, bool muted);
    void done(const Pair& pair);

    /// Others may be forgotten from now on.
    void keep_only(const std::set<std::string>& looked_at);
    /// The process has died.
    void forget_all() { tables_.clear(); }
    /// Nothing is under way.
    void settle();

    // At some moment since all was quiet.
    bool may_hear(const Pair& pair) const;
    bool may_miss(const Pair& pair) const;

  private:
    struct Mute {
        bool may_hear = true;
        bool may_miss = false;
        // Since all was quiet.
        std::optional<bool> asked = {};
        bool is_contested = false;  ///< asked for both
        bool is_done = false;
        bool is_forgotten = false;  ///< perhaps
    };
    using OfTable = std::map<std::pair<Person, Person>, Mute>;

    const Mute* find(const Pair& pair) const;

    std::map<std::string, OfTable> tables_;
};

}  // namespace lemniscate::tests::hall_simulation
