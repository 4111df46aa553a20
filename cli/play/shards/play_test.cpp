#include "cli/play/play.h"

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

#include "cli/failure.h"
#include "cli/play/test_home.h"
#include "cli/play/test_texts.h"
#include "cli/play/tests/test_positions.h"
#include "match/json.h"
#include "match/shards/position.h"

namespace lemniscate::cli::play {
namespace {

class PlayShards : public testing::Test {
  protected:
    /// Plays with these lines as input, through a pipe, and returns what was printed.
    static std::string piped(const PlayOptions& options, const std::string& input) {
        std::istringstream in(input);
        std::ostringstream out;
        const Console console{.in = in, .out = out, .err = out, .texts = english()};
        EXPECT_EQ(run(options, console), exit_code::good);
        return out.str();
    }
    static PlayOptions seeded(std::uint64_t seed, match::OptionList setup = {}) {
        PlayOptions options;
        options.game = "shards";
        options.setup = std::move(setup);
        options.seed = seed;
        options.colour = Colour::never;
        return options;
    }
    static std::string times(int count, const std::string& line) {
        std::string text;
        for (int i = 0; i < count; ++i) text += line + "\n";
        return text;
    }
    static bool has(const std::string& text, const std::string& part) {
        return text.find(part) != std::string::npos;
    }

    TestHome home_;
};

TEST_F(PlayShards, GoesLineByLineToTheEnd) {
    for (std::uint32_t players = 2; players <= 4; ++players) {
        const std::string text = piped(seeded(players, {{"players", std::to_string(players)}}),
                                       times(900, "all\n1\nend"));
        EXPECT_TRUE(has(text, "wins: ") || has(text, "You win: "));
        EXPECT_FALSE(has(text, "\x1b"));
        EXPECT_LE(widest_line(text), 80);
    }
}

TEST_F(PlayShards, GoesToTheEndInEveryWayToPlay) {
    for (const auto& setup : shards::setups) {
        const std::string text =
            piped(seeded(7, match::write_options(setup.options)), times(900, "all\n1\nend\ndrop"));
        EXPECT_TRUE(has(text, "wins: ") || has(text, "win: ") || has(text, "share the win: ") ||
                    has(text, "win together: ") || has(text, "Nobody wins: "))
            << setup.name;
    }
}

TEST_F(PlayShards, AgainstNemesisHasNobodyElseAtTheTable) {
    const std::string text = piped(seeded(1, {{"mode", "nemesis"}}), "1\n1\n1\nall\nend\nlog\n");
    EXPECT_TRUE(has(text, "Which character is Nemesis?"));
    EXPECT_TRUE(has(text, "Nemesis: played "));
    EXPECT_FALSE(has(text, "greedy"));
}

TEST_F(PlayShards, TakesAMoveBack) {
    const std::string text = piped(seeded(1, {{"first_seat", "0"}}), "play crystal\nundo\nlog\n");
    EXPECT_TRUE(has(text, "Taken back."));
    EXPECT_TRUE(has(text, "Nothing has happened yet."));
}

TEST_F(PlayShards, TellsOnceWhatAMoveLedTo) {
    const std::string file = (home_.folder() / "position.json").string();
    std::ofstream(file) << match::format_json(match::write_position(middle_of_a_turn()));
    PlayOptions options;
    options.load = file;
    options.colour = Colour::never;
    const std::string told = "You: destroyed Drakonarius of greedy 1\n";
    const std::string once = piped(options, "attack drakonarius\n");
    EXPECT_TRUE(has(once, told));
    const std::string text = piped(options, "attack drakonarius\nplay crystal\n");
    EXPECT_EQ(text.find(told), text.rfind(told)) << "it was seen";
}

TEST_F(PlayShards, IsKnownByTheFileThatIsLoaded) {
    const std::string file = (home_.folder() / "shards.record").string();
    EXPECT_TRUE(has(piped(seeded(3), "save " + file + "\n"), "Saved as"));
    PlayOptions options;
    options.load = file;
    options.colour = Colour::never;
    EXPECT_TRUE(has(piped(options, "show\n"), "centre row"));
    options.game = "splendor";
    EXPECT_THROW(piped(options, "show\n"), Failure);
}

}  // namespace
}  // namespace lemniscate::cli::play
