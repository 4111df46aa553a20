// What somebody is told does not depend on what they may not know: shown at two halls that differ
// in nothing else.
#pragma once

#include "engine/dice.h"
#include "table/table.h"
#include "tests/hall_simulation/twin_halls.h"
#include "tests/hall_simulation/world.h"

namespace lemniscate::tests::hall_simulation {

class Twins {
  public:
    /// Of a table as it stands, for somebody who sits there or looks on.
    Twins(World& world, const TableFacts& facts, Dice& dice);

    void check();

  private:
    /// Others' orders, ids and invitations, seeds and secrets.
    void check_private();
    /// Cards that the viewer cannot see, for as long as nobody turns up anything.
    void check_dealt();
    /// Somebody else gives a standing order in one of the halls.
    void check_order();

    table::Watcher any_viewer();
    bool may_look_on() const;
    bool is_question_of_form() const;
    Surroundings surroundings() const;
    /// Connects those who sit there, all at their seats.
    std::vector<server::ConnectionId> seat_people(TwinHalls& halls) const;
    server::ConnectionId look(TwinHalls& halls);
    /// Whatever the viewer may ask that changes nothing.
    void ask_in_vain(TwinHalls& halls, server::ConnectionId connection);
    void go_on(TwinHalls& halls, server::ConnectionId connection);
    void ask(TwinHalls& halls, server::ConnectionId connection, const match::Json& request) const;

    World& world_;
    const TableFacts& facts_;
    Dice& dice_;
    std::vector<table::Entry> entries_;
    table::Table table_;
    table::Watcher viewer_;
};

}  // namespace lemniscate::tests::hall_simulation
