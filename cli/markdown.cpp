#include "cli/markdown.h"

#include <algorithm>
#include <climits>
#include <cstddef>
#include <utility>
#include <vector>

#include "cli/ink.h"
#include "cli/page.h"
#include "texts/rules/markdown.h"
#include "texts/width.h"

namespace lemniscate::cli {

namespace {

using namespace texts::markdown_line;

using Lines = std::vector<std::string_view>;

Lines lines_of(std::string_view text) {
    Lines lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

std::string spaces(int count) {
    return std::string(static_cast<std::size_t>(std::max(count, 0)), ' ');
}

/// Every word by itself, so that a line can end between them.
std::string strong_words(std::string_view text, const Ink& ink) {
    std::string painted;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        painted += ink.strong(text.substr(0, end));
        if (end < text.size()) painted += ' ';
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return painted;
}

class Renderer {
  public:
    explicit Renderer(const Style& style) : style_(style), ink_(style) {}

    /// One blank line where there are some, and below headings: without colour nothing else tells
    /// "2. Set-up" from the first line of a list.
    Page blocks(const Lines& lines, int width) {
        Page page;
        bool apart = false;
        for (std::size_t at = 0; at < lines.size();) {
            if (is_blank(lines[at])) {
                apart = true;
                ++at;
                continue;
            }
            if (apart && !page.empty()) page.emplace_back();
            apart = is_heading(lines[at]);
            append(page, block(lines, at, width));
        }
        return page;
    }

  private:
    /// The block that begins at a line, and moves on to the line after it.
    Page block(const Lines& lines, std::size_t& at, int width) {
        if (is_heading(lines[at])) return heading(lines[at++], width);
        if (is_table(lines[at])) return table(lines, at, width);
        if (marker(lines[at]) != 0) return list(lines, at, width);
        return paragraph(lines, at, width);
    }

    Page heading(std::string_view line, int width) const {
        const std::size_t level = std::min(line.find_first_not_of('#'), line.size());
        line.remove_prefix(std::min(level + 1, line.size()));
        line = line.substr(0, line.find(" <a id="));
        return wrapped(strong_words(inline_text(line, false), ink_), width);
    }

    Page paragraph(const Lines& lines, std::size_t& at, int width) const {
        std::string text;
        do {
            if (!text.empty()) text += ' ';
            text += lines[at].substr(indent(lines[at]));
            ++at;
        } while (at < lines.size() && !begins_block(lines[at]));
        return wrapped(inline_text(text, true), width);
    }

    static bool begins_block(std::string_view line) {
        return is_blank(line) || is_heading(line) || is_table(line) || interrupts(line);
    }

    /// Items hang beside their markers, and numbers of one and two digits end in the same column.
    Page list(const Lines& lines, std::size_t& at, int width) {
        struct Item {
            std::string_view marker;
            Lines lines;
            bool apart;
        };
        std::vector<Item> items;
        std::size_t widest = 0;
        const bool bullets = lines[at].starts_with("- ");
        for (std::size_t next = at; next < lines.size() && marker(lines[next]) != 0 &&
                                    lines[next].starts_with("- ") == bullets;
             next = after_blanks(lines, at)) {
            const std::string_view line = lines[next];
            const std::size_t length = marker(line);
            widest = std::max(widest, length);
            items.push_back({line.substr(0, length), {line.substr(length)}, next > at});
            at = next + 1;
            take_item(lines, at, length, items.back().lines);
        }
        Page page;
        const int hang = static_cast<int>(widest);
        for (const Item& item : items) {
            if (item.apart) page.emplace_back();
            Page inside = blocks(item.lines, width - hang);
            for (std::size_t i = 0; i < inside.size(); ++i) {
                const std::string margin =
                    i == 0 ? texts::pad_left(item.marker, hang) : spaces(hang);
                page.push_back(inside[i].empty() ? "" : margin + inside[i]);
            }
        }
        return page;
    }

    static std::size_t after_blanks(const Lines& lines, std::size_t at) {
        while (at < lines.size() && is_blank(lines[at])) ++at;
        return at;
    }

    /// What belongs to an item: lines below its text, or lines that go on with its paragraph.
    static void take_item(const Lines& lines, std::size_t& at, std::size_t length, Lines& item) {
        while (at < lines.size()) {
            const std::size_t next = after_blanks(lines, at);
            if (next == lines.size()) break;
            const std::string_view line = lines[next];
            const bool below = indent(line) >= length;
            const bool goes_on = next == at && !begins_block(line) && marker(line) == 0;
            if (!below && !goes_on) break;
            if (next > at) item.emplace_back();
            item.push_back(below ? line.substr(length) : line);
            at = next + 1;
        }
    }

    using Row = std::vector<std::string>;

    static std::vector<std::string_view> cells_of(std::string_view line) {
        std::vector<std::string_view> cells;
        line.remove_prefix(1);
        while (!line.empty() && !is_blank(line)) {
            const std::size_t end = std::min(line.find('|'), line.size());
            std::string_view cell = line.substr(0, end);
            cell.remove_prefix(indent(cell));
            while (cell.ends_with(' ')) cell.remove_suffix(1);
            cells.push_back(cell);
            line.remove_prefix(std::min(end + 1, line.size()));
        }
        return cells;
    }

    /// The first row is the head; below it stands a line instead of the row of dashes.
    Page table(const Lines& lines, std::size_t& at, int width) const {
        std::vector<Row> rows;
        for (; at < lines.size() && is_table(lines[at]); ++at) {
            if (lines[at].find_first_not_of("|-: ") == std::string_view::npos) continue;
            Row row;
            for (const std::string_view cell : cells_of(lines[at])) {
                std::string text = inline_text(cell, !rows.empty());
                row.push_back(rows.empty() ? strong_words(text, ink_) : std::move(text));
            }
            rows.push_back(std::move(row));
        }
        const std::vector<int> widths = column_widths(rows, width);
        Page page;
        for (const Row& row : rows) {
            append(page, table_row(row, widths));
            if (&row == &rows.front()) page.push_back(rule(widths));
        }
        return page;
    }

    /// As wide as the cells. Where that is too much the widest column that can gives way, to the
    /// next width at which its cells break into shorter lines.
    static std::vector<int> column_widths(const std::vector<Row>& rows, int width) {
        std::vector<int> widths;
        for (const Row& row : rows) widths.resize(std::max(widths.size(), row.size()));
        std::vector<int> next(widths.size());
        int total = -between;
        for (std::size_t i = 0; i < widths.size(); ++i) {
            widths[i] = width_needed(rows, i, INT_MAX);
            next[i] = width_needed(rows, i, widths[i] - 1);
            total += widths[i] + between;
        }
        while (total > width) {
            std::size_t widest = widths.size();
            for (std::size_t i = 0; i < widths.size(); ++i) {
                if (next[i] >= widths[i]) continue;
                if (widest == widths.size() || widths[i] > widths[widest]) widest = i;
            }
            if (widest == widths.size()) break;
            total -= widths[widest] - next[widest];
            widths[widest] = next[widest];
            next[widest] = width_needed(rows, widest, widths[widest] - 1);
        }
        return widths;
    }

    /// What a column takes when its cells are broken at `width`; never less than its longest word.
    static int width_needed(const std::vector<Row>& rows, std::size_t column, int width) {
        int needed = 0;
        for (const Row& row : rows) {
            if (column >= row.size()) continue;
            const int wide = std::max(width, longest_word(row[column]));
            for (const std::string& line : wrapped(row[column], wide)) {
                needed = std::max(needed, texts::columns(line));
            }
        }
        return needed;
    }

    static int longest_word(std::string_view text) {
        int longest = 0;
        while (!text.empty()) {
            const std::size_t end = std::min(text.find(' '), text.size());
            longest = std::max(longest, texts::columns(text.substr(0, end)));
            text.remove_prefix(std::min(end + 1, text.size()));
        }
        return longest;
    }

    static Page table_row(const Row& row, const std::vector<int>& widths) {
        std::vector<Page> cells;
        std::size_t height = 1;
        for (std::size_t i = 0; i < row.size(); ++i) {
            cells.push_back(wrapped(row[i], widths[i]));
            height = std::max(height, cells.back().size());
        }
        Page page;
        for (std::size_t y = 0; y < height; ++y) {
            std::string line;
            for (std::size_t i = 0; i < cells.size(); ++i) {
                const std::string text = y < cells[i].size() ? cells[i][y] : "";
                line += texts::pad_right(text, widths[i] + between);
            }
            line.erase(line.find_last_not_of(' ') + 1);
            page.push_back(std::move(line));
        }
        return page;
    }

    std::string rule(const std::vector<int>& widths) const {
        std::string line;
        for (const int width : widths) {
            if (!line.empty()) line += spaces(between);
            for (int i = 0; i < width; ++i) line += "─";
        }
        return for_terminal(line, style_);
    }

    /// A text as the terminal shows it. Letters are replaced before anything is measured: where
    /// they cannot be shown, one may become several.
    std::string inline_text(std::string_view markdown, bool bold) const {
        std::string text;
        while (!markdown.empty()) {
            if (take_between(markdown, "**", bold, text)) continue;
            if (take_between(markdown, "`", false, text)) continue;
            const std::size_t plain = std::min(markdown.find_first_of("*`", 1), markdown.size());
            text += for_terminal(std::string(markdown.substr(0, plain)), style_);
            markdown.remove_prefix(plain);
        }
        return text;
    }

    bool take_between(std::string_view& markdown, std::string_view sign, bool bold,
                      std::string& text) const {
        if (!markdown.starts_with(sign)) return false;
        const std::size_t end = markdown.find(sign, sign.size());
        if (end == std::string_view::npos || end == sign.size()) return false;
        const std::string_view between_signs = markdown.substr(sign.size(), end - sign.size());
        if (between_signs.starts_with(' ') || between_signs.ends_with(' ')) return false;
        const std::string inner = for_terminal(std::string(between_signs), style_);
        text += bold ? strong_words(inner, ink_) : inner;
        markdown.remove_prefix(end + sign.size());
        return true;
    }

    static constexpr int between = 2;  // columns of a table
    Style style_;
    Ink ink_;
};

}  // namespace

int reading_columns(const Style& style) { return std::clamp(style.columns, 40, 100); }

std::string rendered(std::string_view markdown, const Style& style) {
    std::string text;
    for (const std::string& line :
         Renderer(style).blocks(lines_of(markdown), reading_columns(style))) {
        text += line + "\n";
    }
    return text;
}

}  // namespace lemniscate::cli
