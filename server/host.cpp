#include "server/host.h"

#include <algorithm>
#include <array>

#include "server/http.h"

namespace lemniscate::server {

std::optional<Host> read_host(std::string_view text) {
    // The colons inside of brackets are no port's.
    const std::size_t bracket = text.find(']');
    const std::size_t colon = text.find(':', bracket == std::string_view::npos ? 0 : bracket);
    const std::string_view port =
        colon == std::string_view::npos ? std::string_view() : text.substr(colon + 1);
    if (port.size() > 5 || port.find_first_not_of("0123456789") != std::string_view::npos) {
        return std::nullopt;
    }
    return Host{text.substr(0, colon), port};
}

bool is_loopback_host(std::string_view host) {
    constexpr std::array<std::string_view, 3> names = {"localhost", "127.0.0.1", "[::1]"};
    const std::optional<Host> read = read_host(host);
    return read && std::any_of(names.begin(), names.end(), [&](std::string_view known) {
               return equal_ignoring_case(read->name, known);
           });
}

bool is_own_host(std::string_view host, std::span<const std::string> names) {
    const std::optional<Host> read = read_host(host);
    return is_loopback_host(host) ||
           (read && std::any_of(names.begin(), names.end(), [&](const std::string& known) {
                const std::optional<Host> own = read_host(known);
                return own && equal_ignoring_case(read->name, own->name);
            }));
}

}  // namespace lemniscate::server
