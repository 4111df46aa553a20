// Whoever there is, with their connections and what they remember of what they sent.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "engine/dice.h"
#include "tests/hall_simulation/client.h"
#include "tests/hall_simulation/request.h"
#include "tests/hall_simulation/world.h"

namespace lemniscate::tests::hall_simulation {

class People {
  public:
    People(World& world, std::size_t count);

    const std::vector<Person>& all() const { return people_; }
    const Person& anybody(Dice& dice) const;
    bool is_connected(const Person& person) const;

    /// A connection of this person: one that looks on from this seat, where there is one.
    Client* client_of(const Person& person, const std::string& table, int seat, Dice& dice);
    /// That looks at the table from the seat; null where none does.
    const Client* watcher(const Person& person, const std::string& table, int seat) const;
    /// All that look at the table, from wherever.
    std::vector<const Client*> onlookers(const std::string& table) const;
    Client& connect(const Person& person);
    void disconnect(const Client& client);
    Client* any_client(Dice& dice);
    /// All of them lose their connections at once.
    void lose_all() { clients_.clear(); }

    /// An id that this person has not used. Others use the same ones.
    std::string fresh_id(const Person& person);
    void remember(const Person& person, const Request& request);
    /// What this person sent before; null where that is nothing.
    const Request* sent_before(const Person& person, Dice& dice) const;

    template <class Do>
    void for_each(Do what) {
        for (const auto& client : clients_) what(*client);
    }

  private:
    World& world_;
    std::vector<Person> people_;
    std::vector<std::unique_ptr<Client>> clients_;
    std::map<Person, std::uint64_t> last_id_;
    std::map<Person, std::vector<Request>> sent_;  ///< the last ones
};

}  // namespace lemniscate::tests::hall_simulation
