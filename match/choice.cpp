#include "match/choice.h"

#include <utility>

namespace lemniscate::match {

namespace {

void add_says(JsonObject& json, const Fact& fact) {
    if (fact.says) json.add("says", write_message(*fact.says));
}

}  // namespace

Message LogLine::says() const {
    Messages what{{}, semicolon};
    for (const LogPart& part : parts) what.items.push_back(part.says);
    return {"play.turn", {who, {"what", std::move(what)}}};
}

JsonObject write_fact(const Fact& fact) {
    JsonObject json = fact.fields;
    add_says(json, fact);
    return json;
}

JsonObject write_choice(const Choice& choice) {
    JsonObject json;
    json.add("move", choice.move);
    if (choice.number) json.add("min", choice.number->min).add("max", choice.number->max);
    json.add_all(choice.what.fields);
    if (!choice.gives.empty()) {
        JsonList gives;
        for (const Fact& fact : choice.gives) gives.add(write_fact(fact));
        json.add("gives", gives);
    }
    add_says(json, choice.what);
    return json;
}

JsonObject write_event_note(const EventNote& event) {
    JsonObject json;
    json.add("entry", event.step).add("index", event.index).add_all(event.what.fields);
    add_says(json, event.what);
    return json;
}

}  // namespace lemniscate::match
