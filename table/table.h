// People, bots and clocks around a match. No socket, thread, file or clock is in here: whoever owns
// a table brings commands and the time, stores entries, and sends what clients may know.
//
//   Decision decision = table.decide(person, command, now, entropy);
//   store(decision.entries); for each: table.apply(entry); send table.update(watcher, seen) to each
//
// The owner keeps to this order: what is due at `now` first (`decide_due`, until nothing is), then
// the command. One command per table is under way at a time. The terminal's game, the page's local
// game and the server's match are the same table.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ai/player.h"
#include "engine/seat.h"
#include "match/match.h"
#include "match/message.h"
#include "match/terms.h"
#include "table/clocks.h"
#include "table/command.h"
#include "table/entry.h"
#include "table/settings.h"
#include "table/sides.h"

namespace lemniscate::table {

/// Fresh random bytes, from the system.
using Entropy = std::array<std::uint8_t, 96>;

/// Why a command is not done: an id for programs, and what is said.
struct Refusal {
    std::string id;
    match::Message says;
};

/// What a command leads to.
struct Decision {
    std::vector<Entry> entries = {};
    std::optional<Refusal> refusal = {};
    std::optional<match::Problem> problem = {};  ///< of settings that no table can have
    std::optional<std::uint64_t> done_before =
        {};  ///< the first entry of a command that is repeated

    explicit operator bool() const { return !refusal && !problem; }
};

/// Somebody at the table, as one of the seats that the person has, or as a spectator.
struct Watcher {
    Person person = {};
    Seat seat = Seat::none;
};

/// What of an update is wanted beside the news. Whatever is not is not reckoned either, so that
/// programs that keep the game themselves do not pay for it.
struct Parts {
    bool view = true;
    bool choices = true;
    bool notes = true;
    bool log = true;
};

/// A move that somebody who is no person shall choose. The answer is `decide_answer`.
struct Ask {
    Seat seat;
    std::uint64_t at;    ///< the number of the update that led to it, as this seat knows it
    bool outside;        ///< an outside program; else a player of ai/
    std::string player;  ///< its name
    std::uint64_t dice;  ///< the seed of the dice for this decision alone
};

/// Who plays on for a person who is out.
inline constexpr std::string_view substitute = "greedy";

enum class Phase : std::uint8_t { gathering, salting, playing, over };

/// A new table, as its first entry. Opening is done once per (host, id): the owner looks that up.
/// `seed` is for those who play at home and want to choose it; else it is drawn. Without hashes
/// there are no sealed dice.
Decision open_table(const Person& host, const std::string& command, const match::Json& settings,
                    Time now, const Entropy& entropy, const match::Hashes* hashes,
                    std::optional<std::uint64_t> seed = {});

/// What such an entry says, of settings that are known to be good.
Opened opened_with(Settings settings, const Entropy& entropy, const match::Hashes* hashes,
                   std::optional<std::uint64_t> seed);

class Table {
  public:
    /// Stands before the first entry. The hashes are for tables with sealed dice. Where later rules
    /// cannot play what was played, it is not played again up to `begins_at`, a checkpoint: the
    /// match begins there.
    explicit Table(const match::Hashes* hashes = nullptr,
                   std::optional<std::uint64_t> begins_at = {})
        : hashes_(hashes), begins_at_(begins_at) {}

    // What changes it.
    /// What the command of a person leads to, by how the table stands.
    Decision decide(const Person& person, const Command& command, Time now,
                    const Entropy& entropy) const;
    /// What the move of a bot or a program leads to.
    Decision decide_answer(const Ask& ask, std::string_view move, Time now) const;
    /// The owner was away since then.
    Decision decide_resumption(Time since, Time now) const;
    /// The owner gives the table up.
    Decision decide_abandonment(Time now) const;
    /// When time alone will decide something; a time that has passed: at once.
    std::optional<Time> due() const;
    /// The next thing that is decided by then; nothing is due any more when there are no entries.
    Decision decide_due(Time now) const;
    /// Takes in an entry that was stored. A problem when it does not fit: then nothing has changed.
    std::optional<match::Problem> apply(const Entry& entry);

    // How it stands.
    const std::string& id() const { return id_; }
    const Settings& settings() const { return settings_; }
    Phase phase() const { return phase_; }
    std::uint64_t size() const { return entries_.size(); }
    const Entry& entry(std::uint64_t number) const {
        return entries_[static_cast<std::size_t>(number)];
    }
    /// Null before the deal.
    const match::Match* match() const { return match_.get(); }
    const Person& host() const { return host_; }
    /// Of sealed dice, as hex: which match it is, and what is promised about its secret.
    const std::string& match_id() const { return opened_.match; }
    const std::string& commitment() const { return opened_.commitment; }
    /// Who sits there, or nobody.
    const Person& person_at(Seat seat) const { return chair_at(seat).person; }
    std::optional<OutReason> out_at(Seat seat) const { return chair_at(seat).out; }
    bool is_seat_of(const Person& person, Seat seat) const;
    /// Whether somebody who is not expected can still sit down.
    bool has_free_seat() const;
    /// One that is good for whoever shows it; empty where nobody was invited.
    std::string invitation() const { return invitations_.empty() ? "" : invitations_.front(); }
    /// Whether it may look on: a seat's person, or a spectator where they are welcome.
    bool may_watch(const Watcher& watcher, std::string_view invitation) const;
    std::vector<Ask> asks() const;
    std::optional<Ended> ended() const { return ended_; }
    /// The same table again, every person at the same seat.
    Settings rematch_settings() const;
    match::Record record() const;  ///< of a table that was dealt
    /// Who has won and why, by the rules or because people were out.
    match::Message result(Viewer viewer) const;

    // What is sent.
    /// What the watcher missed who knows all up to number `seen` (none: nothing), and how the table
    /// stands now. Numbers are the watcher's own: what is private to others is not counted.
    match::JsonObject update(const Watcher& watcher, std::optional<std::uint64_t> seen, Time now,
                             const Parts& parts = {}) const;
    /// The number of the last update that changed the match, as a watcher at this seat knows it.
    std::uint64_t at(Seat seat) const { return number_for(seat, changed_); }
    /// The number under which a watcher at this seat knows an entry.
    std::uint64_t number_for(Seat seat, std::uint64_t entry) const;
    /// The number of the last update, for this watcher.
    std::uint64_t last_number(const Watcher& watcher) const;
    /// When everybody was last told something: time goes on from there, so that nobody can read
    /// from it whether somebody has given an order since.
    Time last_time() const;
    /// Whether an entry is told to one seat alone, or to nobody.
    static bool is_private(const Entry& entry);

  private:
    struct Chair {
        SeatSetting setting;
        Person person = {};  ///< who sits there
        std::string salt_hash = {};
        std::string salt = {};
        std::optional<OutReason> out = {};
        std::vector<Ordered> orders = {};
        std::uint32_t deeds = 0;  ///< entries that are no moves: there is a limit
        bool wants_rematch = false;
    };
    struct Offer {
        std::uint64_t number;  ///< of its entry
        Seat seat;
        OfferKind what;
        std::vector<Person> agreed = {};
    };

    friend class Judge;       // decide.cpp
    friend class Projection;  // update.cpp

    match::Result<std::unique_ptr<match::Match>> open_dealt(const Dealt& dealt) const;
    match::Result<match::SharedSeal> seal_of(const std::string& terms) const;
    match::Result<std::unique_ptr<match::Match>> open_checkpoint(
        const Checkpoint& checkpoint) const;

    // Taking in what happened.
    std::optional<match::Problem> take(const Entry& entry, const Opened& opened);
    std::optional<match::Problem> take(const Entry& entry, const Seated& seated);
    std::optional<match::Problem> take(const Entry& entry, const Unseated& unseated);
    std::optional<match::Problem> take(const Entry& entry, const SeatChanged& changed);
    std::optional<match::Problem> take(const Entry& entry, const Invited& invited);
    std::optional<match::Problem> take(const Entry& entry, const Called& called);
    std::optional<match::Problem> take(const Entry& entry, const Salted& salted);
    std::optional<match::Problem> take(const Entry& entry, const Dealt& dealt);
    std::optional<match::Problem> take(const Entry& entry, const Moved& moved);
    std::optional<match::Problem> take(const Entry& entry, const TakenBack& taken);
    std::optional<match::Problem> take(const Entry& entry, const Offered& offered);
    std::optional<match::Problem> take(const Entry& entry, const Answered& answered);
    std::optional<match::Problem> take(const Entry& entry, const Ordered& ordered);
    std::optional<match::Problem> take(const Entry& entry, const Out& out);
    std::optional<match::Problem> take(const Entry& entry, const Resumed& resumed);
    std::optional<match::Problem> take(const Entry& entry, const Checkpoint& checkpoint);
    std::optional<match::Problem> take(const Entry& entry, const Ended& ended);
    std::optional<match::Problem> take(const Entry& entry, const Rematch& rematch);
    void match_changed(const Entry& entry, bool answered);
    void run_clock(Time now, bool answered);

    bool is_of_these_rules() const;
    bool is_chair(Seat seat) const { return index(seat) < chairs_.size(); }
    Chair& chair_at(Seat seat) { return chairs_[index(seat)]; }
    const Chair& chair_at(Seat seat) const { return chairs_[index(seat)]; }
    bool is_invited(std::string_view invitation) const;
    bool is_full() const;
    bool has_all_salts() const;
    Presence presence(Seat seat) const;
    /// The people who are in the game, without one of them.
    std::vector<Person> people_in(const Person& but = {}) const;
    bool has_people() const;

    // What time alone decides.
    std::optional<What> what_follows() const;
    bool is_agreed(const Offer& offer) const;
    std::optional<Ended> ending() const;
    /// What a standing order answers, or what goes without saying.
    std::optional<Moved> ordered_answer() const;
    bool is_alone(Seat seat) const;
    /// Whether a decision may be answered once for all: it is often asked for form's sake.
    bool may_stand(std::string_view decision) const;
    match::Terms terms() const;
    Called call(Time now) const;
    Dealt deal() const;
    Decision automatic(What what, Time now) const;
    Decision numbered(Decision decision, Time now) const;

    const match::Hashes* hashes_;
    std::optional<std::uint64_t> begins_at_;
    std::vector<Entry> entries_;
    std::string id_;
    Person host_;
    Settings settings_;
    Opened opened_;
    std::uint32_t dealt_rules_ = 0;
    Phase phase_ = Phase::gathering;
    std::vector<Chair> chairs_;
    std::vector<std::string> invitations_;
    std::optional<Called> called_;
    std::string dealt_terms_;
    std::unique_ptr<match::Match> match_;
    std::size_t moves_before_ = 0;  ///< that stand, and are no steps of the match
    std::uint64_t changed_ = 0;     ///< the last entry that changed the match
    Clocks clocks_;
    std::vector<Offer> offers_;
    std::optional<Ended> ended_;
    std::string rematch_;
    std::vector<std::pair<std::size_t, Out>> outs_;  ///< with the moves before each
    std::uint64_t last_checkpoint_ = 0;
};

}  // namespace lemniscate::table
