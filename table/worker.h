// A table and its bots, spoken to in text: one JSON object in, one out. What a page's worker runs,
// and whoever else has no use for C++.
//
//   {"open": SETTINGS, "person": "ann", "id": "1", "now": 5, "entropy": HEX, "seed": "42"}
//   {"load": [ENTRY, ...]}                                            a table that was kept
//   {"command": COMMAND, "person": "ann", "now": 5, "entropy": HEX}
//   {"bot": true, "now": 5}                                           lets one bot move that is
//   asked
//   {"update": {"person": "ann", "seat": 0, "seen": 7}, "now": 5}     what a watcher missed
//   {"settle": true, "now": 5}                                        what is due by now
//
// The answer has what had to be stored, `entries`; `refusal` or `problem` where nothing was done;
// `update` where one was asked for; and always `asks`, whether a bot is asked now, and `due`, when
// time alone will decide something (or null). Settings, commands, entries and updates are as in
// protocol/.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "match/hashes.h"
#include "match/json_forward.h"
#include "match/json_text.h"
#include "table/bots.h"
#include "table/keeper.h"

namespace lemniscate::table {

class Worker {
  public:
    explicit Worker(const match::Hashes* hashes = nullptr);

    std::string answer(std::string_view request);

  private:
    match::JsonObject obey(const match::Json& request);
    match::JsonObject load(const match::Json& entries);
    match::JsonObject reply(const Decision& decision);
    /// What is true after every request.
    match::JsonObject with_state(match::JsonObject json) const;
    void start_over();

    const match::Hashes* hashes_;
    std::vector<Entry> stored_;  ///< since the last answer
    std::unique_ptr<Keeper> keeper_;
    Bots bots_;
};

}  // namespace lemniscate::table
