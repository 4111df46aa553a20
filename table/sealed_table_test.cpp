// Tables whose chance can be checked: who promises what, and when salts count.
#include <gtest/gtest.h>

#include "match/hex.h"
#include "match/json.h"
#include "match/seal.h"
#include "match/terms.h"
#include "match/verify.h"
#include "table/test_table.h"

namespace lemniscate::table {
namespace {

using match::Json;

const char* const sealed_for_two = R"({"game": "splendor",
    "options": {"players": "2", "first_seat": "0"}, "chance": "sealed",
    "seats": [{"kind": "person", "name": "ann"}, {"kind": "open"}]})";

const std::string ann_salt(32, 'a');
const std::string bob_salt(64, 'b');

struct Sealed : TestTable {
    explicit Sealed(const std::string& settings = sealed_for_two) : TestTable(settings) {}

    Json now_of(const Person& person, Seat seat) const {
        return Json(table().update({person, seat}, std::nullopt, now))["now"];
    }
    std::string hash_of(const std::string& salt) const {
        const auto match = match::read_hex_as<match::MatchId>(
            now_of("ann", Seat::none)["match"].get<std::string>());
        return match::write_hex(
            match::salt_hash_of(*match, *match::read_hex(salt), match::sodium_hashes()));
    }
    void seat_both() {
        ASSERT_EQ(tell("ann", Sit{.salt_hash = hash_of(ann_salt)}), "");
        ASSERT_EQ(tell("bob", Sit{.salt_hash = hash_of(bob_salt)}), "");
    }
};

TEST(SealedTable, ShowsItsCommitmentBeforeAnybodySits) {
    const Sealed table;
    EXPECT_EQ(table.now_of("bob", Seat::none)["commitment"].get<std::string>().size(), 64U);
    EXPECT_FALSE(table.now_of("ann", Seat::none).contains("secret"));
}

TEST(SealedTable, AsksALonePersonForFormsSakeWhereSomebodyMayLookOn) {
    const auto asked_without_choice = [](bool watched) {
        Json settings = Json::parse(sealed_for_two);
        settings["game"] = "shards";
        settings["seats"][1] = {{"kind", "bot"}, {"name", "greedy"}};
        settings["watched"] = watched;
        Sealed table(settings.dump());
        EXPECT_EQ(table.tell("ann", Sit{.salt_hash = table.hash_of(ann_salt)}), "");
        EXPECT_EQ(table.tell("ann", SendSalt{first, ann_salt}), "");
        std::size_t asked = 0;
        while (table.match().turn() < 30 && table.table().phase() == Phase::playing) {
            table.let_bots_answer();
            if (table.table().phase() != Phase::playing) break;
            const std::vector<std::string> moves = table.match().moves();
            asked += table.match().decision() == "shield" && moves.size() == 1 ? 1U : 0U;
            const std::string move = moves.size() > 1 && moves[0] == "end" ? moves[1] : moves[0];
            EXPECT_EQ(table.move("ann", table.match().to_act(), move), "");
        }
        return asked;
    };
    EXPECT_GT(asked_without_choice(true), 0U) << "an instant answer would tell what is held";
    EXPECT_EQ(asked_without_choice(false), 0U);
}

TEST(SealedTable, WantsAHashOfASaltFromWhoeverSits) {
    Sealed table;
    EXPECT_EQ(table.tell("ann", Sit{}), "salt_hash_missing");
    EXPECT_EQ(table.tell("ann", Sit{.salt_hash = "abc"}), "salt_hash_missing");
}

TEST(SealedTable, TakesNoSaltBeforeTheTermsAreSettled) {
    Sealed table;
    ASSERT_EQ(table.tell("ann", Sit{.salt_hash = table.hash_of(ann_salt)}), "");
    EXPECT_EQ(table.tell("ann", SendSalt{first, ann_salt}), "terms_not_settled");
    ASSERT_EQ(table.tell("bob", Sit{.salt_hash = table.hash_of(bob_salt)}), "");
    EXPECT_EQ(table.table().phase(), Phase::salting);
    EXPECT_EQ(table.tell("ann", SendSalt{first, "zz"}), "no_salt");
    EXPECT_EQ(table.tell("ann", SendSalt{first, ann_salt}), "");
    EXPECT_EQ(table.tell("ann", SendSalt{first, ann_salt}), "salt_sent");
    EXPECT_EQ(table.tell("ann", Leave{}), "salting");
}

TEST(SealedTable, DealsWhenAllSaltsAreThere) {
    Sealed table;
    table.seat_both();
    const std::string terms = table.now_of("ann", first)["terms"];
    ASSERT_EQ(table.tell("ann", SendSalt{first, ann_salt}), "");
    EXPECT_FALSE(
        Json(table.table().update({"bob", second}, std::nullopt, 0)).dump().find(ann_salt) !=
        std::string::npos)
        << "a salt is not shown before the deal";
    ASSERT_EQ(table.tell("bob", SendSalt{second, bob_salt}), "");
    EXPECT_EQ(table.table().phase(), Phase::playing);
    const auto& dealt = std::get<Dealt>(table.stored.back().what);
    const auto salted = match::read_salted_terms(dealt.terms);
    ASSERT_TRUE(salted);
    EXPECT_EQ(match::terms_json(salted->terms), terms) << "what clients kept";
    EXPECT_TRUE(match::missing_salts(salted->terms, salted->salts).empty());
}

TEST(SealedTable, DealsWithoutASaltThatDidNotCome) {
    Sealed table;
    table.seat_both();
    ASSERT_EQ(table.tell("ann", SendSalt{first, ann_salt}), "");
    table.now += 29'999;
    table.keeper.settle(table.now);
    EXPECT_EQ(table.table().phase(), Phase::salting);
    table.now += 1;
    table.keeper.settle(table.now);
    ASSERT_EQ(table.table().phase(), Phase::playing);
    const auto salted = match::read_salted_terms(std::get<Dealt>(table.stored.back().what).terms);
    EXPECT_EQ(match::missing_salts(salted->terms, salted->salts), std::vector<std::uint32_t>{1});
}

TEST(SealedTable, ASaltThatDoesNotFitIsMissing) {
    Sealed table;
    table.seat_both();
    ASSERT_EQ(table.tell("ann", SendSalt{first, bob_salt}), "");
    ASSERT_EQ(table.tell("bob", SendSalt{second, bob_salt}), "");
    const auto salted = match::read_salted_terms(std::get<Dealt>(table.stored.back().what).terms);
    EXPECT_EQ(match::missing_salts(salted->terms, salted->salts), std::vector<std::uint32_t>{0});
}

TEST(SealedTable, ShowsItsSecretWhenItIsGivenUpBeforeTheDeal) {
    Sealed table;
    table.keeper.abandon(table.now);
    EXPECT_TRUE(table.now_of("ann", first).contains("secret"));
}

TEST(SealedTable, ShowsItsSecretAfterTheEndHoweverThatCame) {
    Sealed table;
    table.seat_both();
    ASSERT_EQ(table.tell("ann", SendSalt{first, ann_salt}), "");
    ASSERT_EQ(table.tell("bob", SendSalt{second, bob_salt}), "");
    for (int i = 0; i < 6; ++i) {
        const Seat seat = table.match().to_act();
        ASSERT_EQ(table.move(seat == first ? "ann" : "bob", seat, table.any_move()), "");
    }
    EXPECT_FALSE(table.now_of("ann", first).contains("secret"));
    EXPECT_FALSE(table.table().record().sealed->secret);
    ASSERT_EQ(table.tell("bob", Resign{second}), "");
    const std::string secret = table.now_of("ann", first)["secret"];
    EXPECT_EQ(match::write_hex(*table.table().record().sealed->secret), secret);
    const auto record = match::read_record(match::write_record(table.table().record()));
    ASSERT_TRUE(record);
    const auto reopened = match::open_record(*record, &match::sodium_hashes());
    ASSERT_TRUE(reopened);
    EXPECT_FALSE(reopened->problem);
}

}  // namespace
}  // namespace lemniscate::table
