#include "cli/play/game_loop.h"

#include <cstdlib>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

#include "cli/play/test_home.h"
#include "cli/play/test_lines.h"
#include "cli/play/test_texts.h"

namespace lemniscate::cli::play {
namespace {

class GameLoops : public testing::Test {
  protected:
    GameLoops() {
        const char* found = std::getenv("TERM");
        if (found != nullptr) terminal_ = found;
        setenv("TERM", "xterm", 1);
    }
    ~GameLoops() override {
        if (terminal_) {
            setenv("TERM", terminal_->c_str(), 1);
        } else {
            unsetenv("TERM");
        }
    }

    /// Plays with these lines, on a screen, and returns what was written to it.
    static std::string played(const std::vector<std::string>& players, TypedLines& lines) {
        std::istringstream in;
        std::ostringstream out;
        const Console console{.in = in, .out = out, .err = out, .texts = english()};
        const Dialog dialog{
            .console = console, .lines = lines, .colour = Colour::never, .screen = true};
        const auto table =
            LocalTable::deal("splendor", {{"players", "2"}, {"first_seat", "0"}}, players, 3);
        GameLoop loop(**table, dialog, "");
        EXPECT_EQ(loop.play(), Ending::left);
        return out.str();
    }

  private:
    TestHome home_;
    std::optional<std::string> terminal_;
};

constexpr std::string_view clear_scrollback = "\x1b[3J";

TEST_F(GameLoops, LeaveNothingToLookBackAtWhenTheKeyboardIsHandedOver) {
    TypedLines lines({"", "res 3"});
    const std::string text = played({"person", "person"}, lines);
    EXPECT_TRUE(lines.history.empty());
    const std::size_t told = text.find("It is the turn of player 1.");
    ASSERT_NE(told, std::string::npos);
    const std::size_t seen_last = text.rfind("level 3", told);
    EXPECT_LT(text.find(clear_scrollback, seen_last), told);
}

/// What one's own move led to is said once, above the next prompt; a look at help does not hide it.
TEST_F(GameLoops, TellWhatOnesOwnMoveLedToAboveTheNextPrompt) {
    TypedLines lines({"res 3", "?", "", "ypb"});
    const std::string text = played({"person", "greedy"}, lines);
    std::vector<std::string> screens;
    constexpr std::string_view clear = "\x1b[2J";
    for (std::size_t at = text.find(clear); at != std::string::npos;) {
        const std::size_t next = text.find(clear, at + 1);
        screens.push_back(text.substr(at, next - at));
        at = next;
    }
    const auto tells = [&](std::size_t screen) {
        return screens.at(screen).find("You: reserved ") != std::string::npos;
    };
    ASSERT_EQ(screens.size(), 5U);
    EXPECT_FALSE(tells(0)) << "nothing was done yet";
    EXPECT_TRUE(tells(1)) << "which card it was";
    EXPECT_FALSE(tells(2)) << "help";
    EXPECT_TRUE(tells(3)) << "the same prompt again";
    EXPECT_FALSE(tells(4)) << "two turns ago";
}

TEST_F(GameLoops, LeaveOnePersonWhatCanBeLookedBackAt) {
    TypedLines lines({"res 3"});
    const std::string text = played({"person", "greedy"}, lines);
    EXPECT_EQ(lines.history.size(), 1U);
    EXPECT_EQ(text.find(clear_scrollback), std::string::npos);
}

bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

TEST_F(GameLoops, CallPeopleByTheirNames) {
    TypedLines lines({"", "ypb"});
    const std::string text = played({"person Anna", "person Ben"}, lines);
    EXPECT_TRUE(has(text, "It is the turn of Anna."));
    EXPECT_TRUE(has(text, "It is the turn of Ben."));
    EXPECT_FALSE(has(text, "player 0") || has(text, "player 1"));
}

TEST_F(GameLoops, ShowWhatACardDoesAndSeveralTogether) {
    TypedLines lines({"card rocket", "", "? captain", "", "card", "card avengers t", ""});
    const std::string text = played({"person", "greedy"}, lines);
    EXPECT_TRUE(has(text, "Rocket\n  Level 1. Cost: "));
    EXPECT_TRUE(has(text, "Captain America\n") && has(text, "Captain Marvel\n"));
    EXPECT_TRUE(has(text, "Say which one: card NAME."));
    EXPECT_TRUE(has(text, "Avengers tile\n  3 points.") && has(text, "Avengers Tower, NYC\n"));
}

TEST_F(GameLoops, ShowTheRulesBySection) {
    TypedLines lines({"rules", "", "rules setup", "", "rules nonsense"});
    const std::string text = played({"person", "greedy"}, lines);
    EXPECT_TRUE(has(text, "The sections of Splendor: Marvel:"));
    EXPECT_TRUE(has(text, "rules SECTION shows one"));
    EXPECT_TRUE(has(text, "2. Set-up\n"));
    EXPECT_TRUE(has(text, "The rules have no section “nonsense”."));
}

}  // namespace
}  // namespace lemniscate::cli::play
