// Whom a request was sent to. A page from elsewhere can have its own name lead to this machine (DNS
// rebinding) and would then be told what is meant for the people here: the name betrays it.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace lemniscate::server {

/// A name or an address (IPv6 in brackets) and a port, which may be missing.
struct Host {
    std::string_view name;
    std::string_view port;
};
/// Reads `localhost:8177`. None where what stands behind the name is no port.
std::optional<Host> read_host(std::string_view text);

/// Whether the field Host names this machine by its loopback names, with any port or none.
bool is_loopback_host(std::string_view host);

/// Whether it does so, or has one of these names: `play.example.org`.
bool is_own_host(std::string_view host, std::span<const std::string> names);

}  // namespace lemniscate::server
