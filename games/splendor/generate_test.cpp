// The build step that makes the tables refuses data that cannot be the printed game.
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <unistd.h>

namespace {

namespace fs = std::filesystem;

std::string read(const fs::path& file) {
    std::ostringstream text;
    text << std::ifstream(file).rdbuf();
    return text.str();
}

/// Copies of the data files in a folder of their own, to be broken one way at a time.
class Generate : public testing::Test {
  protected:
    Generate() {
        const std::string name = testing::UnitTest::GetInstance()->current_test_info()->name();
        folder_ = fs::path(testing::TempDir()) / (name + std::to_string(::getpid()));
        fs::create_directories(folder_);
        for (const char* file : {"characters.csv", "locations.csv"}) {
            fs::copy_file(fs::path(SPLENDOR_DATA) / file, folder_ / file);
        }
    }
    ~Generate() override { fs::remove_all(folder_); }

    /// Lines count from 1, the header included; a line may be removed with `nullptr`.
    void change_line(const char* file, std::size_t line, const char* text) {
        std::vector<std::string> lines;
        std::ifstream input(folder_ / file);
        for (std::string each; std::getline(input, each);) lines.push_back(each);
        if (text == nullptr) {
            lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(line) - 1);
        } else {
            lines.at(line - 1) = text;
        }
        std::ofstream output(folder_ / file);
        for (const std::string& each : lines) output << each << '\n';
    }

    void remove_file(const char* file) { fs::remove(folder_ / file); }

    bool succeeds() {
        const auto quoted = [](const fs::path& path) { return " '" + path.string() + "'"; };
        const std::string command = quoted(SPLENDOR_GENERATE) + quoted(folder_ / "characters.csv") +
                                    quoted(folder_ / "locations.csv") + quoted(tables()) + " 2>" +
                                    quoted(folder_ / "errors");
        const bool success = std::system(command.c_str()) == 0;
        message_ = read(folder_ / "errors");
        return success;
    }

    void expect_refusal(const std::string& place, const std::string& reason) {
        EXPECT_FALSE(succeeds());
        EXPECT_NE(message_.find(place), std::string::npos) << message_;
        EXPECT_NE(message_.find(reason), std::string::npos) << message_;
        EXPECT_FALSE(fs::exists(tables())) << "nothing is written";
    }

    fs::path tables() const { return folder_ / "tables.inc"; }

  private:
    fs::path folder_;
    std::string message_;
};

TEST_F(Generate, AcceptsThePrintedGame) {
    EXPECT_TRUE(succeeds());
    const std::string text = read(tables());
    const auto rows = std::count(text.begin(), text.end(), '"') / 2;
    EXPECT_EQ(rows, 90 + 8);
    EXPECT_NE(text.find("{\"rocket\", 1, 0, 0, 0, {1, 0, 0, 2, 0}},"), std::string::npos);
}

TEST_F(Generate, RefusesACharacterTooFew) {
    change_line("characters.csv", 5, nullptr);
    expect_refusal("characters.csv", "39 characters of level 1, expected 40");
}

TEST_F(Generate, RefusesALocationTooFew) {
    change_line("locations.csv", 9, nullptr);
    expect_refusal("locations.csv", "7 locations, expected 8");
}

TEST_F(Generate, RefusesAnUnevenNumberOfBonuses) {
    change_line("characters.csv", 6, "rocket,Rocket,1,purple,0,0,1,0,0,2,0");
    expect_refusal("characters.csv", "7 characters of level 1 with a yellow bonus, expected 8");
}

TEST_F(Generate, RefusesAnUnknownColour) {
    change_line("characters.csv", 6, "rocket,Rocket,1,mauve,0,0,1,0,0,2,0");
    expect_refusal("characters.csv:6:", "unknown colour 'mauve'");
}

TEST_F(Generate, RefusesNumbersOutOfRange) {
    change_line("characters.csv", 6, "rocket,Rocket,1,yellow,6,0,1,0,0,2,0");
    expect_refusal("characters.csv:6:", "'6' is not a number from 0 to 5");
    change_line("characters.csv", 6, "rocket,Rocket,1,yellow,0,3,1,0,0,2,0");
    expect_refusal("characters.csv:6:", "'3' is not a number from 0 to 2");
    change_line("characters.csv", 6, "rocket,Rocket,1,yellow,0,0,1,0,0,8,0");
    expect_refusal("characters.csv:6:", "'8' is not a number from 0 to 7");
    change_line("characters.csv", 6, "rocket,Rocket,4,yellow,0,0,1,0,0,2,0");
    expect_refusal("characters.csv:6:", "'4' is not a number from 1 to 3");
}

TEST_F(Generate, RefusesWhatIsNoNumber) {
    for (const char* number : {"", "-1", "two", "1.5", "99999999999"}) {
        const std::string line = std::string("1,a,asgard,Asgard,3,3,3,0,0,") + number;
        change_line("locations.csv", 2, line.c_str());
        expect_refusal("locations.csv:2:", "is not a number from 0 to 7");
    }
}

TEST_F(Generate, RefusesALocationWithOtherPoints) {
    change_line("locations.csv", 2, "1,a,asgard,Asgard,4,3,3,0,0,3");
    expect_refusal("locations.csv:2:", "'4' is not a number from 3 to 3");
}

TEST_F(Generate, RefusesALocationOnTheWrongTileOrSide) {
    change_line("locations.csv", 3, "2,b,wakanda,Wakanda,3,0,0,4,4,0");
    expect_refusal("locations.csv:3:", "expected tile 1 side b");
    change_line("locations.csv", 3, "1,a,wakanda,Wakanda,3,0,0,4,4,0");
    expect_refusal("locations.csv:3:", "expected tile 1 side b");
}

TEST_F(Generate, RefusesAnIdTwice) {
    change_line("characters.csv", 6, "prowler,Rocket,1,yellow,0,0,1,0,0,2,0");
    expect_refusal("characters.csv:6:", "'prowler' stands here twice");
}

TEST_F(Generate, RefusesAnIdWithOtherLetters) {
    change_line("characters.csv", 6, "Rocket!,Rocket,1,yellow,0,0,1,0,0,2,0");
    expect_refusal("characters.csv:6:", "'Rocket!' is not an id");
}

TEST_F(Generate, RefusesLevelsOutOfOrder) {
    change_line("characters.csv", 6, "rocket,Rocket,2,yellow,0,0,1,0,0,2,0");
    expect_refusal("characters.csv:7:", "ascending order");
}

TEST_F(Generate, RefusesAnotherHeader) {
    change_line("characters.csv", 1, "id,name,level,bonus,points,avengers,yellow,purple,blue,red");
    expect_refusal("characters.csv:1:", "header");
}

TEST_F(Generate, RefusesARowOfAnotherWidth) {
    change_line("characters.csv", 6, "rocket,Rocket,1,yellow,0,0,1,0,0,2");
    expect_refusal("characters.csv:6:", "10 fields, expected 11");
}

TEST_F(Generate, RefusesAMissingFile) {
    remove_file("locations.csv");
    expect_refusal("locations.csv", "cannot be read");
}

}  // namespace
