// Who asks, where a proxy asks for somebody. Anybody can write a field that says so: it is believed
// only of proxies that the operator named.
#pragma once

#include <span>
#include <string_view>

#include "server/http.h"
#include "server/network.h"

namespace lemniscate::server {

/// `sender` is the other end of the socket. Where it is trusted, X-Forwarded-For is read from its
/// end, which the nearest proxy wrote, up to the first address that is not trusted itself; what
/// cannot be read there leaves the sender. X-Forwarded-Proto says whether it came by TLS.
Peer peer_of(std::string_view sender, const Request& request, std::span<const Network> trusted);

/// Whom to count an address to: whoever holds one of IPv6 holds the 2^64 beside it as well.
Address client_of(const Address& address);

}  // namespace lemniscate::server
