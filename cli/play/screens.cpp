#include "cli/play/screens.h"

#include "cli/play/tables.h"
#include "games/games.h"
#include "match/view_of.h"

namespace lemniscate::cli {

std::string draw(const match::View& view, const Style& style, const texts::Texts& texts,
                 std::span<const std::string> names) {
    std::string drawn;
    with_game(view.game(), [&]<Game G>(G) { drawn = draw(view.of<G>(), style, texts, names); });
    return drawn;
}

}  // namespace lemniscate::cli
