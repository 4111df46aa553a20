// A table and its bots, spoken to in text: one JSON object in, one out. What a page's worker runs,
// and whoever else has no use for C++.
//
//   {"open": SETTINGS, "person": "ann", "id": "1", "now": 5, "entropy": HEX, "seed": "42"}
//       opens a table, in place of the one that there was
//   {"load": [ENTRY, ...]}
//       goes on with a table that was kept
//   {"command": COMMAND, "person": "ann", "now": 5, "entropy": HEX}
//       what a person does
//   {"bot": true, "now": 5}
//       lets one bot move that is asked
//   {"update": {"person": "ann", "seat": 0, "seen": 7}, "now": 5}
//       -> "update": what a watcher missed
//   {"settle": true, "now": 5}
//       does what is due by now
//   {"record": true, "names": ["Ann", ""], "date": "2026-11-16"}
//       -> "record": the text of match/record.h, of a table that is over (before, seed and hidden
//       cards would be in it). Names are those of people, by seat; bots have their own
//
// Without a table:
//
//   {"games": true}
//       -> "games": [{"game": ID, "options": [...], "excludes": [...], "players": {"min": 1, "max":
//       4}, "bots": [NAME, ...], "rules": 2}, ...], options and excludes as
//       match::describe_options has them
//   {"fits": {"game": ID, "options": [{"mode": "teams"}, ...]}}
//       -> "fits": [{"options": as they would be dealt with, "players": 4} or {"reason": ID}, ...],
//       for whoever sets a game up; a reason is said by the text GAME.options.ID
//   {"replay": TEXT}
//       opens any record beside the table -> "replay": {"game", "options", "players": names by
//       seat, "kinds": "person" or "bot" by seat, "seats", "date", "steps", "turns": [{"step",
//       "seat", "round"}, ...], "result": {"winners", "reason", "says"} or null, "standings",
//       "seal": {"sealed", "proved", "problem"}}, and "problem" where it could not be played to its
//       end: it is shown up to there; "left_out": what today's rules refused of an older part
//   {"show": {"steps": [0, 10], "viewer": 0}}
//       -> "shown": [{"step", "view", "to_act": a seat or null}, ...] of that record. A viewer is a
//       seat, null for a spectator, or "open"
//   {"tell": {"from": 0, "to": 10, "viewer": 0}}
//       -> "events": [{"step", "index", ...}, ...] and "log": [LINE, ...] of its moves
//
// The answer has what had to be stored, `entries`; `refusal` or `problem` where nothing was done;
// and always `asks`, whether a bot is asked now, and `due`, when time alone will decide something
// (or null). Settings, commands, entries and updates are as in protocol/.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/hashes.h"
#include "match/json_forward.h"
#include "match/json_text.h"
#include "match/reader.h"
#include "table/bots.h"
#include "table/keeper.h"
#include "table/shown_record.h"

namespace lemniscate::table {

class Worker {
  public:
    /// Without hashes there are neither sealed tables nor sealed records.
    explicit Worker(const match::Hashes* hashes = nullptr);

    std::string answer(std::string_view request);

  private:
    match::JsonObject obey(const match::Json& request);
    match::JsonObject load(const match::Json& entries);
    match::JsonObject open(const match::Fields& fields, Time now,
                           const std::optional<match::Problem>& problem);
    match::JsonObject command(const match::Fields& fields, Time now,
                              const std::optional<match::Problem>& problem);
    match::JsonObject update(const match::Field& asked, Time now,
                             const std::optional<match::Problem>& problem);
    match::JsonObject let_bot_move(Time now);
    match::JsonObject record(const match::Fields& fields,
                             const std::optional<match::Problem>& problem) const;
    match::JsonObject replay(std::string_view text);
    match::JsonObject look_at_record(const match::Field& document, const match::Fields& fields,
                                     const std::optional<match::Problem>& problem) const;
    match::JsonObject reply(const Decision& decision);
    /// What is true after every request.
    match::JsonObject with_state(match::JsonObject json) const;
    void start_over();

    const match::Hashes* hashes_;
    std::vector<Entry> stored_;  ///< since the last answer
    std::unique_ptr<Keeper> keeper_;
    Bots bots_;
    std::optional<ShownRecord> shown_;
};

}  // namespace lemniscate::table
