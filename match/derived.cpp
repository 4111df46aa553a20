#include "match/derived.h"

#include <utility>

#include "match/path.h"
#include "match/position.h"

namespace lemniscate::match {

Json begin_document(std::string_view game) {
    Json json;
    json["format"] = position_format;
    json["game"] = game;
    return json;
}

Json seat_or_null(Seat seat) { return seat == Seat::none ? Json(nullptr) : Json(index(seat)); }

Derived derive(const Outcome& outcome, std::uint32_t players, Seat to_act,
               std::string_view decision) {
    if (!outcome.over) return {index(to_act), decision, nullptr};
    Json winners = Json::array();
    for (std::uint32_t seat = 0; seat < players; ++seat) {
        if (outcome.won_by(seat_at(seat))) winners.push_back(seat);
    }
    Json result;
    result["winners"] = std::move(winners);
    result["reason"] = outcome.reason;
    return {nullptr, nullptr, std::move(result)};
}

void write_derived(Derived derived, Json& json) {
    json["to_act"] = std::move(derived.to_act);
    json["decision"] = std::move(derived.decision);
    if (!derived.result.is_null()) json["result"] = std::move(derived.result);
}

void check_equal(const Field& field, const Json& derived) {
    if (!field.is_missing() && field.value() != derived) {
        field.refuse(ProblemKind::disagrees, excerpt(derived));
    }
}

void check_derived(const Field& position, const Derived& derived) {
    check_equal(position.field("to_act"), derived.to_act);
    check_equal(position.field("decision"), derived.decision);
    const Field result = position.field("result");
    if (result.is_missing() || result.is_null() || derived.result.is_null()) {
        check_equal(result, derived.result);
        return;
    }
    const Fields fields = result.fields({"winners", "reason"});
    check_equal(fields["winners"], derived.result["winners"]);
    check_equal(fields["reason"], derived.result["reason"]);
}

}  // namespace lemniscate::match
