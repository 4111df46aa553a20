// Every way to cheat that a record can show, each tried once on a record that is fine.
#include "match/verify.h"

#include <algorithm>
#include <utility>

#include <gtest/gtest.h>

#include "match/json.h"
#include "match/test_seal.h"

namespace lemniscate::match {
namespace {

const OptionList splendor_options = {{"players", "3"}, {"first_seat", "1"}};

class VerifyTest : public testing::Test {
  protected:
    /// The problem of a record as `kind | where`, after a way through its text.
    static std::string problem_of(const Record& record) {
        const Result<Record> read = read_record(write_record(record));
        if (!read) return "unreadable: " + described(read.problem());
        const Result<Reopened> reopened = verify_record(*read, sodium_hashes());
        if (!reopened) return described(reopened.problem());
        return reopened->problem ? described(*reopened->problem) : "none";
    }
    static std::string described(const Problem& problem) {
        return std::string(name_of(problem.kind)) + " | " + problem.where;
    }
    static std::string kind_of(const Record& record) {
        const std::string problem = problem_of(record);
        return problem.substr(0, problem.find(' '));
    }

    /// The record with other terms or salts, as a cheat would write it.
    Record with_terms(const TestSeal& changed) const {
        Record record = record_;
        record.sealed->terms = terms_json(changed.terms, changed.salts);
        return record;
    }

    Witness kept() const { return *read_witness(witness_json(seal_)); }

    TestSeal seal_ = test_seal("splendor", splendor_options, 11);
    Record record_ = sealed_record(seal_);
};

TEST_F(VerifyTest, WholeSealedGamesOfEveryKindAreConsistentAndWitnessed) {
    for (const std::string_view game : game_ids()) {
        const TestSeal seal = test_seal(std::string(game), {{"players", "2"}}, 12);
        const Record record = sealed_record(seal);
        EXPECT_TRUE(record.sealed->secret);
        EXPECT_EQ(problem_of(record), "none") << game;
        EXPECT_TRUE(doubts_of(record, *read_witness(witness_json(seal))).empty()) << game;
    }
    EXPECT_EQ(problem_of(record_), "none");
}

TEST_F(VerifyTest, ARecordComesBackAsItWasWritten) {
    const std::string text = write_record(record_);
    EXPECT_EQ(write_record(*read_record(text)), text);
    const Result<Reopened> reopened = verify_record(*read_record(text), sodium_hashes());
    ASSERT_TRUE(reopened);
    EXPECT_EQ(reopened->match->record().sealed->secret, seal_.secret);
    EXPECT_EQ(reopened->match->open_position(), play_sealed(seal_)->open_position());
}

TEST_F(VerifyTest, ARunningMatchKeepsItsSecretAndCannotBeChecked) {
    const Record record = play_sealed(seal_, 5)->record();
    ASSERT_TRUE(record.sealed);
    EXPECT_FALSE(record.sealed->secret);
    EXPECT_EQ(write_record(record).find(write_hex(seal_.secret)), std::string::npos);
    EXPECT_EQ(problem_of(record), "sealed | ");
    EXPECT_FALSE(open_record(record, &sodium_hashes()));
}

TEST_F(VerifyTest, WithoutHashesNothingIsDealt) {
    const Result<Reopened> reopened = open_record(record_);
    ASSERT_FALSE(reopened);
    EXPECT_EQ(reopened.problem().kind, ProblemKind::sealed);
}

TEST_F(VerifyTest, AChangedSecret) {
    record_.sealed->secret->back() ^= 1;
    EXPECT_EQ(problem_of(record_), "wrong_secret | ");
}

TEST_F(VerifyTest, ASecretThatWasChangedWithItsCommitment) {
    record_.sealed->secret->back() ^= 1;
    TestSeal changed = seal_;
    changed.terms.commitment =
        commitment_of(seal_.terms.match, *record_.sealed->secret, sodium_hashes());
    record_ = with_terms(changed);
    EXPECT_EQ(kind_of(record_), "illegal_move") << "the cards are others";
    EXPECT_EQ(doubts_of(record_, kept()), std::vector{Doubt::other_terms});
}

TEST_F(VerifyTest, AChangedSalt) {
    TestSeal changed = seal_;
    changed.salts[0]->front() ^= 1;
    EXPECT_EQ(problem_of(with_terms(changed)), "wrong_salt | salts[0]");
    EXPECT_EQ(doubts_of(with_terms(changed), kept()), std::vector{Doubt::other_salt});
}

TEST_F(VerifyTest, ASaltThatWasChangedWithItsHash) {
    TestSeal changed = seal_;
    changed.salts[2]->front() ^= 1;
    changed.terms.seats[2].salt_hash =
        salt_hash_of(seal_.terms.match, *changed.salts[2], sodium_hashes());
    EXPECT_EQ(kind_of(with_terms(changed)), "illegal_move");
    EXPECT_EQ(doubts_of(with_terms(changed), kept()), std::vector{Doubt::other_terms});
}

TEST_F(VerifyTest, AChangedHash) {
    TestSeal changed = seal_;
    changed.terms.seats[2].salt_hash->front() ^= 1;
    EXPECT_EQ(problem_of(with_terms(changed)), "wrong_salt | salts[2]");
    changed = seal_;
    changed.terms.commitment.front() ^= 1;
    EXPECT_EQ(problem_of(with_terms(changed)), "wrong_secret | ");
}

TEST_F(VerifyTest, ASaltThatNobodyHasPromised) {
    TestSeal changed = seal_;
    changed.salts[1] = Salt(32, 1);
    EXPECT_EQ(problem_of(with_terms(changed)), "wrong_salt | salts[1]");
}

TEST_F(VerifyTest, AChangedMatch) {
    record_.sealed->match.front() ^= 1;
    EXPECT_EQ(problem_of(record_), "wrong_secret | ") << "it was committed to for another match";
    record_.sealed->match = seal_.terms.match;
    TestSeal changed = seal_;
    changed.terms.match.front() ^= 1;
    changed.terms.seats[0].salt_hash =
        salt_hash_of(changed.terms.match, *changed.salts[0], sodium_hashes());
    changed.terms.seats[2].salt_hash =
        salt_hash_of(changed.terms.match, *changed.salts[2], sodium_hashes());
    EXPECT_EQ(problem_of(with_terms(changed)), "wrong_terms | match");
}

TEST_F(VerifyTest, AChangedOption) {
    Record record = record_;
    record.options = {{"players", "3"}, {"first_seat", "2"}};
    EXPECT_EQ(problem_of(record), "wrong_terms | options");
    record.options = {{"players", "3"}};
    EXPECT_EQ(problem_of(record), "wrong_terms | options");
    TestSeal changed = seal_;
    changed.terms.options[0].value = "4";
    EXPECT_EQ(problem_of(with_terms(changed)), "wrong_terms | options");
    EXPECT_EQ(doubts_of(with_terms(changed), kept()), std::vector{Doubt::other_terms});
}

TEST_F(VerifyTest, OptionsThatMeanTheSameAreTheSame) {
    TestSeal seal = test_seal("shards", {{"players", "2"}}, 3);
    seal.terms.options = {{"players", "2"}};
    Record record = sealed_record(seal);
    record.options = {{"row_size", "6"}, {"players", "2"}};
    EXPECT_EQ(problem_of(record), "none");
}

TEST_F(VerifyTest, OtherRulesAndAnotherGame) {
    Record record = record_;
    ++record.rules;
    EXPECT_EQ(problem_of(record), "wrong_terms | rules");
    TestSeal changed = seal_;
    changed.terms.game = "shards";
    EXPECT_EQ(problem_of(with_terms(changed)), "wrong_terms | game");
}

TEST_F(VerifyTest, AChangedSeat) {
    Record record = record_;
    record.players[1] = "random";
    EXPECT_EQ(problem_of(record), "wrong_terms | seats[1]");
    record = record_;
    std::swap(record.players[0], record.players[1]);
    EXPECT_EQ(problem_of(record), "wrong_terms | seats[1]");

    TestSeal changed = seal_;
    changed.terms.seats[0].kind = SeatKind::bot;
    changed.terms.seats[0].name = "Ada";
    EXPECT_EQ(kind_of(with_terms(changed)), "illegal_move");
    EXPECT_EQ(doubts_of(with_terms(changed), kept()), std::vector{Doubt::other_terms});
    changed = seal_;
    std::swap(changed.terms.seats[0], changed.terms.seats[2]);
    std::swap(changed.salts[0], changed.salts[2]);
    record = with_terms(changed);
    record.players.clear();
    EXPECT_EQ(kind_of(record), "illegal_move");
}

TEST_F(VerifyTest, MoreOrFewerSeatsThanAreThere) {
    TestSeal changed = seal_;
    changed.terms.seats.pop_back();
    changed.salts.pop_back();
    EXPECT_EQ(problem_of(with_terms(changed)), "wrong_terms | seats");
    changed = seal_;
    changed.terms.seats.push_back({});
    EXPECT_EQ(problem_of(with_terms(changed)), "wrong_terms | seats");
}

TEST_F(VerifyTest, AnotherOrderOfMoves) {
    int noticed = 0;
    for (std::size_t i = 0; i + 3 < record_.moves.size() && i < 12; ++i) {
        if (record_.moves[i].text == record_.moves[i + 3].text) continue;
        Record record = record_;
        std::swap(record.moves[i].text, record.moves[i + 3].text);
        noticed += problem_of(record) != "none" ? 1 : 0;
    }
    EXPECT_GT(noticed, 0);
    std::swap(record_.moves[0], record_.moves[1]);
    EXPECT_EQ(kind_of(record_), "wrong_seat");
}

TEST_F(VerifyTest, AMoveOrTheResultThatWasChanged) {
    Record record = record_;
    record.result = record.result->front() == '0' ? "1 gauntlet" : "0 gauntlet";
    EXPECT_EQ(kind_of(record), "wrong_result");
    record = record_;
    record.moves.pop_back();
    EXPECT_EQ(kind_of(record), "wrong_result");
}

/// A game of Shards whose cards were swapped where it "goes on by other rules".
TEST_F(VerifyTest, ASwappedDeck) {
    const TestSeal seal = test_seal("shards", {{"players", "2"}}, 21);
    const auto played = play_sealed(seal);
    Record record = played->record();
    Json position = played->open_position_after(10);
    record.interludes.push_back({.kind = Interlude::Kind::rules,
                                 .before = 10,
                                 .rules = record.rules,
                                 .position = share(position)});
    EXPECT_EQ(problem_of(record), "none") << "the position is the true one";
    Json& deck = position["centre"]["deck"];
    const auto other = std::find_if(deck.begin(), deck.end(),
                                    [&deck](const Json& card) { return card != deck[0]; });
    std::swap(deck[0], *other);
    record.interludes[0].position = share(position);
    EXPECT_EQ(problem_of(record), "wrong_position | ");
}

TEST_F(VerifyTest, ASealedMatchBeginsAtNoPositionAndNoSeed) {
    const std::string text = write_record(record_);
    const auto refusal = [](const std::string& changed) {
        const Result<Record> read = read_record(changed);
        return read ? "accepted" : described(read.problem());
    };
    EXPECT_EQ(refusal("seed: 1\n" + text), "unknown_field | seed");
    Record record = record_;
    record.options.clear();
    record.position = share(play_sealed(seal_, 0)->open_position());
    EXPECT_EQ(refusal(write_record(record)), "unknown_field | position");
}

TEST_F(VerifyTest, AWithheldSaltIsNeverWitnessed) {
    TestSeal withheld = seal_;
    withheld.salts[2].reset();
    const Record record = sealed_record(withheld);
    EXPECT_EQ(problem_of(record), "none") << "the record is consistent";
    EXPECT_EQ(doubts_of(record, kept()), std::vector{Doubt::missing_salt});

    TestSeal mine = seal_;
    mine.salts[0].reset();
    EXPECT_EQ(doubts_of(sealed_record(mine), kept()),
              (std::vector{Doubt::other_salt, Doubt::missing_salt}));
}

TEST_F(VerifyTest, OnlyTheKeptTermsAreWitnessed) {
    Witness witness = kept();
    EXPECT_TRUE(doubts_of(record_, witness).empty());
    witness.terms += " ";
    EXPECT_EQ(doubts_of(record_, witness), std::vector{Doubt::other_terms});
    witness = kept();
    witness.seat = 1;
    EXPECT_EQ(doubts_of(record_, witness), std::vector{Doubt::other_salt});
    witness.seat = 7;
    EXPECT_EQ(doubts_of(record_, witness), std::vector{Doubt::other_salt});
    witness = kept();
    witness.salt.clear();
    EXPECT_EQ(doubts_of(record_, witness), std::vector{Doubt::other_salt});
    Record plain = record_;
    plain.sealed.reset();
    EXPECT_EQ(doubts_of(plain, kept()), std::vector{Doubt::unsealed});
}

TEST_F(VerifyTest, AWitnessFileIsReadStrictly) {
    const auto refusal = [](const Json& json) {
        const Result<Witness> read = read_witness(json);
        return read ? "accepted" : described(read.problem());
    };
    const Json good = witness_json(seal_);
    EXPECT_EQ(refusal(good), "accepted");
    for (const std::string name : {"terms", "seat", "salt"}) {
        Json json = good;
        json.erase(name);
        EXPECT_EQ(refusal(json), "missing_field | " + name);
        json[name] = Json::array();
        EXPECT_EQ(refusal(json), "wrong_type | " + name);
    }
    Json json = good;
    json["salt"] = "xyz";
    EXPECT_EQ(refusal(json), "wrong_type | salt");
    json = good;
    json["seat"] = 8;
    EXPECT_EQ(refusal(json), "out_of_range | seat");
    json = good;
    json["more"] = 1;
    EXPECT_EQ(refusal(json), "unknown_field | more");
    EXPECT_EQ(refusal(Json::array()), "wrong_type | ");
}

TEST_F(VerifyTest, OrdinaryRecordsAreProvedByTheirMoves) {
    const auto match = open_match("splendor", {}, std::uint64_t{3});
    EXPECT_EQ(problem_of((*match)->record()), "none");
}

}  // namespace
}  // namespace lemniscate::match
