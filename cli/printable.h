// Words of others, made safe to show.
#pragma once

#include <string>

namespace lemniscate::cli {

/// What was typed or read may hold control characters that would recolour or clear the terminal of
/// whoever reads the complaint; each becomes a replacement character.
inline std::string printable(const std::string& text) {
    std::string shown;
    for (char letter : text) {
        const auto code = static_cast<unsigned char>(letter);
        if ((code < 0x20 && letter != '\n') || code == 0x7f) {
            shown += "\xef\xbf\xbd";
        } else {
            shown += letter;
        }
    }
    return shown;
}

}  // namespace lemniscate::cli
