#include "games/splendor/test_state.h"

#include <algorithm>
#include <sstream>
#include <stdexcept>

#include <gtest/gtest.h>

namespace lemniscate::splendor {
namespace {

Location find_location(std::string_view id) {
    for (std::uint32_t i = 0; i < locations; ++i) {
        if (location_facts[i].id == id) return location_at(i);
    }
    throw std::invalid_argument("no location " + std::string(id));
}

Lanes all_tokens(std::uint32_t players) {
    Lanes tokens{};
    for (std::uint32_t kind = 0; kind < token_kinds; ++kind) {
        tokens.set(kind, tokens_in_game(static_cast<Token>(kind), players));
    }
    return tokens;
}

std::string name(Card card) { return card == Card::none ? "" : std::string(id_of(card)); }

}  // namespace

Lanes read_lanes(std::string_view tokens) {
    Lanes lanes{};
    std::istringstream words{std::string(tokens)};
    for (std::string word; words >> word;) {
        const std::size_t colon = word.find(':');
        const std::uint32_t kind = notation::find_token(word.substr(0, colon));
        if (kind == token_kinds) throw std::invalid_argument("no token " + word);
        lanes.set(kind, static_cast<std::uint32_t>(std::stoul(word.substr(colon + 1))));
    }
    return lanes;
}

std::string show_lanes(Lanes tokens) {
    std::string text;
    for (std::uint32_t kind = 0; kind < token_kinds; ++kind) {
        if (tokens[kind] == 0) continue;
        if (!text.empty()) text += ' ';
        text += std::string(token_ids[kind]) + ':' + std::to_string(tokens[kind]);
    }
    return text;
}

TestTable::TestTable(std::uint32_t players) : state_{} {
    state_.players = static_cast<std::uint8_t>(players);
    state_.tile = Seat::none;
    state_.supply = all_tokens(players);
    for (Card& card : state_.table) card = Card::none;
    for (std::uint32_t level = 0; level < levels; ++level) state_.piles.set_deck_size(level, 0);
}

bool TestTable::is_laid_out(Card card) const {
    bool found = std::count(std::begin(state_.table), std::end(state_.table), card) != 0;
    for (const Reserve& reserve : state_.reserve) {
        found |= std::count(reserve.cards.begin(), reserve.cards.end(), card) != 0;
    }
    for (std::uint32_t level = 0; level < levels; ++level) {
        for (std::uint32_t i = 0; i < state_.piles.deck_size(level); ++i) {
            found |= state_.piles.deck_card(level, i) == card;
        }
    }
    state_.piles.each_recruited([&](Card recruited, Seat) { found |= recruited == card; });
    return found;
}

Card TestTable::fresh(std::string_view id) const {
    const Card card = find_card(id);
    if (card == Card::none) throw std::invalid_argument("no character " + std::string(id));
    if (is_laid_out(card)) throw std::invalid_argument(std::string(id) + " lies there already");
    return card;
}

TestTable& TestTable::supply(std::string_view tokens) {
    state_.supply = read_lanes(tokens);
    supply_is_given_ = true;
    return *this;
}

TestTable& TestTable::tokens(std::uint32_t seat, std::string_view tokens) {
    state_.tokens[seat] = read_lanes(tokens);
    if (supply_is_given_) return *this;
    Lanes held{};
    for (const Lanes& each : state_.tokens) held += each;
    if (!covers(all_tokens(state_.players), held)) throw std::invalid_argument("too many tokens");
    state_.supply = all_tokens(state_.players) - held;
    return *this;
}

TestTable& TestTable::characters(std::uint32_t seat, std::initializer_list<std::string_view> ids) {
    for (std::string_view id : ids) {
        const Card card = fresh(id);
        steps::recruit_card(state_, card, seat_at(seat));
    }
    return *this;
}

TestTable& TestTable::bonuses(std::uint32_t seat, std::string_view bonuses) {
    Lanes wanted = read_lanes(bonuses);
    for (std::uint32_t i = 0; i < level_start[1]; ++i) {
        const CharacterFacts& facts = character_facts[i];
        if (facts.points + facts.avengers != 0 || wanted[facts.bonus] == 0) continue;
        if (is_laid_out(card_at(i))) continue;
        characters(seat, {facts.id});
        wanted -= Lanes::one(facts.bonus);
    }
    if (wanted != Lanes{}) throw std::invalid_argument("no such bonuses left");
    return *this;
}

TestTable& TestTable::reserve(std::uint32_t seat, std::string_view card, bool hidden) {
    state_.reserve[seat].push(fresh(card), hidden);
    return *this;
}

TestTable& TestTable::conquered(std::uint32_t seat, std::string_view location) {
    steps::conquer(state_, find_location(location), seat_at(seat));
    return *this;
}

TestTable& TestTable::tile(std::uint32_t seat) {
    state_.tile = seat_at(seat);
    return *this;
}

TestTable& TestTable::row(std::uint32_t level, std::initializer_list<std::string_view> ids) {
    std::uint32_t slot = (level - 1) * row_size;
    for (std::string_view id : ids) state_.table[slot++] = id.empty() ? Card::none : fresh(id);
    return *this;
}

TestTable& TestTable::deck(std::uint32_t level, std::initializer_list<std::string_view> top_first) {
    std::vector<Card> laid;
    for (std::string_view id : top_first) laid.push_back(fresh(id));
    state_.piles.set_deck_size(level - 1, static_cast<std::uint32_t>(laid.size()));
    for (std::uint32_t i = 0; i < laid.size(); ++i) {
        state_.piles.set_deck_card(level - 1, i, laid[i]);
    }
    return *this;
}

TestTable& TestTable::location(std::string_view location) {
    state_.locations.push(find_location(location));
    return *this;
}

TestTable& TestTable::turn(std::uint32_t seat) {
    state_.seat = seat_at(seat);
    return *this;
}

TestTable& TestTable::first(std::uint32_t seat) {
    state_.first_seat = seat_at(seat);
    return *this;
}

TestTable& TestTable::turns(std::uint32_t finished) {
    state_.turns = finished;
    return *this;
}

TestTable& TestTable::play(std::string_view move) {
    const ReadMove read = read_move(state_, move);
    if (read.refusal != Refusal::none) {
        ADD_FAILURE() << '"' << move << "\" is refused: " << id_of(read.refusal);
        return *this;
    }
    events_.clear();
    splendor::play(state_, read.move, dice_,
                   [this](const Event& event) { events_.push_back(event); });
    return *this;
}

std::string TestTable::refusal(std::string_view move) const {
    return std::string(id_of(read_move(state_, move).refusal));
}

std::string TestTable::word(std::string_view move) const {
    return std::string(read_move(state_, move).word);
}

Names TestTable::moves(std::string_view verb) const {
    MoveList moves;
    legal(state_, moves);
    Names names;
    for (Move move : moves) {
        const MoveText text = write_move(state_, move);
        if (text.view().substr(0, verb.size()) == verb) names.emplace_back(text.view());
    }
    std::sort(names.begin(), names.end());
    return names;
}

std::string TestTable::supply() const { return show_lanes(state_.supply); }

std::string TestTable::tokens(std::uint32_t seat) const { return show_lanes(state_.tokens[seat]); }

std::string TestTable::bonuses(std::uint32_t seat) const {
    Lanes bonuses{};
    for (std::uint32_t i = 0; i < colours; ++i) bonuses.set(i, state_.team[seat][i]);
    return show_lanes(bonuses);
}

std::uint32_t TestTable::points(std::uint32_t seat) const {
    return splendor::points(state_, seat_at(seat));
}

Names TestTable::characters(std::uint32_t seat) const {
    Names names;
    state_.piles.each_recruited([&](Card card, Seat owner) {
        if (owner == seat_at(seat)) names.push_back(name(card));
    });
    return names;
}

Names TestTable::reserved(std::uint32_t seat) const {
    Names names;
    const Reserve& reserve = state_.reserve[seat];
    for (std::uint32_t i = 0; i < reserve.cards.size(); ++i) {
        names.push_back(name(reserve.cards[i]) + (reserve.is_hidden(i) ? " hidden" : ""));
    }
    return names;
}

Names TestTable::row(std::uint32_t level) const {
    Names names;
    for (std::uint32_t i = 0; i < row_size; ++i) {
        names.push_back(name(state_.table[(level - 1) * row_size + i]));
    }
    return names;
}

Names TestTable::deck(std::uint32_t level) const {
    Names names;
    for (std::uint32_t i = 0; i < state_.piles.deck_size(level - 1); ++i) {
        names.push_back(name(state_.piles.deck_card(level - 1, i)));
    }
    return names;
}

Names TestTable::locations() const {
    Names names;
    for (Location location : state_.locations) names.emplace_back(id_of(location));
    return names;
}

Names TestTable::locations(std::uint32_t seat) const {
    Names names;
    for (const Conquest& conquest : state_.conquests) {
        if (conquest.seat == seat_at(seat)) names.emplace_back(id_of(conquest.location));
    }
    return names;
}

std::vector<std::uint32_t> TestTable::winners() const {
    std::vector<std::uint32_t> winners;
    for (std::uint32_t seat = 0; seat < state_.players; ++seat) {
        if (outcome(state_).won_by(seat_at(seat))) winners.push_back(seat);
    }
    return winners;
}

}  // namespace lemniscate::splendor
