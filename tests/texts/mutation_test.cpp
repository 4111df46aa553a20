// Whether the tests of card texts would notice a lie: every phrase of every language is dropped,
// exchanged with every other, and each of its branches emptied and exchanged, one change at a time.
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>
#include <unicode/messagepattern.h>
#include <unicode/unistr.h>

#include "games/shards/cards.h"
#include "tests/texts/reading.h"
#include "tests/texts/says.h"
#include "tests/texts/splendor_reading.h"
#include "texts/catalogue.h"
#include "texts/phrases.h"
#include "texts/shards/card_text.h"

namespace lemniscate::tests {
namespace {

using texts::Form;
using texts::Key;
using texts::Texts;

/// A language whose texts can be changed.
class Changed {
  public:
    explicit Changed(std::string_view code) : original_(find(code)) {
        texts_.assign(original_.texts.begin(), original_.texts.end());
    }

    std::string& operator[](Key key) {
        const auto at = static_cast<std::size_t>(key);
        if (!owned_[at]) owned_[at] = std::string(texts_[at]);
        return *owned_[at];
    }
    std::string_view original(Key key) const {
        return original_.texts[static_cast<std::size_t>(key)];
    }
    Texts spoken() {
        for (std::size_t at = 0; at < texts_.size(); ++at) {
            if (owned_[at]) texts_[at] = *owned_[at];
        }
        language_ = {original_.code, texts_, original_.printed};
        return Texts(language_);
    }

  private:
    static const texts::catalogue::Language& find(std::string_view code) {
        for (const auto& language : texts::catalogue::languages) {
            if (language.code == code) return language;
        }
        throw std::invalid_argument("no such language");
    }

    const texts::catalogue::Language& original_;
    std::vector<std::string_view> texts_;
    std::vector<std::optional<std::string>> owned_ =
        std::vector<std::optional<std::string>>(texts::key_count);
    texts::catalogue::Language language_ = {};
};

/// Every text that is made of the phrases, up to the first that the tests do not accept.
struct Reading {
    std::vector<std::string> texts;
    bool accepted = true;
};

Reading read_all(const Texts& texts, std::string_view language) {
    static std::map<std::string_view, Vocabulary> vocabularies;
    const Vocabulary& vocabulary =
        vocabularies.try_emplace(language, Vocabulary(language)).first->second;
    Reading reading;
    const auto add = [&](const std::string& text, const std::string& wrong) {
        reading.texts.push_back(text);
        reading.accepted &= wrong.empty();
    };
    for (const Says& card : shards_says()) {
        if (!reading.accepted) return reading;
        const shards::Card number = shards::find_card(card.id);
        const std::string full = card_text(number, texts, Form::full);
        add(full, compare_full(full, card.text, vocabulary));
        const std::string brief = card_text(number, texts, Form::brief);
        add(brief, compare_brief(brief, card.text, vocabulary));
    }
    for (const PrintedCharacter& printed : splendor_printed()) {
        if (!reading.accepted) return reading;
        const std::string text = splendor_text(printed, texts);
        add(text, compare_splendor(text, printed, language));
    }
    return reading;
}

struct Count {
    int noticed = 0;
    int same = 0;  ///< no card's text changes: a branch that no card uses
    std::vector<std::string> unnoticed = {};
};

void judge(Changed& changed, std::string_view language, const Reading& before,
           const std::string& what, Count& count) {
    Reading after;
    try {
        after = read_all(changed.spoken(), language);
    } catch (const std::invalid_argument&) {
        ++count.noticed;  // an argument that the phrase does not get
        return;
    }
    if (!after.accepted) {
        ++count.noticed;
    } else if (after.texts == before.texts) {
        ++count.same;
    } else {
        count.unnoticed.push_back(what);
    }
}

std::vector<Key> phrase_keys() {
    std::vector<Key> keys;
    for (std::size_t i = 0; i < texts::key_count; ++i) {
        const std::string_view name = texts::key_name(static_cast<Key>(i));
        if (name.starts_with("shards.text.") || name.starts_with("splendor.text.")) {
            keys.push_back(static_cast<Key>(i));
        }
    }
    return keys;
}

// Branches of a pattern

struct Branch {
    std::string argument;
    std::string selector;
    std::int32_t begin, end;  ///< of what stands between its braces
};

/// The branches of every `select` and `plural`, argument by argument.
std::vector<std::vector<Branch>> branches_of(const icu::UnicodeString& pattern) {
    UErrorCode status = U_ZERO_ERROR;
    UParseError where{};
    const icu::MessagePattern parts(pattern, &where, status);
    std::vector<std::vector<Branch>> all;
    const auto text = [&](const icu::MessagePattern::Part& part) {
        std::string utf8;
        return parts.getSubstring(part).toUTF8String(utf8);
    };
    for (std::int32_t start = 0; start < parts.countParts(); ++start) {
        const auto kind = parts.getPart(start).getArgType();
        const bool is_argument = parts.getPart(start).getType() == UMSGPAT_PART_TYPE_ARG_START;
        if (!is_argument || (kind != UMSGPAT_ARG_TYPE_SELECT && kind != UMSGPAT_ARG_TYPE_PLURAL)) {
            continue;
        }
        std::vector<Branch> branches;
        for (std::int32_t at = start + 2; at < parts.getLimitPartIndex(start); ++at) {
            if (parts.getPart(at).getType() != UMSGPAT_PART_TYPE_ARG_SELECTOR) continue;
            const std::string selector = text(parts.getPart(at));
            do {
                ++at;
            } while (parts.getPart(at).getType() != UMSGPAT_PART_TYPE_MSG_START);
            branches.push_back({text(parts.getPart(start + 1)), selector,
                                parts.getPart(at).getLimit(),
                                parts.getPart(parts.getLimitPartIndex(at)).getIndex()});
            at = parts.getLimitPartIndex(at);
        }
        all.push_back(std::move(branches));
    }
    return all;
}

std::string with_branches(const icu::UnicodeString& pattern, const Branch& one,
                          const icu::UnicodeString& for_one, const Branch& other,
                          const icu::UnicodeString& for_other) {
    icu::UnicodeString made = pattern;
    made.replace(other.begin, other.end - other.begin, for_other);  // the later one first
    made.replace(one.begin, one.end - one.begin, for_one);
    std::string utf8;
    return made.toUTF8String(utf8);
}

class Phrases : public testing::TestWithParam<std::string_view> {
  protected:
    void SetUp() override {
        ASSERT_TRUE(before_.accepted) << "nothing can be shown while the texts are wrong";
    }

    void expect_all_noticed(const Count& count) {
        std::cout << GetParam() << ": " << count.noticed << " noticed, " << count.same
                  << " that change no card, " << count.unnoticed.size() << " unnoticed\n";
        EXPECT_EQ(count.unnoticed, std::vector<std::string>());
        EXPECT_GT(count.noticed, 0);
    }

    Reading before_ = read_all(Texts(GetParam()), GetParam());
};

TEST_P(Phrases, NoneCanBeDropped) {
    Count count;
    for (const Key key : phrase_keys()) {
        Changed changed(GetParam());
        changed[key] = "–";
        judge(changed, GetParam(), before_, std::string(texts::key_name(key)), count);
    }
    expect_all_noticed(count);
}

TEST_P(Phrases, NoTwoCanBeExchanged) {
    Count count;
    const std::vector<Key> keys = phrase_keys();
    for (std::size_t i = 0; i < keys.size(); ++i) {
        for (std::size_t k = i + 1; k < keys.size(); ++k) {
            Changed changed(GetParam());
            changed[keys[i]] = changed.original(keys[k]);
            changed[keys[k]] = changed.original(keys[i]);
            judge(changed, GetParam(), before_,
                  std::string(texts::key_name(keys[i])) + " and " +
                      std::string(texts::key_name(keys[k])),
                  count);
        }
    }
    expect_all_noticed(count);
}

/// Plural forms say the same in other words, so emptying one counts and exchanging two does not.
TEST_P(Phrases, NoBranchCanBeDroppedOrExchanged) {
    Count count;
    for (const Key key : phrase_keys()) {
        const icu::UnicodeString pattern =
            icu::UnicodeString::fromUTF8(std::string(Changed(GetParam()).original(key)));
        const auto content = [&](const Branch& branch) {
            return icu::UnicodeString(pattern, branch.begin, branch.end - branch.begin);
        };
        for (const std::vector<Branch>& branches : branches_of(pattern)) {
            for (std::size_t i = 0; i < branches.size(); ++i) {
                const Branch& one = branches[i];
                const std::string name =
                    std::string(texts::key_name(key)) + " " + one.argument + " " + one.selector;
                Changed emptied(GetParam());
                icu::UnicodeString without = pattern;
                without.replace(one.begin, one.end - one.begin, u"–");
                emptied[key].clear();
                without.toUTF8String(emptied[key]);
                judge(emptied, GetParam(), before_, name, count);
                for (std::size_t k = i + 1; k < branches.size(); ++k) {
                    const Branch& other = branches[k];
                    if (one.selector == "one" || one.selector == "few" || one.selector == "many" ||
                        one.argument == "form") {
                        continue;
                    }
                    Changed changed(GetParam());
                    changed[key] = with_branches(pattern, one, content(other), other, content(one));
                    judge(changed, GetParam(), before_, name + " and " + other.selector, count);
                }
            }
        }
    }
    expect_all_noticed(count);
}

INSTANTIATE_TEST_SUITE_P(CardTexts, Phrases,
                         testing::ValuesIn(texts::languages().begin(), texts::languages().end()),
                         [](const auto& language) { return std::string(language.param); });

}  // namespace
}  // namespace lemniscate::tests
