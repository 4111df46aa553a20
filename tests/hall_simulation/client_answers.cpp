// What is answered: done, refused or hello, once for each request.
#include <algorithm>

#include "tests/hall_simulation/client.h"
#include "tests/hall_simulation/openings.h"
#include "tests/hall_simulation/permission.h"
#include "tests/hall_simulation/reasons.h"
#include "tests/table_simulation/demand.h"

namespace lemniscate::tests::hall_simulation {

using match::Json;
using table_simulation::demand;
using table_simulation::demand_equal;
using table_simulation::Disagreement;

namespace {

/// Whether this person's request leads to this table: it has opened it, or it was a quick match and
/// somebody waited there.
bool leads_to(const Request& request, const Person& person, const TableFacts& facts) {
    const bool opened_it = facts.row.host == person && facts.row.command == request.id();
    return opened_it ? asks_for(request, facts) : request.verb() == "quick";
}

/// Whether a line under this number was said by this request.
bool was_said(const Request& request, const Person& person, std::uint64_t number,
              const World& world) {
    const auto table = world.hall.store.rows.said.find(request.table());
    if (table == world.hall.store.rows.said.end()) return false;
    const auto line = table->second.find(number);
    return line != table->second.end() && line->second.person == person &&
           line->second.command == request.id();
}

/// Whether this request, or another one under its id, has led to an entry.
bool has_entry(const Request& request, const Person& person, const World& world) {
    const TableFacts& facts = *world.table(request.table());
    for (std::uint64_t number = 0; number < facts.size(); ++number) {
        const Json& stored = facts.entry(number);
        if (stored.value("person", "") == person && stored.value("command", "") == request.id()) {
            return true;
        }
    }
    return false;
}

/// Whether `done` has what is answered to such a request: of several with one id it tells them
/// apart.
bool answers(const Request& request, const Json& answer, const Person& person, const World& world) {
    const std::string verb = request.verb();
    if (verb == "open" || verb == "quick") {
        const TableFacts* facts = answer.contains("code") ? world.table(answer["table"]) : nullptr;
        return facts != nullptr && leads_to(request, person, *facts);
    }
    if (verb == "find") return answer.contains("glance");
    if (verb == "command" || verb == "say") {
        if (!answer.contains("number") || answer["table"] != request.table()) return false;
        const bool is_line = was_said(request, person, answer["number"], world);
        return verb == "say" ? is_line : !is_line || has_entry(request, person, world);
    }
    if (verb == "finished" || verb == "running") return answer.contains("tables");
    if (verb == "ping") return answer.contains("now");
    if (verb == "watch") return answer.size() == 2 && answer.value("table", "") == request.table();
    return answer.size() == 1;
}

}  // namespace

void Client::take_hello(const Json& hello) {
    const auto asked = std::find_if(pending_.begin(), pending_.end(), [&](const Request& request) {
        return request.verb() == "hello" && request.id() == hello["id"];
    });
    demand(asked != pending_.end() && !has_said_hello_, "a hello that nobody said");
    pending_.erase(asked);
    has_said_hello_ = true;
    demand(hello["person"] == person_, "somebody else's hello");
    demand(world_.names[person_].contains(hello["name"]), "another name");
}

void Client::take_answer(const Json& answer) {
    const auto asked = std::find_if(pending_.begin(), pending_.end(), [&](const Request& request) {
        return request.id() == answer["done"] && answers(request, answer, person_, world_);
    });
    demand(asked != pending_.end(), "an answer to nothing");
    const Request request = *asked;
    pending_.erase(asked);
    take_done(request, answer);
}

void Client::take_done(const Request& request, const Json& answer) {
    const std::string verb = request.verb();
    const std::string table = request.table();
    if (verb == "open") opened(request, answer);
    if (verb == "quick") matched(request, answer);
    if (verb == "find") found(request, answer);
    if (verb == "watch") watched(request);
    if (verb == "command") commanded(request, answer);
    if (verb == "say") said(request, answer);
    if (verb == "finished") finished(request, answer);
    if (verb == "running") running(answer);
    if (verb == "ping") demand(answer["now"] == world_.hall.now, "another time");
    if (verb == "lobby") follows_lobby_ = request.message.value("on", true);
    if (verb == "unwatch") watching_.erase(table);
    if (verb == "mute") world_.mutes.done(hearing(table, request.message["person"]));
}

void Client::take_refusal(const Json& refusal) {
    const std::string why = refusal["why"];
    ++world_.counts.refusals[why];
    if (why == "bad_request") {
        demand(nonsense_ > 0, "a good request is called a bad one");
        --nonsense_;
        return;
    }
    std::string asked_for;
    const Refused refused{person_, has_said_hello_, watching_.size()};
    for (auto request = pending_.begin(); request != pending_.end(); ++request) {
        if (request->id() != refusal["refused"]) continue;
        if (is_reason(world_, refused, *request, why)) {
            pending_.erase(request);
            return;
        }
        asked_for = request->text();
    }
    demand(!asked_for.empty(), "a refusal of nothing");
    throw Disagreement("is refused for no reason: " + asked_for);
}

void Client::opened(const Request& request, const Json& answer) {
    const TableFacts* facts = world_.table(answer["table"]);
    demand(facts != nullptr, "a table that is not stored");
    demand(facts->row.host == person_ && facts->row.command == request.id() &&
               facts->row.code == answer["code"],
           "somebody else's table");
    demand(!request.is_unfit && asks_for(request, *facts), "not what was asked for");
    const auto [before, is_new] =
        world_.opened.try_emplace({person_, request.id()}, answer["table"].get<std::string>());
    if (!is_new) ++world_.counts.repeated;
    demand_equal(before->second, answer["table"].get<std::string>(), "the table of one id");
}

void Client::matched(const Request& request, const Json& answer) {
    const TableFacts* facts = world_.table(answer["table"]);
    demand(facts != nullptr, "a table that is not stored");
    demand(facts->row.code == answer["code"], "another code");
    demand(facts->settings["game"] == request.message["game"], "another game");
    if (facts->row.host == person_ && facts->row.command == request.id()) {
        return demand(asks_for(request, *facts), "not what was asked for");
    }
    demand(facts->row.listed && !facts->is_by_invitation(), "sent to a private table");
    demand(request.message["opponents"] == "people", "sent to people instead of bots");
    demand(facts->was([&](const Standing& standing) {
        if (!answer.contains("seat")) return standing.belongs(person_);
        const Place& place = standing.places.at(answer["seat"]);
        return standing.phase == "gathering" && place.kind == "open" && place.person.empty();
    }),
           "sent to a seat that is not free");
}

void Client::found(const Request& request, const Json& answer) const {
    const TableFacts* facts = world_.table(answer["table"]);
    demand(facts != nullptr && shows_code(request.message, *facts), "found without its code");
    demand_glance(*facts, answer["glance"]);
}

void Client::watched(const Request& request) {
    demand(watching_for(request.table()).seat == request.message.value("seat", no_seat),
           "watches without an update");
}

void Client::commanded(const Request& request, const Json& answer) {
    const TableFacts& facts = *world_.table(request.table());
    std::uint64_t entry = facts.size();
    for (std::uint64_t number = facts.size(); number-- > 0;) {
        const Json& stored = facts.entry(number);
        if (stored.value("person", "") != person_) continue;
        if (stored.value("command", "") == request.id()) entry = number;
    }
    demand(entry < facts.size(), "acknowledged before it is stored");
    const Json& stored = facts.entry(entry);
    const bool is_own = stored.contains("seat") && stored["kind"] != "seat_changed";
    const std::uint64_t number =
        facts.number_of(is_own ? stored["seat"].get<int>() : no_seat, entry);
    demand_equal(answer["number"].get<std::uint64_t>(), number, "the number of a command");
    const auto [before, is_new] = world_.done.try_emplace({request.table(), person_, request.id()},
                                                          std::pair(request.command(), number));
    if (!is_new) ++world_.counts.repeated;
    demand(before->second == std::pair(request.command(), number),
           "one id and two commands: " + before->second.first.dump());
    if (const Watching* watching = this->watching(request.table())) {
        demand(watching->told >= facts.number_of(watching->seat, entry + 1),
               "acknowledged before it is told");
    }
}

void Client::said(const Request& request, const Json& answer) {
    const auto& lines = world_.hall.store.rows.said[request.table()];
    const auto line = lines.find(answer["number"]);
    demand(line != lines.end(), "acknowledged before it is stored");
    demand(line->second.person == person_ && line->second.command == request.id() &&
               line->second.text == request.message["text"],
           "something else was said");
    const auto [before, is_new] = world_.said.try_emplace(
        {request.table(), person_, request.id()}, std::pair(line->first, line->second.text));
    if (!is_new) {
        ++world_.counts.repeated;
        return;
    }
    demand(world_.table(request.table())->was([&](const Standing& standing) {
        return standing.sits_anywhere(person_);
    }),
           "said by somebody who does not sit there");
}

void Client::finished(const Request&, const Json& answer) const {
    std::int64_t last = world_.hall.now;
    for (const Json& row : answer["tables"]) {
        demand_row(row);
        const TableFacts& facts = *world_.table(row["table"]);
        demand(facts.is_over() && facts.now().belongs(person_), "not one's own, or not over");
        demand(row["changed"] <= last, "not the last changed first");
        last = row["changed"];
    }
}

void Client::running(const Json& answer) const {
    for (const Json& row : answer["tables"]) {
        demand_row(row);
        const TableFacts& facts = *world_.table(row["table"]);
        demand(
            facts.row.listed && !facts.is_by_invitation() && facts.settings.value("watched", true),
            "not for everybody to see");
        demand(facts.was([&](const Standing& standing) {
            return standing.phase == "playing" && !standing.sits_anywhere(person_);
        }),
               "not running, or one's own");
    }
}

}  // namespace lemniscate::tests::hall_simulation
