// The build step that makes the tables refuses card files that make no sense, and says where.
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include <gtest/gtest.h>
#include <unistd.h>

namespace {

namespace fs = std::filesystem;

std::string read(const fs::path& file) {
    std::ostringstream text;
    text << std::ifstream(file).rdbuf();
    return text.str();
}

/// Copies of the card files in a folder of their own, to be broken one way at a time.
class ShardsGenerate : public testing::Test {
  protected:
    ShardsGenerate() {
        const std::string name = testing::UnitTest::GetInstance()->current_test_info()->name();
        folder_ = fs::path(testing::TempDir()) / (name + std::to_string(::getpid()));
        fs::create_directories(folder_);
        for (const char* file : {"base.cards", "relics_of_the_future.cards"}) {
            fs::copy_file(fs::path(SHARDS_DATA) / file, folder_ / file);
        }
    }
    ~ShardsGenerate() override { fs::remove_all(folder_); }

    /// Another card at the end of the base game.
    void add(const std::string& lines) {
        std::ofstream(folder_ / "base.cards", std::ios::app) << lines << '\n';
    }
    /// A card that is fine but for one line.
    void add_with(const std::string& line) {
        add("card newcomer\n  faction order\n  kind champion\n  cost 3\n  copies 1\n  defense 4\n"
            "  exhaust power 1\n  " +
            line);
    }

    bool succeeds() {
        const auto quoted = [](const fs::path& path) { return " '" + path.string() + "'"; };
        const std::string command =
            quoted(SHARDS_GENERATE) + quoted(tables()) + quoted(folder_ / "base.cards") +
            quoted(folder_ / "relics_of_the_future.cards") + " 2>" + quoted(folder_ / "errors");
        const bool success = std::system(command.c_str()) == 0;
        message_ = read(folder_ / "errors");
        return success;
    }
    void expect_refusal(const std::string& reason) {
        EXPECT_FALSE(succeeds());
        EXPECT_EQ(message_.rfind("base.cards:4", 0), 0U) << message_;
        EXPECT_NE(message_.find(reason), std::string::npos) << message_;
        EXPECT_FALSE(fs::exists(tables())) << "nothing is written";
    }
    fs::path tables() const { return folder_ / "tables.inc"; }
    void remove_file(const char* file) { fs::remove(folder_ / file); }
    const std::string& message() const { return message_; }

  private:
    fs::path folder_;
    std::string message_;
};

TEST_F(ShardsGenerate, AcceptsThePrintedCards) {
    EXPECT_TRUE(succeeds()) << message();
    EXPECT_NE(read(tables()).find("{.at = 20, .when = When::unify, .op = Op::gain"),
              std::string::npos);
}

TEST_F(ShardsGenerate, AcceptsAnotherCard) {
    add_with("play at 10 inspire: gems 2");
    EXPECT_TRUE(succeeds()) << message();
}

TEST_F(ShardsGenerate, RefusesACardTwice) {
    add("card crystal\n  kind starter\n  copies 1\n  play gems 1");
    expect_refusal("crystal stands there twice");
}

TEST_F(ShardsGenerate, RefusesWordsThatItDoesNotKnow) {
    for (const auto& [line, reason] : {std::pair{"play laser 3", "'laser' is no operation"},
                                       {"passive flies", "'flies' is no passive"},
                                       {"play sunny: power 1", "'sunny' is no condition"},
                                       {"play as nobody: power 1", "'nobody' is no character"},
                                       {"play return trophy", "'trophy' is no faction"},
                                       {"play power 1 per homodeus_gem", "'per' counts"},
                                       {"colour red", "'colour' is no fact of a card"}}) {
        SCOPED_TRACE(line);
        fs::copy_file(fs::path(SHARDS_DATA) / "base.cards", tables().parent_path() / "base.cards",
                      fs::copy_options::overwrite_existing);
        add_with(line);
        expect_refusal(reason);
    }
}

TEST_F(ShardsGenerate, RefusesWhatIsNoNumber) {
    for (const char* number : {"-1", "two", "0", "51", "99999999"}) {
        SCOPED_TRACE(number);
        fs::copy_file(fs::path(SHARDS_DATA) / "base.cards", tables().parent_path() / "base.cards",
                      fs::copy_options::overwrite_existing);
        add_with(std::string("play power ") + number);
        expect_refusal("is not a number from 1 to 50");
    }
}

TEST_F(ShardsGenerate, RefusesWordsTooMany) {
    add_with("play power 1 2");
    expect_refusal("'2' is too much");
}

TEST_F(ShardsGenerate, RefusesInsteadWithoutALineToReplace) {
    add_with("play power 1 instead");
    expect_refusal("'instead' has no line before it");
}

TEST_F(ShardsGenerate, RefusesOnlyOutsideOfExhaust) {
    add_with("play only dominion: power 1");
    expect_refusal("'only' belongs to exhaust lines");
}

TEST_F(ShardsGenerate, RefusesACardThatIsMentionedAndNotThere) {
    add_with("passive behind nobody");
    expect_refusal("mentions 'nobody', which is no card");
}

TEST_F(ShardsGenerate, RefusesCardsWithoutWhatTheyNeed) {
    for (const auto& [card, reason] :
         {std::pair{"faction order\n  cost 1\n  copies 1\n  play gems 1", "has no kind"},
          {"faction order\n  kind ally\n  copies 1\n  play gems 1", "has no cost"},
          {"faction order\n  kind ally\n  cost 1\n  play gems 1", "has no number of copies"},
          {"kind ally\n  cost 1\n  copies 1\n  play gems 1", "has the wrong faction"},
          {"faction order\n  kind relic\n  copies 1\n  play gems 1", "has the wrong owner"},
          {"faction order\n  kind champion\n  cost 1\n  copies 1\n  play gems 1",
           "has the wrong defense"},
          {"faction order\n  kind ally\n  cost 1\n  copies 1\n  exhaust gems 1",
           "cannot be exhausted"},
          {"faction order\n  kind ally\n  cost 1\n  copies 1", "does nothing"}}) {
        SCOPED_TRACE(reason);
        fs::copy_file(fs::path(SHARDS_DATA) / "base.cards", tables().parent_path() / "base.cards",
                      fs::copy_options::overwrite_existing);
        add(std::string("card newcomer\n  ") + card);
        expect_refusal(reason);
    }
}

TEST_F(ShardsGenerate, RefusesAMissingFile) {
    remove_file("base.cards");
    EXPECT_FALSE(succeeds());
    EXPECT_NE(message().find("cannot be read"), std::string::npos);
}

TEST_F(ShardsGenerate, RefusesMoreCardsThanThereAreNumbers) {
    for (int i = 0; i < 60; ++i) {
        add("card newcomer_" + std::to_string(i) +
            "\n  faction order\n  kind ally\n  cost 3\n  copies 1\n  play power 1\n");
    }
    EXPECT_FALSE(succeeds());
    EXPECT_NE(message().find("there are 129 types of cards"), std::string::npos) << message();
}

TEST_F(ShardsGenerate, RefusesMoreLinesThanThereAreNumbers) {
    std::string many = "card newcomer\n  faction order\n  kind ally\n  cost 3\n  copies 1\n";
    for (int i = 0; i < 200; ++i) many += "  play power 1\n";
    add(many);
    EXPECT_FALSE(succeeds());
    EXPECT_NE(message().find("a line is a number of 8 bits"), std::string::npos) << message();
}

}  // namespace
