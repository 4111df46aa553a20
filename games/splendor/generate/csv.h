// Reading a table of comma-separated values with a fixed header line.
#pragma once

#include <stdexcept>
#include <string>
#include <vector>

namespace lemniscate::generate {

/// What is wrong with a data file, and where.
struct DataError : std::runtime_error {
    DataError(const std::string& file, std::size_t line, const std::string& what)
        : std::runtime_error(file + ":" + std::to_string(line) + ": " + what) {}
};

struct Row {
    std::size_t line;
    std::vector<std::string> fields;
};

/// The rows below the header. Throws DataError for a wrong header or a row of another width.
std::vector<Row> read_csv(const std::string& file, const std::vector<std::string>& header);

}  // namespace lemniscate::generate
