#include "server/forwarded.h"

#include <algorithm>
#include <optional>
#include <string>

namespace lemniscate::server {

namespace {

/// The last part of a list, which is taken off.
std::string_view take_last(std::string_view& list) {
    const std::size_t comma = list.rfind(',');
    const bool is_only = comma == std::string_view::npos;
    const std::string_view last = trimmed(is_only ? list : list.substr(comma + 1));
    list = is_only ? std::string_view() : list.substr(0, comma);
    return last;
}

std::string client_address(std::string_view sender, std::string_view chain,
                           std::span<const Network> trusted) {
    std::string_view client = sender;
    while (!chain.empty()) {
        const std::string_view before = take_last(chain);
        const std::optional<Address> address = read_address(before);
        if (!address) return std::string(sender);
        client = before;
        if (!contains(trusted, *address)) break;
    }
    return std::string(client);
}

}  // namespace

Peer peer_of(std::string_view sender, const Request& request, std::span<const Network> trusted) {
    const std::optional<Address> address = read_address(sender);
    if (!address || !contains(trusted, *address)) return {std::string(sender)};
    return {client_address(sender, request.list("X-Forwarded-For"), trusted),
            equal_ignoring_case(request.list("X-Forwarded-Proto"), "https")};
}

Address client_of(const Address& address) {
    static const Network v4 = read_network("::ffff:0:0/96").value();
    Address client = address;
    if (!v4.contains(address)) std::fill(client.begin() + 8, client.end(), std::uint8_t{0});
    return client;
}

}  // namespace lemniscate::server
