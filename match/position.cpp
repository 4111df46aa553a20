#include "match/position.h"

#include <string_view>

#include "games/games.h"
#include "match/reader.h"

namespace lemniscate::match {

Result<std::string> game_of(const Json& position) {
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
    std::string games;
    each_game([&games](auto known) {
        games += games.empty() ? "" : ", ";
        games += known.id;
    });
    if (!with_game(id, [](auto) {})) game.refuse(ProblemKind::unknown_game, games);
    if (problem) return *problem;
    return id;
}

}  // namespace lemniscate::match
