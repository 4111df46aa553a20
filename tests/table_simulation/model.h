// A table once more, as plainly as possible: what is promised about tables, written down a second
// time and not from table/. It follows commands, not entries, and has its own numbers.
//
// It takes from table/ only what commands and settings are made of, and from match/ the rules of
// the games.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/seat.h"
#include "match/match.h"
#include "table/command.h"
#include "table/settings.h"

namespace lemniscate::tests::table_simulation {

using table::Person;
using table::Time;

class Model {
  public:
    /// Deals the game when it is time: from where the chance comes is not the model's business.
    using Deal = std::function<std::unique_ptr<match::Match>()>;

    struct Place {
        table::SeatSetting setting;
        Person person = {};
        bool promises_salt = false;
        bool sent_salt = false;
        std::string out = {};                             ///< why; empty: in
        std::map<std::string, table::Order> orders = {};  ///< by decision
        std::uint32_t deeds = 0;                          ///< that are no moves
        Time left = 0;                                    ///< on its clock when it was last asked
        std::vector<Time> answers = {};                   ///< what was left at each answer
        bool wants_rematch = false;
    };
    struct Offer {
        Seat seat;
        table::OfferKind what;
        std::set<Person> agreed = {};
        std::map<Seat, std::uint64_t> numbers = {};  ///< how each watcher knows it
    };

    Model(table::Settings settings, Person host, Time now, Deal deal);

    // What happens.
    /// Why a command cannot be done: every reason there is; none: it is done.
    std::set<std::string> reasons_against(const Person& person,
                                          const table::Command& command) const;
    /// Whether it was done before, under the same id and with the same content.
    bool was_done(const Person& person, const table::Command& command) const;
    void follow(const Person& person, const table::Command& command, Time now);
    void follow_answer(Seat seat, const std::string& move, Time now);
    void follow_absence(Time since, Time now);
    void follow_abandonment(Time now);
    /// All that time alone decides.
    void settle(Time now);

    // How it stands.
    std::optional<Time> due() const;
    /// The number of the last update of a watcher at this seat.
    std::uint64_t last_number(Seat seat) const;
    std::optional<Time> time_left(Seat seat, Time now) const;
    bool is_asked(Seat seat) const;  ///< a bot or a program that shall move
    bool has_place(Seat seat) const { return index(seat) < places.size(); }
    const Place& place(Seat seat) const { return places[index(seat)]; }
    Place& place(Seat seat) { return places[index(seat)]; }

    table::Settings settings;
    Person host;
    std::string phase = "gathering";
    std::vector<Place> places;
    std::vector<std::string> invitations;
    std::unique_ptr<match::Match> match;
    std::vector<Offer> offers;
    std::map<Seat, std::uint64_t> changed;  ///< the update that last changed the match
    Seat clock = Seat::none;                ///< whose time runs
    Time clock_since = 0;
    Time last_time = 0;  ///< when everybody was last told something
    std::uint8_t winners = 0;
    std::set<std::string> end_reasons;  ///< one of these
    bool rematch_made = false;

  private:
    struct Reasons;  // model_reasons.cpp

    std::set<Person> people_in() const;
    bool is_full() const;
    bool has_salts() const;
    bool counts(Seat seat) const;

    // One for each thing that happens.
    void note(Time now, Seat only_for = Seat::none);
    void match_changes(Time now, bool answered);
    void pass_clock(Time now, bool answered);
    void call(Time now);
    void deal(Time now);
    void move(Seat seat, const std::string& text, Time now);
    void take_back(Seat seat, Time now);
    void put_out(Seat seat, const std::string& why, Time now);
    void end(std::uint8_t who, std::set<std::string> why, Time now);
    bool settle_one(Time now);
    bool end_if_decided(Time now);
    bool agree(Time now);
    bool answer_by_order(Time now);
    bool answer_alone(Seat seat, Time now);

    Deal deal_;
    std::uint64_t told_ = 0;                 ///< updates that everybody gets
    std::map<Seat, std::uint64_t> told_to_;  ///< and those of one seat
    std::map<std::pair<Person, std::string>, std::string> done_;
    std::string last_out_;
    Time salts_until_ = 0;
};

}  // namespace lemniscate::tests::table_simulation
