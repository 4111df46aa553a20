// What is true of a table by what was stored: its entries, read a second time and plainly, by
// somebody who knows no rules.
//
// While a store is slow nobody can say which of its answers the hall has had. Between two quiet
// moments anything counts that was true in between.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "match/json.h"
#include "store/rows.h"

namespace lemniscate::tests::hall_simulation {

using Person = std::string;

struct Place {
    std::string kind = {};  ///< `open`, `person`, `bot`
    std::string name = {};  ///< for whom it is kept, or of the bot
    Person person = {};     ///< who sits there
    bool is_out = false;
    bool has_salted = false;
    std::set<std::string> orders = {};  ///< decisions
};

/// How a table stood at some moment.
struct Standing {
    std::string phase = "gathering";
    std::vector<Place> places = {};
    std::set<std::string> invitations = {};
    std::uint64_t changed = 0;  ///< the last entry that changed the match

    bool sits(const Person& person, std::size_t seat) const;
    bool sits_anywhere(const Person& person) const;
    /// Sits there, or has a place that is kept.
    bool belongs(const Person& person) const;
    bool is_joinable() const;
};

class TableFacts {
  public:
    explicit TableFacts(store::TableRow stored) : row(std::move(stored)) {}

    store::TableRow row;
    match::Json settings;
    std::string match;           ///< which match it is, for salts
    std::string rematch;         ///< the table where they play again
    std::set<Person> had_to_do;  ///< whoever ever sat, was expected or opened it

    void take(const match::Json& entry);
    /// Everything that was stored is known to everybody whom it concerns.
    void settle() {
        since_.erase(since_.begin(), since_.end() - 1);
        is_new_ = false;
    }
    /// Whether it was opened since all was quiet.
    bool is_new() const { return is_new_; }

    const Standing& now() const { return since_.back(); }
    std::size_t seats() const { return now().places.size(); }
    std::uint64_t size() const { return entries_.size(); }
    const match::Json& entry(std::uint64_t number) const {
        return entries_[static_cast<std::size_t>(number)];
    }

    /// Whether somebody's command of this id has led to something.
    bool has_done(const Person& person, const std::string& command) const;

    /// Whether it was so at some moment since all was quiet.
    template <class Holds>
    bool was(Holds holds) const {
        return std::any_of(since_.begin(), since_.end(), holds);
    }
    bool was_in(const std::string& phase) const {
        return was([&](const Standing& standing) { return standing.phase == phase; });
    }
    bool sat(const Person& person, std::size_t seat) const {
        return was([&](const Standing& standing) { return standing.sits(person, seat); });
    }
    bool is_watched() const { return settings.value("watched", true); }
    bool is_by_invitation() const { return settings.value("by_invitation", false); }
    bool is_public() const { return is_watched() && !is_by_invitation(); }
    std::string clock() const {
        return settings.contains("clock") ? settings["clock"]["kind"] : "none";
    }
    bool is_over() const { return now().phase == "over"; }

    // Numbers as whoever watches knows them: as a seat, or as none of them.
    /// How many entries this watcher may know of.
    std::uint64_t told(int seat) const { return visible(seat).size(); }
    /// The entry behind a number.
    const match::Json& told_entry(int seat, std::uint64_t number) const {
        return entry(visible(seat)[static_cast<std::size_t>(number)]);
    }
    /// The number under which an entry, or else what came next, is known.
    std::uint64_t number_of(int seat, std::uint64_t entry) const;

  private:
    /// Entries that a watcher knows of, by seat; none comes first.
    const std::vector<std::uint64_t>& visible(int seat) const {
        return visible_[static_cast<std::size_t>(seat + 1)];
    }
    void stand(Standing& standing, const match::Json& entry);

    std::vector<match::Json> entries_;
    std::vector<Standing> since_;
    bool is_new_ = true;
    std::vector<std::vector<std::uint64_t>> visible_;
};

/// A spectator, where seats are numbers.
inline constexpr int no_seat = -1;

}  // namespace lemniscate::tests::hall_simulation
