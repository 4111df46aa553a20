#include "table/table.h"

#include <gtest/gtest.h>

#include "match/json.h"
#include "table/from_record.h"
#include "table/test_table.h"

namespace lemniscate::table {
namespace {

using match::Json;

const char* const alone = R"({"game": "splendor", "options": {"players": "2", "first_seat": "0"},
    "seats": [{"kind": "person", "name": "ann"}, {"kind": "bot", "name": "greedy"}]})";
const char* const for_two = R"({"game": "splendor", "options": {"players": "2", "first_seat": "0"},
    "seats": [{"kind": "person", "name": "ann"}, {"kind": "open"}]})";

/// A table of two people, dealt.
struct Pair : TestTable {
    explicit Pair(const std::string& settings = for_two) : TestTable(settings) {
        EXPECT_EQ(tell("bob", Sit{}), "");
    }
};

TEST(Table, DealsAsSoonAsEverySeatIsTaken) {
    TestTable table(for_two);
    EXPECT_EQ(table.table().phase(), Phase::gathering);
    EXPECT_EQ(table.tell("bob", Sit{}), "");
    EXPECT_EQ(table.table().phase(), Phase::playing);
    EXPECT_EQ(table.last_kind(), "dealt");
}

TEST(Table, PlaysAWholeGameAgainstABot) {
    TestTable table(alone);
    while (table.table().phase() == Phase::playing) {
        table.let_bots_answer();
        if (table.table().phase() != Phase::playing) break;
        ASSERT_EQ(table.move("ann", first, table.any_move()), "");
    }
    EXPECT_EQ(table.last_kind(), "ended");
    EXPECT_TRUE(table.match().outcome().over);
}

TEST(Table, IsWhatItsEntriesGive) {
    TestTable table(alone);
    for (int i = 0; i < 20; ++i) {
        table.let_bots_answer();
        ASSERT_EQ(table.move("ann", first, table.any_move()), "");
    }
    Table again(&match::sodium_hashes());
    for (const Entry& entry : table.stored) {
        const auto read = read_entry(Json(write_entry(entry)));
        ASSERT_TRUE(read) << match::place_of(read.problem());
        ASSERT_FALSE(again.apply(*read));
    }
    const Watcher ann{"ann", first};
    EXPECT_EQ(again.update(ann, std::nullopt, 5), table.table().update(ann, std::nullopt, 5));
}

TEST(Table, RefusesAMoveThatWasMadeFromAnOlderView) {
    Pair table;
    const std::uint64_t at = table.at(first);
    const std::string move = table.any_move();
    ASSERT_EQ(table.tell("ann", MakeMove{first, at, move}), "");
    EXPECT_EQ(table.tell("bob", MakeMove{second, at, table.any_move()}), "too_late");
    EXPECT_EQ(table.tell("ann", MakeMove{first, table.at(first), move}), "not_your_turn");
    EXPECT_EQ(table.tell("bob", MakeMove{first, table.at(first), move}), "not_your_seat");
}

TEST(Table, DoesARepeatedCommandOnce) {
    Pair table;
    const Command command = make_command("x", MakeMove{first, table.at(first), table.any_move()});
    const Decision done = table.keeper.obey("ann", command, table.now, entropy_of(1));
    ASSERT_EQ(done.entries.size(), 1U);
    const std::size_t size = table.stored.size();
    const Decision again = table.keeper.obey("ann", command, table.now + 5, entropy_of(2));
    EXPECT_EQ(again.done_before, done.entries.front().number);
    EXPECT_EQ(table.stored.size(), size);
    const Command other = make_command("x", Resign{first});
    EXPECT_EQ(table.keeper.obey("ann", other, table.now, entropy_of(3)).refusal->id, "id_used");
    // Ids are a person's own.
    EXPECT_FALSE(
        table.keeper.obey("bob", make_command("x", Resign{second}), table.now, {}).refusal);
}

TEST(Table, TakesBackAtOnceWhatSomebodyAloneDid) {
    TestTable table(R"({"game": "shards", "options": {"players": "2", "first_seat": "0"},
        "seats": [{"kind": "person", "name": "ann"}, {"kind": "bot", "name": "random"}]})");
    ASSERT_EQ(table.move("ann", first, "play crystal"), "");
    EXPECT_EQ(table.tell("ann", AskUndo{first, table.at(first)}), "");
    EXPECT_EQ(table.last_kind(), "taken_back");
    EXPECT_EQ(table.match().size(), 0U);
    EXPECT_EQ(table.tell("ann", AskUndo{first, table.at(first)}), "nothing_to_undo");
}

TEST(Table, TakesBackAmongPeopleOnlyWhenAllOthersAgree) {
    Pair table(R"({"game": "shards", "options": {"players": "2", "first_seat": "0"},
        "seats": [{"kind": "person", "name": "ann"}, {"kind": "open"}]})");
    ASSERT_EQ(table.move("ann", first, "play crystal"), "");
    ASSERT_EQ(table.tell("ann", AskUndo{first, table.at(first)}), "");
    EXPECT_EQ(table.last_kind(), "offered");
    EXPECT_EQ(table.tell("ann", AskUndo{first, table.at(first)}), "already_offered");
    const std::uint64_t offer = table.table().last_number({"bob", second});
    EXPECT_EQ(table.tell("ann", AnswerOffer{first, offer, true}), "own_offer");
    EXPECT_EQ(table.tell("bob", AnswerOffer{second, offer, true}), "");
    EXPECT_EQ(table.last_kind(), "taken_back");
    EXPECT_EQ(table.match().size(), 0U);
    EXPECT_EQ(table.tell("bob", AnswerOffer{second, offer, true}), "offer_gone");
}

TEST(Table, AMoveVoidsEveryOffer) {
    Pair table;
    ASSERT_EQ(table.tell("bob", OfferDraw{second, table.at(second)}), "");
    const std::uint64_t offer = table.table().last_number({"ann", first});
    ASSERT_EQ(table.move("ann", first, table.any_move()), "");
    EXPECT_EQ(table.tell("ann", AnswerOffer{first, offer, true}), "offer_gone");
}

TEST(Table, EndsWhenADrawIsAgreed) {
    Pair table;
    ASSERT_EQ(table.tell("bob", OfferDraw{second, table.at(second)}), "");
    const std::uint64_t offer = table.table().last_number({"ann", first});
    ASSERT_EQ(table.tell("ann", AnswerOffer{first, offer, true}), "");
    EXPECT_EQ(table.table().ended()->reason, "agreed");
    EXPECT_EQ(table.table().ended()->winners, 0);
    EXPECT_EQ(table.table().record().result, "none agreed");
}

TEST(Table, EndsWhenOneSideIsLeftIn) {
    Pair table;
    ASSERT_EQ(table.tell("bob", Resign{second}), "");
    EXPECT_EQ(table.table().ended()->winners, 1);
    EXPECT_EQ(table.table().ended()->reason, "resigned");
    EXPECT_EQ(table.table().record().result, "0 resigned");
    EXPECT_EQ(table.move("ann", first, "pass"), "over");
}

TEST(Table, ABotPlaysOnForWhoeverIsOut) {
    TestTable table(R"({"game": "splendor", "options": {"players": "3", "first_seat": "0"},
        "seats": [{"kind": "person", "name": "ann"}, {"kind": "open"}, {"kind": "open"}]})");
    ASSERT_EQ(table.tell("bob", Sit{}), "");
    ASSERT_EQ(table.tell("cyd", Sit{}), "");
    ASSERT_EQ(table.tell("ann", Resign{first}), "");
    EXPECT_EQ(table.table().phase(), Phase::playing);
    ASSERT_EQ(table.table().asks().size(), 1U);
    EXPECT_EQ(table.table().asks().front().player, substitute);
    table.let_bots_answer();
    EXPECT_EQ(table.match().to_act(), second);
    EXPECT_EQ(table.move("ann", first, "pass"), "out");
}

TEST(Table, ASeatIsOutWhenItsTimeHasRunOut) {
    Pair table(R"({"game": "splendor", "options": {"players": "2", "first_seat": "0"},
        "clock": {"kind": "per_move", "time": 60000},
        "seats": [{"kind": "person", "name": "ann"}, {"kind": "open"}]})");
    EXPECT_EQ(table.table().due(), table.now + 60000);
    table.now += 59999;
    ASSERT_EQ(table.move("ann", first, table.any_move()), "");
    EXPECT_EQ(table.table().due(), table.now + 60000);
    table.now += 60000;
    EXPECT_EQ(table.move("bob", second, table.any_move()), "over") << "what is due comes first";
    EXPECT_EQ(table.table().ended()->reason, "time");
    EXPECT_EQ(table.table().ended()->winners, 1);
}

TEST(Table, TimeInWhichTheOwnerWasAwayIsNotCharged) {
    Pair table(R"({"game": "splendor", "options": {"players": "2", "first_seat": "0"},
        "clock": {"kind": "per_move", "time": 60000},
        "seats": [{"kind": "person", "name": "ann"}, {"kind": "open"}]})");
    const Time down = table.now + 10000;
    table.now += 1'000'000;
    table.keeper.resume(down, table.now);
    EXPECT_EQ(table.table().phase(), Phase::playing);
    EXPECT_EQ(table.table().due(), table.now + 50000);
}

TEST(Table, AnOrderAnswersWithoutAsking) {
    Pair table(R"({"game": "shards", "options": {"players": "2", "first_seat": "0"},
        "seats": [{"kind": "person", "name": "ann"}, {"kind": "open"}]})");
    const std::uint64_t before = table.table().last_number({"ann", first});
    ASSERT_EQ(table.tell("bob", GiveOrder{second, "shield", Order::none}), "");
    EXPECT_EQ(table.table().last_number({"ann", first}), before) << "others notice nothing";
    EXPECT_EQ(table.table().last_number({"bob", second}), before + 1);
    EXPECT_EQ(table.tell("bob", GiveOrder{second, "recruit", Order::none}), "no_such_order");
    while (table.match().turn() < 12 && table.table().phase() == Phase::playing) {
        const Seat seat = table.match().to_act();
        ASSERT_FALSE(seat == second && table.match().decision() == "shield");
        const std::vector<std::string> moves = table.match().moves();
        std::string move = moves.front();
        for (const std::string& one : moves) {
            if (one.starts_with("attack") || one.starts_with("assign")) move = one;
        }
        if (move == "end" && moves.size() > 1) move = moves[1];
        ASSERT_EQ(table.move(seat == first ? "ann" : "bob", seat, move), "");
    }
    bool by_order = false;
    for (const Entry& entry : table.stored) {
        const auto* moved = std::get_if<Moved>(&entry.what);
        by_order = by_order || (moved != nullptr && moved->by == MovedBy::order);
    }
    EXPECT_TRUE(by_order) << "nobody was attacked: the test proves nothing";
    const auto told = [&table](const Person& person, Seat seat) {
        return table.table().update({person, seat}, std::nullopt, table.now).text();
    };
    EXPECT_NE(told("bob", second).find(R"("by":"order")"), std::string::npos);
    EXPECT_EQ(told("ann", first).find(R"("by":"order")"), std::string::npos) << "it is private";
}

/// Pass and play: one person holds both seats.
struct Both : TestTable {
    Both()
        : TestTable(R"({"game": "shards", "options": {"players": "2", "first_seat": "0"},
              "seats": [{"kind": "person", "name": "ann"}, {"kind": "person", "name": "ann"}]})") {}

    Json now_of(Seat seat) const {
        return Json(table().update({"ann", seat}, std::nullopt, now))["now"];
    }
    /// Plays as whoever is to act, attacking where that can be done.
    void play_on() {
        const std::vector<std::string> moves = match().moves();
        std::string move = moves.front();
        for (const std::string& one : moves) {
            if (one.starts_with("attack") || one.starts_with("assign")) move = one;
        }
        if (move == "end" && moves.size() > 1) move = moves[1];
        ASSERT_EQ(this->move("ann", match().to_act(), move), "");
    }
};

TEST(PassAndPlay, OnePersonHoldsSeveralSeatsAndIsToldOfEachApart) {
    Both table;
    ASSERT_EQ(table.table().phase(), Phase::playing) << "nobody need sit down";
    const Json one = table.now_of(first);
    const Json other = table.now_of(second);
    EXPECT_TRUE(one["seats"][0]["you"] == true && one["seats"][1]["you"] == true);
    EXPECT_FALSE(one["choices"].empty());
    EXPECT_TRUE(other["choices"].empty());
    EXPECT_EQ(one["view"], Json(table.match().view({first})->json()));
    EXPECT_EQ(other["view"], Json(table.match().view({second})->json()));
    EXPECT_NE(one["view"], other["view"]);
    EXPECT_EQ(table.tell("ann", MakeMove{second, table.at(second), table.any_move()}),
              "not_your_turn");
    EXPECT_FALSE(table.table().due()) << "it is kept as long as somebody wants";
}

TEST(Table, WhoPlaysAgainstBotsIsAskedForFormsSakeOnlyWhereThereIsAChoice) {
    const auto asked_without_choice = [](const std::string& other) {
        TestTable table(R"({"game": "shards", "options": {"players": "2", "first_seat": "0"},
            "seats": [{"kind": "person", "name": "ann"}, )" +
                        other + "]}");
        std::size_t asked = 0;
        while (table.match().turn() < 30 && table.table().phase() == Phase::playing) {
            table.let_bots_answer();
            if (table.table().phase() != Phase::playing) break;
            const std::vector<std::string> moves = table.match().moves();
            const std::string_view decision = table.match().decision();
            const bool is_asked = decision == "shield" || decision == "reveal";
            const Watcher ann{"ann", table.match().to_act()};
            const Json now = Json(table.table().update(ann, std::nullopt, table.now))["now"];
            EXPECT_EQ(now.contains("may_order"), is_asked);
            asked += is_asked && moves.size() == 1 ? 1U : 0U;
            const std::string move = moves.size() > 1 && moves[0] == "end" ? moves[1] : moves[0];
            EXPECT_EQ(table.move("ann", table.match().to_act(), move), "");
        }
        return asked;
    };
    EXPECT_EQ(asked_without_choice(R"({"kind": "bot", "name": "greedy"})"), 0U);
    EXPECT_GT(asked_without_choice(R"({"kind": "person", "name": "ann"})"), 0U)
        << "between people an instant answer would tell what is held";
}

TEST(PassAndPlay, QuestionsForFormsSakeAreAskedUnlessThatSeatHasGivenAnOrder) {
    Both table;
    ASSERT_EQ(table.tell("ann", GiveOrder{second, "shield", Order::none}), "");
    EXPECT_EQ(table.now_of(second)["seats"][1]["orders"]["shield"], "none");
    EXPECT_FALSE(table.now_of(first)["seats"][1].contains("orders")) << "it is that seat's own";
    std::size_t asked = 0;
    while (table.match().turn() < 16 && table.table().phase() == Phase::playing) {
        const bool is_shield = table.match().decision() == "shield";
        ASSERT_FALSE(is_shield && table.match().to_act() == second);
        asked += is_shield ? 1 : 0;
        table.play_on();
        if (HasFatalFailure()) return;
    }
    EXPECT_GT(asked, 0U) << "the other seat is asked";
    const auto told = [&table](Seat seat) {
        return table.table().update({"ann", seat}, std::nullopt, table.now).text();
    };
    EXPECT_NE(told(second).find(R"("by":"order")"), std::string::npos);
    EXPECT_EQ(told(first).find(R"("by":"order")"), std::string::npos);
}

TEST(PassAndPlay, NobodyElseIsAskedAboutATakenBackMove) {
    Both table;
    ASSERT_EQ(table.move("ann", first, "play crystal"), "");
    EXPECT_EQ(table.tell("ann", AskUndo{first, table.at(first)}), "");
    EXPECT_EQ(table.last_kind(), "taken_back");
}

TEST(Table, WhatAClientMissedIsToldExactly) {
    Pair table;
    const Watcher bob{"bob", second};
    ASSERT_EQ(table.move("ann", first, table.any_move()), "");
    const std::uint64_t seen = table.table().last_number(bob);
    ASSERT_EQ(table.move("bob", second, table.any_move()), "");
    ASSERT_EQ(table.move("ann", first, table.any_move()), "");
    const Json update = table.table().update(bob, seen, table.now);
    ASSERT_EQ(update["news"].size(), 2U);
    EXPECT_EQ(update["news"][0]["number"], seen + 1);
    EXPECT_EQ(update["last"], seen + 2);
    EXPECT_EQ(Json(table.table().update(bob, seen + 2, table.now))["news"].size(), 0U);
}

TEST(Table, LeavesOutThePartsThatNobodyAskedFor) {
    TestTable table(alone);
    ASSERT_EQ(table.move("ann", first, table.any_move()), "");
    table.let_bots_answer();
    const Watcher ann{"ann", first};
    const Json whole = table.table().update(ann, 0, table.now);
    const auto without = [&](const char* part, const Parts& parts) {
        Json expected = whole;
        expected["now"].erase(part);
        if (!parts.log) {
            expected.erase("log");
            expected["now"].erase("since");  // from where the log is news
        }
        EXPECT_NE(expected, whole) << part;
        EXPECT_EQ(Json(table.table().update(ann, 0, table.now, parts)), expected) << part;
    };
    without("view", {.view = false});
    without("choices", {.choices = false});
    without("notes", {.notes = false});
    without("since", {.log = false});
}

TEST(Table, TellsOnlyTheLinesOfTheLogThatChanged) {
    Pair table;
    const Watcher bob{"bob", second};
    const auto log_since = [&](std::optional<std::uint64_t> seen) {
        return Json(table.table().update(bob, seen, table.now))["log"];
    };
    ASSERT_EQ(table.move("ann", first, table.any_move()), "");
    const std::uint64_t seen = table.table().last_number(bob);
    EXPECT_EQ(log_since(std::nullopt)["lines"].size(), 1U);
    EXPECT_EQ(log_since(seen), Json::parse(R"({"from": 1, "lines": []})"));
    ASSERT_EQ(table.move("bob", second, table.any_move()), "");
    const Json log = log_since(seen);
    EXPECT_EQ(log["from"], 1);
    ASSERT_EQ(log["lines"].size(), 1U);
    EXPECT_EQ(log["lines"][0]["seat"], 1);
    EXPECT_EQ(log["lines"][0]["who"], Json::parse(R"({"seat": 1})"));
    EXPECT_EQ(log["lines"][0]["parts"][0]["weight"], "detail");
}

TEST(Table, AMoveThatWasTakenBackVanishesFromTheLog) {
    TestTable table(R"({"game": "shards", "options": {"players": "2", "first_seat": "0"},
        "seats": [{"kind": "person", "name": "ann"}, {"kind": "bot", "name": "greedy"}]})");
    const Watcher ann{"ann", first};
    const auto log_since = [&](std::optional<std::uint64_t> seen) {
        return Json(table.table().update(ann, seen, table.now))["log"];
    };
    const auto take_back = [&] {
        const std::uint64_t seen = table.table().last_number(ann);
        EXPECT_EQ(table.tell("ann", AskUndo{first, table.at(first)}), "");
        return log_since(seen);
    };
    ASSERT_EQ(table.move("ann", first, "play crystal"), "");
    const Json before = log_since(std::nullopt);
    ASSERT_EQ(table.move("ann", first, "play crystal"), "");
    EXPECT_NE(log_since(std::nullopt), before);
    EXPECT_EQ(take_back(), before) << "the line as it was";
    EXPECT_EQ(take_back(), Json::parse(R"({"from": 0, "lines": []})"));
}

TEST(Table, SaysFromWhereTheLogIsNews) {
    Pair table;
    const auto now = [&](const Person& person, Seat seat) {
        return Json(table.table().update({person, seat}, std::nullopt, table.now))["now"];
    };
    EXPECT_FALSE(now("ann", first).contains("since"));
    for (int i = 0; i < 2; ++i) {
        ASSERT_EQ(table.move("ann", first, table.any_move()), "");
        ASSERT_EQ(table.move("bob", second, table.any_move()), "");
    }
    EXPECT_EQ(now("ann", first)["since"], 3);
    EXPECT_EQ(now("bob", second)["since"], 2);
    EXPECT_EQ(now("eve", Seat::none)["since"], 2) << "the whole round, to nobody in particular";
}

TEST(Table, AnIdleGatheringIsGivenUp) {
    TestTable table(for_two);
    table.now = *table.table().due();
    table.keeper.settle(table.now);
    EXPECT_EQ(table.table().ended()->reason, "abandoned");
}

TEST(Table, ARematchIsMadeWhenAllWantIt) {
    Pair table;
    EXPECT_EQ(table.tell("ann", WantRematch{first}), "not_over");
    ASSERT_EQ(table.tell("bob", Resign{second}), "");
    ASSERT_EQ(table.tell("ann", WantRematch{first}), "");
    ASSERT_EQ(table.tell("bob", WantRematch{second}), "");
    const Json now = Json(table.table().update({"ann", first}, std::nullopt, 5))["now"];
    EXPECT_EQ(now["rematch"].get<std::string>().size(), 32U);
    EXPECT_EQ(table.table().rematch_settings().seats[1].name, "bob");
}

TEST(Table, OnlyTheInvitedSitWhereInvitationsAreAskedFor) {
    TestTable table(R"({"game": "splendor", "options": {"players": "2"}, "by_invitation": true,
        "seats": [{"kind": "person", "name": "ann"}, {"kind": "open"}]})");
    EXPECT_EQ(table.tell("bob", Sit{}), "no_free_seat");
    EXPECT_EQ(table.tell("bob", Invite{}), "not_host");
    ASSERT_EQ(table.tell("ann", Invite{}), "");
    const std::string invitation = std::get<Invited>(table.stored.back().what).invitation;
    EXPECT_FALSE(table.table().may_watch({"eve"}, "guess"));
    EXPECT_TRUE(table.table().may_watch({"eve"}, invitation));
    EXPECT_EQ(table.tell("bob", Sit{.invitation = invitation}), "");
}

TEST(Table, GoesOnWhereARecordEnds) {
    TestTable table(alone);
    for (int i = 0; i < 10; ++i) {
        table.let_bots_answer();
        ASSERT_EQ(table.move("ann", first, table.any_move()), "");
    }
    const auto entries = entries_from_record("bob", table.table().record(),
                                             {{SeatKind::person, "bob"}, {SeatKind::bot, "random"}},
                                             7, entropy_of(9));
    ASSERT_TRUE(entries);
    Table again;
    for (const Entry& entry : *entries) ASSERT_FALSE(again.apply(entry));
    EXPECT_EQ(again.match()->open_position(), table.match().open_position());
    EXPECT_EQ(again.record().moves.size(), table.table().record().moves.size());
    EXPECT_TRUE(again.is_seat_of("bob", first));
}

const char* const for_three =
    R"({"game": "splendor", "options": {"players": "3", "first_seat": "0"},
    "seats": [{"kind": "person", "name": "ann"}, {"kind": "open"}, {"kind": "open"}]})";

struct Three : TestTable {
    explicit Three(const std::string& settings = for_three) : TestTable(settings) {
        EXPECT_EQ(tell("bob", Sit{}), "");
        EXPECT_EQ(tell("cyd", Sit{}), "");
    }
    std::uint64_t offer() const { return table().last_number({"", first}); }
};

TEST(Table, WhoAgreedAndWentDoesNotCount) {
    Three table;
    ASSERT_EQ(table.tell("ann", OfferDraw{first, table.at(first)}), "");
    ASSERT_EQ(table.tell("bob", AnswerOffer{second, table.offer(), true}), "");
    ASSERT_EQ(table.tell("bob", Resign{second}), "");
    EXPECT_EQ(table.table().phase(), Phase::playing) << "cyd was not asked";
}

TEST(Table, AnOfferGoesWithWhoeverMadeIt) {
    Three table;
    ASSERT_EQ(table.tell("bob", OfferDraw{second, table.at(second)}), "");
    const std::uint64_t offer = table.offer();
    ASSERT_EQ(table.tell("bob", Resign{second}), "");
    EXPECT_EQ(table.tell("ann", AnswerOffer{first, offer, true}), "offer_gone");
}

TEST(Table, AnOfferIsNotAgreedBecauseNobodyIsLeftToAnswer) {
    Pair table(R"({"game": "splendor", "options": {"players": "3", "first_seat": "0"},
        "seats": [{"kind": "person", "name": "ann"}, {"kind": "open"},
                  {"kind": "bot", "name": "random"}]})");
    ASSERT_EQ(table.tell("ann", OfferDraw{first, table.at(first)}), "");
    ASSERT_EQ(table.tell("bob", Resign{second}), "");
    EXPECT_EQ(table.table().phase(), Phase::playing);
}

TEST(Table, GoesOnWhenTheOwnersClockIsPutBack) {
    Pair table;
    table.now -= 5000;
    ASSERT_EQ(table.tell("bob", Resign{second}), "");
    EXPECT_EQ(table.last_kind(), "ended") << "and not when the clock has caught up";
}

TEST(Table, ShowsNobodyThePositionItBeganAt) {
    TestTable dealt(alone);
    Json settings = Json::parse(alone);
    settings.erase("options");
    settings["position"] = dealt.match().open_position();
    const TestTable table(settings.dump());
    const Json told = table.table().update({"ann", first}, std::nullopt, 0);
    EXPECT_FALSE(told["now"]["settings"].contains("position")) << "hidden cards stand in it";
}

TEST(Table, WhoeverLeavesLeavesAllSeats) {
    TestTable table(for_three);
    ASSERT_EQ(table.tell("bob", Sit{}), "");
    ASSERT_EQ(table.tell("bob", Sit{}), "");
    ASSERT_EQ(table.tell("bob", Leave{}), "");
    EXPECT_EQ(table.table().ended()->winners, 1);
    EXPECT_EQ(table.tell("bob", Leave{}), "not_seated");
}

TEST(Table, TakesNoOrdersBeforeTheDeal) {
    TestTable table(for_two);
    EXPECT_EQ(table.tell("ann", GiveOrder{first, "shield", Order::none}), "not_dealt")
        << "whoever sits there later would have it";
}

TEST(Table, UndoGivesNoTimeBack) {
    for (const char* clock : {R"({"kind": "per_move", "time": 60000})",
                              R"({"kind": "increment", "time": 60000, "more": 5000})"}) {
        for (const bool bot_answers : {false, true}) {
            Json settings = Json::parse(alone);
            settings["clock"] = Json::parse(clock);
            TestTable table(settings.dump());
            table.now += 50000;
            ASSERT_EQ(table.move("ann", first, "take yellow purple blue"), "");
            const Ask ask = table.table().asks().front();
            if (bot_answers) {
                ASSERT_TRUE(table.keeper.answer(ask, "take yellow red orange", table.now));
            }
            ASSERT_EQ(table.tell("ann", AskUndo{first, table.at(first)}), "");
            EXPECT_EQ(table.match().size(), 0U);
            EXPECT_EQ(table.table().due(), table.now + 10000) << clock;
        }
    }
}

TEST(Table, AnAbsenceIsForgivenOnce) {
    Pair table(R"({"game": "splendor", "options": {"players": "2", "first_seat": "0"},
        "clock": {"kind": "per_move", "time": 60000},
        "seats": [{"kind": "person", "name": "ann"}, {"kind": "open"}]})");
    const Time down = table.now + 10000;
    table.now += 30000;
    table.keeper.resume(down, table.now);
    table.keeper.resume(down, table.now);
    EXPECT_EQ(table.table().due(), table.now + 50000);
}

TEST(Table, AMoveThatWasTakenBackIsToldWithoutTheEventsOfAnother) {
    TestTable table(R"({"game": "shards", "options": {"players": "2", "first_seat": "0"},
        "seats": [{"kind": "person", "name": "ann"}, {"kind": "bot", "name": "random"}]})");
    ASSERT_EQ(table.move("ann", first, "play crystal"), "");
    const std::uint64_t number = table.table().last_number({"ann", first});
    ASSERT_EQ(table.tell("ann", AskUndo{first, table.at(first)}), "");
    ASSERT_EQ(table.move("ann", first, table.match().moves().back()), "");
    const Json news = Json(table.table().update({"ann", first}, std::nullopt, 0))["news"];
    EXPECT_EQ(news[number]["kind"], "moved");
    EXPECT_FALSE(news[number].contains("events"));
    EXPECT_TRUE(news[number + 2].contains("events"));
}

TEST(Table, JudgesNothingWhileWhatIsDueCannotBeStored) {
    bool is_down = false;
    Keeper keeper([&is_down](std::span<const Entry>) { return !is_down; });
    Json settings = Json::parse(alone);
    settings["clock"] = Json::parse(R"({"kind": "per_move", "time": 60000})");
    ASSERT_TRUE(keeper.open("ann", "1", settings, 0, entropy_of(1)));
    is_down = true;
    const std::uint64_t size = keeper.table().size();
    const Command move = make_command("2", MakeMove{first, 1, keeper.table().match()->moves()[0]});
    EXPECT_EQ(keeper.obey("ann", move, 60000, {}).refusal->id, "not_stored");
    EXPECT_FALSE(keeper.settle(60000));
    EXPECT_EQ(keeper.table().size(), size);
}

const char* const with_program = R"({"game": "splendor",
    "options": {"players": "3", "first_seat": "0"},
    "clock": {"kind": "per_move", "time": 60000},
    "seats": [{"kind": "program", "name": "hal"}, {"kind": "person", "name": "ann"},
              {"kind": "person", "name": "bob"}]})";

TEST(Table, AProgramThatRanOutOfTimeIsOutLikeAPerson) {
    TestTable table(with_program);
    ASSERT_EQ(table.tell("bob", Sit{}), "");
    const Ask ask = table.table().asks().front();
    table.now += 60000;
    table.keeper.settle(table.now);
    EXPECT_EQ(table.keeper.answer(ask, table.any_move(), table.now).refusal->id, "too_late");
    ASSERT_EQ(table.tell("bob", Resign{seat_at(2)}), "");
    EXPECT_EQ(table.table().ended()->winners, 2) << "ann alone is left in";
}

TEST(Table, AProgramIsAskedByNumbersInWhichOrdersOfOthersDoNotCount) {
    Json settings = Json::parse(with_program);
    settings["game"] = "shards";
    TestTable table(settings.dump());
    ASSERT_EQ(table.tell("bob", Sit{}), "");
    ASSERT_EQ(table.tell("ann", GiveOrder{second, "shield", Order::none}), "");
    const std::uint64_t before = table.table().asks().front().at;
    table.keeper.answer(table.table().asks().front(), table.any_move(), table.now);
    EXPECT_EQ(table.table().asks().front().at, before + 1);
}

TEST(Table, TheRecordKeepsWhereSomebodyWentWhenMovesAreTakenBack) {
    Three table(R"({"game": "shards", "options": {"players": "3", "first_seat": "0"},
        "seats": [{"kind": "person", "name": "ann"}, {"kind": "open"}, {"kind": "open"}]})");
    ASSERT_EQ(table.move("ann", first, "play crystal"), "");
    ASSERT_EQ(table.tell("bob", Resign{second}), "");
    ASSERT_EQ(table.tell("ann", AskUndo{first, table.at(first)}), "");
    ASSERT_EQ(table.tell("cyd", AnswerOffer{seat_at(2), table.offer(), true}), "");
    ASSERT_EQ(table.move("ann", first, "play crystal"), "");
    EXPECT_EQ(table.table().record().interludes.front().before, 0U);
}

TEST(Table, SettingsThatCannotBeDealtAreRefusedWithTheirPlace) {
    const auto problem_of = [](const std::string& settings) {
        const Decision decision = open_table("ann", "1", Json::parse(settings), 0, {}, nullptr);
        return decision.problem ? match::place_of(*decision.problem) : "";
    };
    EXPECT_EQ(problem_of(R"({"game": "chess", "seats": []})"), "game");
    EXPECT_EQ(problem_of(R"({"game": "splendor", "options": {"players": "9"}, "seats": []})"),
              "options.players");
    EXPECT_EQ(problem_of(R"({"game": "splendor", "seats": [{"kind": "open"}]})"), "seats");
    EXPECT_EQ(problem_of(R"({"game": "splendor", "seats": [{"kind": "bot", "name": "hal"},
                             {"kind": "open"}]})"),
              "seats[0].name");
    EXPECT_EQ(problem_of(R"({"game": "splendor", "clock": {"kind": "per_move"},
                             "seats": [{"kind": "open"}, {"kind": "open"}]})"),
              "clock.time");
}

}  // namespace
}  // namespace lemniscate::table
