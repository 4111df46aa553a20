// Chance that can be checked: the byte layouts of docs/fairness.md.
//
// Before anybody sits down, everybody sees the commitment to a secret. When all have sat down, the
// terms (match/terms.h) say what is played, with the commitment and a hash of everybody's salt;
// only then the salts are shown. The secret and the terms with the salts give a key, and the key
// all throws of the match: nobody could choose them, and after the end everybody can repeat them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "match/hashes.h"

namespace lemniscate::match {

using MatchId = std::array<std::uint8_t, 16>;
using Secret = std::array<std::uint8_t, 32>;
using Salt = std::vector<std::uint8_t>;

inline constexpr std::size_t least_salt = 16;
inline constexpr std::size_t most_salt = 64;

/// SHA-256("lemniscate commit 1\n" | match | secret)
Digest commitment_of(const MatchId& match, const Secret& secret, const Hashes& hashes);

/// SHA-256("lemniscate salt 1\n" | match | salt)
Digest salt_hash_of(const MatchId& match, Bytes salt, const Hashes& hashes);

/// What the throws of one match come from. Whoever has it knows every card: it stays where the
/// match is played until that is over.
struct Seal {
    MatchId match;
    Secret secret;
    std::string terms;  ///< with the salts, in canonical form
    Digest key;         ///< HMAC-SHA-256(secret, terms)
    Hashes hashes;

    /// HMAC-SHA-256(key, step | block), both as 8 bytes, big endian.
    Digest block(std::uint64_t step, std::uint64_t block) const;
};
using SharedSeal = std::shared_ptr<const Seal>;

/// `terms` is what `terms_json(terms, salts)` gives.
SharedSeal make_seal(const MatchId& match, const Secret& secret, std::string terms,
                     const Hashes& hashes);

}  // namespace lemniscate::match
