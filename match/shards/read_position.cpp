#include <optional>

#include "match/derived.h"
#include "match/shards/parts.h"
#include "match/shards/position.h"

namespace lemniscate::match {

namespace shards_format {
namespace {

Result<shards::State> read(const Json& document) {
    std::optional<Problem> problem;
    const Field field(document, problem);
    const Fields position =
        field.fields({"format", "game", "options", "turn", "centre", "players", "pending", "attack",
                      "auction", "draft", "to_act", "decision", "result"});
    shards::State state{};
    CardReader cards(state);
    read_options(position["options"], position["players"].entries().size(), state);
    read_turn(position["turn"], state);
    read_centre(position["centre"], state, cards);
    read_players(position["players"], state, cards);
    read_attack(position["attack"], state, cards);
    read_auction(position["auction"], state);
    read_draft(position["draft"], state, cards);
    read_pending(position["pending"], state, cards);
    read_ending(position["turn"], position["result"], state);
    if (problem) return *problem;

    // Each check relies on those before it.
    check_phase(field, state);
    if (!problem) check_sides(field, state);
    if (!problem) check_setup(field, state, cards);
    if (!problem) check_attack(field, state);
    if (!problem) check_answers(field, state);
    if (!problem) check_derived(field, derive(state));
    if (problem) return *problem;
    return state;
}

}  // namespace
}  // namespace shards_format

Result<shards::State> read_position(shards::Game, const Json& position) {
    if (const auto problem = check_game(position, shards::Game::id)) return *problem;
    return shards_format::read(position);
}

}  // namespace lemniscate::match
