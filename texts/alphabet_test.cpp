#include "texts/alphabet.h"

#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace lemniscate::texts {
namespace {

std::vector<std::string> sorted(std::string_view language, std::vector<std::string> words) {
    const Alphabet alphabet(language);
    std::sort(words.begin(), words.end(), [&](const auto& left, const auto& right) {
        return alphabet.compare(left, right) < 0;
    });
    return words;
}

using Words = std::vector<std::string>;

TEST(Alphabet, IsThatOfTheLanguage) {
    EXPECT_EQ(sorted("en", {"zone", "Ärger", "echo"}), (Words{"Ärger", "echo", "zone"}));
    EXPECT_EQ(sorted("pl", {"lz", "ła", "ma", "la"}), (Words{"la", "lz", "ła", "ma"}));
    EXPECT_EQ(sorted("en", {"lz", "ła", "ma", "la"}), (Words{"la", "ła", "lz", "ma"}))
        << "elsewhere it is an l with a stroke";
    EXPECT_EQ(sorted("uk", {"їжа", "яма", "ґанок", "гай", "ікра"}),
              (Words{"гай", "ґанок", "ікра", "їжа", "яма"}));
    EXPECT_EQ(sorted("fr", {"été", "Eau", "zèle", "étau"}), (Words{"Eau", "étau", "été", "zèle"}));
}

}  // namespace
}  // namespace lemniscate::texts
