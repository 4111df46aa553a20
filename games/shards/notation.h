// Moves as text, the same in every language: `play crystal`, `attack 1:zetta_encryptor`.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string_view>

#include "engine/fixed_text.h"
#include "engine/words.h"
#include "games/shards/move.h"
#include "games/shards/refuse.h"
#include "games/shards/state.h"

namespace lemniscate::shards {

/// The longest text shows every shield card of the game at once, or a card of each of three
/// factions.
constexpr std::uint32_t longest_move() {
    std::size_t longest_id = 0;
    for (const std::string_view id : card_ids) longest_id = std::max(longest_id, id.size());
    std::size_t shields = 0;
    for (std::uint32_t kind = 0; kind < shield_kinds; ++kind) {
        const CardFacts& card = facts(shield_kind[kind]);
        shields += card.copies * (1 + card.id.size());
    }
    constexpr std::size_t verb = 12;  // and a seat or a zone
    return round_up(
        static_cast<std::uint32_t>(verb + std::max(shields, dominion_parts * (1 + longest_id))), 8);
}
using MoveText = FixedText<longest_move()>;

struct ReadMove {
    Move move = {};
    Refusal refusal = Refusal::none;
    std::string_view word = {};  ///< the word of the text that the refusal is about, if it is one
};

/// By Ask.
inline constexpr std::string_view ask_ids[] = {
    "",     "play",   "assign", "shield",    "reveal", "banish", "return",  "destroy", "copy",
    "take", "target", "bid",    "character", "draft",  "extra",  "nemesis", "attack"};

/// What is asked of the seat that acts, as an id; empty when the game is over.
constexpr std::string_view decision(const Table& table) {
    return ask_ids[static_cast<std::size_t>(table.ask)];
}

/// By MoveKind: the first word of a move.
inline constexpr std::string_view verbs[] = {
    "play",   "exhaust", "recruit", "fast-play", "relic",  "focus",   "attack", "end",
    "assign", "shield",  "reveal",  "banish",    "return", "destroy", "copy",   "take",
    "target", "bid",     "drop",    "character", "draft",  "extra",   "nemesis"};

namespace notation {

inline constexpr std::string_view none = "none";
inline constexpr std::string_view zone_ids[] = {"", "hand", "discard"};

constexpr void write_shields(MoveText& text, std::uint32_t detail) {
    for (std::uint32_t kind = 0; kind < shield_kinds; ++kind) {
        for (std::uint32_t i = shield_count(detail, kind); i > 0; --i) {
            text << " " << id_of(shield_kind[kind]);
        }
    }
}

/// Sorted by id, whatever their factions.
constexpr void write_revealed(MoveText& text, Move move) {
    std::string_view ids[dominion_parts] = {};
    std::uint32_t count = 0;
    for (std::uint32_t part = 0; part < dominion_parts; ++part) {
        const Card card = revealed_card(move, part);
        if (card == Card::none) continue;
        std::uint32_t at = count++;
        for (; at > 0 && id_of(card) < ids[at - 1]; --at) ids[at] = ids[at - 1];
        ids[at] = id_of(card);
    }
    for (std::uint32_t i = 0; i < count; ++i) text << " " << ids[i];
}

constexpr ReadMove refused(Refusal refusal, std::string_view word = {}) {
    return {.refusal = refusal, .word = word};
}

/// A move that could be put together is legal or refused by the rules.
constexpr ReadMove checked(const State& state, Move move, std::string_view word = {}) {
    return {.move = move, .refusal = refuse(state, move), .word = word};
}

/// A number of up to four digits.
struct ReadNumber {
    std::uint32_t value = 0;
    bool good = false;
};
constexpr ReadNumber read_number(std::string_view word) {
    if (word.empty() || word.size() > 4) return {};
    ReadNumber number{.good = true};
    for (char letter : word) {
        if (letter < '0' || letter > '9') return {};
        number.value = 10 * number.value + static_cast<std::uint32_t>(letter - '0');
    }
    return number;
}

/// `1:zetta_encryptor`, `hand:crystal`: what stands before and after the colon.
struct Pair {
    std::string_view first = {};
    std::string_view second = {};
};
constexpr Pair split(std::string_view word, char mark = ':') {
    const std::size_t at = word.find(mark);
    if (at == std::string_view::npos) return {word, {}};
    return {word.substr(0, at), word.substr(at + 1)};
}

constexpr ReadMove read_card(const State& state, MoveKind kind, std::string_view word) {
    if (kind == MoveKind::extra && word == none) return checked(state, Move::of(kind), word);
    const bool row = kind == MoveKind::recruit || kind == MoveKind::fast_play;
    const Pair parts = row ? split(word, '@') : Pair{word, {}};
    const Card card = find_card(parts.first);
    if (card == Card::none) return refused(Refusal::unknown_card, parts.first);
    const ReadMove read = checked(state, Move::of(kind, card), parts.first);
    if (parts.second.empty() || read.refusal != Refusal::none) return read;
    const ReadNumber slot = read_number(parts.second);
    if (!slot.good) return refused(Refusal::not_understood, word);
    const bool there = slot.value < state.row_size && state.row[slot.value] == card;
    return there ? read : refused(Refusal::wrong_slot, word);
}

constexpr ReadMove read_champion(const State& state, MoveKind kind, std::string_view word) {
    const Pair parts = split(word);
    const ReadNumber seat = read_number(parts.first);
    if (!seat.good) return refused(Refusal::not_understood, word);
    if (seat.value >= state.players) return refused(Refusal::unknown_seat, parts.first);
    const Card card = find_card(parts.second);
    if (card == Card::none) return refused(Refusal::unknown_card, parts.second);
    return checked(state, Move::of(kind, seat_at(seat.value), card), word);
}

constexpr ReadMove read_assign(const State& state, std::string_view word) {
    const Pair parts = split(word);
    const ReadNumber seat = read_number(parts.first);
    const ReadNumber amount = read_number(parts.second);
    if (!seat.good || !amount.good) return refused(Refusal::not_understood, word);
    if (seat.value >= state.players) return refused(Refusal::unknown_seat, parts.first);
    if (amount.value > most_points) return refused(Refusal::assign_too_much, word);
    return checked(state, assign_move({seat_at(seat.value), amount.value}), word);
}

constexpr ReadMove read_banish(const State& state, std::string_view word) {
    if (word == none) return checked(state, banish_move(BanishZone::none, Card::none), word);
    const Pair parts = split(word);
    const bool hand = parts.first == zone_ids[1];
    if (!hand && parts.first != zone_ids[2]) return refused(Refusal::not_understood, word);
    const Card card = find_card(parts.second);
    if (card == Card::none) return refused(Refusal::unknown_card, parts.second);
    return checked(state, banish_move(hand ? BanishZone::hand : BanishZone::discard, card), word);
}

constexpr ReadMove read_shield(const State& state, Words& words) {
    std::uint32_t detail = 0;
    std::string_view word;
    for (bool first = true; !words.empty(); first = false) {
        word = words.next();
        if (first && word == none && words.empty()) break;
        const Card card = find_card(word);
        if (card == Card::none) return refused(Refusal::unknown_card, word);
        if (!shield_set.has(card)) return refused(Refusal::not_a_shield, word);
        std::uint32_t kind = 0;
        while (shield_kind[kind] != card) ++kind;
        if (shield_count(detail, kind) == 3) return refused(Refusal::shield_not_held, word);
        detail += 1U << shield_shift(kind);
    }
    return checked(state, Move::of(MoveKind::shield, detail), word);
}

constexpr ReadMove read_reveal(const State& state, Words& words) {
    std::uint32_t detail = 0;
    std::string_view word;
    for (bool first = true; !words.empty(); first = false) {
        word = words.next();
        if (first && word == none && words.empty()) break;
        const Card card = find_card(word);
        if (card == Card::none) return refused(Refusal::unknown_card, word);
        const Faction faction = faction_of(card);
        const std::uint32_t shift = reveal_shift(reveal_part(faction));
        const bool useless = faction == Faction::none || faction == Faction::order;
        if (useless || ((detail >> shift) & 127U) != 0) {
            return refused(Refusal::reveal_wrong_cards, word);
        }
        detail |= number(card) << shift;
    }
    return checked(state, Move::of(MoveKind::reveal, detail), word);
}

constexpr ReadMove read_number_move(const State& state, MoveKind kind, std::string_view word) {
    const ReadNumber number = read_number(word);
    if (!number.good) return refused(Refusal::not_understood, word);
    if (kind == MoveKind::target && number.value >= state.players) {
        return refused(Refusal::unknown_seat, word);
    }
    return checked(state, Move::of(kind, number.value), word);
}

constexpr ReadMove read_character(const State& state, std::string_view word) {
    const Character character = find_character(word);
    if (character == Character::none) return refused(Refusal::unknown_character, word);
    return checked(state, Move::of(MoveKind::character, static_cast<std::uint32_t>(character)),
                   word);
}

/// A move whose kind answers what is asked.
constexpr ReadMove read_detail(const State& state, MoveKind kind, Words& words) {
    if (kind == MoveKind::shield) return read_shield(state, words);
    if (kind == MoveKind::reveal) return read_reveal(state, words);
    const std::string_view word = words.next();
    if (!words.empty()) return refused(Refusal::not_understood, words.next());
    switch (kind) {
        case MoveKind::attack:
        case MoveKind::destroy:
            return read_champion(state, kind, word);
        case MoveKind::assign:
            return read_assign(state, word);
        case MoveKind::banish:
            return read_banish(state, word);
        case MoveKind::target:
        case MoveKind::bid:
            return read_number_move(state, kind, word);
        case MoveKind::character:
            return read_character(state, word);
        case MoveKind::play:
        case MoveKind::exhaust:
        case MoveKind::recruit:
        case MoveKind::fast_play:
        case MoveKind::relic:
        case MoveKind::give_back:
        case MoveKind::copy:
        case MoveKind::take:
        case MoveKind::draft:
        case MoveKind::extra:
        case MoveKind::nemesis:
            return read_card(state, kind, word);
        case MoveKind::shield:
        case MoveKind::reveal:
        case MoveKind::focus:
        case MoveKind::end:
        case MoveKind::drop:
            break;  // read elsewhere
    }
    return refused(Refusal::not_understood, word);
}

constexpr bool stands_alone(MoveKind kind) {
    return kind == MoveKind::focus || kind == MoveKind::end || kind == MoveKind::drop;
}

}  // namespace notation

constexpr MoveText write_move(const Table&, Move move) {
    MoveText text;
    text << verbs[static_cast<std::size_t>(move.kind())];
    const auto add_none = [&text] { text << " " << notation::none; };
    switch (move.kind()) {
        case MoveKind::focus:
        case MoveKind::end:
        case MoveKind::drop:
            break;
        case MoveKind::attack:
        case MoveKind::destroy:
            text << " " << std::uint32_t{index(move.seat())} << ":" << id_of(move.card());
            break;
        case MoveKind::assign:
            text << " " << std::uint32_t{index(assignment(move).seat)} << ":"
                 << assignment(move).amount;
            break;
        case MoveKind::shield:
            move.detail() == 0 ? add_none() : notation::write_shields(text, move.detail());
            break;
        case MoveKind::reveal:
            move.detail() == 0 ? add_none() : notation::write_revealed(text, move);
            break;
        case MoveKind::banish:
            if (move.detail() == 0) {
                add_none();
            } else {
                text << " " << notation::zone_ids[static_cast<std::size_t>(banish_zone(move))]
                     << ":" << id_of(move.card());
            }
            break;
        case MoveKind::target:
        case MoveKind::bid:
            text << " " << move.detail();
            break;
        case MoveKind::character:
            text << " " << id_of(static_cast<Character>(move.detail()));
            break;
        case MoveKind::play:
        case MoveKind::exhaust:
        case MoveKind::recruit:
        case MoveKind::fast_play:
        case MoveKind::relic:
        case MoveKind::give_back:
        case MoveKind::copy:
        case MoveKind::take:
        case MoveKind::draft:
        case MoveKind::extra:
        case MoveKind::nemesis:
            move.detail() == 0 ? add_none() : void(text << " " << id_of(move.card()));
            break;
    }
    return text;
}

/// Reads a move and says whether it is legal here. Cards may come in any order, and a card of the
/// row may be told by its slot, though neither is ever printed.
constexpr ReadMove read_move(const State& state, std::string_view text) {
    Words words(text);
    const std::string_view verb = words.next();
    for (std::size_t i = 0; i < std::size(verbs); ++i) {
        if (verbs[i] != verb) continue;
        const auto kind = static_cast<MoveKind>(i);
        if (notation::stands_alone(kind) != words.empty()) {
            return notation::refused(Refusal::not_understood, verb);
        }
        if (state.ask == Ask::nothing) return notation::refused(Refusal::game_over);
        if (!reasons::answers(state.ask, kind)) {
            return notation::refused(Refusal::not_now, decision(state));
        }
        return words.empty() ? notation::checked(state, Move::of(kind), verb)
                             : notation::read_detail(state, kind, words);
    }
    return notation::refused(Refusal::not_understood, verb);
}

}  // namespace lemniscate::shards
