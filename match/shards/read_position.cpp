#include <optional>

#include "match/derived.h"
#include "match/json.h"
#include "match/shards/parts.h"
#include "match/shards/position.h"

namespace lemniscate::match {

namespace shards_format {

void read_table(const Fields& document, shards::Table& table, CardReader& cards) {
    read_options(document["options"], document["players"].entries().size(), table);
    read_turn(document["turn"], document["format"].value() == 1, table, cards);
    read_centre(document["centre"], table, cards);
    read_players(document["players"], table, cards);
    read_attack(document["attack"], table, cards);
    read_auction(document["auction"], table);
    read_draft(document["draft"], table, cards);
    read_pending(document["pending"], table, cards);
    read_ending(document["turn"], document["result"], table);
}

void check_table(const Field& document, const shards::State& state, const CardReader& cards,
                 const std::optional<Problem>& problem) {
    // Each check relies on those before it.
    check_phase(document, state);
    if (!problem) check_sides(document, state);
    if (!problem) check_setup(document, state, cards);
    if (!problem) check_attack(document, state);
    if (!problem) check_answers(document, state);
    if (!problem) check_derived(document, derive(state));
}

namespace {

Result<shards::State> read(const Json& document) {
    std::optional<Problem> problem;
    const Field field(document, problem);
    const Fields fields =
        field.fields({"format", "game", "options", "turn", "centre", "players", "pending", "attack",
                      "auction", "draft", "to_act", "decision", "result"});
    shards::State state{};
    CardReader cards(state);
    read_table(fields, state, cards);
    if (!problem) check_table(field, state, cards, problem);
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
