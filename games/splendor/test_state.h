// Small tables for tests: a test names the pieces that matter and leaves out the rest.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/dice.h"
#include "games/splendor/splendor.h"

namespace lemniscate::splendor {

using Names = std::vector<std::string>;

/// A game in the middle of a test. Seats count from 0, levels from 1, tokens are written as in
/// `red:1 grey:2`. A fresh table has no cards and no locations; its supply is what the players'
/// tokens leave, unless `supply` says otherwise. A card that is laid out twice throws.
class TestTable {
  public:
    explicit TestTable(std::uint32_t players);
    explicit TestTable(const State& state) : state_(state) {}

    // Setting up.
    TestTable& supply(std::string_view tokens);
    TestTable& tokens(std::uint32_t seat, std::string_view tokens);
    TestTable& characters(std::uint32_t seat, std::initializer_list<std::string_view> ids);
    /// Characters of level 1 without points or symbols, of those not laid out so far.
    TestTable& bonuses(std::uint32_t seat, std::string_view bonuses);
    TestTable& reserve(std::uint32_t seat, std::string_view card, bool hidden = false);
    TestTable& conquered(std::uint32_t seat, std::string_view location);
    TestTable& tile(std::uint32_t seat);
    TestTable& row(std::uint32_t level, std::initializer_list<std::string_view> ids);
    TestTable& deck(std::uint32_t level, std::initializer_list<std::string_view> top_first);
    TestTable& location(std::string_view location);
    TestTable& turn(std::uint32_t seat);
    TestTable& first(std::uint32_t seat);
    TestTable& turns(std::uint32_t finished);

    // Playing.
    /// Plays a move given as text; one that is refused fails the test and changes nothing.
    TestTable& play(std::string_view move);
    /// The refusal's id, "none" for a legal move, and the word that it is about.
    std::string refusal(std::string_view move) const;
    std::string word(std::string_view move) const;
    /// The legal moves, sorted; with a verb, only those that begin with it.
    Names moves(std::string_view verb = "") const;

    // Looking.
    const State& state() const { return state_; }
    const std::vector<Event>& events() const { return events_; }  ///< of the last move
    std::string supply() const;
    std::string tokens(std::uint32_t seat) const;
    std::string bonuses(std::uint32_t seat) const;
    std::uint32_t points(std::uint32_t seat) const;
    Names characters(std::uint32_t seat) const;
    Names reserved(std::uint32_t seat) const;  ///< "hulk", or "hulk hidden"
    Names row(std::uint32_t level) const;      ///< "" for an empty slot
    Names deck(std::uint32_t level) const;
    Names locations() const;
    Names locations(std::uint32_t seat) const;
    std::uint32_t to_act() const { return index(splendor::to_act(state_)); }
    std::uint32_t tile() const { return index(state_.tile); }
    std::string decision() const { return std::string(splendor::decision(state_)); }
    std::vector<std::uint32_t> winners() const;
    std::string reason() const { return std::string(outcome(state_).reason); }

  private:
    Card fresh(std::string_view id) const;
    bool is_laid_out(Card card) const;

    State state_;
    bool supply_is_given_ = false;
    std::vector<Event> events_;
    Dice dice_{0};
};

inline constexpr std::uint32_t nobody = index(Seat::none);

/// `red:1 grey:2` and back.
Lanes read_lanes(std::string_view tokens);
std::string show_lanes(Lanes tokens);

/// Plays random games from seeded deals and calls `visit(state, moves)` before every move.
template <class Visit>
void each_random_position(std::uint32_t players, std::uint32_t games, Visit&& visit) {
    for (std::uint32_t game = 0; game < games; ++game) {
        Dice dice(2026, game);
        State state = deal({.players = players}, dice);
        MoveList moves;
        for (legal(state, moves); !moves.empty(); legal(state, moves)) {
            visit(state, moves);
            const auto count = static_cast<std::uint32_t>(moves.size());
            play(state, moves[dice.below(count)], dice, Silence{});
        }
    }
}

}  // namespace lemniscate::splendor
