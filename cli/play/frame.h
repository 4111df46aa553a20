// Bands of cells in one box.
#pragma once

#include <string>
#include <vector>

#include "cli/ink.h"

namespace lemniscate::cli::play {

/// One band of a box, with a rule above it that carries the labels.
struct Band {
    std::string label;                            ///< at the left of the rule
    std::string end_label;                        ///< at its right
    std::vector<int> widths;                      ///< of the cells, borders not counted
    std::vector<std::vector<std::string>> lines;  ///< each line has a text per cell
    bool ruled = true;                            ///< false: goes on from the band above
};

/// The widths of `cells` equal cells in a box of this width; the first ones get what is left over.
std::vector<int> cell_widths(int columns, int cells);

/// Text at the left and at the right end of a cell; what is left gives way.
std::string spread(const std::string& left, const std::string& right, int width);

/// Cells are clipped and padded to their widths.
std::vector<std::string> draw_box(const std::vector<Band>& bands, int columns, const Ink& ink);

}  // namespace lemniscate::cli::play
