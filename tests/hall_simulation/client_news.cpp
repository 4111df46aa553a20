// What comes by itself: updates, the chat, who is there.
#include <algorithm>
#include <array>
#include <string_view>

#include "tests/hall_simulation/client.h"
#include "tests/hall_simulation/permission.h"
#include "tests/table_simulation/demand.h"

namespace lemniscate::tests::hall_simulation {

using match::Json;
using table_simulation::demand;
using table_simulation::demand_equal;
using table_simulation::Disagreement;

namespace {

/// What news say as the entry says it. Not among them: who asked for it and how, salts, and what
/// stands apart.
constexpr std::array<std::string_view, 19> told_fields = {
    "time", "kind",  "seat", "setting",  "terms", "until", "rules", "moves",  "what",   "yes",
    "why",  "since", "move", "decision", "order", "table", "by",    "reason", "winners"};

bool is_told(std::string_view field) {
    return std::find(told_fields.begin(), told_fields.end(), field) != told_fields.end();
}

std::string hex_of_seats(const Json& winners) {
    std::uint64_t mask = 0;
    for (const Json& seat : winners) mask |= 1ULL << seat.get<std::uint64_t>();
    return std::to_string(mask);
}

void demand_same_news(const Json& news, const Json& entry, int seat) {
    const std::string both = news.dump().substr(0, 300) + " of " + entry.dump().substr(0, 300);
    const bool is_own = entry.contains("seat") && entry["seat"] == seat;
    for (const auto& [field, value] : news.items()) {
        if (field == "number" || field == "step" || field == "events" || field == "offer") continue;
        demand(is_told(field), "news tell " + field + ": " + both);
        if (field == "winners") {
            demand(hex_of_seats(value) == entry[field].dump(), "other winners: " + both);
        } else if (field == "by" && !is_own && entry[field] == "order") {
            demand(value == "person", "news tell of an order: " + both);
        } else {
            demand(entry.contains(field) && entry[field] == value, "other news: " + both);
        }
    }
    for (const char* field : {"kind", "time", "seat", "by", "why", "terms"}) {
        demand(!entry.contains(field) || news.contains(field), "news do not tell all: " + both);
    }
    demand(is_own || !news.contains("move"), "news tell what only its seat may know: " + both);
}

}  // namespace

Watching& Client::watching_for(const std::string& table) {
    const auto found = watching_.find(table);
    demand(found != watching_.end(), "a table that is not looked at");
    return found->second;
}

const Request* Client::watch_to_come(const std::string& table, const std::vector<Json>& batch,
                                     std::size_t place) const {
    for (; place < batch.size(); ++place) {
        if (!batch[place].contains("done")) continue;
        for (const Request& request : pending_) {
            if (request.verb() == "watch" && request.table() == table &&
                request.id() == batch[place]["done"]) {
                return &request;
            }
        }
    }
    return nullptr;
}

void Client::take_update(const Json& message, const std::vector<Json>& batch, std::size_t place) {
    const Json& update = message["update"];
    const std::string id = update["table"];
    const TableFacts* facts = world_.table(id);
    demand(facts != nullptr, "an update of no table");
    if (const Request* request = watch_to_come(id, batch, place)) {
        const Json& asked = request->message;
        Watching watching{.seat = asked.value("seat", no_seat),
                          .shows_code = shows_code(asked, *facts)};
        const std::uint64_t last = update["last"];
        if (asked.contains("seen") && asked["seen"] <= last) {
            watching.told = asked["seen"].get<std::uint64_t>() + 1;
            ++world_.counts.caught_up;
        }
        if (asked.contains("heard")) watching.heard = asked["heard"].get<std::uint64_t>() + 1;
        watching.parts = {"view", "choices", "notes", "log"};
        if (asked.contains("parts")) {
            watching.parts.clear();
            for (const Json& part : asked["parts"]) watching.parts.insert(part);
        }
        demand(message.contains("names"), "the first update has no names");
        watching_[id] = watching;
    }
    Watching& watching = watching_for(id);
    take_news(*facts, watching, update);
    demand_now(*facts, watching, update["now"]);
    demand(update.contains("log") == watching.parts.contains("log"), "a log that nobody wants");
    if (message.contains("names")) demand_names(*facts, message["names"]);
    watching.now = update["now"];
    world_.seen[{person_, id, watching.seat}] = watching.told - 1;
}

void Client::take_news(const TableFacts& facts, Watching& watching, const Json& update) {
    for (const Json& news : update["news"]) {
        demand_equal(news["number"].get<std::uint64_t>(), watching.told, "the number of news");
        demand(watching.told < facts.told(watching.seat), "news of what is not stored");
        demand_same_news(news, facts.told_entry(watching.seat, watching.told), watching.seat);
        ++watching.told;
    }
    demand_equal(update["last"].get<std::uint64_t>() + 1, watching.told, "the last number");
}

void Client::demand_now(const TableFacts& facts, const Watching& watching, const Json& now) const {
    const int seat = watching.seat;
    if (seat == no_seat) {
        demand(facts.is_watched(), "a spectator of a table that is not watched");
        demand(!facts.is_by_invitation() || watching.shows_code, "a spectator without the code");
    } else {
        demand(facts.sat(person_, static_cast<std::size_t>(seat)), "an update of another's seat");
    }
    const bool is_host = facts.row.host == person_;
    demand(now["host"] == is_host, "who is the host");
    demand(is_host || !now.contains("invitations"), "invitations of somebody else");
    demand(facts.was_in(now["phase"]), "another phase");
    demand(!now.contains("secret") || now["phase"] == "over", "the secret before the end");
    for (std::size_t i = 0; i < now["seats"].size(); ++i) {
        const Json& told = now["seats"][i];
        const Person sitting = told.value("person", "");
        demand(facts.sat(sitting, i), "another person at a seat");
        demand(told["you"] == (sitting == person_), "who you are");
        demand(!told.contains("orders") || static_cast<int>(i) == seat, "orders of another's seat");
    }
    for (const char* part : {"view", "choices", "notes"}) {
        demand(!now.contains(part) || watching.parts.contains(part), "what nobody wants");
    }
    if (now.contains("choices") && !now["choices"].empty()) {
        demand(now["to_act"] == seat, "choices of another's seat");
    }
    demand(seat != no_seat || !now.contains("undo"), "a spectator cannot take anything back");
    if (now.contains("view")) {
        const Json& whose = now["view"]["view"]["seat"];
        demand(seat == no_seat ? whose.is_null() : whose == seat, "the view of another's seat");
    }
}

void Client::take_chat(const Json& chat) {
    const std::string id = chat["table"];
    Watching& watching = watching_for(id);
    for (const Json& line : chat["lines"]) {
        const std::uint64_t number = line["number"];
        const auto& stored = world_.lines_of(id);
        const auto row = stored.find(number);
        demand(row != stored.end() && line["text"] == row->second.text &&
                   line["person"] == row->second.person,
               "a line of the chat that is not stored");
        demand(number >= watching.heard, "a line of the chat twice");
        demand(world_.mutes.may_hear(hearing(id, row->second.person)),
               "somebody is heard who was muted");
        pass_over(id, watching, number);
        watching.heard = number + 1;
        world_.heard[{person_, id}] = number;
        ++world_.counts.lines_heard;
    }
}

void Client::pass_over(const std::string& table, Watching& watching, std::uint64_t until) {
    for (; watching.heard < until; ++watching.heard) {
        const Person& speaker = world_.lines_of(table).at(watching.heard).person;
        demand(world_.mutes.may_miss(hearing(table, speaker)),
               speaker + " is not heard by " + person_ + " at " + table + ", who is not muted");
        ++world_.counts.lines_kept_back;
    }
}

Mutes::Pair Client::hearing(const std::string& table, const Person& speaker) const {
    return {table, person_, speaker};
}

void Client::take_presence(const Json& presence) {
    Watching& watching = watching_for(presence["table"]);
    const TableFacts& facts = *world_.table(presence["table"]);
    for (const Json& person : presence["people"]) {
        demand(facts.was([&](const Standing& standing) { return standing.sits_anywhere(person); }),
               "somebody is there who does not sit there");
    }
    watching.presence = presence;
}

void Client::take_notice(const Json& notice) const {
    if (!notice.contains("table")) return;
    demand(watching_.contains(notice["table"]), "a notice about a table that is not looked at");
}

void Client::take_gone(const Json& gone) {
    const std::string id = gone["table"];
    const Watching& watching = watching_for(id);
    const auto seat = static_cast<std::size_t>(watching.seat);
    demand(watching.seat != no_seat && world_.table(id)->was([&](const Standing& standing) {
        return !standing.sits(person_, seat);
    }),
           "a watch ends though the seat is the watcher's");
    watching_.erase(id);
}

void Client::demand_presence(const std::string& table, const Json& presence) const {
    const Watching* watching = this->watching(table);
    if (watching == nullptr) return;
    const auto sorted = [](Json people) {
        std::sort(people.begin(), people.end());
        return people;
    };
    const bool is_same = watching->presence["watching"] == presence["watching"] &&
                         sorted(watching->presence["people"]) == sorted(presence["people"]);
    if (is_same) return;
    throw Disagreement(person_ + " was told " + watching->presence.dump() + ", and there are " +
                       presence.dump());
}

}  // namespace lemniscate::tests::hall_simulation
