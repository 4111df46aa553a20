#include "match/seal.h"

#include <utility>

namespace lemniscate::match {

namespace {

void append(std::vector<std::uint8_t>& bytes, Bytes more) {
    bytes.insert(bytes.end(), more.begin(), more.end());
}

Bytes bytes_of(std::string_view text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

/// SHA-256(label | match | bytes). The label says what is hashed: no hash of one kind is ever one
/// of another.
Digest labelled(std::string_view label, const MatchId& match, Bytes bytes, const Hashes& hashes) {
    std::vector<std::uint8_t> all;
    append(all, bytes_of(label));
    append(all, match);
    append(all, bytes);
    return hashes.sha256(all);
}

}  // namespace

Digest commitment_of(const MatchId& match, const Secret& secret, const Hashes& hashes) {
    return labelled("lemniscate commit 1\n", match, secret, hashes);
}

Digest salt_hash_of(const MatchId& match, Bytes salt, const Hashes& hashes) {
    return labelled("lemniscate salt 1\n", match, salt, hashes);
}

Digest Seal::block(std::uint64_t step, std::uint64_t block) const {
    std::array<std::uint8_t, 16> place{};
    for (std::size_t i = 0; i < 8; ++i) {
        place[i] = static_cast<std::uint8_t>(step >> (56 - 8 * i));
        place[8 + i] = static_cast<std::uint8_t>(block >> (56 - 8 * i));
    }
    return hashes.hmac_sha256(key, place);
}

SharedSeal make_seal(const MatchId& match, const Secret& secret, std::string terms,
                     const Hashes& hashes) {
    const Digest key = hashes.hmac_sha256(secret, bytes_of(terms));
    return std::make_shared<const Seal>(Seal{match, secret, std::move(terms), key, hashes});
}

}  // namespace lemniscate::match
