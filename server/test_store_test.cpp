// The store of the tests does what the store of the server does.
#include "server/test_store.h"

#include <algorithm>
#include <map>
#include <optional>
#include <random>
#include <regex>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "match/json_text.h"
#include "store/sqlite_store.h"
#include "store/test_place.h"

namespace lemniscate::server {
namespace {

using match::JsonList;
using match::JsonObject;
using store::Time;

/// Writes of all kinds about few things, so that they meet.
class RandomWrites {
  public:
    explicit RandomWrites(std::uint32_t seed) : dice_(seed) {}

    store::Unit unit() {
        store::Unit unit;
        const std::uint32_t many = 1 + below(3);
        for (std::uint32_t i = 0; i < many; ++i) unit.writes.push_back(write());
        return unit;
    }

  private:
    std::uint32_t below(std::uint32_t end) { return static_cast<std::uint32_t>(dice_() % end); }
    std::string one(const char* kind, std::uint32_t many) {
        return kind + std::to_string(below(many));
    }
    std::string person() { return one("person", 6); }
    std::string table() { return one("table", 60); }
    std::string busy_table() { return one("table", 4); }
    std::string command() { return below(3) == 0 ? "" : one("command", 6); }
    /// Never the same twice: rows with the same time may come in any order.
    Time time() { return ++time_; }
    /// One of few: whether a link has expired is a matter of the very moment. Some are over when
    /// the store is told the time.
    Time link_time() { return below(4) == 0 ? time_ : 1'000'000 + below(2); }

    store::Write write() {
        switch (below(14)) {
            case 0:
                return store::OpenTable{{table(), one("code", 60), person(), one("command", 6),
                                         below(3), time(), below(2) == 0}};
            case 1: {
                store::AppendEntries append{busy_table(), {}};
                for (std::uint32_t i = below(3); i > 0; --i) {
                    append.entries.push_back({below(200), time(), person(), command(), "{}"});
                }
                return append;
            }
            case 2:
                return store::SetState{below(2) == 0 ? table() : busy_table(),
                                       {.entries = below(200),
                                        .joinable = below(2) == 0,
                                        .over = below(3) == 0,
                                        .due = below(2) == 0 ? std::optional(time()) : std::nullopt,
                                        .changed = time(),
                                        .people = {person(), person()},
                                        .glance = one("glance", 9)}};
            case 3:
                return store::AppendChat{
                    {busy_table(), below(200), time(), person(), command(), "Hi"}};
            case 4:
                return store::AddPerson{{person(), one("name", 9), time()}};
            case 5:
                return store::RenamePerson{person(), one("name", 9)};
            case 6:
                return store::ForgetPerson{person()};
            case 7:
                return store::AddToken{{one("token", 9), person(), time()}};
            case 8:
                return store::RemoveToken{one("token", 9)};
            case 9:
                return store::AddLink{{one("link", 3), person(), link_time()}};
            case 10:
                return store::UseLink{one("link", 3), link_time()};
            case 11:
                return store::Beat{time()};
            case 12:
                return store::AddOutage{{time_ - below(9), time()}};
            default:
                return store::SetWord{one("word", 3), below(4) == 0 ? "" : one("value", 9)};
        }
    }

    std::mt19937 dice_;
    Time time_ = 1000;
};

JsonObject shown(const store::KnownTable& known) {
    JsonList people;
    for (const std::string& person : known.state.people) people.add(person);
    return JsonObject()
        .add("id", known.row.id)
        .add("code", known.row.code)
        .add("host", known.row.host)
        .add("command", known.row.command)
        .add("content", known.row.content)
        .add("opened", known.row.opened)
        .add("listed", known.row.listed)
        .add("entries", known.state.entries)
        .add("joinable", known.state.joinable)
        .add("over", known.state.over)
        .add("due", known.state.due)
        .add("changed", known.state.changed)
        .add("people", people)
        .add("glance", known.state.glance);
}

JsonList shown(const std::vector<store::KnownTable>& tables) {
    JsonList list;
    for (const store::KnownTable& known : tables) list.add(shown(known));
    return list;
}

JsonList sorted_list(std::vector<std::string> words) {
    std::sort(words.begin(), words.end());
    JsonList list;
    for (const std::string& word : words) list.add(word);
    return list;
}

/// Everything that can be read.
std::string all_of(store::Store& store, Time now) {
    JsonObject all;
    for (int i = 0; i < 60; ++i) {
        const std::string number = std::to_string(i);
        Time changed = now;
        if (const auto table = store.table("table" + number)) {
            changed = table->state.changed;
            all.add("table", shown(*table));
            JsonList entries;
            for (const store::EntryRow& entry : store.entries(table->row.id)) {
                entries.add(entry.number).add(entry.time).add(entry.person).add(entry.command);
            }
            JsonList lines;
            for (const store::ChatRow& line : store.chat(table->row.id)) {
                lines.add(line.number).add(line.time).add(line.person).add(line.command);
                lines.add(line.text);
            }
            all.add("entries", entries).add("chat", lines);
        }
        if (const auto table = store.table_by_code("code" + number)) all.add("code", table->row.id);
        const std::string person = "person" + number;
        if (const auto row = store.person(person)) {
            all.add("person", row->id).add("name", row->name).add("created", row->created);
        }
        if (const auto row = store.person_by_token("token" + number)) all.add("token", row->id);
        if (const auto link = store.link("link" + number)) {
            all.add("link", link->person).add("expires", link->expires);
        }
        all.add("word", store.word("word" + number));
        all.add("tables", shown(store.tables_of(person, 3)));
        all.add("finished", shown(store.finished_of("person1", changed, 3)));
        all.add("open", store.open_tables_of(person));
        for (int command = 0; command < 6; ++command) {
            const auto table = store.table_by_command(person, "command" + std::to_string(command));
            if (table) all.add("by_command", table->row.id);
        }
    }
    const std::vector<std::string> people = {"person0", "person1", "person7"};
    for (const auto& [id, name] : store.names(people)) all.add(id, name);
    all.add("joinable", shown(store.joinable(3)));
    JsonList due;
    for (const std::string& id : store.due(now - 20, 3)) due.add(id);
    all.add("due", due);
    all.add("behind", sorted_list(store.behind()))
        .add("unfinished", sorted_list(store.unfinished()));
    JsonList outages;
    for (const store::OutageRow& outage : store.outages_after(now - 100)) {
        outages.add(outage.since).add(outage.until);
    }
    const std::string text = all.add("outages", outages).add("beat", store.last_beat()).text();
    // A field a line: what differs is shown by lines.
    return std::regex_replace(text, std::regex(",\""), ",\n\"");
}

TEST(TestStore, DoesWhatTheRealStoreDoes) {
    const store::TestPlace place;
    store::SqliteStore real(place.file());
    MemoryStore memory;
    RandomWrites writes(20'261'118);
    std::map<store::Stored, int> outcomes;
    for (int round = 0; round < 120; ++round) {
        std::vector<store::Unit> units;
        for (int i = 0; i < 20; ++i) units.push_back(writes.unit());
        const std::vector<store::Stored> stored = real.write(units);
        ASSERT_EQ(memory.write(units), stored) << "round " << round;
        for (const store::Stored one : stored) ++outcomes[one];
        if (round % 8 != 0) continue;
        const Time now = 1000 + round * 60;
        ASSERT_EQ(all_of(memory, now), all_of(real, now)) << "round " << round;
    }
    // It was worth the trouble.
    EXPECT_GT(outcomes[store::Stored::yes], 300);
    EXPECT_GT(outcomes[store::Stored::conflict], 300);
    EXPECT_EQ(outcomes[store::Stored::failed], 0);
}

TEST(TestStore, FailsOnDemand) {
    TestStore test;
    std::vector<store::Stored> outcomes;
    const auto write = [&] {
        test.write({{store::SetWord{"a", "b"}}},
                   [&](store::Stored stored) { outcomes.push_back(stored); });
    };
    test.writes_to_fail = 1;
    write();
    EXPECT_TRUE(test.rows.words.empty());
    write();
    test.rows.broken = true;
    write();
    EXPECT_EQ(outcomes,
              (std::vector{store::Stored::failed, store::Stored::yes, store::Stored::failed}));
    bool was_told = false;
    static_cast<store::AsyncStore&>(test).read(
        [](store::Store& store) { return store.word("a"); },
        [&](const std::optional<std::optional<std::string>>& read) {
            was_told = true;
            EXPECT_FALSE(read);
        });
    EXPECT_TRUE(was_told);
}

TEST(TestStore, AnswersInStepsInTheOrderOfTheQuestions) {
    TestStore test;
    test.later = true;
    std::string told;
    const auto write = [&](const std::string& value) {
        test.write({{store::SetWord{"a", value}}}, [&, value](store::Stored) { told += value; });
    };
    write("1");
    write("2");
    write("3");
    EXPECT_EQ(test.waiting(), 3U);
    EXPECT_TRUE(test.step());
    EXPECT_EQ(told, "1");
    EXPECT_TRUE(test.step_silently());
    EXPECT_EQ(told, "1");
    EXPECT_EQ(test.rows.words["a"], "2");
    EXPECT_TRUE(test.answer());
    EXPECT_EQ(told, "12");
    test.drain();
    EXPECT_EQ(told, "123");
    EXPECT_FALSE(test.step());
    EXPECT_FALSE(test.answer());
}

}  // namespace
}  // namespace lemniscate::server
