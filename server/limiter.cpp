#include "server/limiter.h"

#include <algorithm>
#include <utility>

#include "match/hex.h"
#include "match/sodium_hashes.h"
#include "server/forwarded.h"
#include "server/network.h"

namespace lemniscate::server {

namespace {

constexpr Time second = 1000;
constexpr Time minute = 60 * second;
constexpr Time hour = 60 * minute;
constexpr Time day = 24 * hour;

/// What stands for a client, as bytes; what is no address stands for itself.
std::string bytes_of(std::string_view text) {
    const auto address = read_address(text.substr(0, text.find('%')));  // without an interface
    if (!address) return std::string(text);
    const Address client = client_of(*address);
    return {client.begin(), client.end()};
}

/// So many within a time, one part of them at once.
Allowance allowance(std::string_view name, std::uint32_t many, Time within, std::uint32_t part) {
    return {name, std::max<std::int64_t>(many / part, 1), many == 0 ? 0 : within / many};
}

}  // namespace

Allowances allowances(std::uint32_t requests_per_minute, std::uint32_t guests_per_hour,
                      std::uint32_t messages_per_second) {
    // Two windows and a phone are nothing unusual.
    constexpr std::uint32_t connections = 3;
    // In the order of Limited.
    return {{
        allowance("requests_by_address", requests_per_minute, minute, 6),
        allowance("guests_by_address", guests_per_hour, hour, 2),
        {"names_by_person", 10, minute},
        {"links_by_person", 5, 2 * minute},
        {"redeemed_links_by_address", 20, minute},
        {"codes_by_person", 10, 10 * second},
        {"codes_by_address", 60, 2 * second},
        {"tables_by_person", 10, minute},
        {"chat_by_person", 10, 2 * second},
        allowance("messages_by_person", connections * 60 * messages_per_second, minute, 6),
    }};
}

std::optional<Time> Bucket::take(const Allowance& allowance, Time now) {
    // A bucket is known by the time at which it will be full again: every token that is taken moves
    // that on. One that is full is like one that nobody has used.
    const Time full_at = std::max(full_at_, now) + allowance.every;
    const Time wait = full_at - now - allowance.at_once * allowance.every;
    if (wait > 0) return wait;
    full_at_ = full_at;
    return std::nullopt;
}

Limiter::Limiter(RandomBytes random, const Allowances& allowances, std::size_t most)
    : random_(std::move(random)), allowances_(allowances), most_(most) {}

std::string Limiter::address_key(std::string_view address, Time now) {
    if (!key_made_ || now - *key_made_ >= day) {
        random_(key_);
        key_made_ = now;
    }
    const std::string bytes = bytes_of(address);
    const match::Digest digest = match::sodium_hashes().hmac_sha256(
        key_, {reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()});
    return match::write_hex(match::Bytes(digest).first(16));
}

std::optional<Time> Limiter::take(Limited what, std::string_view who, Time now) {
    make_room(now);
    std::string key(1, static_cast<char>('a' + static_cast<int>(what)));
    key += who;
    auto found = young_.find(key);
    if (found == young_.end()) {
        auto old = old_.extract(key);
        found = old.empty() ? young_.try_emplace(std::move(key)).first
                            : young_.insert(std::move(old)).position;
    }
    return found->second.take(allowances_[static_cast<std::size_t>(what)], now);
}

void Limiter::make_room(Time now) {
    if (young_.size() < most_ / 2 && now - young_since_ < day / 2) return;
    old_ = std::exchange(young_, {});
    young_since_ = now;
}

}  // namespace lemniscate::server
