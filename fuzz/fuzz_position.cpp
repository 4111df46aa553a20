// Bytes as a position file: what is accepted can be printed, read back, watched and played on.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/game.h"
#include "engine/hash.h"
#include "fuzz/checks.h"
#include "fuzz/mutate_bytes.h"
#include "fuzz/mutate_json.h"
#include "match/games.h"
#include "match/json.h"

namespace lemniscate::fuzz {
namespace {

constexpr int moves_played = 50;
/// Views are written out for everybody at the table: at every move would be most of the time.
constexpr int moves_between_views = 25;
/// Reading a move lists all moves again, so only some of a long list are read; fewer after the
/// position itself, where it is the many positions that count.
constexpr std::size_t moves_read_first = 200;
constexpr std::size_t moves_read_later = 5;

template <Game G>
void check_printing(const typename G::State& state) {
    const match::Json printed = match::write_position(state);
    const auto text = match::parse_json(match::format_json(printed));
    require(text && *text == printed, "a printed position is JSON");
    const auto read = match::read_position(G{}, *text);
    require(static_cast<bool>(read), "a printed position is accepted");
    require(*read == state, "a position is read back as the same");
}

template <Game G>
void check_viewer(const typename G::State& state, Viewer viewer, Dice& dice) {
    const typename G::View view = observe(state, viewer);
    const auto refused = match::game_of(match::write_view(view));
    require(!refused && refused.problem().kind == match::ProblemKind::is_a_view,
            "a view is no position");
    require(observe(imagine(view, dice), viewer) == view, "what is imagined looks the same");
}

template <Game G>
void check_viewers(const typename G::State& state, Dice& dice) {
    check_viewer<G>(state, spectator, dice);
    for (std::uint32_t seat = 0; seat < seats(state); ++seat) {
        check_viewer<G>(state, {seat_at(seat)}, dice);
    }
}

template <Game G>
void check_moves(const typename G::State& state, const typename G::MoveList& moves,
                 std::size_t read_at_most) {
    require(moves.empty() == (to_act(state) == Seat::none), "whoever is to act can act");
    require(outcome(state).over == moves.empty(), "a game ends when nobody can act");
    for (std::size_t i = 1; i < moves.size(); ++i) {
        require(moves[i - 1] < moves[i], "moves ascend without twins");
    }
    for (std::size_t i = 0; i < moves.size(); i += moves.size() / read_at_most + 1) {
        const auto read = read_move(state, write_move(state, moves[i]));
        require(read.refusal == G::Refusal::none, "a printed move is accepted");
        require(read.move == moves[i], "a move is read back as the same");
    }
}

template <Game G>
void check_position(const match::Json& position) {
    const auto read = match::read_position(G{}, position);
    if (!read) return require_readable(read.problem());
    typename G::State state = *read;
    check_printing<G>(state);

    Dice dice(fingerprint(state));
    typename G::MoveList moves;
    for (int played = 0; played <= moves_played; ++played) {
        legal(state, moves);
        check_moves<G>(state, moves, played == 0 ? moves_read_first : moves_read_later);
        if (played % moves_between_views == 0) check_viewers<G>(state, dice);
        if (moves.empty()) break;
        play(state, moves[dice.below(static_cast<std::uint32_t>(moves.size()))], dice, Silence{});
    }
    check_printing<G>(state);
}

void check(std::string_view text) {
    const auto json = match::parse_json(text);
    if (!json) return require_readable(json.problem());
    const auto game = match::game_of(*json);
    if (!game) return require_readable(game.problem());
    with_game(*game, [&json]<class G>(G) { check_position<G>(*json); });
}

}  // namespace
}  // namespace lemniscate::fuzz

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t room, unsigned int seed) {
    using namespace lemniscate::fuzz;
    return mutate_json_bytes(data, size, room, seed, 4, mutate);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    lemniscate::fuzz::check({reinterpret_cast<const char*>(data), size});
    return 0;
}
