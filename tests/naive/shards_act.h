#pragma once

#include <string>

#include "tests/naive/shards_run.h"

namespace lemniscate::naive::shards {

/// A card's lines being carried out by a seat. What Nemesis does differently is decided here, so
/// that each card is written once.
struct Act {
    Run& run;
    Seat seat;
    std::string self;  ///< the card itself; the copier when the lines are copied

    // What a line gives
    void gems(int number);
    void power(int number);
    void infinite_power();
    void double_power();
    void draw(int number);
    void mastery(int number);
    void health(int number);

    // What a line asks for
    bool at_mastery(int number) const;
    bool character(const std::string& name) const;
    bool inspire() const;
    bool echo() const;
    bool unify();     ///< may ask to reveal
    bool dominion();  ///< may ask to reveal
    bool highest_mastery() const;
    bool at_full_health() const;

    // What a line counts
    int mastery_now() const;
    int homodeus_champions() const;
    int undergrowth_allies() const;
    int wraethe_in_discard() const;

    // What a line does to cards and seats
    bool may_banish();  ///< whether a card was banished
    void return_one(bool (*fits)(const std::string& id));
    void return_all(bool (*fits)(const std::string& id));
    void opponent_loses_mastery(int number);
    void destroy_one();
    void destroy_all();
    void take_from_row();
    void arm_numeri();
    void copy_one(bool (*fits)(const std::string& id), int mastery_for_second);
    void copy_homodeus_allies();

  private:
    Player& player() const { return run.table.players[seat]; }
    bool nemesis() const { return run.is_nemesis(seat); }
    std::string ask(const std::string& kind, const std::set<std::string>& options);
    bool nemesis_condition() const;
};

/// The factions dominion still lacks, from what the seat has played this turn.
Cards missing_for_dominion(const Player& player);

/// Whether what was played and what the hand could show would do.
bool dominion_possible(const Player& player);

}  // namespace lemniscate::naive::shards
