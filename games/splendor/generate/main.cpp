// Build step: turns the data files of Splendor into a header of constant tables, and refuses data
// that cannot be the printed game.
//
//   splendor_generate characters.csv locations.csv tables.inc

#include <algorithm>
#include <array>
#include <fstream>
#include <iostream>
#include <map>
#include <set>

#include "games/splendor/generate/csv.h"

namespace {

using lemniscate::generate::DataError;
using lemniscate::generate::read_csv;
using lemniscate::generate::Row;

const std::array<std::string, 5> colours = {"yellow", "purple", "blue", "red", "orange"};
constexpr std::array<int, 3> characters_per_level = {40, 30, 20};
constexpr int location_tiles = 4;

/// One data file while it is checked: errors carry its name and the line.
class Table {
  public:
    Table(std::string file, const std::vector<std::string>& header)
        : file_(std::move(file)), rows_(read_csv(file_, header)) {}

    const std::vector<Row>& rows() const { return rows_; }

    [[noreturn]] void fail(std::size_t line, const std::string& what) const {
        throw DataError(file_, line, what);
    }

    int number(const Row& row, std::size_t field, int least, int most) const {
        const std::string& text = row.fields[field];
        const bool digits =
            !text.empty() && text.size() < 3 &&
            std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
        const int value = digits ? std::stoi(text) : -1;
        if (value < least || value > most) {
            fail(row.line, "'" + text + "' is not a number from " + std::to_string(least) + " to " +
                               std::to_string(most));
        }
        return value;
    }

    std::size_t colour(const Row& row, std::size_t field) const {
        const auto found = std::find(colours.begin(), colours.end(), row.fields[field]);
        if (found == colours.end()) fail(row.line, "unknown colour '" + row.fields[field] + "'");
        return static_cast<std::size_t>(found - colours.begin());
    }

    const std::string& id(const Row& row, std::size_t field) {
        const std::string& id = row.fields[field];
        const bool plain = !id.empty() && std::all_of(id.begin(), id.end(), [](char c) {
            return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
        });
        if (!plain) fail(row.line, "'" + id + "' is not an id (a-z, 0-9, _)");
        if (!ids_.insert(id).second) fail(row.line, "'" + id + "' stands here twice");
        return id;
    }

  private:
    std::string file_;
    std::vector<Row> rows_;
    std::set<std::string> ids_;
};

std::string cost(const Table& table, const Row& row, std::size_t first_field) {
    std::string text;
    for (std::size_t i = 0; i < colours.size(); ++i) {
        text += (i == 0 ? "{" : ", ") + std::to_string(table.number(row, first_field + i, 0, 7));
    }
    return text + "}";
}

std::string characters(const std::string& file) {
    Table table(file, {"id", "name", "level", "bonus", "points", "avengers", "yellow", "purple",
                       "blue", "red", "orange"});
    std::string text;
    std::array<int, 3> per_level{};
    std::map<std::pair<int, std::size_t>, int> per_bonus;
    int level = 1;
    for (const Row& row : table.rows()) {
        const int row_level = table.number(row, 2, 1, 3);
        // Levels are contiguous: the rules tell a card's level by comparing its number.
        if (row_level < level) table.fail(row.line, "levels must stand in ascending order");
        level = row_level;
        const std::size_t bonus = table.colour(row, 3);
        ++per_level[static_cast<std::size_t>(level - 1)];
        ++per_bonus[{level, bonus}];
        text += "    {\"" + table.id(row, 0) + "\", " + std::to_string(level) + ", " +
                std::to_string(bonus) + ", " + std::to_string(table.number(row, 4, 0, 5)) + ", " +
                std::to_string(table.number(row, 5, 0, 2)) + ", " + cost(table, row, 6) + "},\n";
    }
    for (std::size_t i = 0; i < per_level.size(); ++i) {
        if (per_level[i] != characters_per_level[i]) {
            table.fail(0, std::to_string(per_level[i]) + " characters of level " +
                              std::to_string(i + 1) + ", expected " +
                              std::to_string(characters_per_level[i]));
        }
    }
    // The set is symmetric: every level has as many characters of each bonus.
    for (const auto& [key, count] : per_bonus) {
        const int expected = characters_per_level[static_cast<std::size_t>(key.first - 1)] / 5;
        if (count != expected) {
            table.fail(0, std::to_string(count) + " characters of level " +
                              std::to_string(key.first) + " with a " + colours[key.second] +
                              " bonus, expected " + std::to_string(expected));
        }
    }
    return text;
}

std::string locations(const std::string& file) {
    Table table(file, {"tile", "side", "id", "name", "points", "yellow", "purple", "blue", "red",
                       "orange"});
    std::string text;
    int count = 0;
    for (const Row& row : table.rows()) {
        const int tile = table.number(row, 0, 1, location_tiles);
        const std::string side = count % 2 == 0 ? "a" : "b";
        if (tile != count / 2 + 1 || row.fields[1] != side) {
            table.fail(row.line,
                       "expected tile " + std::to_string(count / 2 + 1) + " side " + side);
        }
        table.number(row, 4, 3, 3);
        text += "    {\"" + table.id(row, 2) + "\", " + cost(table, row, 5) + "},\n";
        ++count;
    }
    if (count != 2 * location_tiles) {
        table.fail(0, std::to_string(count) + " locations, expected " +
                          std::to_string(2 * location_tiles));
    }
    return text;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 4) {
        std::cerr << "usage: splendor_generate characters.csv locations.csv tables.inc\n";
        return 2;
    }
    try {
        const std::string text =
            "// Generated from games/splendor/data by games/splendor/generate: do not edit.\n"
            "// id, level, bonus colour, points, Avengers symbols, cost\n"
            "LEMNISCATE_CONSTANT CharacterFacts character_facts[] = {\n" +
            characters(argv[1]) +
            "};\n\n"
            "// id, bonuses needed; both sides of a tile follow each other\n"
            "LEMNISCATE_CONSTANT LocationFacts location_facts[] = {\n" +
            locations(argv[2]) + "};\n";
        std::ofstream output(argv[3]);
        output << text;
        if (!output.flush()) {
            std::cerr << argv[3] << ": cannot be written\n";
            return 1;
        }
    } catch (const DataError& error) {
        std::cerr << error.what() << '\n';
        return 2;
    }
    return 0;
}
