// A table for tests, with people who can be told what to do.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "match/json.h"
#include "match/sodium_hashes.h"
#include "table/bots.h"
#include "table/keeper.h"

namespace lemniscate::table {

inline constexpr Seat first = seat_at(0);
inline constexpr Seat second = seat_at(1);

/// Bytes that differ from call to call, and are the same in every run.
inline Entropy entropy_of(std::uint64_t seed) {
    Dice dice(seed, 77);
    Entropy bytes{};
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(dice.next() >> 56);
    return bytes;
}

/// A table with its entries, as an owner keeps it.
struct TestTable {
    std::vector<Entry> stored = {};
    Keeper keeper{[this](std::span<const Entry> entries) {
                      stored.insert(stored.end(), entries.begin(), entries.end());
                      return true;
                  },
                  &match::sodium_hashes()};
    Bots bots = {};
    Time now = 1'000'000;
    std::uint64_t commands = 0;

    explicit TestTable(const std::string& settings, std::uint64_t seed = 1) {
        const Decision opened =
            keeper.open("ann", "open", match::Json::parse(settings), now, entropy_of(seed));
        EXPECT_TRUE(opened) << (opened.problem ? match::place_of(*opened.problem) : "");
    }
    TestTable(const TestTable&) = delete;

    const Table& table() const { return keeper.table(); }
    const match::Match& match() const { return *table().match(); }
    std::uint64_t at(Seat seat) const { return table().at(seat); }

    /// What the command is refused with; empty when it is done.
    std::string tell(const Person& person, Deed deed) {
        ++commands;
        const Command command = make_command("c" + std::to_string(commands), std::move(deed));
        const Decision decision = keeper.obey(person, command, now, entropy_of(1000 + commands));
        return decision.refusal ? decision.refusal->id : "";
    }
    std::string move(const Person& person, Seat seat, std::string text) {
        return tell(person, MakeMove{seat, at(seat), std::move(text)});
    }
    /// The first legal move of whoever is to act.
    std::string any_move() const { return match().moves().front(); }

    /// Lets bots answer until a person is asked or the game is over.
    void let_bots_answer() {
        for (auto asks = table().asks(); !asks.empty(); asks = table().asks()) {
            const Decision decision =
                keeper.answer(asks.front(), bots.choose(table(), asks.front()), now);
            ASSERT_TRUE(decision) << decision.refusal->id;
        }
    }
    std::string last_kind() const { return std::string(kind_of(stored.back().what)); }
};

}  // namespace lemniscate::table
