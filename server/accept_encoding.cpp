#include "server/accept_encoding.h"

#include <optional>

#include "server/http.h"

namespace lemniscate::server {

namespace {

/// Of the parameters behind a name: `q=0`, `q=0.000`.
bool is_refused(std::string_view parameters) {
    while (!parameters.empty()) {
        const std::size_t end = parameters.find(';');
        const std::string_view one = trimmed(parameters.substr(0, end));
        if (one.size() > 2 && equal_ignoring_case(one.substr(0, 2), "q=")) {
            return one[2] == '0' && one.find_first_not_of("0.", 2) == std::string_view::npos;
        }
        parameters.remove_prefix(end == std::string_view::npos ? parameters.size() : end + 1);
    }
    return false;
}

}  // namespace

AcceptedEncodings accepted_encodings(std::string_view list) {
    std::optional<bool> brotli;
    std::optional<bool> gzip;
    bool others = false;
    for_each_in_list(list, [&](std::string_view one) {
        const std::size_t end = one.find(';');
        const std::string_view name = trimmed(one.substr(0, end));
        const bool taken = end == std::string_view::npos || !is_refused(one.substr(end + 1));
        if (equal_ignoring_case(name, "br")) brotli = taken;
        if (equal_ignoring_case(name, "gzip") || equal_ignoring_case(name, "x-gzip")) gzip = taken;
        if (name == "*") others = taken;
    });
    return {brotli.value_or(others), gzip.value_or(others)};
}

}  // namespace lemniscate::server
