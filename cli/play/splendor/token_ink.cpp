#include "cli/play/splendor/token_ink.h"

#include <cstdint>

namespace lemniscate::cli::play {
namespace {

using namespace splendor;

/// Foreground and background from the palette of 256 colours, which terminals agree on; the first
/// sixteen are whatever the person has made of them. Lightness falls from yellow over orange to red
/// and from grey to blue, so that the chips differ without hue as well.
constexpr std::string_view chip_codes[token_kinds] = {
    "1;38;5;16;48;5;220",   // yellow
    "1;38;5;231;48;5;97",   // purple
    "1;38;5;231;48;5;25",   // blue
    "1;38;5;231;48;5;160",  // red
    "1;38;5;16;48;5;208",   // orange
    "1;38;5;16;48;5;250",   // grey
    "1;38;5;231;48;5;28",   // green
};

}  // namespace

std::string TokenInk::on(Token token, std::string_view text) const {
    return paint(chip_codes[lane(token)], text);
}

std::string TokenInk::tokens(Lanes tokens, std::string_view gap) const {
    std::string text;
    for (std::uint32_t kind = 0; kind < token_kinds; ++kind) {
        if (tokens[kind] == 0) continue;
        if (!text.empty()) text += gap;
        const auto token = static_cast<Token>(kind);
        text += on(token, letter(token) + std::to_string(tokens[kind]));
    }
    return text;
}

std::string TokenInk::letters(Lanes tokens) const {
    std::string text;
    for (std::uint32_t kind = 0; kind < token_kinds; ++kind) {
        const auto token = static_cast<Token>(kind);
        std::string alike;
        for (std::uint32_t i = 0; i < tokens[kind]; ++i) alike += letter(token);
        text += on(token, alike);
    }
    return text;
}

}  // namespace lemniscate::cli::play
