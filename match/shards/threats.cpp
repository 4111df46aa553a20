#include "match/shards/threats.h"

#include <cstdint>
#include <string_view>

#include "match/shards/messages.h"

namespace lemniscate::match::shards_format {
namespace {

using shards::Card;
using shards::Phase;
using shards::Side;
using shards::Table;

/// From here Nemesis can win within a turn or two.
constexpr std::uint32_t near_the_most = 22;

class Threats {
  public:
    Threats(const shards::View& view, const ImaginedTables& imagined, std::vector<Note>& notes)
        : table_(view.table()), imagined_(imagined), notes_(notes) {
        const Seat seat = view.viewer().seat;
        if (seat != Seat::none && is_alive(table_, seat)) viewer_ = seat;
    }

    void add() {
        Preview coming;
        for (std::uint32_t i = 0; i < table_.players; ++i) {
            const Seat seat = seat_at(i);
            if (!is_alive(table_, seat) || is_friend(seat)) continue;
            add_brink(seat);
            const Preview attack = imagined_.attack_of(seat);
            if (attack.power == 0 && !attack.infinite) continue;
            add_threat(seat, attack);
            if (viewer_ == Seat::none || !comes_at_viewer(seat)) continue;
            coming.power += attack.power;
            coming.infinite = coming.infinite || attack.infinite;
        }
        if (viewer_ != Seat::none && is_enough(coming)) add_danger(coming);
    }

  private:
    /// As if it were the viewer's turn.
    Table seen_by_viewer() const {
        Table table = table_;
        table.seat = viewer_;
        return table;
    }
    bool is_friend(Seat seat) const {
        return viewer_ != Seat::none && !is_opponent(seen_by_viewer(), seat);
    }

    /// Whether it is in its turn and has not attacked yet.
    bool is_about_to_attack(Seat seat) const {
        return table_.seat == seat &&
               (table_.phase == Phase::play || table_.phase == Phase::nemesis);
    }
    /// Whether it can attack the viewer before the viewer has a turn again.
    bool comes_at_viewer(Seat seat) const {
        if (!faces(seen_by_viewer(), seat)) return false;
        if (table_.seat == viewer_) return true;
        if (table_.seat == seat) return is_about_to_attack(seat);
        return turns_until(seat) < turns_until(viewer_);
    }
    std::uint32_t turns_until(Seat seat) const {
        return (index(seat) + table_.players - index(table_.seat)) % table_.players;
    }

    /// Guards are felled first; shields of the hand are the viewer's to show.
    bool is_enough(const Preview& attack) const {
        const Side& side = side_of(table_, viewer_);
        std::uint32_t needed = side.health + shield_in_play(side);
        (side.champions_set() & shards::guard_set).each([&](Card card) {
            needed += defense_of(side, card);
        });
        return attack.infinite || static_cast<std::uint32_t>(attack.power) >= needed;
    }

    Note& add(std::string_view kind, Seat seat, const Preview& attack) {
        Note& note = notes_.emplace_back();
        note.fields.add("kind", kind).add("seat", index(seat));
        if (attack.infinite) {
            note.fields.add("infinite", true);
        } else {
            note.fields.add("power", attack.power);
        }
        return note;
    }
    /// With the most mastery the Infinity Shard ends the game, and Nemesis wins by it alone.
    void add_brink(Seat seat) {
        const std::uint32_t mastery = side_of(table_, seat).mastery;
        const bool is_nemesis = table_.mode == shards::Mode::nemesis && seat == seat_at(1);
        if (mastery < (is_nemesis ? near_the_most : shards::most_mastery)) return;
        Note& note = notes_.emplace_back();
        note.fields.add("kind", "brink").add("seat", index(seat));
        note.says =
            Message{is_nemesis ? "shards.note.brink_nemesis" : "shards.note.brink",
                    {who(table_, seat), {"mastery", mastery}, {"most", shards::most_mastery}}};
    }
    void add_threat(Seat seat, const Preview& attack) {
        add("threat", seat, attack).says =
            Message{"shards.note.threat",
                    {who(table_, seat),
                     {"power", attack.power},
                     {"infinite", attack.infinite ? "yes" : "no"},
                     {"now", is_about_to_attack(seat) ? "yes" : "no"}}};
    }
    void add_danger(const Preview& attack) {
        add("danger", viewer_, attack).says =
            Message{"shards.note.danger",
                    {{"power", attack.power}, {"infinite", attack.infinite ? "yes" : "no"}}};
    }

    const Table& table_;
    const ImaginedTables& imagined_;
    std::vector<Note>& notes_;
    Seat viewer_ = Seat::none;
};

}  // namespace

void add_threats(const shards::View& view, const ImaginedTables& imagined,
                 std::vector<Note>& notes) {
    Threats(view, imagined, notes).add();
}

}  // namespace lemniscate::match::shards_format
