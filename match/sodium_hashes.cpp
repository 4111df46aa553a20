#include "match/sodium_hashes.h"

#include <cstdlib>

#include <sodium.h>

namespace lemniscate::match {

namespace {

Digest sha256(Bytes bytes) {
    Digest digest;
    crypto_hash_sha256(digest.data(), bytes.data(), bytes.size());
    return digest;
}

Digest hmac_sha256(Bytes key, Bytes bytes) {
    crypto_auth_hmacsha256_state state;
    crypto_auth_hmacsha256_init(&state, key.data(), key.size());
    crypto_auth_hmacsha256_update(&state, bytes.data(), bytes.size());
    Digest digest;
    crypto_auth_hmacsha256_final(&state, digest.data());
    return digest;
}

}  // namespace

const Hashes& sodium_hashes() {
    // It asks to be woken first; where it cannot be, nothing that follows could be trusted.
    static const bool ready = sodium_init() >= 0;
    if (!ready) std::abort();
    static constexpr Hashes hashes{sha256, hmac_sha256};
    return hashes;
}

}  // namespace lemniscate::match
