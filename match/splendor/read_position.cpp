#include <optional>

#include "match/json.h"
#include "match/splendor/position.h"
#include "match/splendor/table_reader.h"

namespace lemniscate::match {

Result<splendor::State> read_position(splendor::Game, const Json& position) {
    std::optional<Problem> problem = check_game(position, splendor::Game::id);
    if (problem) return *problem;
    splendor::State state{};
    splendor_format::TableReader(position, state, problem).read_position();
    if (problem) return *problem;
    return state;
}

}  // namespace lemniscate::match
