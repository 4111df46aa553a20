// What tests of this folder say and measure texts with.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "texts/texts.h"
#include "texts/width.h"

namespace lemniscate::cli::play {

inline const texts::Texts& english() {
    static const texts::Texts texts;
    return texts;
}

inline std::vector<std::string> lines_of(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return lines;
}

inline int widest_line(std::string_view text) {
    int widest = 0;
    for (const std::string& line : lines_of(text)) {
        widest = std::max(widest, texts::columns(line));
    }
    return widest;
}

}  // namespace lemniscate::cli::play
