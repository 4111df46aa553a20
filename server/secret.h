// Texts that nobody can guess. What proves something, a token or the secret of a link, leaves the
// server once; the store has its hash only.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace lemniscate::server {

/// Fills bytes that nobody can foretell.
using RandomBytes = std::function<void(std::span<std::uint8_t> bytes)>;

/// 32 bytes as base64url: 43 letters, which need no escaping in a cookie or a fragment.
std::string make_secret(const RandomBytes& random);

/// 16 bytes as hexadecimal digits: an id that says nothing and that nobody has already.
std::string make_id(const RandomBytes& random);

/// What the store keeps of a secret: SHA-256 of its letters, as hexadecimal digits. None for what
/// cannot be one.
std::optional<std::string> secret_hash(std::string_view secret);

}  // namespace lemniscate::server
