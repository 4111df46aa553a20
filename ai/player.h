// Players: whoever chooses moves without being a person.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/dice.h"
#include "engine/seat.h"
#include "match/position.h"
#include "match/view.h"

namespace lemniscate::ai {

/// What a player is told when a game begins. It refers to what the caller has, for that call.
struct NewGame {
    std::string_view game;  ///< its id
    Seat seat;              ///< where the player sits
    std::uint32_t seats;
    std::span<const match::Option> options = {};  ///< as far as they are known
};

/// How long a player may think, and what is wanted of it. Whatever runs out first counts, and the
/// answer is then the best so far: there always is one.
struct Budget {
    /// How many positions a search may look at; 0: as many as it likes. To look at every move once
    /// is always allowed, since there is no choosing without it.
    std::uint64_t nodes = 0;
    /// Asked now and then; whoever owns a clock gives it, players have none.
    std::function<bool()> is_time_up = {};
    /// Set by somebody who no longer waits.
    const std::atomic<bool>* stop = nullptr;
    /// For how many of the best moves reasons are wanted.
    std::size_t reasons = 0;

    bool is_spent(std::uint64_t nodes_so_far) const {
        return (nodes != 0 && nodes_so_far >= nodes) ||
               (stop != nullptr && stop->load(std::memory_order_relaxed)) ||
               (is_time_up && is_time_up());
    }
};

/// What a player thinks of a move.
struct Reason {
    std::size_t move;     ///< its number in the list
    double value;         ///< the higher the better; compares with those of the same answer only
    std::uint64_t nodes;  ///< positions that were looked at for it
    std::vector<std::string> line = {};  ///< how the game may go on after it, in the notation
};

struct Answer {
    std::size_t move = 0;  ///< the number of the chosen one in the list
    /// Only if they were asked for: the best first, which is the chosen one. None from a player to
    /// whom all moves are equal.
    std::vector<Reason> reasons = {};
};

/// A player sees what its seat sees and never the state itself: it cannot know a hidden card. To
/// look ahead it imagines a table from its view. One player sits at one seat of one game at a time.
class Player {
  public:
    virtual ~Player() = default;

    /// A game begins, and what was of another one is over. After moves were taken back it begins
    /// again, and a player that listens is told once more what stands.
    virtual void begin(const NewGame&) {}

    /// Whether it wants to be told what happens; most look at the view alone.
    virtual bool listens() const { return false; }
    /// What a move led to, its own moves included.
    virtual void see(Seat /*mover*/, const match::Events&) {}

    /// One of `moves`, which has at least one. The same game, dice and nodes give the same answer;
    /// time and stop may give another.
    virtual Answer choose(const match::View& view, const match::Moves& moves, Dice& dice,
                          const Budget& budget) = 0;
};

/// `random`, `greedy`: the names that `make_player` knows for every game.
std::span<const std::string_view> player_names();

/// Null for a game that there is not, or a name that is not among `player_names()`.
std::unique_ptr<Player> make_player(std::string_view game, std::string_view name);

}  // namespace lemniscate::ai
