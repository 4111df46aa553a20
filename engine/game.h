// The contract that every game meets. Everything above - bots, records, simulations, the command,
// the server - is written against it, and engine/kit tests it.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "engine/dice.h"
#include "engine/seat.h"
#include "engine/sink.h"

namespace lemniscate {

/// How a game stands. `winners` has a bit per seat: several for a shared win or for partners, none
/// for a draw. `reason` is an id of the game's own, empty while the game goes on.
struct Outcome {
    bool over = false;
    std::uint8_t winners = 0;
    std::string_view reason = {};
    bool as_partners = false;  ///< each winner has won whole: a team shares nothing

    constexpr bool won_by(Seat seat) const { return ((winners >> index(seat)) & 1U) != 0; }
    friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};

/// A way to play that has a name. Together a game's set-ups stand for all of them: tests, the
/// signature and the speed measurements go through them.
template <class Options>
struct Setup {
    std::string_view name;
    Options options;
    bool measured = false;  ///< its speed is
};

/// A game is a tag type G that names its types; its verbs are free functions beside them, found
/// through their arguments.
///
///   deal(options, dice)           -> State    set up the table
///   seats(state)                  -> uint32   how many sit there
///   to_act(state)                 -> Seat     who decides now (Seat::none: over)
///   legal(state, moves)                       every legal move, ascending, no twins
///   play(state, move, dice, sink)             the one way a state changes
///   refuse(state, move)           -> Refusal  why a move is not legal (Refusal::none: it is)
///   id_of(refusal)                -> id       its name, for programs and texts
///   outcome(state)                -> Outcome
///   fingerprint(state)            -> uint64   equal states have equal ones
///   observe(state, viewer)        -> View     the one door through which a state leaves
///   observe(event, viewer)        -> Event    the same door for what happened
///   reveals(event)                -> bool     whether somebody learned something hidden
///   imagine(view, dice)           -> State    a table that looks like this to that viewer
///   write_move(state, move)       -> text     notation; write_move and read_move are inverse
///   read_move(state, text)        -> {move, refusal, word}
///   decision(state)               -> id       what is asked, from a closed list
///
/// `imagine` takes a View and not a State: what a seat may not know cannot leak into it.
/// `G::rules` numbers the rules: it grows when a rule or a card changes, since records of older
/// rules may then be refused.
template <class G>
concept Game = requires(const typename G::Options options, typename G::State state,
                        const typename G::State& seen, typename G::Move move,
                        typename G::MoveList& moves, const typename G::View& view,
                        const typename G::Event& event, Dice& dice, Viewer viewer, Silence& sink,
                        std::string_view text) {
    { G::id } -> std::convertible_to<std::string_view>;
    { G::rules } -> std::convertible_to<std::uint32_t>;
    { G::min_players } -> std::convertible_to<std::uint32_t>;
    { G::max_players } -> std::convertible_to<std::uint32_t>;
    { G::setups[0] } -> std::convertible_to<Setup<typename G::Options>>;
    requires std::is_trivially_copyable_v<typename G::State>;
    requires std::equality_comparable<typename G::State>;
    requires std::equality_comparable<typename G::View>;
    requires std::totally_ordered<typename G::Move>;
    { deal(options, dice) } -> std::same_as<typename G::State>;
    { seats(seen) } -> std::same_as<std::uint32_t>;
    { to_act(seen) } -> std::same_as<Seat>;
    { legal(seen, moves) } -> std::same_as<void>;
    { play(state, move, dice, sink) } -> std::same_as<void>;
    { refuse(seen, move) } -> std::same_as<typename G::Refusal>;
    { id_of(G::Refusal::none) } -> std::convertible_to<std::string_view>;
    { outcome(seen) } -> std::same_as<Outcome>;
    { fingerprint(seen) } -> std::same_as<std::uint64_t>;
    { observe(seen, viewer) } -> std::same_as<typename G::View>;
    { observe(event, viewer) } -> std::same_as<typename G::Event>;
    { reveals(event) } -> std::same_as<bool>;
    { imagine(view, dice) } -> std::same_as<typename G::State>;
    { write_move(seen, move) } -> std::convertible_to<std::string_view>;
    { read_move(seen, text).move } -> std::convertible_to<typename G::Move>;
    { read_move(seen, text).refusal } -> std::convertible_to<typename G::Refusal>;
    { read_move(seen, text).word } -> std::convertible_to<std::string_view>;
    { decision(seen) } -> std::convertible_to<std::string_view>;
};

}  // namespace lemniscate
