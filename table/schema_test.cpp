// What a table stores, reads and sends is what the schemas of protocol/ say.
#include <set>
#include <string_view>

#include <gtest/gtest.h>

#include "match/json.h"
#include "match/schema_check.h"
#include "table/chat.h"
#include "table/test_table.h"

namespace lemniscate::table {
namespace {

using match::Change;
using match::Json;

constexpr Seat first = seat_at(0);
constexpr Seat second = seat_at(1);

match::Schema schema(const std::string& name) {
    return match::Schema("../../protocol/table-" + name + ".schema.json");
}

TEST(TableSchemas, AcceptEveryEntryAndUpdateOfAGame) {
    const match::Schema entries = schema("entry");
    const match::Schema updates = schema("update");
    TestTable table(R"({"game": "shards", "options": {"players": "3", "first_seat": "0"},
        "clock": {"kind": "increment", "time": 600000, "more": 1000},
        "seats": [{"kind": "person", "name": "ann"}, {"kind": "open"}, {"kind": "open"}]})");
    const auto look = [&] {
        for (const Watcher& watcher :
             {Watcher{"ann", first}, Watcher{"bob", second}, Watcher{"eve"}}) {
            const Json update = table.table().update(watcher, std::nullopt, table.now);
            ASSERT_TRUE(updates.accepts(update)) << update.dump(1);
            const Json news = table.table().update(watcher, std::nullopt, table.now,
                                                   {false, false, false, false});
            ASSERT_TRUE(updates.accepts(news)) << news.dump(1);
        }
    };
    ASSERT_EQ(table.tell("ann", Invite{}), "");
    ASSERT_EQ(table.tell("ann", ChangeSeat{seat_at(2), {SeatKind::bot, "greedy"}}), "");
    look();
    ASSERT_EQ(table.tell("bob", Sit{}), "");
    ASSERT_EQ(table.tell("bob", GiveOrder{second, "shield", Order::most}), "");
    ASSERT_EQ(table.move("ann", first, "play crystal"), "");
    ASSERT_EQ(table.tell("ann", AskUndo{first, table.at(first)}), "");
    look();
    ASSERT_EQ(
        table.tell("bob", AnswerOffer{second, table.table().last_number({"bob", second}), true}),
        "");
    table.keeper.resume(table.now - 5, table.now);
    for (int i = 0; i < 200 && table.table().phase() == Phase::playing; ++i) {
        table.let_bots_answer();
        const Seat seat = table.match().to_act();
        if (seat == Seat::none) break;
        ASSERT_EQ(table.move(seat == first ? "ann" : "bob", seat, table.any_move()), "");
        if (i % 20 == 0) look();
    }
    table.tell("bob", Resign{second});
    table.tell("ann", Resign{first});
    table.tell("ann", WantRematch{first});
    table.tell("bob", WantRematch{second});
    look();
    EXPECT_EQ(table.table().phase(), Phase::over);
    std::set<std::string_view> kinds;
    for (const Entry& entry : table.stored) {
        const Json json = write_entry(entry);
        ASSERT_TRUE(entries.accepts(json)) << json.dump();
        kinds.insert(kind_of(entry.what));
    }
    EXPECT_GE(kinds.size(), 14U) << "too few kinds were seen";
}

TEST(TableSchemas, AcceptWhatCommandsAreWrittenAs) {
    const match::Schema commands = schema("command");
    const Deed deeds[] = {Sit{first, "aa", "bb"},
                          Leave{},
                          ChangeSeat{first, {SeatKind::bot, "greedy"}},
                          Invite{},
                          SendSalt{first, "aa"},
                          MakeMove{first, 3, "end"},
                          AskUndo{first, 3},
                          OfferDraw{first, 3},
                          AnswerOffer{first, 3, true},
                          GiveOrder{first, "shield", Order::most},
                          Resign{first},
                          WantRematch{first}};
    EXPECT_EQ(std::size(deeds), std::variant_size_v<Deed>);
    for (const Deed& deed : deeds) {
        const Command command = make_command("x", deed);
        const Json json = write_command(command);
        EXPECT_TRUE(commands.accepts(json)) << json.dump();
        const auto read = read_command(json);
        ASSERT_TRUE(read) << json.dump() << match::place_of(read.problem());
        EXPECT_EQ(read->content, command.content);
    }
}

TEST(TableSchemas, RefuseCommandsThatAreNone) {
    const match::Schema commands = schema("command");
    const Json good = write_command(make_command("x", MakeMove{first, 3, "end"}));
    for (const Change& change :
         {Change{"no id", R"({"id": null})"}, Change{"an empty id", R"({"id": ""})"},
          Change{"another verb", R"({"do": "dance"})"}, Change{"no seat", R"({"seat": null})"},
          Change{"a seat that is none", R"({"seat": 9})"},
          Change{"a number before the first", R"({"at": -1})"},
          Change{"a field too many", R"({"cheat": true})"}}) {
        const Json bad = match::changed(good, change);
        EXPECT_FALSE(commands.accepts(bad)) << change.what;
        EXPECT_FALSE(read_command(bad)) << change.what;
    }
}

TEST(TableSchemas, AcceptChatLinesAndSettings) {
    EXPECT_TRUE(schema("chat").accepts(write_chat_line({3, 7, "ann", "x", "hello"})));
    const Settings settings{.game = "splendor",
                            .options = {{"players", "2"}},
                            .seats = {{SeatKind::open}, {SeatKind::bot, "greedy"}},
                            .clock = {ClockKind::increment, 60000, 500}};
    EXPECT_TRUE(schema("settings").accepts(write_settings(settings)));
}

}  // namespace
}  // namespace lemniscate::table
