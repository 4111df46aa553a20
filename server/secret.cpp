#include "server/secret.h"

#include <array>
#include <cstddef>

#include "match/hex.h"
#include "match/sodium_hashes.h"

namespace lemniscate::server {

namespace {

constexpr std::size_t secret_letters = 43;
constexpr std::string_view alphabet =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

std::string write_base64url(std::span<const std::uint8_t> bytes) {
    std::string text;
    std::uint32_t bits = 0;
    unsigned count = 0;  // of those that no letter has taken yet
    for (const std::uint8_t byte : bytes) {
        bits = bits << 8U | byte;
        for (count += 8; count >= 6; count -= 6) text += alphabet[bits >> (count - 6) & 63U];
    }
    if (count > 0) text += alphabet[bits << (6 - count) & 63U];
    return text;
}

}  // namespace

std::string make_secret(const RandomBytes& random) {
    std::array<std::uint8_t, 32> bytes{};
    random(bytes);
    return write_base64url(bytes);
}

std::string make_id(const RandomBytes& random) {
    std::array<std::uint8_t, 16> bytes{};
    random(bytes);
    return match::write_hex(bytes);
}

std::optional<std::string> secret_hash(std::string_view secret) {
    if (secret.size() != secret_letters ||
        secret.find_first_not_of(alphabet) != std::string_view::npos) {
        return std::nullopt;
    }
    return match::write_hex(match::sodium_hashes().sha256(
        {reinterpret_cast<const std::uint8_t*>(secret.data()), secret.size()}));
}

}  // namespace lemniscate::server
