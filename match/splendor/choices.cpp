#include <string>
#include <utility>

#include "match/splendor/choice_order.h"
#include "match/splendor/messages.h"
#include "match/splendor/position_words.h"
#include "match/splendor/tell.h"
#include "match/splendor/write_tokens.h"

namespace lemniscate::match {

namespace splendor_format {
namespace {

using splendor::Card;
using splendor::Event;
using splendor::EventKind;
using splendor::Move;
using splendor::MoveKind;
using splendor::State;

Fact take(Lanes tokens) {
    Fact fact;
    fact.fields.add("kind", "take").add("tokens", write_some_tokens(tokens));
    fact.says = say_tokens(tokens);
    return fact;
}

Fact give_back(Lanes tokens) {
    Fact fact;
    fact.fields.add("kind", "return").add("tokens", write_some_tokens(tokens));
    fact.says = say_tokens(tokens);
    return fact;
}

/// Where a card is taken from: its slot in the row of its level, or in one's reserve.
void add_place(const State& state, Move move, JsonObject& fields) {
    const Card card = card_at_place(state, move.place());
    const bool on_table = move.place() < splendor::slots;
    fields.add("card", id_of(card))
        .add("level", level_of(card) + 1)
        .add("from", on_table ? "table" : "reserved")
        .add("slot", on_table ? move.place() % splendor::row_size
                              : move.place() - splendor::first_reserved);
}

Fact reserve(const State& state, Move move) {
    Fact fact;
    fact.fields.add("kind", "reserve");
    if (move.place() < splendor::slots) {
        add_place(state, move, fact.fields);
        fact.says = Message{"splendor.choice.card",
                            {{"card", card_name(card_at_place(state, move.place()))}}};
    } else {
        const std::uint32_t level = move.place() - splendor::first_deck + 1;
        fact.fields.add("level", level).add("from", "deck");
        fact.says = Message{"splendor.deck", {{"level", level}}};
    }
    return fact;
}

Fact recruit(const State& state, Move move) {
    const Card card = card_at_place(state, move.place());
    const Lanes paid = splendor::steps::payment(state, card, splendor::detail_lanes(move.detail()));
    Fact fact;
    fact.fields.add("kind", "recruit");
    add_place(state, move, fact.fields);
    fact.fields.add("pays", write_some_tokens(paid));
    fact.says = paid.word == 0 ? Message{"splendor.choice.free", {{"card", card_name(card)}}}
                               : Message{"splendor.choice.recruit",
                                         {{"card", card_name(card)}, {"tokens", say_tokens(paid)}}};
    return fact;
}

Fact location(const State& state, Move move) {
    const splendor::Location location = state.locations[move.detail()];
    Fact fact;
    fact.fields.add("kind", "location").add("location", id_of(location)).add("slot", move.detail());
    fact.says = Message{"splendor.choice.card", {{"card", card_name(location)}}};
    return fact;
}

Fact pass() {
    Fact fact;
    fact.fields.add("kind", "pass");
    fact.says = Message{"splendor.choice.pass"};
    return fact;
}

Fact what_of(const State& state, Move move) {
    switch (move.kind()) {
        case MoveKind::take_different:
            return take(splendor::steps::colours_in(move.detail()));
        case MoveKind::take_two:
            return take(Lanes::one(move.detail(), 2));
        case MoveKind::reserve:
            return reserve(state, move);
        case MoveKind::recruit:
            return recruit(state, move);
        case MoveKind::location:
            return location(state, move);
        case MoveKind::give_back:
            return give_back(splendor::detail_lanes(move.detail()));
        case MoveKind::pass:
            break;
    }
    return pass();
}

/// Listens to a move on a copy of the state and keeps what is sure: nothing that happens depends on
/// the cards that come up, and those are left out.
class Preview {
  public:
    Preview(const State& state, Move move) : state_(state), kind_(move.kind()) {
        Dice dice(0);  // nothing rolls after the deal
        play(state_, move, dice, [this](const Event& event) { hear(event); });
    }

    std::vector<Fact> gives() && { return std::move(gives_); }

  private:
    /// The fields of what is added, for more of them.
    JsonObject& add(std::string_view what, Message says) {
        Fact& fact = gives_.emplace_back();
        fact.fields.add("what", what);
        fact.says = std::move(says);
        return fact.fields;
    }

    void hear(const Event& event) {
        switch (event.kind) {
            case EventKind::tokens_taken:
                // What a take brings is the move itself.
                if (kind_ != MoveKind::reserve) return;
                add("tokens", say_tokens(event.tokens))
                    .add("tokens", write_some_tokens(event.tokens));
                return;
            case EventKind::card_recruited:
                return hear_character(splendor::character_facts[number(event.card)]);
            case EventKind::time_taken:
                add("time_token", say_time_token());
                return;
            case EventKind::tile_taken:
                add("avengers_tile", {"splendor.preview.tile"})
                    .add("points", splendor::tile_points);
                return;
            case EventKind::location_taken:
                // Chosen, it is the move itself.
                if (kind_ == MoveKind::location) return;
                add("location", {"splendor.choice.card", {{"card", card_name(event.location)}}})
                    .add("location", id_of(event.location))
                    .add("points", splendor::location_points);
                return;
            case EventKind::choice_asked:
                return hear_choice(event);
            case EventKind::game_over:
                return hear_end(event.result.won_by(event.seat));
            case EventKind::card_reserved:
            case EventKind::card_drawn:
            case EventKind::tokens_paid:
            case EventKind::card_revealed:
            case EventKind::tokens_returned:
            case EventKind::passed:
            case EventKind::passes_ended:
            case EventKind::turn_ended:
                return;
        }
    }

    void hear_end(bool won) {
        add("game_over", {"splendor.preview.game_over", {{"won", won ? "yes" : "no"}}})
            .add("won", won);
    }

    void hear_character(const splendor::CharacterFacts& facts) {
        add("bonus", say_bonus(facts.bonus)).add("colour", splendor::token_ids[facts.bonus]);
        if (facts.points != 0) add("points", say_points(facts.points)).add("amount", facts.points);
        if (facts.avengers != 0) {
            add("avengers", {"splendor.preview.avengers", {{"count", facts.avengers}}})
                .add("amount", facts.avengers);
        }
    }

    void hear_choice(const Event& event) {
        if (event.phase == splendor::Phase::location) {
            add("choose_location", {"splendor.preview.choose_location"})
                .add("points", splendor::location_points);
            return;
        }
        const std::uint32_t above = state_.tokens[index(event.seat)].total() - splendor::max_tokens;
        add("return", {"splendor.preview.return", {{"count", above}}}).add("amount", above);
    }

    State state_;
    MoveKind kind_;
    std::vector<Fact> gives_;
};

}  // namespace
}  // namespace splendor_format

std::vector<Choice> list_choices(const splendor::State& state, const splendor::MoveList& moves) {
    std::vector<Choice> choices;
    choices.reserve(moves.size());
    for (const splendor::Move move : splendor_format::in_order(moves)) {
        Choice choice;
        choice.move = std::string(write_move(state, move).view());
        choice.what = splendor_format::what_of(state, move);
        choice.gives = splendor_format::Preview(state, move).gives();
        choices.push_back(std::move(choice));
    }
    return choices;
}

}  // namespace lemniscate::match
