// The Markdown of the rules as text for a terminal.
#pragma once

#include <string>
#include <string_view>

#include "cli/style.h"

namespace lemniscate::cli {

/// How wide text is set that people read on: lines of more than 100 letters are hard to follow, and
/// where less than 40 fit the terminal breaks them as well as we could.
int reading_columns(const Style& style);

/// Headings, paragraphs, lists and tables (texts/rules/markdown.h), wrapped to the width of the
/// style. Anchors and the signs of **bold** and `code` go; bold is shown where there is colour.
std::string rendered(std::string_view markdown, const Style& style);

}  // namespace lemniscate::cli
