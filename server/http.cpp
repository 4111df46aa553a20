#include "server/http.h"

#include <algorithm>
#include <utility>

namespace lemniscate::server {

namespace {

char small(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

}  // namespace

bool equal_ignoring_case(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return small(x) == small(y); });
}

std::string_view trimmed(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \t");
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(" \t") + 1 - begin);
}

std::size_t Request::count(std::string_view name) const {
    return static_cast<std::size_t>(std::count_if(
        fields.begin(), fields.end(),
        [name](const Field& field) { return equal_ignoring_case(field.name, name); }));
}

std::string Request::list(std::string_view name) const {
    std::string values;
    for (const Field& field : fields) {
        if (!equal_ignoring_case(field.name, name)) continue;
        if (!values.empty()) values += ", ";
        values += field.value;
    }
    return values;
}

Answer plain_answer(int status, std::string words) {
    return {status,
            {{"Content-Type", "text/plain; charset=utf-8"}, {"Cache-Control", "no-store"}},
            std::make_shared<const std::string>(std::move(words) + "\n")};
}

const std::vector<Field>& strict_fields() {
    static const std::vector<Field> fields = {
        {"Content-Security-Policy",
         "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
         "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; "
         "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
        {"X-Content-Type-Options", "nosniff"},
        {"Referrer-Policy", "no-referrer"},
        {"Cross-Origin-Opener-Policy", "same-origin"},
        {"Cross-Origin-Embedder-Policy", "require-corp"},
        {"Cross-Origin-Resource-Policy", "same-origin"},
        {"Permissions-Policy",
         "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), "
         "magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), "
         "xr-spatial-tracking=()"}};
    return fields;
}

}  // namespace lemniscate::server
