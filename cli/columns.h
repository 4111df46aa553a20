// Columns of text that line up.
#pragma once

#include <string>
#include <vector>

namespace lemniscate::cli {

enum class Align { left, right };

class Columns {
  public:
    explicit Columns(std::vector<Align> columns) : columns_(std::move(columns)) {}

    void add(std::vector<std::string> cells) { rows_.push_back(std::move(cells)); }

    /// A line per row, two blanks between the columns, none at the end of a line.
    std::string text() const;

  private:
    std::vector<Align> columns_;
    std::vector<std::vector<std::string>> rows_;
};

}  // namespace lemniscate::cli
