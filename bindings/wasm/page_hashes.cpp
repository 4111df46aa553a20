#include "bindings/wasm/page_hashes.h"

#include <cstddef>
#include <cstdint>

// What start.mjs gives the module; `out` has room for 32 bytes.
extern "C" {
[[clang::import_module("env"), clang::import_name("lemniscate_sha256")]] void lemniscate_sha256(
    const std::uint8_t* in, std::size_t size, std::uint8_t* out);
[[clang::import_module("env"), clang::import_name("lemniscate_hmac_sha256")]] void
lemniscate_hmac_sha256(const std::uint8_t* key, std::size_t key_size, const std::uint8_t* in,
                       std::size_t size, std::uint8_t* out);
}

namespace lemniscate {

namespace {

match::Digest sha256(match::Bytes bytes) {
    match::Digest digest;
    lemniscate_sha256(bytes.data(), bytes.size(), digest.data());
    return digest;
}

match::Digest hmac_sha256(match::Bytes key, match::Bytes bytes) {
    match::Digest digest;
    lemniscate_hmac_sha256(key.data(), key.size(), bytes.data(), bytes.size(), digest.data());
    return digest;
}

}  // namespace

const match::Hashes& page_hashes() {
    static constexpr match::Hashes hashes{sha256, hmac_sha256};
    return hashes;
}

}  // namespace lemniscate
