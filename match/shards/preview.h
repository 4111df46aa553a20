// What a move or a card would give, as far as somebody can know.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/shards/shards.h"
#include "match/choice.h"
#include "match/shards/hits.h"

namespace lemniscate::match::shards_format {

/// Changes for the seat that moves.
struct Preview {
    int gems = 0;
    int power = 0;
    bool infinite = false;
    int mastery = 0;
    int health = 0;
    int drawn = 0;      ///< how many cards, never which
    int felled = 0;     ///< champions of others
    bool out = false;   ///< its health is gone
    bool asks = false;  ///< a question comes first; what follows it is not in here
    bool idle = false;  ///< nothing at all happens
    /// What an attack would do afterwards, in one's own turn and where it is no matter of luck.
    std::optional<std::vector<Hit>> hits = {};

    friend bool operator==(const Preview&, const Preview&) = default;
};

/// A few tables that a viewer can imagine. Moves are played on each of them, so that nothing hidden
/// can shine through; where they disagree it is a matter of luck, and nothing is said of it.
class ImaginedTables {
  public:
    explicit ImaginedTables(const shards::View& view);

    /// Of a move of the viewer, who is to act.
    Preview preview(shards::Move move) const;

    /// Power for an attack of a seat, with what its champions in play are sure to bring, each by
    /// itself: in the middle of its turn, or in its next one. Nothing else is looked at.
    Preview attack_of(Seat seat) const;

    /// From here on it is the turn of a seat, in the middle of its play phase and with all
    /// champions ready, whatever was going on; previews are for it.
    void begin_turn(Seat seat);
    /// Of a card that it would have in the hand; a champion is used at once.
    Preview worth(shards::Card card) const;
    /// Of using a champion in play.
    Preview use(shards::Card card) const;

  private:
    struct Imagined {
        shards::State table = {};
        Dice dice = Dice(0);
    };
    template <class Act>
    Preview in_common(const Act& act) const;

    Seat seat_;
    std::array<Imagined, 3> tables_;
};

/// `{"what": "gems", "amount": 2}`: `gems`, `infinite`, `power`, `mastery`, `health`, `out`,
/// `cards`, `destroys`, `nothing`, `asks`, in this order, as far as there is anything to say.
std::vector<Fact> list_gives(const Preview& preview);

}  // namespace lemniscate::match::shards_format
