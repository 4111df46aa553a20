#include "match/choice.h"

namespace lemniscate::match {

namespace {

/// Adds the fields of a fact and its message to an object.
void add(Json& json, const Fact& fact) {
    for (const auto& [name, value] : fact.fields.items()) json[name] = value;
}
void add_says(Json& json, const Fact& fact) {
    if (fact.says) json["says"] = write_message(*fact.says);
}

}  // namespace

Json write_fact(const Fact& fact) {
    Json json = fact.fields;
    add_says(json, fact);
    return json;
}

Json write_choice(const Choice& choice) {
    Json json;
    json["move"] = choice.move;
    if (choice.number) {
        json["min"] = choice.number->min;
        json["max"] = choice.number->max;
    }
    add(json, choice.what);
    if (!choice.gives.empty()) {
        Json& gives = json["gives"] = Json::array();
        for (const Fact& fact : choice.gives) gives.push_back(write_fact(fact));
    }
    add_says(json, choice.what);
    return json;
}

Json write_event_note(const EventNote& event) {
    Json json;
    json["entry"] = event.step;
    json["index"] = event.index;
    add(json, event.what);
    add_says(json, event.what);
    return json;
}

}  // namespace lemniscate::match
