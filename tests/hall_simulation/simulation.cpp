#include "tests/hall_simulation/simulation.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <variant>

#include "tests/hall_simulation/people.h"
#include "tests/hall_simulation/spoil.h"
#include "tests/hall_simulation/twins.h"
#include "tests/hall_simulation/wishes.h"
#include "tests/hall_simulation/world.h"
#include "tests/table_simulation/demand.h"
#include "tests/table_simulation/times.h"

namespace lemniscate::tests::hall_simulation {

namespace {

using match::Json;
using table_simulation::day;
using table_simulation::demand;
using table_simulation::Disagreement;
using table_simulation::hour;
using table_simulation::second;

constexpr std::size_t people_there = 40;
constexpr std::uint64_t commands_of_a_hall = 5000;
/// Steps between two moments at which everything must be told.
constexpr std::uint64_t calm_every = 150;
/// How long the store may know an older state of a table where nobody came or went.
constexpr std::int64_t state_may_lag = 12 * second;

class Simulation {
  public:
    explicit Simulation(std::uint64_t seed)
        : dice_(seed, 2024), world_(seed), people_(world_, people_there) {}

    std::uint64_t sent() const { return world_.counts.commands; }

    Counts run(std::uint64_t commands) {
        while (sent() < commands) {
            step();
            if (++steps_ % calm_every == 0) calm();
        }
        calm();
        world_.demand_nothing_lost();
        ++world_.counts.halls;
        return std::move(world_.counts);
    }

  private:
    bool chance(std::uint32_t one_in) { return dice_.below(one_in) == 0; }
    server::TestHall& hall() { return world_.hall; }
    server::TestStore& store() { return world_.hall.store; }

    void step() {
        come_and_go();
        trouble();
        pass_time();
        ask();
        if (chance(60)) read_record();
        let_store_work();
        look();
    }

    // People.
    void come_and_go() {
        if (chance(3)) {
            const Person& person = people_.anybody(dice_);
            if (!people_.is_connected(person) || chance(20)) {
                Client& client = people_.connect(person);
                if (!chance(10)) say_hello(client);
            }
        }
        if (chance(60)) {
            if (const Client* client = people_.any_client(dice_)) people_.disconnect(*client);
        }
        if (chance(400)) rename(people_.anybody(dice_));
    }

    void say_hello(Client& client) {
        const int protocol = chance(60) ? 0 : 1;
        send(client, {{{"do", "hello"}, {"protocol", protocol}}});
    }

    void rename(const Person& person) {
        if (!people_.is_connected(person)) return;
        const std::string name = "Name " + std::to_string(dice_.below(1000));
        world_.names[person].insert(name);
        store().rows.people[person].name = name;
        hall().hall().renamed(person, name);
        look();
    }

    void ask() {
        Wish wish = Wishes(world_, people_, dice_).any();
        if (chance(6)) spoil(wish, world_, people_, dice_);
        Client* client = people_.client_of(wish.person, wish.request.table(), wish.seat, dice_);
        if (client == nullptr) return say_hello(people_.connect(wish.person));
        if (!client->has_said_hello() && !chance(4)) return say_hello(*client);
        if (const Request* before = people_.sent_before(wish.person, dice_); before && chance(12)) {
            return again(*client, *before, wish.request);
        }
        send(*client, std::move(wish.request));
    }

    /// The same once more, or something else under the same id. Which of two is answered could not
    /// be told while both are under way.
    void again(Client& client, Request before, const Request& other) {
        if (chance(3) && !client.awaits(before.id())) {
            const std::string id = before.id();
            before = other;
            inside(before)["id"] = id;
        }
        client.send(before);
        look();
    }

    void send(Client& client, Request request) {
        inside(request)["id"] = people_.fresh_id(client.person());
        if (chance(40)) make_nonsense(request, dice_);
        if (!request.is_nonsense() && request.verb() != "hello") {
            people_.remember(client.person(), request);
        }
        client.send(request);
        look();
    }

    static Json& inside(Request& request) {
        return request.is_command() ? request.message["command"] : request.message;
    }

    /// Over HTTP: who sat there, and anybody where it may be watched and needs no invitation.
    void read_record() {
        if (world_.tables.empty()) return;
        auto table = world_.tables.begin();
        std::advance(table, dice_.below(static_cast<std::uint32_t>(world_.tables.size())));
        const Person person = people_.anybody(dice_);
        const std::string id = table->first;
        hall().hall().record(id, person, [this, id, person](const auto& got) {
            if (!std::holds_alternative<std::string>(got)) return;
            const TableFacts& facts = *world_.table(id);
            demand(facts.was_in("over"), "a record before the end");
            demand(facts.is_public() || facts.now().sits_anywhere(person),
                   "a record for a stranger");
            ++world_.counts.records;
        });
    }

    // What goes wrong.
    void trouble() {
        if (chance(80)) be_slow();
        if (chance(400)) fail();
        if (chance(store().later ? 150 : 900)) restart();
    }

    void be_slow() {
        if (store().later) return;
        store().later = true;
        ++world_.counts.slow_spells;
    }

    void fail() {
        world_.is_troubled = true;
        ++world_.counts.outages;
        if (chance(2)) {
            store().writes_to_fail += 1 + dice_.below(3);
        } else {
            store().rows.broken = true;
        }
    }

    void restart() {
        ++world_.counts.restarts;
        // Of what waits some is still stored, and nobody is told.
        while (store().waiting() > 0 && chance(2)) store().step_silently();
        if (store().waiting() > 0) ++world_.counts.restarts_amid;
        world_.look_at_store();
        people_.lose_all();
        world_.mutes.forget_all();
        store().later = false;
        const std::int64_t away = chance(3) ? dice_.below(static_cast<std::uint32_t>(2 * hour))
                                            : dice_.below(static_cast<std::uint32_t>(10 * second));
        hall().restart(away);
        look();
    }

    void let_store_work() {
        if (!store().later) return;
        for (std::uint32_t i = dice_.below(4); i > 0; --i) {
            if (chance(2)) {
                store().step_silently();
            } else {
                store().answer();
            }
            look();
        }
        if (!chance(20)) return;
        store().drain();
        store().later = false;
    }

    void pass_time() {
        Time time = dice_.below(200);
        if (chance(40)) time = dice_.below(static_cast<std::uint32_t>(40 * second));
        if (chance(600)) time = dice_.below(static_cast<std::uint32_t>(hour));
        if (chance(2000)) time = day * dice_.below(4);
        if (store().rows.broken && chance(10)) store().rows.broken = false;
        hall().pass(time);
        look();
    }

    // What must be true.
    void look() {
        world_.look_at_store();
        std::vector<const Client*> closed;
        people_.for_each([&](Client& client) {
            client.listen();
            if (hall().connections.closed.contains(client.connection())) closed.push_back(&client);
        });
        for (const Client* client : closed) people_.disconnect(*client);
        world_.mutes.keep_only(tables_looked_at());
        if (!world_.is_quiet()) return;
        people_.for_each([](Client& client) { client.demand_up_to_date(); });
        world_.settle();
    }

    /// Nothing goes wrong for a while: then everybody knows everything that they may.
    void calm() {
        store().rows.broken = false;
        store().writes_to_fail = 0;
        store().drain();
        store().later = false;
        look();
        for (Time passed = 0; passed < state_may_lag; passed += second) {
            hall().pass(second);
            look();
        }
        // What time has decided at the last moment is told with the next lists.
        for (std::string before; before != listed(); look()) {
            before = listed();
            hall().pass(second);
        }
        demand(hall().hall().is_storing(), "the store works, and the hall does not know");
        const std::set<std::string> attended = tables_looked_at();
        people_.for_each([&](Client& client) { client.demand_lists_up_to_date(attended); });
        for (const std::string& id : attended) demand_presence(id);
        for (const std::string& id : store().rows.behind()) demand_hardly_behind(id);
        check_twins();
    }

    /// What lists tell of all tables.
    std::string listed() const {
        std::string all;
        for (const auto& [id, facts] : world_.tables) {
            all += id + facts.now().phase;
            for (const Place& place : facts.now().places) {
                all += " " + place.kind + place.name + place.person + (place.is_out ? " out" : "");
            }
        }
        return all;
    }

    void check_twins() {
        const std::vector<std::string> tables = world_.tables_not_over();
        if (tables.empty()) return;
        const std::string& id = tables[dice_.below(static_cast<std::uint32_t>(tables.size()))];
        Twins(world_, *world_.table(id), dice_).check();
    }

    /// The store may know an older state of a table where bots have just moved.
    void demand_hardly_behind(const std::string& table) {
        const std::uint64_t known = store().rows.tables.at(table).state.entries;
        demand(store().rows.table_entries.at(table).at(known).time + state_may_lag > hall().now,
               "the store does not know how a table stands");
    }

    std::set<std::string> tables_looked_at() {
        std::set<std::string> tables;
        people_.for_each([&](Client& client) {
            for (const auto& [id, watching] : client.watching()) tables.insert(id);
        });
        return tables;
    }

    void demand_presence(const std::string& table) {
        std::set<Person> there;
        std::uint64_t others = 0;
        people_.for_each([&](Client& client) {
            const Watching* watching = client.watching(table);
            if (watching == nullptr) return;
            if (watching->seat == no_seat) {
                ++others;
            } else {
                there.insert(client.person());
            }
        });
        const Json presence = {{"people", there}, {"watching", others}};
        people_.for_each([&](Client& client) { client.demand_presence(table, presence); });
    }

    using Time = std::int64_t;

    Dice dice_;
    World world_;
    People people_;
    std::uint64_t steps_ = 0;
};

}  // namespace

Counts simulate(std::uint64_t seed, std::uint64_t commands) {
    Simulation simulation(seed);
    try {
        return simulation.run(commands);
    } catch (const Disagreement& what) {
        throw Disagreement("seed " + std::to_string(seed) + ", command " +
                           std::to_string(simulation.sent()) + ": " + what.what());
    }
}

Counts simulate_many(std::uint64_t commands, std::uint64_t first_seed) {
    Counts counts;
    for (std::uint64_t seed = first_seed; counts.commands < commands; ++seed) {
        counts.add(simulate(seed, std::min(commands_of_a_hall, commands - counts.commands)));
    }
    return counts;
}

}  // namespace lemniscate::tests::hall_simulation
