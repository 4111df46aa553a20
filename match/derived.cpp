#include "match/derived.h"

#include "match/json.h"
#include "match/path.h"
#include "match/position.h"
#include "match/record.h"

namespace lemniscate::match {

JsonObject begin_document(std::string_view game) {
    JsonObject json;
    json.add("format", position_format).add("game", game);
    return json;
}

std::optional<std::uint32_t> seat_or_null(Seat seat) {
    return seat == Seat::none ? std::nullopt : std::optional(index(seat));
}

JsonObject write_viewer(Viewer viewer, bool open) {
    JsonObject json;
    json.add("seat", seat_or_null(viewer.seat));
    if (open) json.add("open", true);
    return json;
}

JsonObject write_result(const Outcome& outcome) {
    JsonList winners;
    for (std::uint32_t seat = 0; seat < most_seats; ++seat) {
        if (outcome.won_by(seat_at(seat))) winners.add(seat);
    }
    JsonObject json;
    json.add("winners", winners).add("reason", outcome.reason);
    return json;
}

JsonObject derive(const Outcome& outcome, Seat to_act, std::string_view decision) {
    JsonObject json;
    if (outcome.over) {
        json.add("to_act", nullptr).add("decision", nullptr).add("result", write_result(outcome));
    } else {
        json.add("to_act", index(to_act)).add("decision", decision);
    }
    return json;
}

void check_equal(const Field& field, const Json& derived) {
    if (!field.is_missing() && field.value() != derived) {
        field.refuse(ProblemKind::disagrees, excerpt(derived));
    }
}

void check_derived(const Field& position, const Json& derived) {
    check_equal(position.field("to_act"), derived["to_act"]);
    check_equal(position.field("decision"), derived["decision"]);
    const Field result = position.field("result");
    if (result.is_missing() || result.is_null() || !derived.contains("result")) {
        check_equal(result, derived.value("result", Json(nullptr)));
        return;
    }
    const Fields fields = result.fields({"winners", "reason"});
    check_equal(fields["winners"], derived["result"]["winners"]);
    check_equal(fields["reason"], derived["result"]["reason"]);
}

}  // namespace lemniscate::match
