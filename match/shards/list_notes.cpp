#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "match/shards/hits.h"
#include "match/shards/messages.h"
#include "match/shards/preview.h"
#include "match/shards/tell.h"
#include "match/shards/threats.h"

namespace lemniscate::match {

namespace shards_format {
namespace {

using shards::Card;
using shards::Side;
using shards::Table;

/// What no move says, from where the viewer sits. To a spectator, and to who is out, only what
/// concerns all.
class NotesList {
  public:
    explicit NotesList(const shards::View& view)
        : view_(view), imagined_(view), table_(view.table()) {
        const Seat seat = view.viewer().seat;
        if (seat == Seat::none || !is_alive(view.table(), seat)) return;
        viewer_ = seat;
        in_turn_ = table_.seat == seat && table_.phase == shards::Phase::play;
        table_.seat = seat;
    }

    std::vector<Note> list() && {
        if (table_.ask == shards::Ask::nothing) return {};
        notes_.reserve(32);
        add_row();
        if (viewer_ != Seat::none) {
            add_worth();
            add_shields();
            add_opponents();
        }
        add_hits(view_, notes_);
        add_threats(view_, imagined_, notes_);
        for (std::uint32_t i = 0; i < table_.players; ++i) {
            add_champions(seat_at(i));
            add_relics(seat_at(i));
        }
        return std::move(notes_);
    }

  private:
    /// A note of this kind; the reference is good until the next one.
    Note& add(std::string_view kind) {
        Note& note = notes_.emplace_back();
        note.fields.add("kind", kind);
        return note;
    }
    Note& add(std::string_view kind, Card card, std::string_view zone) {
        Note& note = add(kind);
        note.fields.add("card", id_of(card));
        note.fields.add("zone", zone);
        return note;
    }

    // The row.

    std::uint32_t cost_of(Card card) const {
        return viewer_ == Seat::none ? facts(card).cost : cost_now(table_, card);
    }
    void add_row() {
        for (std::uint32_t slot = 0; slot < table_.row_size; ++slot) {
            const Card card = table_.row[slot];
            if (card == Card::none) continue;
            const std::uint32_t cost = cost_of(card);
            Note& note = add("cost", card, "row");
            note.fields.add("slot", slot);
            note.fields.add("costs", JsonObject().add("gems", cost));
            if (in_turn_ && cost > table_.gems) {
                const std::uint32_t missing = cost - table_.gems;
                note.fields.add("missing", missing);
                note.says =
                    Message{"shards.note.cost_missing", {{"cost", cost}, {"missing", missing}}};
            } else {
                note.says = Message{"shards.note.cost", {{"cost", cost}}};
            }
        }
    }

    /// What cards of the row would give in one's own turn; of those in one's hand, moves say it
    /// then.
    void add_worth() {
        ImaginedTables imagined = imagined_;
        imagined.begin_turn(viewer_);
        for (std::uint32_t slot = 0; slot < table_.row_size; ++slot) {
            if (table_.row[slot] != Card::none) add_worth(imagined, table_.row[slot], "row", slot);
        }
        if (in_turn_) return;
        own(table_).hand_set().each(
            [&](Card card) { add_worth(imagined, card, "hand", shards::no_slot); });
    }
    void add_worth(const ImaginedTables& imagined, Card card, std::string_view zone,
                   std::uint32_t slot) {
        std::vector<Fact> gives = list_gives(imagined.worth(card));
        if (gives.empty()) return;
        Note& note = add("worth", card, zone);
        if (slot != shards::no_slot) note.fields.add("slot", slot);
        JsonList list;
        Messages said{{}, comma};
        for (Fact& fact : gives) {
            list.add(fact.fields);
            said.items.push_back(std::move(*fact.says));
        }
        note.fields.add("gives", list);
        note.says = Message{"shards.note.worth", {{"what", std::move(said)}}};
    }

    /// What cards of the hand prevent when their owner is attacked.
    void add_shields() {
        (own(table_).hand_set() & shards::shield_set).each([&](Card card) {
            const std::uint32_t amount = shield_of(own(table_), card);
            Note& note = add("shield", card, "hand");
            note.fields.add("amount", amount);
            note.says = Message{"shards.text.shield", {{"icon", ""}, {"amount", amount}}};
        });
    }

    // The others.

    bool are_shields_off() const {
        return in_turn_ && shards::is_lasting<shards::Op::unshield>(table_);
    }

    void add_opponents() {
        each_opponent(table_, [&](Seat seat) {
            const Side& side = side_of(table_, seat);
            if (!faces(table_, seat)) return;
            if (is_guarded(side)) return add_guarded(seat, side);
            const bool shields = side.hand_size > 0 && !are_shields_off();
            const std::uint32_t power =
                side.health + (are_shields_off() ? 0U : shield_in_play(side));
            const bool enough = in_turn_ && (table_.infinite || table_.power >= power);
            Note& note = add("finish");
            note.fields.add("seat", index(seat));
            note.fields.add("power", power);
            if (in_turn_) note.fields.add("enough", enough);
            if (shields) note.fields.add("unless_shielded", true);
            note.says = Message{"shards.note.finish",
                                {who(table_, seat),
                                 {"power", power},
                                 {"enough", enough ? "yes" : "no"},
                                 {"shields", shields ? "yes" : "no"}}};
        });
    }
    void add_guarded(Seat seat, const Side& side) {
        const Card guard = (side.champions_set() & shards::guard_set).first();
        Note& note = add("guarded");
        note.fields.add("seat", index(seat));
        note.fields.add("protected_by", id_of(guard));
        note.says = Message{"shards.note.guarded", {who(table_, seat), {"card", card_name(guard)}}};
    }

    /// What a champion brings in a turn of its own; it goes without saying.
    void add_use(Note& note, const Preview& use) {
        JsonList gives;
        for (const Fact& fact : list_gives(use)) gives.add(fact.fields);
        if (!gives.empty()) note.fields.add("gives", gives);
    }
    void add_champions(Seat seat) {
        const Side& side = side_of(table_, seat);
        if (side.champion_count == 0) return;
        ImaginedTables imagined = imagined_;
        imagined.begin_turn(seat);
        for (std::uint32_t i = 0; i < side.champion_count; ++i) {
            const Card card = side.champion(i);
            const std::uint32_t defense = defense_of(side, card);
            Note& note = add("defense", card, "champions");
            note.fields.add("seat", index(seat));
            note.fields.add("slot", i);
            note.fields.add("defense", defense);
            add_use(note, imagined.use(card));
            if (is_opponent(table_, seat) && !can_attack(table_, side, card)) {
                add_protection(note, side, card, defense);
            } else if (is_opponent(table_, seat) && in_turn_ && !table_.infinite &&
                       defense > table_.power) {
                const std::uint32_t missing = defense - table_.power;
                note.fields.add("missing", missing);
                note.says = Message{"shards.note.defense_missing",
                                    {{"defense", defense}, {"missing", missing}}};
            } else {
                note.says = Message{"shards.note.defense", {{"defense", defense}}};
            }
        }
    }
    /// Why a champion cannot be attacked.
    void add_protection(Note& note, const Side& side, Card card, std::uint32_t defense) const {
        const shards::CardSet champions = side.champions_set();
        const shards::CardSet guards = champions & shards::guard_set;
        const Card shelter = shards::behind_set.has(card) ? shards::shelter_of(card) : Card::none;
        Card by = Card::none;
        if (!guards.empty() && !guards.has(card)) {
            by = guards.first();
        } else if (shelter != Card::none && champions.has(shelter)) {
            by = shelter;
        }
        note.fields.add("protected", true);
        if (by != Card::none) {
            note.fields.add("protected_by", id_of(by));
            note.says =
                Message{"shards.note.protected", {{"defense", defense}, {"card", card_name(by)}}};
        } else if (shards::unattackable_set.has(card)) {
            note.says = Message{"shards.note.unattackable", {{"defense", defense}}};
        } else {
            const std::uint32_t missing = side.mastery - own(table_).mastery;
            note.fields.add("missing_mastery", missing);
            note.says =
                Message{"shards.note.above_mastery", {{"defense", defense}, {"missing", missing}}};
        }
    }

    /// Relics that are set aside and still wait.
    void add_relics(Seat seat) {
        const Side& side = side_of(table_, seat);
        if (side.relic_recruited) return;
        for (const Card card : side.relics) {
            if (card == Card::none || card == Card::unknown) continue;
            Note& note = add("relic", card, "relics");
            note.fields.add("seat", index(seat));
            note.fields.add("earned", side.relic_earned);
            if (side.relic_earned) {
                note.says = Message{"shards.note.relic_earned"};
            } else {
                const std::uint32_t missing = shards::relic_mastery - side.mastery;
                note.fields.add("missing", missing);
                note.says = Message{"shards.note.relic_missing", {{"missing", missing}}};
            }
        }
    }

    const shards::View& view_;
    ImaginedTables imagined_;
    Table table_;  ///< as if it were the viewer's turn: conditions are asked for who plays
    Seat viewer_ = Seat::none;
    bool in_turn_ = false;
    std::vector<Note> notes_;
};

}  // namespace
}  // namespace shards_format

std::vector<Note> list_notes(const shards::View& view) {
    return shards_format::NotesList(view).list();
}

}  // namespace lemniscate::match
