#include "match/choice.h"

namespace lemniscate::match {

namespace {

void add_says(Json& json, const Fact& fact) {
    if (fact.says) json["says"] = write_message(*fact.says);
}

/// Adds the fields of a fact to an object that has none of them; what was in the fact is gone.
void move_fields(Json& json, Fact& fact) {
    auto& fields = json.get_ref<Json::object_t&>();
    for (auto& field : fact.fields.get_ref<Json::object_t&>()) {
        fields.push_back({field.first, std::move(field.second)});
    }
}

}  // namespace

Json write_fact(Fact fact) {
    Json json = std::move(fact.fields);
    add_says(json, fact);
    return json;
}

Json write_choice(Choice choice) {
    Json json;
    json["move"] = std::move(choice.move);
    if (choice.number) {
        json["min"] = choice.number->min;
        json["max"] = choice.number->max;
    }
    move_fields(json, choice.what);
    if (!choice.gives.empty()) {
        Json& gives = json["gives"] = Json::array();
        for (Fact& fact : choice.gives) gives.push_back(write_fact(std::move(fact)));
    }
    add_says(json, choice.what);
    return json;
}

Json write_event_note(EventNote event) {
    Json json;
    json["entry"] = event.step;
    json["index"] = event.index;
    move_fields(json, event.what);
    add_says(json, event.what);
    return json;
}

}  // namespace lemniscate::match
