#include "tests/table_simulation/ways.h"

#include <deque>

#include "engine/sink.h"
#include "match/games.h"
#include "match/json.h"
#include "match/match.h"
#include "match/view_of.h"

namespace lemniscate::tests::table_simulation {

namespace {

std::vector<Way> all_ways() {
    std::vector<Way> all;
    each_game([&all]<Game G>(G) {
        for (const auto& setup : G::setups) {
            all.push_back(
                {G::id, setup.name, match::write_options(setup.options), setup.options.players});
        }
    });
    return all;
}

template <Game G>
match::Json late_position_of(const match::OptionList& options, std::uint64_t seed) {
    Dice dice(seed, 1);
    Dice choices(seed, 2);
    std::deque<typename G::State> last;
    typename G::MoveList moves;
    constexpr std::size_t longest_ending = 24;
    for (auto state = deal(*match::read_options(G{}, options), dice);
         to_act(state) != Seat::none;) {
        last.push_back(state);
        if (last.size() > longest_ending) last.pop_front();
        legal(state, moves);
        const auto chosen = choices.below(static_cast<std::uint32_t>(moves.size()));
        Silence silence;
        play(state, moves[chosen], dice, silence);
    }
    return match::write_position(last[choices.below(static_cast<std::uint32_t>(last.size()))]);
}

}  // namespace

const std::vector<Way>& ways() {
    static const std::vector<Way> all = all_ways();
    return all;
}

match::Json late_position(const Way& way, std::uint64_t seed) {
    match::Json position;
    with_game(way.game, [&]<Game G>(G) { position = late_position_of<G>(way.options, seed); });
    return position;
}

match::Json imagined_position(const match::View& view, Dice& dice) {
    match::Json position;
    with_game(view.game(),
              [&]<Game G>(G) { position = match::write_position(imagine(view.of<G>(), dice)); });
    return position;
}

}  // namespace lemniscate::tests::table_simulation
