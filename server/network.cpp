#include "server/network.h"

#include <algorithm>
#include <charconv>

#include <arpa/inet.h>

namespace lemniscate::server {

namespace {

constexpr Address mapped = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};
constexpr std::size_t mapped_bits = 96;

bool is_mapped(const Address& address) {
    return std::equal(mapped.begin(), mapped.begin() + mapped_bits / 8, address.begin());
}

/// The address with all bits but the first so many 0.
Address first_bits(Address address, std::size_t bits) {
    for (std::size_t i = 0; i < address.size(); ++i) {
        const std::size_t kept = std::clamp<std::size_t>(bits, i * 8, i * 8 + 8) - i * 8;
        address[i] = static_cast<std::uint8_t>(address[i] & (0xff00U >> kept));
    }
    return address;
}

}  // namespace

std::optional<Address> read_address(std::string_view text) {
    const std::string whole(text);
    if (whole.find('\0') != std::string::npos) return std::nullopt;
    Address address = mapped;
    if (inet_pton(AF_INET, whole.c_str(), address.data() + mapped_bits / 8) == 1) return address;
    if (inet_pton(AF_INET6, whole.c_str(), address.data()) == 1) return address;
    return std::nullopt;
}

bool is_loopback(const Address& address) {
    static const Network networks[] = {*read_network("127.0.0.0/8"), *read_network("::1")};
    return contains(networks, address);
}

bool Network::contains(const Address& address) const { return first_bits(address, bits) == begins; }

std::optional<Network> read_network(std::string_view text) {
    const std::size_t slash = std::min(text.find('/'), text.size());
    const std::string_view address_text = text.substr(0, slash);
    const std::optional<Address> address = read_address(address_text);
    if (!address) return std::nullopt;
    Network network{.begins = *address, .bits = 128};
    if (slash < text.size()) {
        const std::size_t before =
            address_text.find(':') == std::string_view::npos ? mapped_bits : 0;
        const std::string_view digits = text.substr(slash + 1);
        const char* end = digits.data() + digits.size();
        const auto [stop, error] = std::from_chars(digits.data(), end, network.bits);
        if (error != std::errc() || stop != end || network.bits > 128 - before) return std::nullopt;
        network.bits += before;
    }
    if (!network.contains(*address)) return std::nullopt;
    return network;
}

std::string to_string(const Network& network) {
    std::array<char, INET6_ADDRSTRLEN> text{};
    const bool four = is_mapped(network.begins) && network.bits >= mapped_bits;
    const std::size_t skipped = four ? mapped_bits : 0;
    inet_ntop(four ? AF_INET : AF_INET6, network.begins.data() + skipped / 8, text.data(),
              text.size());
    std::string written = text.data();
    if (network.bits < 128) written += "/" + std::to_string(network.bits - skipped);
    return written;
}

bool contains(std::span<const Network> networks, const Address& address) {
    return std::any_of(networks.begin(), networks.end(),
                       [&address](const Network& network) { return network.contains(address); });
}

}  // namespace lemniscate::server
