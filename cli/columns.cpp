#include "cli/columns.h"

#include <algorithm>
#include <cstddef>

#include "texts/width.h"

namespace lemniscate::cli {

std::string Columns::text() const {
    std::vector<int> widths(columns_.size(), 0);
    for (const auto& row : rows_) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            widths[i] = std::max(widths[i], texts::columns(row[i]));
        }
    }
    std::string lines;
    for (const auto& row : rows_) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (i > 0) line += "  ";
            line += columns_[i] == Align::left ? texts::pad_right(row[i], widths[i])
                                               : texts::pad_left(row[i], widths[i]);
        }
        line.erase(line.find_last_not_of(' ') + 1);
        lines += line + "\n";
    }
    return lines;
}

}  // namespace lemniscate::cli
