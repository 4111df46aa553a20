// Moves as text, the same in every language: `take yellow blue red`, `recruit hulk paying red:3`.
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/fixed_text.h"
#include "engine/words.h"
#include "games/splendor/move.h"
#include "games/splendor/refuse.h"
#include "games/splendor/state.h"

namespace lemniscate::splendor {

/// The longest texts are those of seats that hold every token of the game and give back 31 of them.
using MoveText = FixedText<256>;

struct ReadMove {
    Move move = {};
    Refusal refusal = Refusal::none;
    std::string_view word = {};  ///< the word of the text that the refusal is about, if it is one
};

inline constexpr std::string_view token_ids[token_kinds] = {"yellow", "purple", "blue", "red",
                                                            "orange", "grey",   "green"};

constexpr std::string_view id_of(Card card) {
    return is_known(card) ? character_facts[number(card)].id : std::string_view("?");
}
constexpr std::string_view id_of(Location location) { return location_facts[number(location)].id; }

constexpr Card find_card(std::string_view id) {
    for (std::uint32_t i = 0; i < cards; ++i) {
        if (character_facts[i].id == id) return card_at(i);
    }
    return Card::none;
}

/// What is asked of the seat that acts, as an id; empty when the game is over.
constexpr std::string_view decision(const Table& table) {
    switch (table.phase) {
        case Phase::action:
            return "action";
        case Phase::location:
            return "location";
        case Phase::give_back:
            return "return";
        case Phase::over:
            break;
    }
    return {};
}

namespace notation {

constexpr void write_tokens(MoveText& text, Lanes tokens) {
    for (std::uint32_t kind = 0; kind < token_kinds; ++kind) {
        for (std::uint32_t i = 0; i < tokens[kind]; ++i) text << " " << token_ids[kind];
    }
}

constexpr void write_payment(MoveText& text, Lanes tokens) {
    text << " paying";
    for (std::uint32_t kind = 0; kind < token_kinds; ++kind) {
        if (tokens[kind] != 0) text << " " << token_ids[kind] << ":" << tokens[kind];
    }
}

/// The lane of a token's name, or `token_kinds` for no token.
constexpr std::uint32_t find_token(std::string_view name) {
    std::uint32_t kind = 0;
    while (kind < token_kinds && token_ids[kind] != name) ++kind;
    return kind;
}

/// Words that name tokens one by one, added up; `word` is the first that names none.
struct ReadTokens {
    Lanes tokens = {};
    std::uint32_t count = 0;
    std::string_view word = {};
};

constexpr ReadTokens read_tokens(Words& words) {
    ReadTokens read;
    while (!words.empty()) {
        const std::string_view name = words.next();
        const std::uint32_t kind = find_token(name);
        // No game has so many tokens; more would run over the lanes.
        if (kind == token_kinds || read.count == 64) {
            read.word = name;
            return read;
        }
        read.tokens += Lanes::one(kind);
        ++read.count;
    }
    return read;
}

constexpr ReadMove refused(Refusal refusal, std::string_view word = {}) {
    return {.refusal = refusal, .word = word};
}

/// A move that could be put together is legal or refused by the rules.
constexpr ReadMove checked(const State& state, Move move, std::string_view word = {}) {
    return {.move = move, .refusal = refuse(state, move), .word = word};
}

constexpr ReadMove phase_checked(const State& state, MoveKind kind) {
    return refused(reasons::phase_refusal(state, kind));
}

constexpr ReadMove read_take(const State& state, Words& words) {
    const ReadTokens read = read_tokens(words);
    if (!read.word.empty()) return refused(Refusal::unknown_token, read.word);
    if (read.tokens[lane(Token::grey)] + read.tokens[lane(Token::green)] != 0) {
        return refused(Refusal::take_grey_or_green);
    }
    if (lanes_with(read.tokens, 2) == 0) {
        return checked(state, Move::of(MoveKind::take_different, 0, lanes_with(read.tokens, 1)));
    }
    for (std::uint32_t colour = 0; colour < colours; ++colour) {
        if (read.tokens == Lanes::one(colour, 2)) {
            return checked(state, Move::of(MoveKind::take_two, 0, colour), token_ids[colour]);
        }
    }
    return refused(Refusal::take_wrong_number);
}

constexpr ReadMove read_reserve(const State& state, Words& words) {
    constexpr std::string_view deck = "deck:";
    const std::string_view word = words.next();
    if (!words.empty()) return refused(Refusal::not_understood, words.next());
    if (word.substr(0, deck.size()) == deck) {
        if (word.size() != deck.size() + 1 || word.back() < '1' || word.back() > '3') {
            return refused(Refusal::not_understood, word);
        }
        const auto level = static_cast<std::uint32_t>(word.back() - '1');
        return checked(state, Move::of(MoveKind::reserve, first_deck + level, 0), word);
    }
    const Card card = find_card(word);
    if (card == Card::none) return refused(Refusal::unknown_card, word);
    for (Place slot = 0; slot < slots; ++slot) {
        if (state.table[slot] == card) {
            return checked(state, Move::of(MoveKind::reserve, slot, 0), word);
        }
    }
    return refused(Refusal::not_on_table, word);
}

/// `red:1 grey:2` and so on; every token once. Zero counts are refused like any other nonsense.
constexpr ReadTokens read_payment(Words& words) {
    ReadTokens read;
    while (!words.empty()) {
        const std::string_view word = words.next();
        const std::size_t colon = word.find(':');
        const std::uint32_t kind = find_token(word.substr(0, colon));
        const std::string_view count =
            colon == std::string_view::npos ? std::string_view() : word.substr(colon + 1);
        if (kind == token_kinds || read.tokens[kind < token_kinds ? kind : 0] != 0 ||
            count.size() != 1 || count[0] < '1' || count[0] > '9') {
            read.word = word;
            return read;
        }
        read.tokens.set(kind, static_cast<std::uint32_t>(count[0] - '0'));
        ++read.count;
    }
    return read;
}

/// The recruit move that pays exactly these tokens.
constexpr ReadMove recruit_paying(const State& state, Place place, Card card, Lanes tokens,
                                  std::string_view word) {
    if (!covers(state.tokens[index(state.seat)], tokens)) {
        return refused(Refusal::payment_not_held, word);
    }
    const Lanes colours_first = steps::payment(state, card, {});
    std::uint32_t detail = 0;
    for (std::uint32_t colour = 0; colour < colours; ++colour) {
        if (tokens[colour] > colours_first[colour]) return refused(Refusal::payment_wrong, word);
        detail |= detail_lane(colour, colours_first[colour] - tokens[colour]);
    }
    if (tokens.total() != colours_first.total() || tokens[lane(Token::green)] != 0) {
        return refused(Refusal::payment_wrong, word);
    }
    return checked(state, Move::of(MoveKind::recruit, place, detail), word);
}

constexpr ReadMove read_recruit(const State& state, Words& words) {
    const std::string_view word = words.next();
    const Card card = find_card(word);
    if (card == Card::none) return refused(Refusal::unknown_card, word);
    Place place = 0;
    while (place < places && card_at_place(state, place) != card) ++place;
    if (place == places) return refused(Refusal::not_recruitable, word);
    const Move bare = Move::of(MoveKind::recruit, place, 0);
    if (words.empty()) return checked(state, bare, word);
    const std::string_view paying = words.next();
    if (paying != "paying" || words.empty()) return refused(Refusal::not_understood, paying);
    const ReadTokens read = read_payment(words);
    if (!read.word.empty()) return refused(Refusal::unknown_token, read.word);
    // Whether it can be paid at all comes before how: the payment is reckoned from what is owed.
    const ReadMove affordable = checked(state, bare, word);
    if (affordable.refusal != Refusal::none) return affordable;
    return recruit_paying(state, place, card, read.tokens, word);
}

constexpr ReadMove read_location(const State& state, Words& words) {
    const std::string_view word = words.next();
    if (!words.empty()) return refused(Refusal::not_understood, words.next());
    for (std::uint32_t i = 0; i < state.locations.size(); ++i) {
        if (id_of(state.locations[i]) == word) {
            return checked(state, Move::of(MoveKind::location, 0, i), word);
        }
    }
    for (const LocationFacts& facts : location_facts) {
        if (facts.id == word) return refused(Refusal::location_not_there, word);
    }
    return refused(Refusal::unknown_location, word);
}

constexpr ReadMove read_give_back(const State& state, Words& words) {
    const ReadTokens read = read_tokens(words);
    if (!read.word.empty()) return refused(Refusal::unknown_token, read.word);
    if (read.tokens[lane(Token::green)] != 0) return refused(Refusal::return_green);
    std::uint32_t detail = 0;
    for (std::uint32_t kind = 0; kind < lane(Token::green); ++kind) {
        if (read.tokens[kind] > 7) return refused(Refusal::return_not_held);
        detail |= detail_lane(kind, read.tokens[kind]);
    }
    return checked(state, Move::of(MoveKind::give_back, 0, detail));
}

}  // namespace notation

/// What the mover sees of the table is enough.
constexpr MoveText write_move(const Table& table, Move move) {
    MoveText text;
    switch (move.kind()) {
        case MoveKind::take_different:
            text << "take";
            notation::write_tokens(text, steps::colours_in(move.detail()));
            break;
        case MoveKind::take_two:
            text << "take";
            notation::write_tokens(text, Lanes::one(move.detail(), 2));
            break;
        case MoveKind::reserve:
            if (move.place() < slots) {
                text << "reserve " << id_of(table.table[move.place()]);
            } else {
                text << "reserve deck:" << move.place() - first_deck + 1;
            }
            break;
        case MoveKind::recruit: {
            const Card card = card_at_place(table, move.place());
            text << "recruit " << id_of(card);
            if (move.detail() != 0) {
                notation::write_payment(text,
                                        steps::payment(table, card, detail_lanes(move.detail())));
            }
            break;
        }
        case MoveKind::location:
            text << "location " << id_of(table.locations[move.detail()]);
            break;
        case MoveKind::give_back:
            text << "return";
            notation::write_tokens(text, detail_lanes(move.detail()));
            break;
        case MoveKind::pass:
            text << "pass";
            break;
    }
    return text;
}

/// Reads a move and says whether it is legal here. Colours may come in any order, and the
/// colours-first payment may be spelt out, though neither is ever printed.
constexpr ReadMove read_move(const State& state, std::string_view text) {
    Words words(text);
    const std::string_view verb = words.next();
    const struct {
        std::string_view verb;
        MoveKind kind;
        ReadMove (*read)(const State&, Words&);
    } verbs[] = {
        {"take", MoveKind::take_different, notation::read_take},
        {"reserve", MoveKind::reserve, notation::read_reserve},
        {"recruit", MoveKind::recruit, notation::read_recruit},
        {"location", MoveKind::location, notation::read_location},
        {"return", MoveKind::give_back, notation::read_give_back},
    };
    for (const auto& known : verbs) {
        if (known.verb != verb) continue;
        if (words.empty()) return notation::refused(Refusal::not_understood, verb);
        const ReadMove phase = notation::phase_checked(state, known.kind);
        return phase.refusal == Refusal::none ? known.read(state, words) : phase;
    }
    if (verb == "pass" && words.empty()) {
        return notation::checked(state, Move::of(MoveKind::pass, 0, 0));
    }
    return notation::refused(Refusal::not_understood, verb);
}

}  // namespace lemniscate::splendor
