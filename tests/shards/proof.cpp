#include "tests/shards/proof.h"

#include <exception>
#include <utility>

#include <gtest/gtest.h>

#include "match/json.h"
#include "tests/shards/setting.h"
#include "tests/shards/text_game.h"

namespace lemniscate::tests {

using match::Json;

void prove(std::string_view setting, std::string_view steps, std::string_view changes) {
    SCOPED_TRACE(std::string(setting) + "\n  " + std::string(steps) + "\n  " +
                 std::string(changes));
    try {
        TextGame table(setting);
        Json expected = table.position();
        table.run(steps);
        if (testing::Test::HasFatalFailure()) return;
        const Json actual = table.position();
        if (!changes.empty() && changes.front() == '~') {
            expected = actual;
            change(expected, changes.substr(1));
        } else {
            change(expected, changes);
            for (Json& seat : expected["players"]) {
                if (seat["mastery"] >= 10) seat["relic_earned"] = true;
            }
            if (expected["decision"] != "play") {
                for (const char* open : {"pending", "attack"}) expected[open] = actual[open];
            }
        }
        EXPECT_TRUE(expected == actual)
            << "to become what was expected: " << Json::diff(actual, expected).dump() << "\n"
            << actual.dump();
    } catch (const std::exception& error) {
        FAIL() << error.what();
    }
}

namespace {

class ProofTest : public testing::Test {
  public:
    explicit ProofTest(Proof proof) : proof_(std::move(proof)) {}
    void TestBody() override { prove(proof_.setting, proof_.steps, proof_.changes); }

  private:
    Proof proof_;
};

std::string with_card(std::string text, const std::string& card) {
    for (std::size_t at = text.find('@'); at != std::string::npos; at = text.find('@', at)) {
        text.replace(at, 1, card);
    }
    return text;
}

}  // namespace

CardProofs::CardProofs(const char* suite, const char* card, std::initializer_list<Proof> proofs,
                       const char* file, int line) {
    const std::string full_name = std::string("Cards/") + suite;
    for (const Proof& proof : proofs) {
        const Proof filled{proof.name, with_card(proof.setting, card), with_card(proof.steps, card),
                           with_card(proof.changes, card)};
        testing::RegisterTest(full_name.c_str(), proof.name.c_str(), nullptr, nullptr, file, line,
                              [filled]() -> testing::Test* { return new ProofTest(filled); });
    }
}

}  // namespace lemniscate::tests
