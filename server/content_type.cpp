#include "server/content_type.h"

#include <algorithm>
#include <array>

namespace lemniscate::server {

namespace {

struct Kind {
    std::string_view ending;
    std::string_view type;
};

// JSON and what is written in it is UTF-8 by itself, and so is SVG.
constexpr std::array kinds = {Kind{".html", "text/html; charset=utf-8"},
                              Kind{".js", "text/javascript; charset=utf-8"},
                              Kind{".css", "text/css; charset=utf-8"},
                              Kind{".txt", "text/plain; charset=utf-8"},
                              Kind{".json", "application/json"},
                              Kind{".webmanifest", "application/manifest+json"},
                              Kind{".wasm", "application/wasm"},
                              Kind{".svg", "image/svg+xml"},
                              Kind{".png", "image/png"},
                              Kind{".ico", "image/x-icon"},
                              Kind{".woff", "font/woff"},
                              Kind{".woff2", "font/woff2"}};

}  // namespace

std::string_view content_type(std::string_view name) {
    const auto found = std::find_if(kinds.begin(), kinds.end(), [name](const Kind& kind) {
        return name.ends_with(kind.ending);
    });
    return found == kinds.end() ? "application/octet-stream" : found->type;
}

}  // namespace lemniscate::server
