// What a match answers, for both games and all their set-ups.
#include "match/match.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/kit/kit.h"
#include "match/json.h"
#include "match/match_of.h"
#include "match/write_log.h"

namespace lemniscate::match {
namespace {

/// Every set-up of both games, by name.
struct Way {
    std::string game;
    std::string name;
    OptionList options;
};
std::vector<Way> ways() {
    std::vector<Way> list;
    each_game([&list]<Game G>(G) {
        for (const auto& setup : G::setups) {
            list.push_back(
                {std::string(G::id), std::string(setup.name), write_options(setup.options)});
        }
    });
    return list;
}

std::vector<Viewer> viewers(const Match& match) {
    std::vector<Viewer> list = {spectator};
    for (std::uint32_t i = 0; i < match.seats(); ++i) list.push_back({seat_at(i)});
    return list;
}

std::unique_ptr<Match> opened(const Way& way, std::uint64_t seed) {
    auto match = open_match(way.game, way.options, seed);
    EXPECT_TRUE(match) << way.name;
    return match ? std::move(*match) : nullptr;
}

/// Plays random moves through the door, `look` seeing the match every `stride` moves.
template <class Look>
void play_randomly(Match& match, std::uint64_t seed, std::size_t stride, Look&& look) {
    Dice dice(seed, 7);
    for (std::size_t step = 0; match.to_act() != Seat::none; ++step) {
        if (step % stride == 0) look(match);
        const std::vector<std::string> moves = match.moves();
        const std::string& move = moves[dice.below(static_cast<std::uint32_t>(moves.size()))];
        const auto refusal = match.play(match.to_act(), move);
        ASSERT_FALSE(refusal) << move << ": " << refusal->id;
        if (testing::Test::HasFatalFailure()) return;
    }
    look(match);
}

class Door : public testing::TestWithParam<Way> {};

/// All that is told to one viewer, as one text.
std::string told(const Match& match, Viewer viewer) {
    Json json;
    json["to_act"] = index(match.to_act());
    json["decision"] = match.decision();
    json["view"] = match.view(viewer)->json();
    json["choices"] = Json::array();
    for (const Choice& choice : match.choices(viewer)) {
        json["choices"].push_back(write_object(choice));
    }
    json["notes"] = Json::array();
    for (const Note& note : match.notes(viewer)) json["notes"].push_back(write_object(note));
    if (viewer.seat != Seat::none) json["undoable"] = match.undoable(viewer.seat);
    for (const char* text : {"", "play crystal", "take yellow blue red", "recruit axia", "end",
                             "shield none", "reserve deck:1", "attack 1:evokatus", "nonsense"}) {
        if (viewer.seat == Seat::none) break;
        const auto refusal = match.refuse(viewer.seat, text);
        json["refusals"][text] = refusal ? write_object(refusal->says) : Json("fine");
    }
    return json.dump();
}

/// The same match with everything dealt anew that the viewer cannot know.
template <Game G>
std::unique_ptr<Match> twin_of(const Match& match, Viewer viewer, std::uint64_t seed) {
    const auto& session = static_cast<const MatchOf<G>&>(match).session();
    Dice dice(seed);
    return make_match(Session<G>({.position = imagine(observe(session.state(), viewer), dice)}));
}
template <Game G>
std::unique_ptr<Match> alone(const Match& match) {
    return make_match(
        Session<G>({.position = static_cast<const MatchOf<G>&>(match).session().state()}));
}

TEST_P(Door, TheSameKnowledgeGivesTheSameBytes) {
    std::size_t different = 0;
    for (std::uint64_t seed = 0; seed < 10; seed += kit::thinned) {
        const auto match = opened(GetParam(), seed);
        play_randomly(*match, seed, 37, [&](const Match& now) {
            with_game(now.game(), [&]<Game G>(G) {
                for (const Viewer viewer : viewers(now)) {
                    const auto here = alone<G>(now);
                    const auto twin = twin_of<G>(now, viewer, seed);
                    ASSERT_EQ(told(*here, viewer), told(*twin, viewer));
                    different += here->open_position() != twin->open_position() ? 1U : 0U;
                }
            });
        });
        if (HasFatalFailure()) return;
    }
    EXPECT_GT(different, 0U) << "every twin was the same";
}

TEST_P(Door, AViewComesBackFromItsJson) {
    const auto match = opened(GetParam(), 3);
    play_randomly(*match, 3, 11, [](const Match& now) {
        for (const Viewer viewer : viewers(now)) {
            const Json json = now.view(viewer)->json();
            const auto read = read_view(json);
            ASSERT_TRUE(read) << read.problem().where << ": " << read.problem().found << " | "
                              << read.problem().expected;
            EXPECT_EQ((*read)->json(), json);
            EXPECT_EQ((*read)->viewer(), viewer);
        }
    });
}

TEST_P(Door, ChoicesAreTheMovesAndTheirNumbersAreMoves) {
    const auto match = opened(GetParam(), 5);
    play_randomly(*match, 5, 3, [](const Match& now) {
        if (now.to_act() == Seat::none) return;
        std::vector<std::string> meant;
        for (const Choice& choice : now.choices({now.to_act()})) {
            if (!choice.number) {
                meant.push_back(choice.move);
                continue;
            }
            const std::size_t at = choice.move.find("{n}");
            ASSERT_NE(at, std::string::npos) << choice.move;
            for (std::uint32_t n = choice.number->min; n <= choice.number->max; ++n) {
                meant.push_back(std::string(choice.move).replace(at, 3, std::to_string(n)));
            }
        }
        std::vector<std::string> moves = now.moves();
        std::sort(moves.begin(), moves.end());
        std::sort(meant.begin(), meant.end());
        ASSERT_EQ(meant, moves);
    });
}

TEST_P(Door, WhoIsNotToActIsRefusedWhateverTheText) {
    const auto match = opened(GetParam(), 6);
    play_randomly(*match, 6, 5, [](const Match& now) {
        if (now.to_act() == Seat::none) return;
        for (const Viewer viewer : viewers(now)) {
            if (viewer.seat == now.to_act() || viewer.seat == Seat::none) continue;
            EXPECT_TRUE(now.choices(viewer).empty());
            for (const std::string& text : {now.moves().front(), std::string("nonsense")}) {
                const auto refusal = now.refuse(viewer.seat, text);
                ASSERT_TRUE(refusal);
                EXPECT_EQ(refusal->id, "not_your_turn");
                EXPECT_EQ(refusal->word, "");
            }
        }
    });
}

TEST_P(Door, ARecordBringsTheMatchBack) {
    const auto match = opened(GetParam(), 9);
    play_randomly(*match, 9, 1000, [](const Match&) {});
    const auto read = read_record(write_record(match->record()));
    ASSERT_TRUE(read) << read.problem().where;
    const auto again = open_record(*read);
    ASSERT_TRUE(again);
    EXPECT_FALSE(again->problem);
    ASSERT_EQ(again->match->size(), match->size());
    EXPECT_EQ(again->match->open_position(), match->open_position());
    for (const Viewer viewer : viewers(*match)) {
        const auto one = match->events(0, match->size(), viewer);
        const auto other = again->match->events(0, match->size(), viewer);
        ASSERT_EQ(one.size(), other.size());
        for (std::size_t i = 0; i < one.size(); ++i) {
            ASSERT_EQ(write_object(one[i]), write_object(other[i]));
        }
    }
}

/// What a player is asked, as one text.
std::string asked(const View& view, const Moves& moves) {
    std::string text = Json(view.json()).dump();
    for (std::size_t i = 0; i < moves.size(); ++i) text += "\n" + moves.text(i);
    return text;
}

TEST_P(Door, AQuestionStaysAsItWasAsked) {
    std::vector<std::unique_ptr<Question>> questions;
    std::vector<std::string> expected;
    {
        const auto match = opened(GetParam(), 4);
        play_randomly(*match, 4, 3, [&](const Match& now) {
            if (now.to_act() == Seat::none) return;
            now.ask([&](const View& view, const Moves& moves) {
                expected.push_back(asked(view, moves));
                EXPECT_EQ(view.viewer().seat, now.to_act());
            });
            questions.push_back(now.question());
        });
        EXPECT_EQ(match->question(), nullptr) << "nobody is asked when it is over";
    }
    ASSERT_GT(questions.size(), 1U);
    for (std::size_t i = 0; i < questions.size(); ++i) {
        ASSERT_EQ(asked(questions[i]->view(), questions[i]->moves()), expected[i]);
    }
}

TEST_P(Door, PlayersAreShownTheEventsThatItLists) {
    const auto match = opened(GetParam(), 8);
    play_randomly(*match, 8, 1000, [](const Match&) {});
    constexpr std::size_t from = 5;
    for (const Viewer viewer : viewers(*match)) {
        Json listed = Json::array();
        for (const EventNote& event : match->events(from, match->size(), viewer)) {
            listed.push_back(event.what.fields);
        }
        Json shown = Json::array();
        std::size_t step = from;
        match->show(from, match->size(), viewer, [&](Seat mover, const Events& events) {
            EXPECT_EQ(mover, match->seat_of(step++));
            for (const Json& event : Json(events.json())) shown.push_back(event);
        });
        EXPECT_EQ(step, match->size());
        ASSERT_EQ(shown, listed);
    }
}

TEST_P(Door, WhatWasTakenBackIsAsIfItHadNeverBeen) {
    const auto match = opened(GetParam(), 4);
    std::size_t taken = 0;
    Dice dice(4, 7);
    while (match->to_act() != Seat::none && match->size() < 400) {
        const Seat seat = match->to_act();
        const Json before = match->open_position();
        const std::vector<std::string> moves = match->moves();
        const std::string& move = moves[dice.below(static_cast<std::uint32_t>(moves.size()))];
        ASSERT_FALSE(match->play(seat, move));
        if (match->undoable(seat) == 1) {
            const Json after = match->open_position();
            ASSERT_TRUE(match->undo(seat));
            ASSERT_EQ(match->open_position(), before);
            ASSERT_FALSE(match->play(seat, move));
            ASSERT_EQ(match->open_position(), after);
            ++taken;
        }
    }
    EXPECT_GT(taken, 0U);
}

/// The lines of a log, kept by a reader who is told what has changed.
class LogReader {
  public:
    LogReader(const Match& match, std::size_t moves, Viewer viewer)
        : viewer_(viewer), lines_(list(write_log(match.log(0, moves, viewer)))) {}

    /// Catches up, having known so many of the moves that stand.
    void catch_up(const Match& match, std::size_t known, bool taken_back) {
        const LogChange change = log_change(match, viewer_, known, taken_back);
        std::erase_if(lines_, [&](const Json& line) { return line["step"] >= change.from; });
        for (const Json& line : list(change.lines)) lines_.push_back(line);
        told_ = list(change.lines).size();
    }

    std::size_t told() const { return told_; }
    std::string text() const { return Json(lines_).dump(); }

  private:
    static std::vector<Json> list(const JsonList& lines) {
        return Json(lines).get<std::vector<Json>>();
    }

    Viewer viewer_;
    std::vector<Json> lines_;
    std::size_t told_ = 0;
};

TEST_P(Door, WhatHasChangedInTheLogMakesAnOlderLogTodays) {
    const auto match = opened(GetParam(), 11);
    play_randomly(*match, 11, 1000, [](const Match&) {});
    for (const Viewer viewer : {spectator, Viewer{seat_at(0)}}) {
        const std::string today = LogReader(*match, match->size(), viewer).text();
        for (std::size_t known = 0; known <= match->size(); known += 1 + known / 3) {
            LogReader reader(*match, known, viewer);
            reader.catch_up(*match, known, false);
            ASSERT_EQ(reader.text(), today) << known;
        }
        LogReader last(*match, match->size() - 1, viewer);
        last.catch_up(*match, match->size() - 1, false);
        EXPECT_LE(last.told(), 3U) << "one move changes a turn or two";
    }
}

TEST_P(Door, WhatWasTakenBackVanishesFromTheLog) {
    const auto match = opened(GetParam(), 12);
    std::size_t taken = 0;
    Dice dice(12, 7);
    while (match->to_act() != Seat::none && match->size() < 200) {
        const Seat seat = match->to_act();
        const std::vector<std::string> moves = match->moves();
        ASSERT_FALSE(
            match->play(seat, moves[dice.below(static_cast<std::uint32_t>(moves.size()))]));
        const std::size_t count = match->undoable(seat);
        if (count == 0 || dice.below(8) != 0) continue;
        const Viewer viewer = dice.below(2) == 0 ? Viewer{seat} : spectator;
        LogReader reader(*match, match->size(), viewer);
        ASSERT_TRUE(match->undo(seat));
        reader.catch_up(*match, match->size(), true);
        ASSERT_EQ(reader.text(), LogReader(*match, match->size(), viewer).text());
        ++taken;
    }
    EXPECT_GT(taken, 0U);
}

TEST_P(Door, AMatchIsSmall) {
    const auto match = opened(GetParam(), 2);
    play_randomly(*match, 2, 1000, [](const Match&) {});
    EXPECT_LT(match->bytes(), 20'000U) << match->size() << " moves";
}

INSTANTIATE_TEST_SUITE_P(Ways, Door, testing::ValuesIn(ways()),
                         [](const auto& way) { return way.param.game + "_" + way.param.name; });

TEST(Options, AreDescribedWithWhatTheyExclude) {
    const auto json = describe_options("shards");
    ASSERT_TRUE(json);
    EXPECT_EQ((*json)["options"][0]["name"], "players");
    const auto excludes = [&](const char* one, const char* other, const char* reason) {
        for (const Json& entry : (*json)["excludes"]) {
            if (entry["one"].dump() == one && entry["other"].dump() == other) {
                EXPECT_EQ(entry["reason"], reason);
                return true;
            }
        }
        return false;
    };
    EXPECT_TRUE(excludes(R"({"mode":"teams"})", R"({"auction":"true"})", "auction_mode"));
    EXPECT_TRUE(excludes(R"({"sets":"base"})", R"({"relic_draft":"true"})", "needs_relics"));
    EXPECT_TRUE(excludes(R"({"players":"2"})", R"({"mode":"bloodbath"})", "players"));
    EXPECT_TRUE(excludes(R"({"mode":"nemesis"})", R"({"first_seat":"1"})", "first_seat"));
    EXPECT_FALSE(excludes(R"({"mode":"bloodbath"})", R"({"auction":"true"})", ""));
    EXPECT_FALSE(describe_options("chess"));
}

TEST(Teams, AreThoseWhoWinTogether) {
    const auto team = [](const OptionList& options, std::uint32_t seat) {
        return (*open_match("shards", options, 1))->team_of(seat_at(seat));
    };
    const OptionList teams = {{"mode", "teams"}};
    EXPECT_EQ(team(teams, 0), team(teams, 3));
    EXPECT_EQ(team(teams, 1), team(teams, 2));
    EXPECT_NE(team(teams, 0), team(teams, 1));
    const OptionList alone = {{"players", "4"}};
    EXPECT_NE(team(alone, 0), team(alone, 3));
}

TEST(Opening, BadOptionsAreRefusedWithAReason) {
    const auto match = open_match("splendor", {{"players", "9"}}, 0);
    ASSERT_FALSE(match);
    EXPECT_EQ(match.problem().kind, ProblemKind::out_of_range);
    EXPECT_EQ(open_match("chess", {}, 0).problem().kind, ProblemKind::unknown_game);
}

}  // namespace
}  // namespace lemniscate::match
