// Sealed matches for tests: a secret, salts, and a whole game of random moves.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/dice.h"
#include "match/hex.h"
#include "match/json.h"
#include "match/match.h"
#include "match/sodium_hashes.h"
#include "match/terms.h"

namespace lemniscate::match {

struct TestSeal {
    Secret secret = {};
    Terms terms;
    Salts salts;

    SharedSeal seal() const {
        return make_seal(terms.match, secret, terms_json(terms, salts), sodium_hashes());
    }
};

/// Seat 0 is a person, seat 1 a bot that shows no salt, whoever else sits there an outside program.
inline TestSeal test_seal(const std::string& game, const OptionList& options,
                          std::uint64_t number) {
    const auto plain = open_match(game, options, std::uint64_t{0});
    TestSeal sealed;
    Dice dice(number);
    for (std::uint8_t& byte : sealed.secret) byte = static_cast<std::uint8_t>(dice.next());
    Terms& terms = sealed.terms;
    for (std::uint8_t& byte : terms.match) byte = static_cast<std::uint8_t>(dice.next());
    terms.game = game;
    terms.rules = (*plain)->record().rules;
    terms.options = (*plain)->options();
    terms.commitment = commitment_of(terms.match, sealed.secret, sodium_hashes());
    for (std::uint32_t seat = 0; seat < (*plain)->players(); ++seat) {
        if (seat == 1) {
            terms.seats.push_back({SeatKind::bot, "greedy", {}});
            sealed.salts.emplace_back();
            continue;
        }
        Salt salt(least_salt + seat);
        for (std::uint8_t& byte : salt) byte = static_cast<std::uint8_t>(dice.next());
        terms.seats.push_back({seat == 0 ? SeatKind::person : SeatKind::program,
                               seat == 0 ? "" : "guest",
                               salt_hash_of(terms.match, salt, sodium_hashes())});
        sealed.salts.emplace_back(std::move(salt));
    }
    return sealed;
}

/// Up to so many random moves.
inline std::unique_ptr<Match> play_sealed(const TestSeal& sealed, std::size_t most = SIZE_MAX) {
    auto match = open_match(sealed.terms.game, sealed.terms.options, sealed.seal());
    Dice dice(7);
    while ((*match)->to_act() != Seat::none && (*match)->size() < most) {
        const std::vector<std::string> moves = (*match)->moves();
        (*match)->play((*match)->to_act(),
                       moves[dice.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    return std::move(*match);
}

/// The record of a whole game, with who sat where.
inline Record sealed_record(const TestSeal& sealed) {
    Record record = play_sealed(sealed)->record();
    record.players = {"Ada"};
    for (std::size_t seat = 1; seat < sealed.terms.seats.size(); ++seat) {
        record.players.push_back(sealed.terms.seats[seat].name);
    }
    return record;
}

/// What the person at seat 0 kept.
inline Json witness_json(const TestSeal& sealed) {
    Json json;
    json["terms"] = terms_json(sealed.terms);
    json["seat"] = 0;
    json["salt"] = write_hex(*sealed.salts[0]);
    return json;
}

}  // namespace lemniscate::match
