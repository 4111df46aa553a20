#include "cli/play/frame.h"

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "texts/width.h"

namespace lemniscate::cli::play {
namespace {

/// Where a band's vertical borders stand.
std::vector<int> edges(const Band& band) {
    std::vector<int> positions = {0};
    for (int width : band.widths) positions.push_back(positions.back() + width + 1);
    return positions;
}

bool has(const std::vector<int>& positions, int at) {
    return std::find(positions.begin(), positions.end(), at) != positions.end();
}

/// What joins the borders above and below a rule, at one column of it.
std::string_view joint(bool left, bool right, bool above, bool below) {
    if (left && right) return above ? (below ? "┼" : "┴") : (below ? "┬" : "─");
    if (right) return above ? (below ? "├" : "└") : "┌";
    return above ? (below ? "┤" : "┘") : "┐";
}

std::string rule(const std::vector<int>& above, const std::vector<int>& below, const Band& band,
                 int columns, const Ink& ink) {
    const auto line = [&](int from, int to) {
        std::string run;
        for (int at = from; at < to; ++at) {
            run += joint(at > 0, at + 1 < columns, has(above, at), has(below, at));
        }
        return ink.faint(run);
    };
    constexpr int margin = 2;
    const auto framed = [](const std::string& label, int room) {
        return label.empty() || room < 3 ? std::string() : " " + texts::clip(label, room - 2) + " ";
    };
    const std::string start = framed(band.label, columns - 2 * margin);
    const int after_start = margin + texts::columns(start);
    const std::string end = framed(band.end_label, columns - margin - 1 - after_start);
    const int before_end = columns - margin - texts::columns(end);
    return line(0, margin) + start + line(after_start, before_end) + end +
           line(columns - margin, columns);
}

std::string cells_line(const std::vector<std::string>& cells, const std::vector<int>& widths,
                       const Ink& ink) {
    std::string text = ink.faint("│");
    for (std::size_t i = 0; i < widths.size(); ++i) {
        const std::string_view cell = i < cells.size() ? std::string_view(cells[i]) : "";
        text += texts::pad_right(texts::clip(cell, widths[i]), widths[i]) + ink.faint("│");
    }
    return text;
}

}  // namespace

std::vector<int> cell_widths(int columns, int cells) {
    const int room = std::max(columns - cells - 1, cells);
    std::vector<int> widths(static_cast<std::size_t>(cells), room / cells);
    for (int i = 0; i < room % cells; ++i) ++widths[static_cast<std::size_t>(i)];
    return widths;
}

std::string spread(const std::string& left, const std::string& right, int width) {
    const int room = std::max(width - texts::columns(right), 0);
    return texts::pad_right(texts::clip(left, room), room) + right;
}

std::vector<std::string> draw_box(const std::vector<Band>& bands, int columns, const Ink& ink) {
    std::vector<std::string> lines;
    std::vector<int> above;
    for (const Band& band : bands) {
        const std::vector<int> below = edges(band);
        if (band.ruled) lines.push_back(rule(above, below, band, columns, ink));
        for (const auto& cells : band.lines) lines.push_back(cells_line(cells, band.widths, ink));
        above = below;
    }
    lines.push_back(rule(above, {}, Band{}, columns, ink));
    return lines;
}

}  // namespace lemniscate::cli::play
