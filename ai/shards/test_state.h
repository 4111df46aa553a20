// For tests: a table of Shards with nothing on it but what a test puts there.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include "ai/shards/greedy.h"
#include "games/shards/shards.h"

namespace lemniscate::ai {

/// It is the turn of seat 0; unless a seat is named, everything is said about that one.
struct ShardsTable {
    shards::State state{};

    explicit ShardsTable(std::uint32_t players = 2) {
        state.players = static_cast<std::uint8_t>(players);
        state.phase = shards::Phase::play;
        state.ask = shards::Ask::play;
        state.row_size = 6;
        state.round = 1;
        state.defender = state.opener = state.leader = Seat::none;
        for (std::uint32_t i = 0; i < players; ++i) {
            state.side[i].health = shards::most_health;
            state.side[i].character = static_cast<shards::Character>(i + 1);
        }
    }

    using Ids = std::initializer_list<std::string_view>;

    ShardsTable& hand(Ids ids, std::uint32_t seat = 0) {
        for (std::string_view id : ids) state.side[seat].add_hand(card(id), false);
        return *this;
    }
    ShardsTable& discard(Ids ids) {
        for (std::string_view id : ids) state.side[0].add_discard(card(id));
        return *this;
    }
    ShardsTable& deck(Ids ids, std::uint32_t seat = 0) {
        for (std::string_view id : ids) state.side[seat].add_deck(card(id));
        return *this;
    }
    ShardsTable& played(Ids ids) {
        for (std::string_view id : ids) state.side[0].add_played(card(id), false);
        return *this;
    }
    ShardsTable& champions(Ids ids, std::uint32_t seat = 0) {
        for (std::string_view id : ids) state.side[seat].add_champion(card(id), false);
        return *this;
    }
    ShardsTable& row(Ids ids) {
        std::uint32_t slot = 0;
        for (std::string_view id : ids) state.row[slot++] = card(id);
        return *this;
    }
    ShardsTable& gems(std::uint32_t amount) {
        state.gems = static_cast<std::uint16_t>(amount);
        return *this;
    }
    ShardsTable& power(std::uint32_t amount) {
        state.power = static_cast<std::uint16_t>(amount);
        return *this;
    }
    ShardsTable& mastery(std::uint32_t amount, std::uint32_t seat = 0) {
        state.side[seat].mastery = static_cast<std::uint8_t>(amount);
        return *this;
    }
    ShardsTable& health(std::uint32_t amount, std::uint32_t seat = 0) {
        state.side[seat].health = static_cast<std::uint8_t>(amount);
        return *this;
    }
    ShardsTable& focused() {
        state.focused = true;
        return *this;
    }
    /// A move, as it is written, and all that follows from it by itself.
    ShardsTable& then(std::string_view text) {
        Dice dice(1);
        play(state, read_move(state, text).move, dice, Silence{});
        return *this;
    }

    /// What the greedy player does.
    std::string greedy(std::uint64_t seed = 0) const {
        shards::MoveList moves;
        legal(state, moves);
        Dice dice(seed);
        ShardsGreedy player;
        const shards::View view = observe(state, Viewer{to_act(state)});
        const shards::Move move = moves[player.choose(view, moves, dice).move];
        return std::string(write_move(state, move).view());
    }
    shards::View view(std::uint32_t seat = 0) const {
        return observe(state, Viewer{seat_at(seat)});
    }

    static shards::Card card(std::string_view id) { return shards::find_card(id); }
};

}  // namespace lemniscate::ai
