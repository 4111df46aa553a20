#include "cli/page.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "texts/width.h"

namespace lemniscate::cli {

void append(Page& page, const Page& more) { page.insert(page.end(), more.begin(), more.end()); }

Page lines_in(std::string_view text) {
    Page lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

std::vector<Page> parts_of(const Page& page, int lines) {
    if (lines <= 0 || page.empty()) return {page};
    std::vector<Page> parts;
    for (const std::string& line : page) {
        if (parts.empty() || parts.back().size() == static_cast<std::size_t>(lines)) {
            parts.emplace_back();
        }
        parts.back().push_back(line);
    }
    return parts;
}

Page wrapped(std::string_view text, int columns, int indent) {
    const std::string margin(static_cast<std::size_t>(indent), ' ');
    Page lines;
    std::string line = margin;
    bool fresh = true;
    while (!text.empty()) {
        const std::size_t blank = std::min(text.find(' '), text.size());
        const std::string_view word = text.substr(0, blank);
        text.remove_prefix(std::min(blank + 1, text.size()));
        if (!fresh && texts::columns(line) + 1 + texts::columns(word) > columns) {
            lines.push_back(line);
            line = margin;
            fresh = true;
        }
        if (!fresh) line += ' ';
        line += word;
        fresh = false;
    }
    lines.push_back(line);
    return clipped(std::move(lines), columns);
}

Page clipped(Page lines, int columns) {
    for (std::string& line : lines) line = texts::clip(line, columns);
    return lines;
}

Page broken(const Page& lines, int columns) {
    constexpr int hanging = 2;
    Page all;
    for (const std::string& line : lines) {
        if (texts::columns(line) <= columns) {
            all.push_back(line);
            continue;
        }
        const std::size_t first = all.size();
        append(all, wrapped(line, columns - hanging));
        for (std::size_t i = first + 1; i < all.size(); ++i) all[i].insert(0, hanging, ' ');
    }
    return all;
}

}  // namespace lemniscate::cli
