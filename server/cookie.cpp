#include "server/cookie.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

#include "server/secret.h"

namespace lemniscate::server {

namespace {

constexpr std::size_t most_tokens = 4;

/// The value of `lemniscate=VALUE`; none where this is another cookie.
std::optional<std::string_view> value_of(std::string_view cookie) {
    const std::size_t sign = cookie.find('=');
    if (sign == std::string_view::npos || trimmed(cookie.substr(0, sign)) != cookie_name) {
        return std::nullopt;
    }
    return trimmed(cookie.substr(sign + 1));
}

std::string write(std::string_view value, std::string_view seconds, bool secure) {
    std::string cookie(cookie_name);
    cookie.append("=").append(value).append("; Path=/; Max-Age=").append(seconds);
    cookie.append("; HttpOnly; SameSite=Lax");
    if (secure) cookie.append("; Secure");
    return cookie;
}

}  // namespace

std::vector<Token> tokens_of(const Request& request) {
    std::vector<Token> tokens;
    const auto take = [&](std::string_view text) {
        std::optional<std::string> hash = secret_hash(text);
        if (!hash || tokens.size() == most_tokens ||
            std::any_of(tokens.begin(), tokens.end(),
                        [&](const Token& token) { return token.text == text; })) {
            return;
        }
        tokens.push_back({std::string(text), *std::move(hash)});
    };
    for (const Field& field : request.fields) {
        if (!equal_ignoring_case(field.name, "Cookie")) continue;
        std::string_view rest = field.value;
        while (!rest.empty()) {
            const std::size_t end = rest.find(';');
            if (const auto text = value_of(rest.substr(0, end))) take(*text);
            rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
        }
    }
    return tokens;
}

std::string write_cookie(std::string_view token, bool secure) {
    return write(token, "34560000", secure);
}

std::string write_no_cookie(bool secure) { return write("", "0", secure); }

}  // namespace lemniscate::server
