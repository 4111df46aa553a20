#include "tests/hall_simulation/table_facts.h"

#include <utility>

namespace lemniscate::tests::hall_simulation {

using match::Json;

namespace {

Place place_of(const Json& setting) { return {setting["kind"], setting.value("name", "")}; }

}  // namespace

bool Standing::sits(const Person& person, std::size_t seat) const {
    return seat < places.size() && places[seat].person == person;
}

bool Standing::sits_anywhere(const Person& person) const {
    return std::any_of(places.begin(), places.end(),
                       [&](const Place& place) { return place.person == person; });
}

bool Standing::belongs(const Person& person) const {
    return std::any_of(places.begin(), places.end(), [&](const Place& place) {
        const bool is_kept = place.kind == "person" && place.person.empty();
        return is_kept ? place.name == person : place.person == person;
    });
}

bool Standing::is_joinable() const {
    return phase == "gathering" &&
           std::any_of(places.begin(), places.end(), [](const Place& place) {
               return place.kind == "open" && place.person.empty();
           });
}

void TableFacts::take(const Json& entry) {
    const std::uint64_t number = entries_.size();
    entries_.push_back(entry);
    entries_.back().erase("apart");
    const std::string kind = entry["kind"];
    if (kind == "opened") {
        settings = entry["settings"];
        match = entry.value("match", "");
        had_to_do.insert(entry["person"]);
        since_.emplace_back();
        visible_.resize(settings["seats"].size() + 1);
    } else {
        since_.push_back(since_.back());
    }
    stand(since_.back(), entry);
    for (const Place& place : now().places) {
        if (!place.person.empty()) had_to_do.insert(place.person);
        if (place.kind == "person") had_to_do.insert(place.name);
    }
    for (std::size_t i = 0; i < visible_.size(); ++i) {
        if (kind == "invited" || kind == "checkpoint") continue;
        if (kind == "ordered" && entry["seat"].get<std::size_t>() + 1 != i) continue;
        visible_[i].push_back(number);
    }
}

void TableFacts::stand(Standing& standing, const Json& entry) {
    const std::string kind = entry["kind"];
    const auto place = [&]() -> Place& { return standing.places.at(entry["seat"]); };
    if (kind == "opened") {
        for (const Json& seat : settings["seats"]) standing.places.push_back(place_of(seat));
    } else if (kind == "seated") {
        place().person = entry["person"];
    } else if (kind == "unseated") {
        place().person.clear();
    } else if (kind == "seat_changed") {
        place() = place_of(entry["setting"]);
    } else if (kind == "invited") {
        standing.invitations.insert(entry["apart"]["invitation"].get<std::string>());
    } else if (kind == "called") {
        standing.phase = "salting";
    } else if (kind == "salted") {
        place().has_salted = true;
    } else if (kind == "dealt" || kind == "moved" || kind == "taken_back") {
        standing.phase = "playing";
        standing.changed = entry["number"];
    } else if (kind == "ordered") {
        place().orders.insert(entry["decision"].get<std::string>());
    } else if (kind == "out") {
        place().is_out = true;
    } else if (kind == "ended") {
        standing.phase = "over";
    } else if (kind == "rematch") {
        rematch = entry.value("table", "");
    }
}

bool TableFacts::has_done(const Person& person, const std::string& command) const {
    return std::any_of(entries_.begin(), entries_.end(), [&](const Json& entry) {
        return entry.value("person", "") == person && entry.value("command", "") == command;
    });
}

std::uint64_t TableFacts::number_of(int seat, std::uint64_t entry) const {
    const std::vector<std::uint64_t>& all = visible(seat);
    return static_cast<std::uint64_t>(
        std::distance(all.begin(), std::lower_bound(all.begin(), all.end(), entry)));
}

}  // namespace lemniscate::tests::hall_simulation
