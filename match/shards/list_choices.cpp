#include <algorithm>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "match/shards/messages.h"
#include "match/shards/preview.h"
#include "match/shards/tell.h"

namespace lemniscate::match {

namespace shards_format {
namespace {

using shards::BanishZone;
using shards::Card;
using shards::Move;
using shards::MoveKind;
using shards::Side;
using shards::State;

// The order in which a person looks for them.

/// Focusing and ending the turn stand together, at its end.
MoveKind group_of(Move move) {
    return move.kind() == MoveKind::focus ? MoveKind::end : move.kind();
}

std::uint32_t place_in_hand(const Side& side, Card card) {
    std::uint32_t i = 0;
    while (i < side.hand_size && side.hand(i).card() != card) ++i;
    return i;
}
std::uint32_t place_of_champion(const Side& side, Card card) {
    std::uint32_t i = 0;
    while (i < side.champion_count && side.champion(i) != card) ++i;
    return i;
}
template <std::size_t N>
std::uint32_t place_in(const Card (&cards)[N], Card card) {
    return static_cast<std::uint32_t>(std::find(cards, cards + N, card) - cards);
}

/// Where it lies: in the hand, in play, in the row.
std::uint32_t place_of(const State& state, Move move) {
    switch (move.kind()) {
        case MoveKind::play:
            return place_in_hand(own(state), move.card());
        case MoveKind::exhaust:
            return place_of_champion(own(state), move.card());
        case MoveKind::recruit:
        case MoveKind::fast_play:
        case MoveKind::take:
            return place_in(state.row, move.card());
        case MoveKind::attack:
        case MoveKind::destroy:
            return 64U * index(move.seat()) +
                   place_of_champion(side_of(state, move.seat()), move.card());
        case MoveKind::draft:
            return place_in(state.pool, move.card());
        case MoveKind::relic:
        case MoveKind::focus:
        case MoveKind::end:
        case MoveKind::assign:
        case MoveKind::shield:
        case MoveKind::reveal:
        case MoveKind::banish:
        case MoveKind::give_back:
        case MoveKind::copy:
        case MoveKind::target:
        case MoveKind::bid:
        case MoveKind::drop:
        case MoveKind::character:
        case MoveKind::extra:
        case MoveKind::nemesis:
            break;
    }
    return 0;
}

struct Ranked {
    MoveKind group;
    std::uint32_t place;
    Move move;
    friend auto operator<=>(const Ranked&, const Ranked&) = default;
};

std::vector<Ranked> in_order(const State& state, const shards::MoveList& moves) {
    std::vector<Ranked> ranked;
    ranked.reserve(moves.size());
    for (const Move move : moves) ranked.push_back({group_of(move), place_of(state, move), move});
    std::sort(ranked.begin(), ranked.end());
    return ranked;
}

// What a move is about.

std::vector<Card> shields_in(Move move) {
    std::vector<Card> cards;
    for (std::uint32_t kind = 0; kind < shards::shield_kinds; ++kind) {
        cards.insert(cards.end(), shards::shield_count(move.detail(), kind),
                     shards::shield_kind[kind]);
    }
    return cards;
}

std::vector<Card> revealed_in(Move move) {
    std::vector<Card> cards;
    for (std::uint32_t part = 0; part < shards::dominion_parts; ++part) {
        const Card card = shards::revealed_card(move, part);
        if (card != Card::none) cards.push_back(card);
    }
    return cards;
}

std::uint32_t copies_in_hand(const Side& side, Card card) {
    std::uint32_t copies = 0;
    for (std::uint32_t i = 0; i < side.hand_size; ++i) copies += side.hand(i).card() == card;
    return copies;
}
std::uint32_t copies_discarded(const Side& side, Card card) {
    std::uint32_t copies = 0;
    for (std::uint32_t i = 0; i < side.discard_size; ++i) copies += side.discard(i) == card;
    return copies;
}

/// The parts of one move, as fields and as it is said in a list of its kind.
class MoveDescriber {
  public:
    MoveDescriber(const State& state, Move move, Fact& fact)
        : state_(state), move_(move), fields_(fact.fields), says_(fact.says) {
        fields_.add("kind", shards::verbs[static_cast<std::size_t>(move.kind())]);
    }

    void describe() {
        switch (move_.kind()) {
            case MoveKind::play:
                return copied("hand", copies_in_hand(own(state_), move_.card()));
            case MoveKind::exhaust:
                return own_card("champions");
            case MoveKind::recruit:
            case MoveKind::fast_play:
                card("row");
                slot_in_row();
                fields_.add("pays", JsonObject().add("gems", cost_now(state_, move_.card())));
                return;
            case MoveKind::relic:
                return own_card("relics");
            case MoveKind::focus:
                fields_.add("pays", JsonObject().add("gems", 1));
                says_ = Message{"shards.choice.focus"};
                return;
            case MoveKind::attack:
                return attack();
            case MoveKind::end:
                return end();
            case MoveKind::assign:
            case MoveKind::bid:
            case MoveKind::drop:
                return;
            case MoveKind::shield:
                return cards(to_act(state_), shields_in(move_));
            case MoveKind::reveal:
                return cards(state_.seat, revealed_in(move_));
            case MoveKind::banish:
                return banish();
            case MoveKind::give_back:
                return own_card("discard");
            case MoveKind::destroy:
                place("champions", move_.seat());
                says_ = Message{"shards.choice.destroy",
                                {{"card", card_name(move_.card())}, who(state_, move_.seat())}};
                return;
            case MoveKind::copy:
                return own_card("played");
            case MoveKind::take:
                card("row");
                slot_in_row();
                return;
            case MoveKind::target:
                return target();
            case MoveKind::character:
                return character();
            case MoveKind::draft:
                return card("pool");
            case MoveKind::extra:
                return move_.detail() == 0 ? none() : card("centre");
            case MoveKind::nemesis:
                return nemesis();
        }
    }

  private:
    void none() { says_ = Message{"shards.choice.none"}; }

    void place(std::string_view from) {
        fields_.add("card", id_of(move_.card()));
        fields_.add("from", from);
    }
    /// Where it lies with somebody, it is said with whom: others may have an equal one.
    void place(std::string_view from, Seat owner) {
        place(from);
        fields_.add("seat", index(owner));
    }
    void card(std::string_view from) {
        place(from);
        says_ = say_card(move_.card());
    }
    /// Of whoever has the turn, Nemesis included.
    void own_card(std::string_view from) {
        place(from, state_.seat);
        says_ = say_card(move_.card());
    }
    /// Of equal cards only one choice is listed.
    void copied(std::string_view from, std::uint32_t copies) {
        place(from, state_.seat);
        if (copies > 1) fields_.add("copies", copies);
        says_ = say_card(move_.card(), copies);
    }
    void cards(Seat owner, const std::vector<Card>& list) {
        JsonList ids;
        for (const Card card : list) ids.add(id_of(card));
        fields_.add("cards", ids);
        if (list.empty()) return none();
        fields_.add("from", "hand").add("seat", index(owner));
        says_ = Message{"shards.cards.list", {{"cards", say_cards(list)}}};
    }

    void attack() {
        const std::uint32_t power = defense_of(side_of(state_, move_.seat()), move_.card());
        place("champions", move_.seat());
        if (!state_.infinite) fields_.add("pays", JsonObject().add("power", power));
        says_ = Message{
            "shards.choice.attack",
            {{"card", card_name(move_.card())}, who(state_, move_.seat()), {"power", power}}};
    }
    void end() {
        says_ = state_.infinite ? Message{"shards.choice.end_infinite"}
                                : Message{"shards.choice.end", {{"power", state_.power}}};
    }
    void banish() {
        if (banish_zone(move_) == BanishZone::none) return none();
        const bool from_hand = banish_zone(move_) == BanishZone::hand;
        const std::uint32_t copies = from_hand ? copies_in_hand(own(state_), move_.card())
                                               : copies_discarded(own(state_), move_.card());
        copied(from_hand ? "hand" : "discard", copies);
        says_ = Message{from_hand ? "shards.choice.from_hand" : "shards.choice.from_discard",
                        {{"card", say_card(move_.card(), copies)}}};
    }
    void target() {
        const Seat seat = seat_at(move_.detail());
        fields_.add("seat", index(seat));
        says_ = Message{"shards.choice.seat", {who(state_, seat)}};
    }
    void character() {
        const auto character = static_cast<shards::Character>(move_.detail());
        fields_.add("character", id_of(character));
        says_ = character_name(character);
    }
    /// Of equal cards in the row any is meant: then no place is named.
    void slot_in_row() {
        const auto* const end = state_.row + state_.row_size;
        if (std::count(state_.row, end, move_.card()) > 1) return;
        fields_.add("slot", place_in(state_.row, move_.card()));
    }
    /// Nemesis plays the cards of the row, then uses its champions.
    void nemesis() {
        if (shards::nemesis::row_to_play(state_).empty()) return own_card("champions");
        card("row");
        fields_.add("slot", place_in(state_.row, move_.card()));
    }

    const State& state_;
    Move move_;
    JsonObject& fields_;
    std::optional<Message>& says_;
};

// Moves that differ in a number only.

Choice assign_choice(const State& state) {
    Choice choice;
    choice.move = "assign " + std::to_string(index(state.defender)) + ":{n}";
    choice.number = NumberRange{0, state.power};
    choice.what.fields.add("kind", "assign");
    choice.what.fields.add("seat", index(state.defender));
    choice.what.says = Message{"shards.choice.amounts", {who(state, state.defender)}};
    return choice;
}

Choice bid_choice(std::uint32_t least, std::uint32_t most) {
    Choice choice;
    choice.move = "bid {n}";
    choice.number = NumberRange{least, most};
    choice.what.fields.add("kind", "bid");
    choice.what.says = Message{"shards.choice.bids"};
    return choice;
}

/// What the end of a turn brings depends on others, and before the first turn nothing is gained.
bool is_previewed(MoveKind kind) {
    switch (kind) {
        case MoveKind::play:
        case MoveKind::exhaust:
        case MoveKind::recruit:
        case MoveKind::fast_play:
        case MoveKind::relic:
        case MoveKind::focus:
        case MoveKind::attack:
        case MoveKind::shield:
        case MoveKind::reveal:
        case MoveKind::banish:
        case MoveKind::give_back:
        case MoveKind::destroy:
        case MoveKind::copy:
        case MoveKind::take:
        case MoveKind::target:
            return true;
        case MoveKind::end:
        case MoveKind::assign:
        case MoveKind::bid:
        case MoveKind::drop:
        case MoveKind::character:
        case MoveKind::draft:
        case MoveKind::extra:
        case MoveKind::nemesis:
            break;
    }
    return false;
}

/// What an attack would do after the move, where that is something else than before.
void add_hits(const std::vector<Hit>& hits, Fact& what) {
    JsonList list;
    for (const Hit& hit : hits) list.add(write_hit(hit));
    what.fields.add("hits", list);
}

}  // namespace
}  // namespace shards_format

std::vector<Choice> list_choices(const shards::State& state, const shards::MoveList& moves) {
    using namespace shards_format;
    std::vector<Choice> choices;
    if (moves.empty()) return choices;
    if (state.ask == shards::Ask::assign) {
        choices.push_back(assign_choice(state));
        return choices;
    }
    const std::vector<Ranked> ranked = in_order(state, moves);
    const ImaginedTables imagined(observe(state, Viewer{to_act(state)}));
    const std::vector<Hit> hits = list_hits(state);
    choices.reserve(ranked.size());
    for (std::size_t at = 0; at < ranked.size(); ++at) {
        const Move move = ranked[at].move;
        if (move.kind() == MoveKind::bid) {
            std::size_t last = at;
            while (last + 1 < ranked.size() && ranked[last + 1].group == MoveKind::bid) ++last;
            choices.push_back(bid_choice(move.detail(), ranked[last].move.detail()));
            at = last;
            continue;
        }
        Choice& choice = choices.emplace_back();
        choice.move = std::string(std::string_view(write_move(state, move)));
        MoveDescriber(state, move, choice.what).describe();
        if (!is_previewed(move.kind())) continue;
        const Preview preview = imagined.preview(move);
        choice.gives = list_gives(preview);
        if (preview.hits && *preview.hits != hits) add_hits(*preview.hits, choice.what);
    }
    return choices;
}

}  // namespace lemniscate::match
