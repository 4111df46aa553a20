// Words of others, made safe to show.
#pragma once

#include <string>

#include "match/text_lines.h"

namespace lemniscate::cli {

/// What was typed or read may hold control characters that would recolour or clear the terminal of
/// whoever reads the complaint; each becomes a replacement character.
inline std::string printable(const std::string& text) {
    return match::replace_controls(text, "\xef\xbf\xbd", "\n");
}

}  // namespace lemniscate::cli
