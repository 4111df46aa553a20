#include "server/config.h"

#include <algorithm>
#include <charconv>

namespace lemniscate::server {

namespace {

constexpr std::size_t longest_host_name = 253;  // RFC 1035

/// The first folder of a list with colons between them, if it is a whole path: others mean
/// something else wherever one is.
std::optional<std::filesystem::path> first_folder(const char* value) {
    if (value == nullptr || *value != '/') return std::nullopt;
    const std::string_view list = value;
    return std::filesystem::path(list.substr(0, list.find(':')));
}

bool is_host_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '.' || c == '_';
}

bool is_port(std::string_view text) {
    std::uint16_t port = 0;
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, port);
    return error == std::errc() && stop == end && port > 0;
}

}  // namespace

std::optional<std::filesystem::path> usual_data_folder(const Environment& environment) {
    if (const auto service = first_folder(environment("STATE_DIRECTORY"))) return service;
    if (const auto data = first_folder(environment("XDG_DATA_HOME"))) return *data / "lemniscate";
    if (const auto home = first_folder(environment("HOME"))) {
        return *home / ".local" / "share" / "lemniscate";
    }
    return std::nullopt;
}

bool is_host_name(std::string_view text) {
    if (text.size() > 2 && text.front() == '[' && text.back() == ']') {
        return read_address(text.substr(1, text.size() - 2)).has_value();
    }
    return !text.empty() && text.size() <= longest_host_name &&
           std::all_of(text.begin(), text.end(), is_host_letter);
}

bool is_origin(std::string_view text) {
    for (const std::string_view scheme : {"https://", "http://"}) {
        if (!text.starts_with(scheme)) continue;
        const std::string_view rest = text.substr(scheme.size());
        const std::size_t colon = rest.find(':', rest.starts_with('[') ? rest.find(']') : 0);
        return is_host_name(rest.substr(0, colon)) &&
               (colon == std::string_view::npos || is_port(rest.substr(colon + 1)));
    }
    return false;
}

}  // namespace lemniscate::server
