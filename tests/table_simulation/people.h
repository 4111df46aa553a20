// What random people ask of a table: mostly what one would, sometimes what nobody may.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/dice.h"
#include "table/table.h"
#include "tests/table_simulation/model.h"

namespace lemniscate::tests::table_simulation {

/// Bytes for whatever a table draws.
table::Entropy random_bytes(Dice& dice);

class People {
  public:
    explicit People(std::vector<table::Person> people) : people_(std::move(people)) {}

    struct Wish {
        table::Person person;
        table::Deed deed;
    };
    /// The model says what they know of invitations and offers. `hurried`: it shall come to an end.
    Wish wish(const table::Table& table, const Model& model, bool hurried, Dice& dice) const;

  private:
    Wish before_deal(const table::Table& table, const std::vector<std::string>& invitations,
                     Dice& dice) const;
    Wish while_salting(const table::Table& table, Dice& dice) const;
    Wish while_playing(const table::Table& table, const Model& model, bool hurried,
                       Dice& dice) const;
    Wish whatever(const table::Table& table, Dice& dice) const;

    const table::Person& anybody(Dice& dice) const;
    Seat any_seat(const table::Table& table, Dice& dice) const;
    /// One where somebody sits who is in, mostly.
    Seat seat_in(const table::Table& table, const Model& model, Dice& dice) const;
    /// Who sits there; anybody where nobody does.
    const table::Person& sitting(const table::Table& table, Seat seat, Dice& dice) const;

    std::vector<table::Person> people_;
};

}  // namespace lemniscate::tests::table_simulation
