#include "match/position.h"

#include <string_view>

#include "games/games.h"
#include "match/json.h"
#include "match/reader.h"

namespace lemniscate::match {

namespace {

/// The game that a document in one of the formats names; `known(id)` says whether it may, `games`
/// is what could stand there.
template <class Known>
Result<std::string> read_head(const Json& document, Range formats, Known&& known,
                              const std::string& games) {
    std::optional<Problem> problem;
    const Field head(document, problem);
    const Field format = head.field("format").required();
    const std::optional<std::int64_t> found = format.integer();
    if (found && (*found < formats.low || *found > formats.high)) {
        format.refuse(ProblemKind::wrong_format, formats.low == formats.high
                                                     ? std::to_string(formats.high)
                                                     : text_of(formats));
    }
    const Field game = head.field("game").required();
    const std::string id = game.text();
    if (!known(id)) game.refuse(ProblemKind::unknown_game, games);
    if (problem) return *problem;
    return id;
}

template <class Known>
Result<std::string> read_game(const Json& position, Known&& known, const std::string& games) {
    if (!position.is_object()) {
        return Problem{ProblemKind::wrong_type, "position", excerpt(position), "object"};
    }
    // Asked first: whoever mistakes a view for a position learns that, not which field is odd.
    if (position.contains("view")) return Problem{ProblemKind::is_a_view, "view", {}, {}};
    return read_head(position, {1, position_format}, known, games);
}

template <class Known>
Result<std::string> read_game_of_view(const Json& view, Known&& known, const std::string& games) {
    if (!view.is_object()) {
        return Problem{ProblemKind::wrong_type, "view", excerpt(view), "object"};
    }
    // Format 1 did not say what is unseen.
    const Result<std::string> game =
        read_head(view, {position_format, position_format}, known, games);
    if (!game) return game;
    std::optional<Problem> problem;
    Field(view, problem).field("view").required();
    if (problem) return *problem;
    return game;
}

bool is_game(const std::string& id) {
    return with_game(id, [](auto) {});
}

std::string list_of_games() {
    std::string games;
    each_game([&games](auto known) { games.append(games.empty() ? "" : ", ").append(known.id); });
    return games;
}

}  // namespace

Result<std::string> game_of(const Json& position) {
    return read_game(position, is_game, list_of_games());
}

Result<std::string> game_of_view(const Json& view) {
    return read_game_of_view(view, is_game, list_of_games());
}

std::optional<Problem> check_game(const Json& position, std::string_view game) {
    const auto known = [game](const std::string& id) { return id == game; };
    const Result<std::string> read = read_game(position, known, std::string(game));
    return read ? std::nullopt : std::optional<Problem>(read.problem());
}

std::optional<Problem> check_view(const Json& view, std::string_view game) {
    const auto known = [game](const std::string& id) { return id == game; };
    const Result<std::string> read = read_game_of_view(view, known, std::string(game));
    return read ? std::nullopt : std::optional<Problem>(read.problem());
}

}  // namespace lemniscate::match
