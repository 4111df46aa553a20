#include "tests/hall_simulation/openings.h"

#include "table/command.h"

namespace lemniscate::tests::hall_simulation {

using match::Json;

namespace {

/// Against whom a quick match is that was opened like this.
std::string opponents(const TableFacts& facts) {
    const Json& seats = facts.settings["seats"];
    return seats.size() > 1 && seats[1]["kind"] == "bot" ? "bots" : "people";
}

bool is_clock(const Json& clock, const TableFacts& facts) {
    if (clock["kind"] != facts.clock()) return false;
    return !clock.contains("time") || clock["time"] == facts.settings["clock"]["time"];
}

}  // namespace

bool asks_for(const Request& request, const TableFacts& facts) {
    if (request.verb() == "open") {
        return facts.row.content == table::content_of(request.message["settings"].dump());
    }
    const Json& seat = facts.settings["seats"][0];
    return seat["kind"] == "person" && seat["name"] == facts.row.host &&
           request.message["game"] == facts.settings["game"] &&
           request.message["opponents"] == opponents(facts) &&
           is_clock(request.message.value("clock", Json{{"kind", "none"}}), facts);
}

}  // namespace lemniscate::tests::hall_simulation
