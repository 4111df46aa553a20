#include "server/host.h"

#include <algorithm>
#include <array>

#include "server/http.h"

namespace lemniscate::server {

bool is_loopback_host(std::string_view host) {
    constexpr std::array<std::string_view, 3> names = {"localhost", "127.0.0.1", "[::1]"};
    // The colons inside of brackets are no port's.
    const std::size_t bracket = host.find(']');
    const std::size_t colon = host.find(':', bracket == std::string_view::npos ? 0 : bracket);
    const std::string_view name = host.substr(0, colon);
    const std::string_view port =
        colon == std::string_view::npos ? std::string_view() : host.substr(colon + 1);
    return port.size() <= 5 && port.find_first_not_of("0123456789") == std::string_view::npos &&
           std::any_of(names.begin(), names.end(),
                       [name](std::string_view known) { return equal_ignoring_case(name, known); });
}

}  // namespace lemniscate::server
