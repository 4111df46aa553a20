// The hashes that chance is sealed with, as callbacks: libsodium natively (match/sodium_hashes.h),
// the page's own library in a browser. This room needs neither.
#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace lemniscate::match {

using Bytes = std::span<const std::uint8_t>;
using Digest = std::array<std::uint8_t, 32>;

struct Hashes {
    Digest (*sha256)(Bytes bytes);
    Digest (*hmac_sha256)(Bytes key, Bytes bytes);  ///< keys of any length
};

}  // namespace lemniscate::match
