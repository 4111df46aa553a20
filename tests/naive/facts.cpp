#include "tests/naive/facts.h"

#include <fstream>
#include <stdexcept>
#include <vector>

namespace naive {
namespace {

/// Commas inside double quotes do not separate.
std::vector<std::string> fields(const std::string& line) {
    std::vector<std::string> found = {""};
    bool quoted = false;
    for (const char letter : line) {
        if (letter == '"') {
            quoted = !quoted;
        } else if (letter == ',' && !quoted) {
            found.emplace_back();
        } else if (letter != '\r') {
            found.back() += letter;
        }
    }
    return found;
}

using Row = std::map<std::string, std::string>;

std::vector<Row> rows(const std::string& path) {
    std::ifstream file(path);
    if (!file) throw std::runtime_error("cannot read " + path);
    std::string line;
    std::getline(file, line);
    const std::vector<std::string> heading = fields(line);
    std::vector<Row> found;
    while (std::getline(file, line)) {
        const std::vector<std::string> values = fields(line);
        if (values.size() != heading.size()) throw std::runtime_error(path + ": " + line);
        Row row;
        for (std::size_t i = 0; i < heading.size(); ++i) row[heading[i]] = values[i];
        found.push_back(row);
    }
    return found;
}

PerColour per_colour(const Row& row) {
    PerColour numbers{};
    for (std::size_t c = 0; c < 5; ++c) numbers[c] = std::stoi(row.at(colour_names[c]));
    return numbers;
}

}  // namespace

std::size_t colour_index(const std::string& name) {
    for (std::size_t c = 0; c < 5; ++c) {
        if (colour_names[c] == name) return c;
    }
    throw std::invalid_argument("no colour: " + name);
}

Facts read_facts(const std::string& characters_csv, const std::string& locations_csv) {
    Facts facts;
    for (const Row& row : rows(characters_csv)) {
        facts.characters[row.at("id")] = {row.at("level"), colour_index(row.at("bonus")),
                                          std::stoi(row.at("points")),
                                          std::stoi(row.at("avengers")), per_colour(row)};
    }
    for (const Row& row : rows(locations_csv)) {
        facts.locations[row.at("id")] = {std::stoi(row.at("points")), per_colour(row)};
    }
    return facts;
}

}  // namespace naive
