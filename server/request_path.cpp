#include "server/request_path.h"

#include <charconv>

namespace lemniscate::server {

namespace {

std::optional<std::string> percent_decoded(std::string_view text) {
    std::string decoded;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            decoded += text[i];
            continue;
        }
        const std::string_view digits = text.substr(i + 1, 2);
        unsigned char byte = 0;
        const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), byte, 16);
        if (digits.size() != 2 || read.ptr != digits.data() + 2) return std::nullopt;
        decoded += static_cast<char>(byte);
        i += 2;
    }
    return decoded;
}

bool is_strange(char letter) {
    const auto byte = static_cast<unsigned char>(letter);
    return byte < 0x20 || byte == 0x7f || letter == '\\';
}

/// Whether a part between slashes is `.` or `..`.
bool has_steps(std::string_view path) {
    while (!path.empty()) {
        const std::size_t end = path.find('/');
        const std::string_view part = path.substr(0, end);
        if (part == "." || part == "..") return true;
        path.remove_prefix(end == std::string_view::npos ? path.size() : end + 1);
    }
    return false;
}

}  // namespace

std::optional<std::string> request_path(std::string_view target) {
    if (!target.starts_with('/')) return std::nullopt;
    std::optional<std::string> path = percent_decoded(target.substr(0, target.find('?')));
    if (!path || has_steps(*path)) return std::nullopt;
    for (const char letter : *path) {
        if (is_strange(letter)) return std::nullopt;
    }
    return path;
}

bool has_extension(std::string_view path) {
    return path.substr(path.rfind('/') + 1).find('.') != std::string_view::npos;
}

}  // namespace lemniscate::server
