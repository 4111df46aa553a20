#include "table/write_problem.h"

namespace lemniscate::table {

match::JsonObject write_problem(const match::Problem& problem) {
    match::JsonObject json;
    json.add("problem", name_of(problem.kind)).add("where", match::place_of(problem));
    json.add("found", problem.found).add("expected", problem.expected);
    if (problem.line != 0) json.add("line", problem.line);
    return json;
}

}  // namespace lemniscate::table
