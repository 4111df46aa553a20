#include "cli/play/numbered.h"

#include <algorithm>

#include "texts/width.h"

namespace lemniscate::cli::play {
namespace {

Page flow(const ChoiceGroup& group, int indent, int columns, const Ink& ink) {
    Page lines;
    std::string line = texts::pad_right(ink.title(group.label), indent);
    bool fresh = true;
    for (const std::string& item : group.items) {
        const int needed = texts::columns(item) + (fresh ? 0 : 2);
        if (!fresh && texts::columns(line) + needed > columns) {
            lines.push_back(line);
            line = std::string(static_cast<std::size_t>(indent), ' ');
            fresh = true;
        }
        line += (fresh ? "" : "  ") + item;
        fresh = false;
    }
    lines.push_back(line);
    return clipped(std::move(lines), columns);
}

}  // namespace

std::string numbered(std::size_t at, const std::string& text, const Ink& ink) {
    return ink.strong(std::to_string(at + 1)) + (text.empty() ? "" : " ") + text;
}

std::string numbered(std::size_t from, std::size_t to, const std::string& text, const Ink& ink) {
    std::string numbers = std::to_string(from + 1);
    if (to > from + 1) numbers += std::string(mark::range) + std::to_string(to);
    return ink.strong(numbers) + " " + text;
}

Page flow(const std::vector<ChoiceGroup>& groups, int columns, const Ink& ink) {
    int widest = 0;
    for (const ChoiceGroup& group : groups) {
        widest = std::max(widest, texts::columns(group.label));
    }
    Page lines;
    for (const ChoiceGroup& group : groups) append(lines, flow(group, widest + 2, columns, ink));
    return lines;
}

Page in_columns(const std::vector<std::string>& items, int columns) {
    int widest = 1;
    for (const std::string& item : items) widest = std::max(widest, texts::columns(item));
    const auto side_by_side = static_cast<std::size_t>(std::max((columns + 2) / (widest + 2), 1));
    const std::size_t height = (items.size() + side_by_side - 1) / side_by_side;
    Page lines(height);
    for (std::size_t at = 0; at < items.size(); ++at) {
        std::string& line = lines[at % height];
        if (!line.empty()) {
            line = texts::pad_right(line, static_cast<int>(at / height) * (widest + 2));
        }
        line += items[at];
    }
    return clipped(std::move(lines), columns);
}

}  // namespace lemniscate::cli::play
