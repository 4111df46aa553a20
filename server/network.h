// Addresses of machines, and networks of them: whom to believe, and whom to count together.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace lemniscate::server {

/// IPv6; an IPv4 address is the one that stands for it there (::ffff:192.0.2.1), so that both ways
/// to write it are the same machine.
using Address = std::array<std::uint8_t, 16>;

/// `192.0.2.1` or `2001:db8::1`, with nothing around it.
std::optional<Address> read_address(std::string_view text);

bool is_loopback(const Address& address);

/// All addresses that begin with the same bits.
struct Network {
    Address begins = {};
    std::size_t bits = 128;

    bool contains(const Address& address) const;
    friend bool operator==(const Network&, const Network&) = default;
};

/// `10.0.0.0/8`, `2001:db8::/32` or a single address. Bits beyond the network have to be 0: whoever
/// writes 10.1.2.3/8 means something else.
std::optional<Network> read_network(std::string_view text);
std::string to_string(const Network& network);

bool contains(std::span<const Network> networks, const Address& address);

}  // namespace lemniscate::server
