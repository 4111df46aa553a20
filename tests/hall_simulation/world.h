// A hall, and what is true of it: which tables there are by what was stored, who has sent what, and
// what was acknowledged to whom.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "match/json.h"
#include "server/test_hall.h"
#include "tests/hall_simulation/counts.h"
#include "tests/hall_simulation/mutes.h"
#include "tests/hall_simulation/request.h"
#include "tests/hall_simulation/table_facts.h"

namespace lemniscate::tests::hall_simulation {

/// Table, person and the id of a command or of a line of the chat.
using Deed = std::tuple<std::string, Person, std::string>;

class World {
  public:
    /// Tables that one person may have opened and that are not over.
    static constexpr std::size_t tables_per_person = 6;
    static constexpr std::size_t most_watched = 16;  ///< by one connection

    explicit World(std::uint64_t seed);

    server::TestHall hall;
    Counts counts;

    std::map<std::string, TableFacts> tables;
    std::map<Person, std::set<std::string>> names;  ///< that somebody has, and had

    // What was sent.
    std::map<Deed, std::vector<match::Json>> commands;
    std::map<std::pair<Person, std::string>, std::vector<match::Json>> openings;
    void note_sent(const Person& person, const Request& request);

    // What was acknowledged: it must not be lost, and not be answered otherwise.
    std::map<Deed, std::pair<match::Json, std::uint64_t>> done;
    std::map<Deed, std::pair<std::uint64_t, std::string>> said;
    std::map<std::pair<Person, std::string>, std::string> opened;
    /// What each person was last told of a table, as which seat, and last heard there.
    std::map<std::tuple<Person, std::string, int>, std::uint64_t> seen;
    std::map<std::pair<Person, std::string>, std::uint64_t> heard;
    Mutes mutes;
    /// Who has just said something, and where.
    std::optional<std::pair<Person, std::string>> speaking;

    /// Whether something could not be stored since all was quiet.
    bool is_troubled = false;

    /// The table, or null.
    const TableFacts* table(const std::string& id) const;
    const TableFacts* table_with_code(const match::Json& message) const;
    /// What somebody has opened under an id, or null.
    const TableFacts* table_opened(const Person& host, const std::string& id) const;
    const std::map<std::uint64_t, store::ChatRow>& lines_of(const std::string& table) const;
    std::vector<std::string> tables_not_over() const;
    std::size_t open_tables_of(const Person& host) const;

    /// Takes in what was stored. Throws where it should not have been.
    void look_at_store();
    /// Nothing is under way.
    bool is_quiet() const { return hall.store.waiting() == 0; }
    void settle();
    /// Everything that was acknowledged is stored, once.
    void demand_nothing_lost();

  private:
    void take(TableFacts& facts, const store::EntryRow& row);
    void demand_opened_for(const TableFacts& facts);

    std::map<std::pair<Person, std::string>, std::string> tables_opened_;  ///< by host and id
};

}  // namespace lemniscate::tests::hall_simulation
