// Those who are no people: players of ai/ that answer what a table asks.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "ai/player.h"
#include "engine/dice.h"
#include "match/view.h"
#include "table/table.h"

namespace lemniscate::table {

/// A bot at its seat, and how much of the game it was told.
struct SeatedBot {
    Seat seat = Seat::none;
    std::string name = {};
    std::unique_ptr<ai::Player> player = {};
    std::size_t seen = 0;       ///< moves that it was told about
    std::uint64_t told_at = 0;  ///< the entry up to which that was so
};

/// A decision that a bot takes along: it owns the player, the question and the dice, and refers to
/// no table, so that it can be thought about on another thread, however the table goes on.
class Thought {
  public:
    Thought() = default;  ///< of nobody about nothing: nothing to think, nothing to put back
    Thought(SeatedBot bot, std::unique_ptr<match::Question> question, std::uint64_t dice)
        : bot_(std::move(bot)), question_(std::move(question)), dice_(dice) {}

    explicit operator bool() const { return question_ != nullptr; }

    /// The move, for `decide_answer`.
    std::string think(const ai::Budget& budget = {});
    /// A legal move without any thinking, drawn by lot: for when the player has failed.
    std::string any_move() const;

  private:
    friend class Bots;

    SeatedBot bot_;
    std::unique_ptr<match::Question> question_;
    std::uint64_t dice_ = 0;
};

/// The bots of one table. They live outside of it: what they think is never stored.
class Bots {
  public:
    /// As `ai::make_player`.
    using MakePlayer =
        std::function<std::unique_ptr<ai::Player>(std::string_view game, std::string_view name)>;
    Bots() = default;
    explicit Bots(MakePlayer make_player) : make_player_(std::move(make_player)) {}

    /// What a bot shall think about. Its player leaves with it; if its seat is asked again before
    /// that is put back, another one is made and told everything.
    Thought prepare(const Table& table, const Ask& ask);
    /// So that a player that listens keeps what it was told.
    void put_back(Thought thought);

    /// The move that a bot chooses, at once.
    std::string choose(const Table& table, const Ask& ask, const ai::Budget& budget = {});

  private:
    void inform(SeatedBot& bot, const Table& table) const;

    MakePlayer make_player_ = ai::make_player;
    std::map<Seat, SeatedBot> players_;
};

}  // namespace lemniscate::table
