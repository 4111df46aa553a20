#include "server/origin.h"

#include <algorithm>
#include <optional>
#include <string_view>

#include "server/host.h"

namespace lemniscate::server {

namespace {

constexpr std::string_view plain = "http://";
constexpr std::string_view by_tls = "https://";

/// Ports that go without saying are the same as none.
bool is_same(std::string_view a, std::string_view b, std::string_view usual_port) {
    const std::optional<Host> first = read_host(a);
    const std::optional<Host> second = read_host(b);
    const auto port = [&](const Host& host) { return host.port.empty() ? usual_port : host.port; };
    return first && second && !first->name.empty() &&
           equal_ignoring_case(first->name, second->name) && port(*first) == port(*second);
}

}  // namespace

bool is_own_origin(const Request& request, const OwnNames& names) {
    if (request.count("Origin") == 0) {
        const std::string site = request.list("Sec-Fetch-Site");
        return site.empty() || site == "none" || site == "same-origin";
    }
    if (request.count("Origin") > 1) return false;  // no browser sends two
    const std::string origin = request.list("Origin");
    const bool is_by_tls = origin.starts_with(by_tls);
    if (!is_by_tls && (request.peer.secure || !origin.starts_with(plain))) return false;
    const std::string_view from =
        std::string_view(origin).substr(is_by_tls ? by_tls.size() : plain.size());
    const std::string_view usual_port = is_by_tls ? "443" : "80";
    return is_same(from, request.list("Host"), usual_port) ||
           std::any_of(names.hosts.begin(), names.hosts.end(),
                       [&](const std::string& host) { return is_same(from, host, usual_port); }) ||
           std::find(names.origins.begin(), names.origins.end(), origin) != names.origins.end();
}

}  // namespace lemniscate::server
