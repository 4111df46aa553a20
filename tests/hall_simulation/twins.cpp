#include "tests/hall_simulation/twins.h"

#include <algorithm>
#include <string>
#include <utility>

#include "match/match.h"
#include "tests/table_simulation/demand.h"
#include "tests/table_simulation/restart.h"
#include "tests/table_simulation/twins.h"
#include "tests/table_simulation/ways.h"

namespace lemniscate::tests::hall_simulation {

using match::Json;
using server::ConnectionId;
using table_simulation::Disagreement;

namespace {

/// Somebody who never sits down.
const Person spectator = "eve";

std::vector<table::Entry> read_entries(const server::MemoryStore& rows, const std::string& table) {
    std::vector<table::Entry> entries;
    for (const auto& [number, row] : rows.table_entries.at(table)) {
        entries.push_back(table_simulation::read_line(row.text));
    }
    return entries;
}

}  // namespace

Twins::Twins(World& world, const TableFacts& facts, Dice& dice)
    : world_(world),
      facts_(facts),
      dice_(dice),
      entries_(read_entries(world.hall.store.rows, facts.row.id)),
      table_(table_simulation::restarted(entries_)),
      viewer_(any_viewer()) {}

bool Twins::may_look_on() const { return facts_.is_public(); }

table::Watcher Twins::any_viewer() {
    std::vector<table::Watcher> viewers;
    if (may_look_on()) viewers.push_back({spectator, Seat::none});
    for (std::uint32_t i = 0; i < facts_.seats(); ++i) {
        const Person& person = facts_.now().places[i].person;
        if (!person.empty()) viewers.push_back({person, seat_at(i)});
    }
    if (viewers.empty()) return {};
    return viewers[dice_.below(static_cast<std::uint32_t>(viewers.size()))];
}

void Twins::check() {
    if (viewer_.person.empty()) return;
    try {
        check_private();
        if (table_.phase() != table::Phase::playing) return;
        check_order();
        check_dealt();
    } catch (const Disagreement& what) {
        const std::string seat =
            viewer_.seat == Seat::none ? "nowhere" : std::to_string(index(viewer_.seat));
        throw Disagreement(viewer_.person + " at " + seat + " of " + facts_.row.id + ": " +
                           what.what());
    }
}

/// A question that a standing order answers at once, where there is one.
bool Twins::is_question_of_form() const {
    if (table_.phase() != table::Phase::playing) return false;
    const auto standing = match::standing_decisions(table_.settings().game);
    return std::find(standing.begin(), standing.end(), table_.match()->decision()) !=
           standing.end();
}

Surroundings Twins::surroundings() const {
    const server::MemoryStore& rows = world_.hall.store.rows;
    Surroundings around{.row = facts_.row, .now = world_.hall.now};
    if (const auto said = rows.said.find(facts_.row.id); said != rows.said.end()) {
        for (const auto& [number, line] : said->second) around.chat.push_back(line);
    }
    for (const auto& [id, person] : rows.people) around.people.push_back(person);
    return around;
}

std::vector<ConnectionId> Twins::seat_people(TwinHalls& halls) const {
    std::vector<ConnectionId> seats;
    for (std::uint32_t i = 0; i < facts_.seats(); ++i) {
        const Person& person = facts_.now().places[i].person;
        seats.push_back(person.empty() ? 0 : halls.connect(person));
        if (person.empty()) continue;
        halls.say(seats.back(), {{"do", "watch"}, {"table", halls.table()}, {"seat", i}});
    }
    return seats;
}

void Twins::ask(TwinHalls& halls, ConnectionId connection, const Json& request) const {
    halls.say(connection, request);
    halls.demand_same(connection, request.dump());
}

/// The viewer comes, and looks at everything.
ConnectionId Twins::look(TwinHalls& halls) {
    const ConnectionId connection = halls.connect(viewer_.person);
    ask(halls, connection, {{"do", "lobby"}});
    Json watch = {{"do", "watch"}, {"table", halls.table()}};
    if (viewer_.seat != Seat::none) watch["seat"] = index(viewer_.seat);
    watch["seen"] = dice_.below(static_cast<std::uint32_t>(table_.last_number(viewer_) + 1));
    ask(halls, connection, watch);
    watch.erase("seen");
    ask(halls, connection, watch);
    return connection;
}

void Twins::ask_in_vain(TwinHalls& halls, ConnectionId connection) {
    const std::uint32_t seat = viewer_.seat == Seat::none ? 0 : index(viewer_.seat);
    const table::Table here = halls.stands(0);
    const std::uint64_t at = here.match() == nullptr ? 0 : here.at(viewer_.seat);
    std::vector<Json> commands = {{{"do", "move"}, {"at", at}, {"move", "nonsense"}},
                                  {{"do", "move"}, {"at", at + 1}, {"move", "end"}},
                                  {{"do", "undo"}, {"at", at + 1}},
                                  {{"do", "draw"}, {"at", at + 1}},
                                  {{"do", "answer"}, {"offer", at + 1}, {"yes", true}},
                                  {{"do", "order"}, {"decision", "dinner"}, {"order", "none"}},
                                  {{"do", "salt"}, {"salt", "00"}},
                                  {{"do", "sit"}}};
    if (here.match() != nullptr && here.match()->to_act() != viewer_.seat) {
        // What others may do now: who is not to act learns nothing about it.
        for (const std::string& move : here.match()->moves()) {
            if (commands.size() < 16) {
                commands.push_back({{"do", "move"}, {"at", at}, {"move", move}});
            }
        }
    }
    for (Json& command : commands) {
        command["seat"] = seat;
        ask(halls, connection, {{"do", "command"}, {"table", halls.table()}, {"command", command}});
    }
    ask(halls, connection, {{"do", "find"}, {"code", facts_.row.code}});
    ask(halls, connection, {{"do", "finished"}});
    ask(halls, connection, {{"do", "running"}});
    halls.pass(600);
    halls.demand_same(connection, "a moment");
}

/// The viewer says something, gives an order, and takes something back.
void Twins::go_on(TwinHalls& halls, ConnectionId connection) {
    ask(halls, connection, {{"do", "say"}, {"table", halls.table()}, {"text", "well"}});
    if (viewer_.seat == Seat::none) return;
    Json order = {{"do", "order"}, {"decision", "shield"}, {"order", "ask"}};
    Json undo = {{"do", "undo"}, {"at", 0}};
    const table::Table here = halls.stands(0);
    if (here.match() != nullptr) undo["at"] = here.at(viewer_.seat);
    for (Json* command : {&order, &undo}) {
        (*command)["seat"] = index(viewer_.seat);
        ask(halls, connection,
            {{"do", "command"}, {"table", halls.table()}, {"command", *command}});
    }
    halls.pass(600);
    halls.demand_same(connection, "something was taken back");
}

void Twins::check_private() {
    if (is_question_of_form()) return;
    // A deal comes from a secret that nobody knows before: twins are dealt differently.
    if (table_.phase() == table::Phase::salting && *table_.due() <= world_.hall.now + 5'000) return;
    TwinHalls halls(surroundings(), entries_,
                    table_simulation::private_twin(table_, viewer_, dice_));
    const ConnectionId connection = look(halls);
    ask_in_vain(halls, connection);
    go_on(halls, connection);
    ++world_.counts.private_twins;
}

void Twins::check_order() {
    if (is_question_of_form()) return;
    const auto decisions = match::standing_decisions(table_.settings().game);
    std::vector<std::uint32_t> others;
    for (std::uint32_t i = 0; i < facts_.seats(); ++i) {
        const Place& place = facts_.now().places[i];
        const bool is_other = place.person != viewer_.person;
        if (is_other && !place.person.empty() && !place.is_out) others.push_back(i);
    }
    if (decisions.empty() || others.empty()) return;
    TwinHalls halls(surroundings(), entries_, entries_);
    const std::vector<ConnectionId> people = seat_people(halls);
    const ConnectionId connection = look(halls);
    const std::uint32_t seat = others[dice_.below(static_cast<std::uint32_t>(others.size()))];
    const Json order = {{"id", "an order"},
                        {"do", "order"},
                        {"seat", seat},
                        {"decision", decisions.front()},
                        {"order", "none"}};
    halls.pass(600);
    halls.demand_same(connection, "a moment");
    halls.hall(1).say(people[seat],
                      Json{{"do", "command"}, {"table", halls.table()}, {"command", order}}.dump());
    halls.demand_same(connection, "an order");
    halls.pass(2000);
    halls.demand_same(connection, "an order and a moment");
    ask_in_vain(halls, connection);
    look(halls);
    ++world_.counts.order_twins;
}

void Twins::check_dealt() {
    const Json position = table_.match()->open_position();
    const Json imagined =
        table_simulation::imagined_position(*table_.match()->view({viewer_.seat}), dice_);
    Surroundings around = surroundings();
    around.row.id = "twin";
    around.row.host = "nobody";
    around.chat.clear();
    TwinHalls halls(around, table_simulation::entries_around(table_, position, viewer_, around.now),
                    table_simulation::entries_around(table_, imagined, viewer_, around.now));
    const std::vector<ConnectionId> people = seat_people(halls);
    const ConnectionId connection = look(halls);
    ask_in_vain(halls, connection);
    for (int i = 0; i < 3; ++i) {
        const table::Table here = halls.stands(0);
        const table::Table there = halls.stands(1);
        const Seat seat = here.match()->to_act();
        if (seat == Seat::none || here.person_at(seat).empty() || here.out_at(seat)) break;
        const std::vector<std::string> moves = here.match()->moves();
        const std::string move = moves[dice_.below(static_cast<std::uint32_t>(moves.size()))];
        if (there.match()->refuse(seat, move)) break;
        halls.say(
            people[index(seat)],
            {{"do", "command"},
             {"table", halls.table()},
             {"command",
              {{"do", "move"}, {"seat", index(seat)}, {"at", here.at(seat)}, {"move", move}}}});
        // From here on what was dealt differs to the viewer as well. An answer that the table gives
        // by itself may follow the move that has shown something.
        const auto has_shown_cards = [&](std::size_t hall) {
            const table::Table then = halls.stands(hall);
            return then.match()->undoable(seat) < then.match()->size() - here.match()->size();
        };
        if (has_shown_cards(0) || has_shown_cards(1)) break;
        halls.demand_same(connection, move);
        ask_in_vain(halls, connection);
    }
    ++world_.counts.dealt_twins;
    world_.counts.dealt_differently += position != imagined ? 1 : 0;
}

}  // namespace lemniscate::tests::hall_simulation
