// What a sealed match is played for, agreed before the deal: docs/fairness.md.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/position.h"
#include "match/problem.h"
#include "match/seal.h"

namespace lemniscate::match {

enum class SeatKind {
    person,
    bot,
    program,  ///< somebody else's, from outside
};

struct SeatTerms {
    SeatKind kind = SeatKind::person;
    std::string name = {};  ///< of a bot or a program; `is_text` (match/text_lines.h)
    std::optional<Digest> salt_hash = {};  ///< of the salt that this seat will show, if it does

    friend bool operator==(const SeatTerms&, const SeatTerms&) = default;
};

struct Terms {
    MatchId match = {};
    std::string game;
    std::uint32_t rules = 1;
    OptionList options;            ///< in any order; each name once
    std::vector<SeatTerms> seats;  ///< those that somebody plays
    Digest commitment = {};

    friend bool operator==(const Terms&, const Terms&) = default;
};

/// The salts that were shown, by seat; none for a seat that sends none, and for one that is
/// missing.
using Salts = std::vector<std::optional<Salt>>;

/// The salts without those that do not fit the hash of their seat: those are missing as well.
Salts fitting_salts(const Terms& terms, Salts salts, const Hashes& hashes);

/// The seats whose salt is missing: they have promised one.
std::vector<std::uint32_t> missing_salts(const Terms& terms, const Salts& salts);

/// What a client keeps before it shows its salt, in canonical form (match/canonical_json.h):
///   {"commitment":HEX,"format":1,"game":"splendor","match":HEX,"options":{"players":"2"},"rules":2,
///    "seats":[{"kind":"person","salt_hash":HEX},{"kind":"bot","name":"greedy","salt_hash":null}]}
std::string terms_json(const Terms& terms);
/// The same with the field `"salts":[HEX,null]`: what the key is made from.
std::string terms_json(const Terms& terms, const Salts& salts);

struct SaltedTerms {
    Terms terms;
    Salts salts;
};
/// Reads what the second one wrote, byte for byte.
Result<SaltedTerms> read_salted_terms(std::string_view text);

}  // namespace lemniscate::match
