// What is wrong with a position, as one line of text: for tests.
#pragma once

#include <string>

#include "match/json.h"
#include "match/shards/position.h"

namespace lemniscate::match {

/// `kind at where`, with what was found and expected; `fine` for what is read.
inline std::string problem_of(const Json& position) {
    const Result<shards::State> state = read_position(shards::Game{}, position);
    if (state) return "fine";
    const Problem& problem = state.problem();
    return std::string(name_of(problem.kind)) + " at " + problem.where + ": " + problem.found +
           " | " + problem.expected;
}

inline std::string problem_of_text(const std::string& text) {
    const Result<Json> json = parse_json(text);
    return json ? problem_of(*json) : "not even JSON: " + json.problem().where;
}

/// Of a position with these fields.
inline std::string problem_in(const std::string& fields) {
    return problem_of_text(R"({"format": 2, "game": "shards", )" + fields + "}");
}

/// Of a game of two players.
inline std::string problem_with(const std::string& fields) {
    return problem_in(R"("options": {"players": 2}, )" + fields);
}

}  // namespace lemniscate::match
