#include "tests/hall_simulation/permission.h"

#include <algorithm>
#include <cctype>
#include <string>

#include "tests/table_simulation/demand.h"

namespace lemniscate::tests::hall_simulation {

using match::Json;
using table_simulation::demand;

namespace {

/// One entry on the way into a table.
class Gate {
  public:
    Gate(const TableFacts& facts, const Json& entry) : facts_(facts), entry_(entry) {}

    /// Whether this message may lead to the entry.
    bool lets_in(const Json& message) const {
        const Json& command = message["command"];
        const std::string verb = command["do"];
        const std::string kind = entry_["kind"];
        if (verb == "sit") return kind == "seated" && is_named(command) && may_sit(message);
        if (verb == "leave") return may_leave(kind);
        if (verb == "change_seat") return kind == "seat_changed" && may_change(command);
        if (verb == "invite") return kind == "invited" && is_host() && phase() != "over";
        if (!is_own_seat() || command["seat"] != entry_["seat"]) return false;
        if (verb == "salt") {
            return kind == "salted" && phase() == "salting" && !place().has_salted &&
                   entry_["salt"] == command["salt"];
        }
        if (verb == "rematch") return kind == "rematch" && phase() == "over";
        if (phase() != "playing" || place().is_out) return false;
        if (verb == "resign") return kind == "out" && entry_["why"] == "resigned";
        if (verb == "order") {
            return kind == "ordered" && entry_["decision"] == command["decision"] &&
                   entry_["order"] == command["order"];
        }
        if (verb == "answer") {
            return kind == "answered" && entry_["yes"] == command["yes"] &&
                   command["offer"] == facts_.number_of(seat(), entry_["offer"]);
        }
        if (command["at"] != facts_.number_of(seat(), facts_.now().changed)) return false;
        if (verb == "move") {
            return kind == "moved" && entry_["by"] == "person" && entry_["move"] == command["move"];
        }
        if (verb == "undo") {
            return kind == "taken_back" || (kind == "offered" && entry_["what"] == "undo");
        }
        return verb == "draw" && kind == "offered" && entry_["what"] == "draw";
    }

    /// Whether it may come without anybody's asking.
    bool comes_by_itself() const {
        const std::string kind = entry_["kind"];
        if (kind == "invited") return entry_["number"] == 1 && facts_.is_by_invitation();
        if (kind == "called") return phase() == "gathering" && is_full();
        if (kind == "dealt") return phase() == "salting";
        if (kind == "unseated") return goes_with_the_last();
        if (kind == "ended" || kind == "resumed") return phase() != "over";
        if (phase() != "playing") return false;
        if (kind == "out") {
            return entry_["why"] == "time" ? facts_.clock() != "none" && !place().is_out
                                           : goes_with_the_last();
        }
        if (kind == "moved") return moves_by_itself();
        return kind == "taken_back" || kind == "checkpoint";
    }

  private:
    const Standing& standing() const { return facts_.now(); }
    const std::string& phase() const { return standing().phase; }
    int seat() const { return entry_["seat"]; }
    const Place& place() const { return standing().places.at(entry_["seat"]); }
    Person person() const { return entry_.value("person", ""); }
    bool is_host() const { return person() == facts_.row.host; }
    bool is_own_seat() const { return standing().sits(person(), entry_["seat"]); }

    bool is_named(const Json& command) const {
        return !command.contains("seat") || command["seat"] == entry_["seat"];
    }
    bool may_sit(const Json& message) const {
        if (phase() != "gathering" || !place().person.empty()) return false;
        if (place().kind == "person") return place().name == person();
        if (place().kind != "open") return false;
        if (!facts_.is_by_invitation() || is_host()) return true;
        const std::string shown = message["command"].value("invitation", "");
        return shows_code(message, facts_) || standing().invitations.contains(shown);
    }
    bool may_leave(const std::string& kind) const {
        if (!is_own_seat()) return false;
        if (phase() == "gathering") return kind == "unseated";
        return phase() == "playing" && kind == "out" && entry_["why"] == "resigned";
    }
    bool may_change(const Json& command) const {
        const bool is_free = place().person.empty() || is_own_seat();
        return is_host() && phase() == "gathering" && is_free && is_named(command) &&
               command["setting"]["kind"] != "program";
    }
    bool is_full() const {
        return std::all_of(
            standing().places.begin(), standing().places.end(),
            [](const Place& place) { return !place.person.empty() || place.kind == "bot"; });
    }
    /// Whoever leaves has several seats.
    bool goes_with_the_last() const {
        for (std::uint64_t number = facts_.size(); number-- > 0;) {
            const Json& before = facts_.entry(number);
            if (before["kind"] != entry_["kind"]) return false;
            if (before.contains("person")) return before["person"] == place().person;
        }
        return false;
    }
    bool moves_by_itself() const {
        const std::string by = entry_["by"];
        if (by == "bot") return place().kind == "bot" || place().is_out;
        if (by != "order" || place().is_out || place().person.empty()) return false;
        return !place().orders.empty() || is_alone();
    }
    /// Whom nobody plays with but bots.
    bool is_alone() const {
        return std::count_if(standing().places.begin(), standing().places.end(),
                             [](const Place& other) { return other.kind != "bot"; }) == 1;
    }

    const TableFacts& facts_;
    const Json& entry_;
};

}  // namespace

bool shows_code(const Json& message, const TableFacts& facts) {
    std::string code;
    for (const char letter : message.value("code", "")) {
        if (letter == ' ' || letter == '-') continue;
        code += static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
    }
    return !code.empty() && code == facts.row.code;
}

void demand_permitted(const TableFacts& facts, const Json& entry, const std::vector<Json>& asked) {
    const Gate gate(facts, entry);
    if (!entry.contains("person")) {
        demand(gate.comes_by_itself(), "nobody asked for " + entry.dump());
        return;
    }
    demand(!asked.empty(), "an entry of somebody who did not ask for it: " + entry.dump());
    demand(std::any_of(asked.begin(), asked.end(),
                       [&gate](const Json& message) { return gate.lets_in(message); }),
           "was not free to do that: " + entry.dump() + " after " + asked.back().dump());
}

}  // namespace lemniscate::tests::hall_simulation
