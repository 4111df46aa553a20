// The byte layouts of docs/fairness.md, by its test vectors. They were made by another program.
#include "match/seal.h"

#include <fstream>
#include <iterator>

#include <gtest/gtest.h>

#include "match/hex.h"
#include "match/json.h"
#include "match/sodium_hashes.h"
#include "match/step_dice.h"
#include "match/terms.h"

namespace lemniscate::match {
namespace {

std::string contents_of(const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    EXPECT_TRUE(in) << file;
    return {std::istreambuf_iterator<char>(in), {}};
}

Json vectors() {
    const Result<Json> json = parse_json(contents_of(FAIRNESS_VECTORS));
    EXPECT_TRUE(json);
    EXPECT_EQ(json->size(), 3U);
    return *json;
}

std::string text(const Json& json) { return json.get<std::string>(); }

TEST(SealTest, HashesAreThoseOfTheTestVectors) {
    for (const Json& vector : vectors()) {
        const auto match = *read_hex_as<MatchId>(text(vector["match"]));
        const auto secret = *read_hex_as<Secret>(text(vector["secret"]));
        EXPECT_EQ(write_hex(commitment_of(match, secret, sodium_hashes())),
                  text(vector["commitment"]));
        for (std::size_t seat = 0; seat < vector["salts"].size(); ++seat) {
            if (vector["salts"][seat].is_null()) continue;
            const Salt salt = *read_hex(text(vector["salts"][seat]));
            EXPECT_EQ(write_hex(salt_hash_of(match, salt, sodium_hashes())),
                      text(vector["salt_hashes"][seat]));
        }
        const SharedSeal seal =
            make_seal(match, secret, text(vector["salted_terms"]), sodium_hashes());
        EXPECT_EQ(write_hex(seal->key), text(vector["key"]));
    }
}

TEST(SealTest, TermsAreThoseOfTheTestVectors) {
    for (const Json& vector : vectors()) {
        const Result<SaltedTerms> read = read_salted_terms(text(vector["salted_terms"]));
        ASSERT_TRUE(read) << read.problem().where;
        EXPECT_EQ(terms_json(read->terms), text(vector["terms"]));
        EXPECT_EQ(terms_json(read->terms, read->salts), text(vector["salted_terms"]));
        EXPECT_EQ(write_hex(read->terms.match), text(vector["match"]));
        EXPECT_EQ(fitting_salts(read->terms, read->salts, sodium_hashes()), read->salts);
    }
}

TEST(SealTest, WordsAreThoseOfTheTestVectors) {
    for (const Json& vector : vectors()) {
        const SharedSeal seal = make_seal(*read_hex_as<MatchId>(text(vector["match"])),
                                          *read_hex_as<Secret>(text(vector["secret"])),
                                          text(vector["salted_terms"]), sodium_hashes());
        for (const std::uint64_t step : {0U, 1U}) {
            StepDice dice(*seal, step);
            for (const Json& word : vector["step_" + std::to_string(step)]) {
                std::array<std::uint8_t, 8> bytes{};
                const std::uint64_t thrown = dice.next();
                for (std::size_t i = 0; i < 8; ++i) {
                    bytes[i] = static_cast<std::uint8_t>(thrown >> (56 - 8 * i));
                }
                EXPECT_EQ(write_hex(bytes), text(word));
            }
        }
    }
}

TEST(SealTest, ThePageShowsTheTestVectors) {
    const std::string page = contents_of(FAIRNESS_PAGE);
    for (const Json& vector : vectors()) {
        for (const auto& field : vector.items()) {
            const Json& value = field.value();
            for (const Json& part : value.is_array() ? value : Json::array({value})) {
                if (part.is_null()) continue;
                EXPECT_NE(page.find(text(part)), std::string::npos) << part;
            }
        }
    }
}

}  // namespace
}  // namespace lemniscate::match
