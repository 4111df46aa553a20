// Writes records of whole sealed games for two players, for the programs that check them.
//   sealed_games FOLDER
#include <fstream>
#include <iostream>
#include <string>

#include "match/test_seal.h"

namespace {

using namespace lemniscate::match;

bool write(const std::string& file, const std::string& game, const OptionList& options,
           std::uint64_t number) {
    std::ofstream out(file);
    out << write_record(sealed_record(test_seal(game, options, number)));
    return static_cast<bool>(out.flush());
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 2) {
        std::cerr << "usage: sealed_games FOLDER\n";
        return 2;
    }
    const std::string folder = std::string(argv[1]) + "/";
    const bool written =
        write(folder + "splendor.record", "splendor", {{"players", "2"}}, 1) &&
        write(folder + "splendor_first.record", "splendor", {{"players", "2"}, {"first_seat", "1"}},
              2) &&
        write(folder + "shards.record", "shards", {{"players", "2"}}, 3) &&
        write(folder + "shards_base.record", "shards",
              {{"players", "2"}, {"sets", "base"}, {"row_size", "5"}}, 4) &&
        write(folder + "shards_characters.record", "shards",
              {{"players", "2"}, {"characters", "volos,tetra"}, {"first_seat", "1"}}, 5);
    return written ? 0 : 1;
}
