#include "cli/play/play.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "ai/player.h"
#include "cli/failure.h"
#include "cli/play/game_file.h"
#include "cli/play/pages.h"
#include "cli/play/test_home.h"
#include "cli/play/test_texts.h"
#include "cli/play/tests/test_positions.h"
#include "match/record.h"
#include "match/replay.h"

namespace lemniscate::cli::play {
namespace {

class Play : public testing::Test {
  protected:
    /// Plays with these lines as input and returns what was printed.
    std::string played(const PlayOptions& options, const std::string& input, bool terminal) {
        std::istringstream in(input);
        std::ostringstream out;
        const Console console{.in = in,
                              .out = out,
                              .err = out,
                              .texts = english(),
                              .in_is_terminal = terminal,
                              .out_is_terminal = terminal};
        EXPECT_EQ(run(options, console), exit_code::good);
        return out.str();
    }
    std::string piped(const PlayOptions& options, const std::string& input) {
        return played(options, input, false);
    }
    std::string at_terminal(const PlayOptions& options, const std::string& input) {
        return played(options, input, true);
    }

    /// Seat 0 begins, and the seed makes it always the same game.
    static PlayOptions seeded(std::uint64_t seed) {
        PlayOptions options = fresh();
        options.seed = seed;
        options.setup = {{"first_seat", "0"}};
        return options;
    }
    static PlayOptions fresh() {
        PlayOptions options;
        options.game = "splendor";
        options.colour = Colour::never;
        return options;
    }
    static PlayOptions loading(const std::string& file) {
        PlayOptions options = fresh();
        options.load = file;
        return options;
    }

    std::string path(const std::string& name) const { return (home_.folder() / name).string(); }
    static std::string contents(const std::string& file) {
        std::ifstream in(file, std::ios::binary);
        return std::string(std::istreambuf_iterator<char>(in), {});
    }
    /// The files of unfinished games, the last one first, and what is in that.
    static std::vector<std::filesystem::path> unfinished() {
        return GameFile::unfinished(*state_folder(), "splendor");
    }
    static std::string kept() {
        const auto files = unfinished();
        return files.empty() ? "" : contents(files.front().string());
    }
    /// The moves in it.
    static std::vector<std::string> kept_moves() {
        std::vector<std::string> moves;
        const auto entries = GameFile::open(unfinished().front())->read();
        for (const table::Entry& entry : *entries) {
            if (const auto* moved = std::get_if<table::Moved>(&entry.what)) {
                moves.push_back(moved->move);
            }
        }
        return moves;
    }
    static std::string times(int count, const std::string& line) {
        std::string text;
        for (int i = 0; i < count; ++i) text += line + "\n";
        return text;
    }

    TestHome home_;
};

/// A folder that nothing can be changed in, as long as this lives. Since that does not stop the
/// superuser, the test goes on as nobody then.
class Unwritable {
  public:
    explicit Unwritable(const std::filesystem::path& folder) : folder_(folder) {
        constexpr uid_t nobody = 65534;
        std::filesystem::permissions(folder_.parent_path(), std::filesystem::perms(0755));
        std::filesystem::permissions(folder_, std::filesystem::perms(0555));
        EXPECT_TRUE(user_ != 0 || seteuid(nobody) == 0);
    }
    ~Unwritable() {
        EXPECT_EQ(seteuid(user_), 0);
        std::filesystem::permissions(folder_, std::filesystem::perms(0755));
    }
    Unwritable(const Unwritable&) = delete;
    Unwritable& operator=(const Unwritable&) = delete;

  private:
    std::filesystem::path folder_;
    uid_t user_ = geteuid();
};

bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

TEST_F(Play, AsksWhichGameAtATerminal) {
    PlayOptions any = fresh();
    any.game.clear();
    any.seed = 3;
    const auto has = [](const std::string& text, const std::string& part) {
        return text.find(part) != std::string::npos;
    };
    const std::string splendor = at_terminal(any, "\nquit\n");
    EXPECT_TRUE(has(splendor, "  1  Splendor: Marvel\n  2  Shards of Infinity\nWhich game? "));
    EXPECT_TRUE(has(splendor, "supply"));
    EXPECT_TRUE(has(at_terminal(any, "2\nquit\n"), "centre row"));
    EXPECT_TRUE(has(at_terminal(any, "Shards of\nquit\n"), "centre row"));
    const std::string odd = at_terminal(any, "chess\nsh\nquit\n");
    EXPECT_TRUE(has(odd, "There is no game “chess”. The games are: splendor, shards."));
    EXPECT_TRUE(has(odd, "centre row"));
    EXPECT_FALSE(has(at_terminal(any, "q\n"), "supply"));
    EXPECT_FALSE(has(at_terminal(any, ""), "supply"));
    EXPECT_TRUE(has(piped(any, "quit\n"), "supply")) << "nobody is there to ask";
}

TEST_F(Play, OffersTheUsualGameAndSetsUpAnotherOne) {
    PlayOptions options = fresh();
    options.setup = {{"first_seat", "0"}};  // so that no bot makes a move that would be kept
    const std::string usual = at_terminal(options, "\nquit\n");
    EXPECT_TRUE(has(usual, "Enter: a game with greedy 1. s: set up another one. q: leave. "));
    EXPECT_TRUE(has(usual, "greedy 1 "));
    const std::string other = at_terminal(options, "s\n3\nrandom\n\nquit\n");
    EXPECT_TRUE(has(other, "random 1 ") && has(other, "random 2 "));
    const std::string left = at_terminal(options, "s\nq\n");
    EXPECT_FALSE(has(left, "supply"));
}

TEST_F(Play, AsksNothingThroughAPipe) { EXPECT_FALSE(has(piped(fresh(), "quit\n"), "set up")); }

TEST_F(Play, CallsPeopleByTheirNamesWhereverTheyAreNamed) {
    PlayOptions options = seeded(3);
    options.names = {"Anna", "Ben"};
    const std::string file = path("named.record");
    const std::string text = at_terminal(options, "\nypb\n\nsave " + file + "\nlog\n\nquit\n");
    EXPECT_TRUE(has(text, "It is the turn of Anna."));
    EXPECT_TRUE(has(text, "It is the turn of Ben."));
    EXPECT_TRUE(has(text, "Anna: took YPB"));
    EXPECT_TRUE(has(contents(file), "seat 0: person Anna\nseat 1: person Ben\n"));
    const std::string again = at_terminal(fresh(), "y\n\nquit\n");
    EXPECT_TRUE(has(again, "An unfinished game with Ben (turn 2) is waiting."));
    EXPECT_TRUE(has(again, "It is the turn of Ben."));
    EXPECT_TRUE(has(piped(loading(file), "log\n"), "Anna: took YPB"));
}

TEST_F(Play, CallsPeopleByTheirNamesInTheResult) {
    PlayOptions options = seeded(3);
    options.bots = {"person", "greedy"};
    options.names = {"Anna", "Ben"};
    const std::string text = at_terminal(options, times(1000, "1") + "\n");
    EXPECT_TRUE(has(text, "\n  Anna ") && has(text, "\n  Ben ") && has(text, "\n  greedy 2 "));
}

TEST_F(Play, RefusesMoreNamesThanPeople) {
    PlayOptions options = seeded(3);
    options.setup.push_back({"players", "2"});
    options.names = {"Anna", "Ben", "Cleo"};
    EXPECT_THROW(piped(options, "quit\n"), Failure);
}

TEST_F(Play, ThroughAPipeGoesLineByLineToTheEnd) {
    for (std::uint32_t players = 2; players <= 4; ++players) {
        PlayOptions options = seeded(players);
        options.setup.push_back({"players", std::to_string(players)});
        options.bots = {"greedy", "random"};
        options.bots.resize(std::min<std::size_t>(players - 1, 2));
        const std::string text = piped(options, times(500, "1"));
        EXPECT_TRUE(has(text, "wins: ") || has(text, "You win: ") || has(text, "share the win"));
        EXPECT_FALSE(has(text, "\x1b")) << "no colours, no cleared screens";
        EXPECT_LE(widest_line(text), 80);
    }
}

TEST_F(Play, ThroughAPipeEndsWithTheInput) {
    const std::string text = piped(seeded(3), "ybr\n");
    EXPECT_TRUE(has(text, "You left the game.\n"));
    EXPECT_TRUE(has(text, "help): ybr\n")) << "what was read is repeated";
}

TEST_F(Play, ThroughAPipeKeepsNoGame) {
    piped(seeded(3), "ybr\nquit\n");
    EXPECT_EQ(kept(), "");
}

TEST_F(Play, WithoutAnyInputSaysHowToPlay) {
    const std::string text = piped(fresh(), "");
    EXPECT_TRUE(has(text, "lemniscate play splendor"));
    EXPECT_FALSE(has(text, "level 3"));
}

TEST_F(Play, SaysWhyALineIsRefusedAndAsksAgain) {
    const std::string text = piped(seeded(3), "nonsense\n999\nybr\n");
    EXPECT_TRUE(has(text, "“nonsense” is no move here."));
    EXPECT_TRUE(has(text, "There is no move 999"));
    EXPECT_TRUE(has(text, "round 2"));
}

TEST_F(Play, TakesAMoveBackWithWhatBotsDidAfterIt) {
    const std::string text = piped(seeded(3), "ypb\nundo\nlog\n");
    EXPECT_TRUE(has(text, "Taken back."));
    EXPECT_TRUE(has(text, "Nothing has happened yet."));
}

TEST_F(Play, TakesNothingBackBeforeTheFirstMove) {
    EXPECT_TRUE(has(piped(seeded(3), "undo\n"), "nothing to take back"));
}

TEST_F(Play, TakesNothingBackOnceAHiddenCardWasSeen) {
    const std::string text = piped(seeded(3), "res 3\nundo\nlog\n");
    EXPECT_TRUE(has(text, "can no longer be taken back"));
    EXPECT_TRUE(has(text, "You: reserved "));
}

TEST_F(Play, ShowsHelpMovesAndLog) {
    const std::string text = piped(seeded(3), "?\nmoves\nlog\nshow\n");
    EXPECT_TRUE(has(text, "Your turn is one of these"));
    EXPECT_TRUE(has(text, "1  take yellow purple blue"));
    EXPECT_TRUE(has(text, "Nothing has happened yet."));
}

TEST_F(Play, SavesARecordThatCanBeGoneOnWith) {
    const std::string file = path("saved.record");
    EXPECT_TRUE(has(piped(seeded(3), "ypb\nsave " + file + "\n"), "Saved as"));
    const std::string text = piped(loading(file), "log\n");
    EXPECT_TRUE(has(text, "You: took YPB"));
    EXPECT_TRUE(has(text, "round 2"));
}

TEST_F(Play, SavesTheRecordOfAFinishedGame) {
    const std::string file = path("finished.record");
    const std::string text = at_terminal(seeded(3), times(500, "1") + "save " + file + "\n");
    EXPECT_TRUE(has(text, "Type y, save FILE")) << "a line too many does not end it";
    EXPECT_TRUE(has(text, "Saved as"));
    const auto record = match::read_record(contents(file));
    ASSERT_TRUE(record);
    EXPECT_TRUE(record->result && record->result->ends_with("gauntlet"));
    const auto replayed = match::replay<splendor::Game>(*record);
    ASSERT_TRUE(replayed);
    EXPECT_FALSE(replayed->problem);
}

TEST_F(Play, PlaysAgainWithTheSamePlayers) {
    PlayOptions options = seeded(3);
    options.bots = {"random", "greedy"};
    const std::string text = at_terminal(options, times(500, "1") + "y\nquit\n");
    const std::string again = text.substr(text.find("Play again"));
    EXPECT_TRUE(has(again, "round 1 "));
    EXPECT_TRUE(has(again, "random 1"));
    EXPECT_TRUE(has(again, "greedy 2"));
}

TEST_F(Play, PlaysAgainOnTheSameSeats) {
    const std::string file = path("second.record");
    std::ofstream(file) << "# Lemniscate game record\nformat: 1\ngame: splendor\nplayers: 2\n"
                           "first_seat: 0\nseed: 3\nseat 0: greedy\nseat 1: person\n";
    const std::string text = at_terminal(loading(file), times(500, "1") + "y\nquit\n");
    const std::string again = text.substr(text.find("Play again"));
    EXPECT_TRUE(has(again, "round 1 "));
    EXPECT_TRUE(has(again, "greedy 0"));
    EXPECT_TRUE(has(again, "│▸ You "));
}

TEST_F(Play, SavesOverAnOlderRecord) {
    const std::string file = path("saved.record");
    const std::string save = "save " + file + "\n";
    const std::string text = piped(seeded(3), save + "ypb\n" + save);
    EXPECT_NE(text.find("Saved as"), text.rfind("Saved as"));
    EXPECT_TRUE(has(contents(file), "0: take yellow purple blue\n"));
}

TEST_F(Play, SavesToNoDeviceAndNoPipe) {
    const std::string pipe = path("pipe");
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    for (const std::string& file : {std::string("/dev/zero"), pipe}) {
        EXPECT_TRUE(has(piped(seeded(3), "save " + file + "\n"), "is not the record of a game"));
        EXPECT_FALSE(std::filesystem::is_regular_file(file));
    }
}

TEST_F(Play, DoesNotSaveOverOtherFiles) {
    const std::string file = path("letter.txt");
    std::ofstream(file) << "Dear Sir";
    EXPECT_TRUE(has(piped(seeded(3), "save " + file + "\n"), "is not the record of a game"));
    EXPECT_EQ(contents(file), "Dear Sir");
}

TEST_F(Play, BeginsAtAPosition) {
    const std::string file = path("position.json");
    std::ofstream(file) << match::format_json(match::write_position(middle_of_a_game()));
    const std::string text = piped(loading(file), "rocket\nlog\n");
    EXPECT_TRUE(has(text, "You: recruited Rocket; paid R1"));
}

TEST_F(Play, RefusesWrongOptionsAndFiles) {
    const auto refusal = [this](const PlayOptions& options) {
        try {
            piped(options, "quit\n");
        } catch (const Failure& failure) {
            EXPECT_EQ(failure.code, exit_code::bad_input);
            return failure.sentence;
        }
        return std::string("nothing was refused");
    };
    PlayOptions options = fresh();
    options.bots = {"skynet"};
    EXPECT_TRUE(has(refusal(options), "“skynet”"));
    options = fresh();
    options.setup = {{"players", "2"}};
    options.bots = {"greedy", "greedy"};
    EXPECT_TRUE(has(refusal(options), "--bots names 2 players"));
    options = fresh();
    options.game = "chess";
    EXPECT_TRUE(has(refusal(options), "“chess”"));
    EXPECT_TRUE(has(refusal(loading(path("nowhere"))), "nowhere"));
    const std::string file = path("bad.record");
    std::ofstream(file) << "# Lemniscate game record\nformat: 1\ngame: splendor\nplayers: 2\n"
                           "first_seat: 0\nseed: 3\n\n0: take yellow yellow yellow\n";
    EXPECT_TRUE(has(refusal(loading(file)), "line 8"));
    options = fresh();
    options.setup = {{"players", "3"}};
    const std::string saved = path("two.record");
    piped(seeded(3), "ypb\nsave " + saved + "\n");
    options.load = saved;
    EXPECT_TRUE(has(refusal(options), "--players says 3"));
}

TEST_F(Play, KeepsTheGameAfterEveryMoveAndOffersItAgain) {
    const std::string left = at_terminal(seeded(3), "ypb\nquit\n");
    EXPECT_TRUE(has(left, "The game is kept"));
    EXPECT_EQ(kept_moves().front(), "take yellow purple blue");
    const std::string text = at_terminal(fresh(), "\nlog\n\nquit\n");
    EXPECT_TRUE(has(text, "An unfinished game with greedy 1 (turn 3) is waiting."));
    EXPECT_TRUE(has(text, "Welcome back."));
    EXPECT_TRUE(has(text, "You: took YPB"));
}

TEST_F(Play, PutsTheUnfinishedGameAsideWhenItIsNotWanted) {
    at_terminal(seeded(3), "ypb\nquit\n");
    const auto file = unfinished().front();
    const std::string text = at_terminal(fresh(), "n\n\nquit\n");
    EXPECT_TRUE(has(text, "was put aside"));
    EXPECT_TRUE(has(text, "round 1"));
    EXPECT_FALSE(std::filesystem::exists(file));
    EXPECT_TRUE(has(contents(path("lemniscate/previous-splendor-1.record")),
                    "0: take yellow purple blue\n"));
}

TEST_F(Play, LeavesAnUnfinishedGameAloneWhenAnotherIsPlayed) {
    at_terminal(seeded(3), "ypb\nquit\n");
    const auto first = unfinished().front();
    const std::string before = kept();
    at_terminal(seeded(4), "ypb\nquit\n");
    EXPECT_EQ(unfinished().size(), 2U);
    EXPECT_EQ(contents(first.string()), before);
}

TEST_F(Play, OffersNoGameThatIsPlayedAtAnotherTerminal) {
    at_terminal(seeded(3), "ypb\nquit\n");
    const auto file = unfinished().front();
    const auto elsewhere = GameFile::open(file);
    const std::string before = kept();
    const std::string text = at_terminal(fresh(), "\nquit\n");
    EXPECT_FALSE(has(text, "is waiting"));
    EXPECT_EQ(contents(file.string()), before);
}

TEST_F(Play, LosesNoGameThatCannotBePutAside) {
    at_terminal(seeded(3), "ypb\nquit\n");
    const std::string before = kept();
    const auto file = unfinished().front();
    std::filesystem::permissions(file, std::filesystem::perms(0666));
    std::string text;
    {
        const Unwritable folder(path("lemniscate"));
        text = at_terminal(fresh(), "n\n\nquit\n");
    }
    std::replace(text.begin(), text.end(), '\n', ' ');  // wherever the sentence was broken
    EXPECT_TRUE(has(text, "cannot be put aside"));
    EXPECT_TRUE(has(text, "You left the game."));
    EXPECT_EQ(contents(file.string()), before);
}

TEST_F(Play, StartsAnewWhenTheKeptGameIsDamaged) {
    std::filesystem::create_directories(*state_folder());
    std::ofstream(path("lemniscate/unfinished-splendor-1.entries")) << "not an entry\n";
    const std::string text = at_terminal(fresh(), "\nquit\n");
    EXPECT_TRUE(has(text, "cannot be read and was put aside"));
    EXPECT_TRUE(std::filesystem::exists(path("lemniscate/unfinished-splendor-1.entries.damaged")));
}

TEST_F(Play, GoesOnWithAGameWhoseLastLineWasCutOff) {
    at_terminal(seeded(3), "ypb\nquit\n");
    std::ofstream(unfinished().front(), std::ios::app) << R"({"number": 9, "ti)";
    const std::string text = at_terminal(fresh(), "y\nlog\n\nquit\n");
    EXPECT_TRUE(has(text, "You: took YPB"));
    EXPECT_EQ(kept_moves().front(), "take yellow purple blue");
}

TEST_F(Play, KeepsNoFinishedGame) {
    const std::string text = at_terminal(seeded(3), times(500, "1"));
    EXPECT_TRUE(has(text, "the Infinity Gauntlet is complete"));
    EXPECT_EQ(kept(), "");
}

TEST_F(Play, GoesOnWhenTheGameCannotBeKept) {
    std::ofstream(path("lemniscate")) << "in the way of the folder";
    const std::string text = at_terminal(seeded(3), "ypb\nypb\nquit\n");
    EXPECT_TRUE(has(text, "cannot be kept for another day"));
    EXPECT_EQ(text.find("cannot be kept"), text.rfind("cannot be kept")) << "said once";
    EXPECT_TRUE(has(text, "You left the game."));
}

TEST_F(Play, BotsAnswerTheSameAfterGoingOnAnotherDay) {
    PlayOptions options = seeded(3);
    options.bots = {"random"};
    at_terminal(options, "1\n1\n1\nquit\n");
    const std::vector<std::string> at_once = kept_moves();
    std::filesystem::remove(unfinished().front());
    at_terminal(options, "1\nquit\n");
    at_terminal(fresh(), "y\n1\nquit\n");
    at_terminal(fresh(), "y\n1\nquit\n");
    EXPECT_EQ(kept_moves(), at_once);
}

TEST_F(Play, HidesTheScreenBetweenTwoPeople) {
    PlayOptions options = seeded(3);
    options.bots = {"person"};
    const std::string text = at_terminal(options, "\nres 3\n\nquit\n");
    const std::size_t first = text.find("It is the turn of player 0.");
    const std::size_t second = text.find("It is the turn of player 1.");
    ASSERT_NE(first, std::string::npos);
    ASSERT_NE(second, std::string::npos);
    EXPECT_FALSE(has(text.substr(first, text.find("Press Enter", first) - first), "level"));
    const std::string seen_by_second = text.substr(second);
    EXPECT_TRUE(has(seen_by_second, "level 3?"));
    EXPECT_TRUE(has(seen_by_second, "player 0: reserved the top card of level 3"));
}

TEST_F(Play, EndsAfterOneGameWhateverStillComesThroughThePipe) {
    const std::string text = piped(seeded(3), times(5000, "1"));
    std::size_t tables = 0;
    for (std::size_t at = text.find("level 3"); at != std::string::npos;
         at = text.find("level 3", at + 1)) {
        ++tables;
    }
    EXPECT_GT(tables, 1U);
    EXPECT_LT(tables, 450U);
}

TEST_F(Play, EndsWhenNobodyReadsItsOutput) {
    std::istringstream in(times(5000, "nonsense"));
    std::ostream nowhere(nullptr);
    const Console console{.in = in, .out = nowhere, .err = nowhere, .texts = english()};
    run(seeded(3), console);
    std::string line;
    EXPECT_TRUE(std::getline(in, line)) << "it went on reading";
}

TEST_F(Play, AsksAgainWhenTheAnswerToTheOfferIsNeitherYesNorNo) {
    at_terminal(seeded(3), "1\nquit\n");
    ASSERT_FALSE(kept().empty());
    const std::string before = kept();
    at_terminal(fresh(), "x\nperhaps\ny\nquit\n");
    EXPECT_EQ(kept(), before);
}

TEST(TablePage, TakesTheRoomiestLayoutThatFits) {
    const TestGame game = game_at(middle_of_a_game(), {"person", "greedy"});
    const auto page = [&](int columns, int rows) {
        return table_page(asked_of(game, english()), "", {.columns = columns, .rows = rows});
    };
    EXPECT_LE(page(80, 24).size(), 23U);
    EXPECT_LE(page(100, 30).size(), 29U);
    EXPECT_LT(page(100, 24).size(), page(100, 30).size());
    EXPECT_LT(page(100, 30).size(), page(100, 0).size() + 1);
}

TEST(TablePage, FitsIntoASmallTerminalWithFourPlayers) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const TestGame game =
            game_at(random_table(seed, 4, 30), {"person", "greedy", "random", "greedy"});
        if (game.match->to_act() == Seat::none) continue;
        const Page page = table_page(asked_of(game, english()), "", {.columns = 80, .rows = 24});
        EXPECT_LE(page.size(), 23U);
        for (const std::string& line : page) EXPECT_LE(texts::columns(line), 80);
    }
}

TEST(ResultPage, TellsSeveralPeopleTheLastRound) {
    const TestGame game{std::move(*match::open_match("splendor", {{"players", "3"}}, 3)),
                        {"person", "person", "greedy"}};
    const auto greedy = ai::make_player("splendor", "greedy");
    Dice dice(3);
    while (game.match->to_act() != Seat::none) {
        std::string move;
        game.match->ask([&](const match::View& view, const match::Moves& moves) {
            move = moves.text(greedy->choose(view, moves, dice, {}).move);
        });
        game.match->play(game.match->to_act(), move);
    }
    const Page page = result_page(*game.match, game.names(), spectator, {.columns = 80}, english());
    const Page log = log_page(*game.match, game.names(), spectator, {.columns = 80}, english());
    ASSERT_GT(log.size(), 3U);
    for (std::size_t i = 0; i < log.size(); ++i) {
        const bool told = std::find(page.begin(), page.end(), log[i]) != page.end();
        const bool later = std::find(log.begin() + static_cast<std::ptrdiff_t>(i) + 1, log.end(),
                                     log[i]) != log.end();
        EXPECT_TRUE(later || told == (i + 3 >= log.size())) << log[i];
    }
}

}  // namespace
}  // namespace lemniscate::cli::play
