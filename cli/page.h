// Lines of text that fill a screen, or a part of it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace lemniscate::cli {

/// A page is its lines, in Unicode; `print` is what turns it into text for a terminal.
using Page = std::vector<std::string>;

void append(Page& page, const Page& more);

/// The lines of a text.
Page lines_in(std::string_view text);

/// In parts of so many lines; 0: in one.
std::vector<Page> parts_of(const Page& page, int lines);

/// A sentence on as many lines as it needs.
Page wrapped(std::string_view text, int columns, int indent = 0);

/// Lines that are no wider than this: cut, or broken where that is wanted.
Page clipped(Page lines, int columns);
Page broken(const Page& lines, int columns);

}  // namespace lemniscate::cli
