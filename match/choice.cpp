#include "match/choice.h"

#include <utility>

namespace lemniscate::match {

Message LogLine::says() const {
    Messages what{{}, semicolon};
    for (const LogPart& part : parts) what.items.push_back(part.says);
    return {"play.turn", {who, {"what", std::move(what)}}};
}

void write_fields(JsonObject& json, const Fact& fact) {
    json.add_all(fact.fields);
    if (fact.says) json.add("says", *fact.says);
}

void write_fields(JsonObject& json, const Choice& choice) {
    json.add("move", choice.move);
    if (choice.number) json.add("min", choice.number->min).add("max", choice.number->max);
    json.add_all(choice.what.fields);
    if (!choice.gives.empty()) {
        json.add_list("gives", [&](JsonList& gives) {
            for (const Fact& fact : choice.gives) gives.add(fact);
        });
    }
    if (choice.what.says) json.add("says", *choice.what.says);
}

void write_fields(JsonObject& json, const EventNote& event) {
    json.add("entry", event.step).add("index", event.index);
    write_fields(json, event.what);
}

}  // namespace lemniscate::match
