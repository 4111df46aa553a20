// What random people ask for that makes sense: they open tables, sit down, play, talk and look on.
#pragma once

#include <string>

#include "engine/dice.h"
#include "tests/hall_simulation/people.h"
#include "tests/hall_simulation/request.h"
#include "tests/hall_simulation/world.h"

namespace lemniscate::tests::hall_simulation {

/// Who asks for what. The id is still to be chosen.
struct Wish {
    Person person;
    Request request;
    int seat = no_seat;  ///< as which it is asked
};

class Wishes {
  public:
    Wishes(const World& world, const People& people, Dice& dice)
        : world_(world), people_(people), dice_(dice) {}

    Wish any();

  private:
    bool chance(std::uint32_t one_in) { return dice_.below(one_in) == 0; }

    Wish open();
    Wish about_lists();
    Wish at(const TableFacts& facts);
    Wish before_deal(const TableFacts& facts);
    Wish sit_down(const TableFacts& facts);
    Wish change(const TableFacts& facts);
    Wish while_salting(const TableFacts& facts);
    Wish while_playing(const TableFacts& facts);
    Wish play(const TableFacts& facts, const Person& person, int seat, const match::Json& now);
    Wish move(const TableFacts& facts, const Person& person, int seat, const match::Json& now);
    Wish after_end(const TableFacts& facts);
    Wish look_on(const TableFacts& facts);
    Wish watch(const TableFacts& facts, const Person& person, int seat);
    Wish talk(const TableFacts& facts);
    Wish say(const TableFacts& facts, const Person& person, int seat);
    Wish mute(const TableFacts& facts, const Person& speaker);
    /// What was possible before, or will be later.
    Wish at_another_time(const TableFacts& facts);

    Wish command(const TableFacts& facts, const Person& person, match::Json command,
                 int seat = no_seat) const;
    int any_seat(const TableFacts& facts);
    /// One where somebody sits; none where nobody does.
    int taken_seat(const TableFacts& facts);

    const World& world_;
    const People& people_;
    Dice& dice_;
};

}  // namespace lemniscate::tests::hall_simulation
