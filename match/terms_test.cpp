#include "match/terms.h"

#include <utility>

#include <gtest/gtest.h>

#include "match/json.h"
#include "match/schema_check.h"
#include "match/test_seal.h"

namespace lemniscate::match {
namespace {

TestSeal three_seats() { return test_seal("splendor", {{"players", "3"}}, 4); }

/// The problem of a text as `kind | where`.
std::string terms_refusal(const std::string& text) {
    const Result<SaltedTerms> read = read_salted_terms(text);
    if (read) return "accepted";
    return std::string(name_of(read.problem().kind)) + " | " + read.problem().where;
}

/// T with a part of it replaced.
std::string with_part(const std::string& part, const std::string& by) {
    std::string text = terms_json(three_seats().terms, three_seats().salts);
    const std::size_t at = text.find(part);
    EXPECT_NE(at, std::string::npos) << part;
    return text.replace(at, part.size(), by);
}

TEST(TermsTest, WithoutTheSaltsTheyAreWhatWasKept) {
    const TestSeal seal = three_seats();
    std::string salted = terms_json(seal.terms, seal.salts);
    const std::size_t from = salted.find("\"salts\":");
    const std::size_t to = salted.find("\"seats\":");
    ASSERT_LT(from, to);
    salted.erase(from, to - from);
    EXPECT_EQ(salted, terms_json(seal.terms));
}

TEST(TermsTest, AreReadAsTheyWereWritten) {
    const TestSeal seal = three_seats();
    const Result<SaltedTerms> read = read_salted_terms(terms_json(seal.terms, seal.salts));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->terms, seal.terms);
    EXPECT_EQ(read->salts, seal.salts);
}

TEST(TermsTest, TheOrderOfOptionsIsNoPartOfThem) {
    Terms one = three_seats().terms;
    one.options = {{"players", "3"}, {"first_seat", "1"}};
    Terms other = one;
    std::swap(other.options[0], other.options[1]);
    EXPECT_EQ(terms_json(one), terms_json(other));
}

TEST(TermsTest, EveryPartOfThemMatters) {
    const TestSeal seal = three_seats();
    const std::string kept = terms_json(seal.terms);
    const auto expect_other = [&](auto&& change) {
        Terms terms = seal.terms;
        change(terms);
        EXPECT_NE(terms_json(terms), kept);
    };
    expect_other([](Terms& terms) { ++terms.match[0]; });
    expect_other([](Terms& terms) { terms.game = "shards"; });
    expect_other([](Terms& terms) { ++terms.rules; });
    expect_other([](Terms& terms) { terms.options[0].value = "2"; });
    expect_other([](Terms& terms) { terms.options.clear(); });
    expect_other([](Terms& terms) { terms.seats[0].kind = SeatKind::bot; });
    expect_other([](Terms& terms) { terms.seats[1].kind = SeatKind::program; });
    expect_other([](Terms& terms) { terms.seats[1].name = "random"; });
    expect_other([](Terms& terms) { terms.seats[0].salt_hash.reset(); });
    expect_other([](Terms& terms) { std::swap(terms.seats[0], terms.seats[1]); });
    expect_other([](Terms& terms) { terms.seats.pop_back(); });
    expect_other([](Terms& terms) { ++terms.commitment[31]; });
}

TEST(TermsTest, OnlyTheCanonicalTextIsRead) {
    EXPECT_EQ(terms_refusal(with_part("{\"commitment", " {\"commitment")), "bad_line | ");
    EXPECT_EQ(terms_refusal(with_part("\"rules\":2", "\"rules\":2.0")), "wrong_type | rules");
    EXPECT_EQ(terms_refusal(with_part("greedy", "gree\\u0064y")), "bad_line | ");
    EXPECT_EQ(terms_refusal(with_part("\"game\":\"splendor\",", "")), "missing_field | game");
    EXPECT_EQ(terms_refusal(with_part("\"rules\":2", "\"rules\":2,\"rulez\":2")),
              "unknown_field | rulez");
    EXPECT_EQ(terms_refusal(with_part("\"format\":1", "\"format\":2")), "out_of_range | format");
    EXPECT_EQ(terms_refusal(with_part("\"bot\"", "\"elf\"")), "unknown_word | seats[1].kind");
    EXPECT_EQ(
        terms_refusal(with_part("\"kind\":\"person\"", "\"kind\":\"person\",\"name\":\"Ada\"")),
        "bad_line | ");
    EXPECT_EQ(terms_refusal(with_part("null,", "")), "disagrees | salts");
    EXPECT_EQ(terms_refusal(with_part("\"salts\":[\"", "\"salts\":[\"AA")),
              "wrong_type | salts[0]");
    EXPECT_EQ(terms_refusal(with_part("\"match\":\"", "\"match\":\"00")), "wrong_type | match");
    EXPECT_EQ(terms_refusal("{}"), "missing_field | format");
    EXPECT_EQ(terms_refusal("terms"), "not_json | ");
}

TEST(TermsTest, SaltsHaveSixteenToSixtyFourBytes) {
    TestSeal seal = three_seats();
    for (const std::size_t size : {0U, 15U, 16U, 64U, 65U}) {
        const Salt salt(size, 7);
        seal.salts[0] = salt;
        seal.terms.seats[0].salt_hash = salt_hash_of(seal.terms.match, salt, sodium_hashes());
        const bool fits = size >= 16 && size <= 64;
        EXPECT_EQ(fitting_salts(seal.terms, seal.salts, sodium_hashes())[0].has_value(), fits);
        EXPECT_EQ(terms_refusal(terms_json(seal.terms, seal.salts)) == "accepted", fits) << size;
    }
}

TEST(TermsTest, ASaltThatDoesNotFitIsMissing) {
    TestSeal seal = three_seats();
    EXPECT_EQ(fitting_salts(seal.terms, seal.salts, sodium_hashes()), seal.salts);
    EXPECT_TRUE(missing_salts(seal.terms, seal.salts).empty()) << "a bot has promised none";
    ++seal.salts[2]->back();
    const Salts fitting = fitting_salts(seal.terms, seal.salts, sodium_hashes());
    EXPECT_EQ(fitting, (Salts{seal.salts[0], std::nullopt, std::nullopt}));
    EXPECT_EQ(missing_salts(seal.terms, fitting), std::vector<std::uint32_t>{2});
    EXPECT_EQ(missing_salts(seal.terms, {}), (std::vector<std::uint32_t>{0, 2}));
    seal.salts[1] = seal.salts[0];
    EXPECT_FALSE(fitting_salts(seal.terms, seal.salts, sodium_hashes())[1])
        << "nobody has promised it";
}

TEST(TermsTest, ASaltOfAnotherMatchDoesNotFit) {
    TestSeal seal = three_seats();
    ++seal.terms.match[3];
    EXPECT_EQ(fitting_salts(seal.terms, seal.salts, sodium_hashes()), Salts(3));
}

TEST(TermsSchemaTest, AcceptsWhatIsWrittenAndKept) {
    const Schema terms("terms.schema.json");
    for (const std::string players : {"2", "3", "4"}) {
        const TestSeal seal = test_seal("splendor", {{"players", players}}, 1);
        EXPECT_TRUE(terms.accepts(*parse_json(terms_json(seal.terms))));
        EXPECT_TRUE(terms.accepts(*parse_json(terms_json(seal.terms, seal.salts))));
        EXPECT_TRUE(terms.accepts(*parse_json(terms_json(seal.terms, {}))));
    }
    EXPECT_TRUE(Schema("witness.schema.json").accepts(witness_json(three_seats())));
}

TEST(TermsSchemaTest, RefusesWhatTheReaderRefuses) {
    const Schema terms("terms.schema.json");
    const TestSeal seal = three_seats();
    const Json good = *parse_json(terms_json(seal.terms, seal.salts));
    for (const Change& change : {
             Change{"another format", R"({"format": 2})"},
             Change{"no game", R"({"game": null})"},
             Change{"digits in upper case", R"({"match": "000102030405060708090A0B0C0D0E0F"})"},
             Change{"an option that is no text", R"({"options": {"players": 3}})"},
             Change{"a seat that is nobody's",
                    R"({"seats": [{"kind": "elf", "salt_hash": null}]})"},
             Change{"a bot without a name", R"({"seats": [{"kind": "bot", "salt_hash": null}]})"},
             Change{"a salt that is too short", R"({"salts": ["00", null, null]})"},
             Change{"one field more", R"({"seed": 1})"},
         }) {
        const Json document = changed(good, change);
        EXPECT_FALSE(terms.accepts(document)) << change.what;
        EXPECT_FALSE(read_salted_terms(document.dump())) << change.what;
    }
}

}  // namespace
}  // namespace lemniscate::match
