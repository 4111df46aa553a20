#include "games/splendor/generate/csv.h"

#include <fstream>

namespace lemniscate::generate {
namespace {

std::vector<std::string> split(const std::string& text) {
    std::vector<std::string> fields(1);
    bool quoted = false;
    for (char letter : text) {
        if (letter == '"') {
            quoted = !quoted;
        } else if (letter == ',' && !quoted) {
            fields.emplace_back();
        } else if (letter != '\r') {
            fields.back() += letter;
        }
    }
    return fields;
}

}  // namespace

std::vector<Row> read_csv(const std::string& file, const std::vector<std::string>& header) {
    std::ifstream input(file);
    if (!input) throw DataError(file, 0, "cannot be read");
    std::vector<Row> rows;
    std::string text;
    for (std::size_t line = 1; std::getline(input, text); ++line) {
        std::vector<std::string> fields = split(text);
        if (line == 1) {
            if (fields != header) throw DataError(file, line, "the header line is not as expected");
        } else if (fields.size() != header.size()) {
            throw DataError(file, line,
                            std::to_string(fields.size()) + " fields, expected " +
                                std::to_string(header.size()));
        } else {
            rows.push_back({line, std::move(fields)});
        }
    }
    return rows;
}

}  // namespace lemniscate::generate
