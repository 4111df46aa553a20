#include "match/position.h"

#include <string_view>

#include "games/games.h"
#include "match/reader.h"

namespace lemniscate::match {

namespace {

/// The game that a document names; `known(id)` says whether it may, `games` is what could stand
/// there.
template <class Known>
Result<std::string> read_game(const Json& position, Known&& known, const std::string& games) {
    if (!position.is_object()) {
        return Problem{ProblemKind::wrong_type, "position", excerpt(position), "object"};
    }
    // Asked first: whoever mistakes a view for a position learns that, not which field is odd.
    if (position.contains("view")) return Problem{ProblemKind::is_a_view, "view", {}, {}};

    std::optional<Problem> problem;
    const Field document(position, problem);
    const std::optional<std::int64_t> format = document.field("format").required().integer();
    if (format && *format != position_format) {
        document.field("format").refuse(ProblemKind::wrong_format, std::to_string(position_format));
    }
    const Field game = document.field("game").required();
    const std::string id = game.text();
    if (!known(id)) game.refuse(ProblemKind::unknown_game, games);
    if (problem) return *problem;
    return id;
}

}  // namespace

Result<std::string> game_of(const Json& position) {
    std::string games;
    each_game([&games](auto known) {
        games += games.empty() ? "" : ", ";
        games += known.id;
    });
    const auto known = [](const std::string& id) { return with_game(id, [](auto) {}); };
    return read_game(position, known, games);
}

std::optional<Problem> check_game(const Json& position, std::string_view game) {
    const auto known = [game](const std::string& id) { return id == game; };
    const Result<std::string> read = read_game(position, known, std::string(game));
    return read ? std::nullopt : std::optional<Problem>(read.problem());
}

}  // namespace lemniscate::match
