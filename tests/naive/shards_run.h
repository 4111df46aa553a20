#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/dice.h"
#include "tests/naive/shards_facts.h"
#include "tests/naive/shards_table.h"

namespace lemniscate::naive::shards {

/// Thrown where a seat must answer and the script has no answer left.
struct Unanswered {
    Question question;
};

/// Thrown when the game has ended: whatever was being resolved is dropped.
struct Over {};

/// One stretch of play: a table, the dice, and the answers that the seats give. The rules are
/// plain functions that call `ask`; nothing remembers where in a card they stopped.
class Run {
  public:
    Run(Table start, Dice thrown, std::vector<std::string> script)
        : table(std::move(start)), dice(thrown), answers_(std::move(script)) {}

    // shards.cpp

    /// From a quiet moment to the next one.
    void one_move();

    /// A lone option is taken without asking, except where being asked would tell something, and
    /// for the turn itself.
    std::string ask(Seat seat, const std::string& kind, const std::set<std::string>& options);

    // shards_zones.cpp: cards that change places

    void draw(Seat seat, int number);
    /// As a pile is shuffled that lies face down: its bottom card is the first in the dice's hands.
    void shuffle(Cards& top_first);
    void leave_hand(Seat seat, const std::string& id);
    void leave_discard(Seat seat, const std::string& id);
    void to_hand_openly(Seat seat, const std::string& id);
    /// The seat shows these cards of its hand; they stay there.
    void show(Seat seat, const Cards& cards);
    /// Empties the first slot with that card and says which it was.
    std::size_t leave_row(const std::string& id);
    void refill(std::size_t slot);
    /// A card recruited, taken for free, or a relic: to play if armed, else to hand or discard.
    void gain(Seat seat, const std::string& id, bool to_hand);
    std::string pop_centre();
    void destroy(Seat owner, const std::string& id);
    void eliminate(Seat seat);

    // shards_sides.cpp: who is against whom, who may attack what

    bool solo() const { return table.options.mode == "nemesis"; }
    bool is_nemesis(Seat seat) const { return solo() && seat == 1; }
    bool alive(Seat seat) const { return table.players[seat].health > 0; }
    std::vector<Seat> clockwise_after(Seat seat) const;
    std::vector<Seat> opponents(Seat seat) const;  ///< living, clockwise
    std::vector<Seat> attackable(Seat seat) const;
    bool has_champion(Seat seat, const std::string& id) const;
    int homodeus_champions(Seat seat) const;
    int defense(Seat owner, const std::string& id) const;
    bool may_attack(Seat attacker, Seat owner, const std::string& id) const;
    int cost(Seat seat, const std::string& id) const;
    int praetorian_shield(Seat seat) const;
    void end_if_one_side_is_left();
    [[noreturn]] void over(std::vector<Seat> winners, const std::string& reason);

    // shards_cards.cpp: what cards do

    /// Lines of a card without exhaust mark; `self` is the card whose effect it is now, the copier
    /// when it is copied.
    void play_lines(Seat seat, const std::string& id, const std::string& self);
    bool has_exhaust_lines(const std::string& id) const;
    void exhaust_lines(Seat seat, const std::string& id);

    // shards_turn.cpp

    std::set<std::string> turn_moves() const;
    void turn_move(const std::string& move);
    void put_into_play(Seat seat, const std::string& id, bool fast);
    /// What a card that was just put into play does; it was played, from hand or row or by Nemesis.
    void resolve_played(Seat seat, const std::string& id);
    void use_champion(Seat seat, const std::string& id);
    void end_phase(bool heart_applies);
    void forget_turn();
    void next_turn();
    /// Ends the game instead when the last round is over.
    void start_turn(Seat seat);

    // shards_attack.cpp

    /// Whether somebody was hit hard enough for the Heart of Nothing.
    bool attack_phase();
    /// How a seat has fared in this attack.
    struct Defence {
        Cards shown;
        int stopped = 0;
        int hurt = 0;
    };
    /// What is left when those who died have taken what they had.
    int strike(Seat attacker, const std::map<Seat, int>& assigned,
               std::map<Seat, Defence>& defences);
    int prevented(Seat seat, int assigned, Defence& defence);

    // shards_nemesis.cpp

    void set_up_solo();
    void nemesis_turn();

    // shards_set_up.cpp

    void auction_move();
    void draft_move();
    void choose_character(Seat asked, Seat seat);
    void begin_play();

    Table table;
    Dice dice;

  private:
    void auction_award(Seat winner);
    void after_auction();
    void nemesis_uses_champions();
    void nemesis_attacks();
    void nemesis_ends();

    std::vector<std::string> answers_;
    std::size_t next_answer_ = 0;
};

/// The part of a move after its first word.
std::string rest_of(const std::string& move);

}  // namespace lemniscate::naive::shards
