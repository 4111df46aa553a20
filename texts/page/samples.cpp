// Prints what the program says, for texts.mjs to be compared with. Every line is one JSON object:
//   {"language": "fr", "key": "verify.ok", "args": {"moves": 2, "result": "..."}, "said": "..."}
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <nlohmann/json.hpp>
#include <unicode/messagepattern.h>
#include <unicode/unistr.h>

#include "texts/catalogue.h"
#include "texts/texts.h"

namespace {

using namespace lemniscate::texts;

// Every plural form of our languages, and every length of a number that is grouped differently.
// How many there are is a prime number: see number_in_round.
constexpr std::int64_t numbers[] = {0,  1,   2,    3,     5,      11,      12, 21,   22,
                                    25, 101, 1000, 12345, 100000, 1234567, -1, -1000};
constexpr std::size_t number_count = std::size(numbers);

struct Use {
    bool counted = false;
    std::set<std::string> words;  // what the text selects by
};
using Uses = std::map<std::string, Use>;

std::string utf8(const icu::UnicodeString& text) {
    std::string result;
    return text.toUTF8String(result);
}

std::set<std::string> words_of(const icu::MessagePattern& pattern, std::int32_t start) {
    std::set<std::string> words{"unlisted"};
    for (std::int32_t at = start + 1; at < pattern.getLimitPartIndex(start); ++at) {
        const icu::MessagePattern::Part& part = pattern.getPart(at);
        if (part.getType() == UMSGPAT_PART_TYPE_ARG_SELECTOR)
            words.insert(utf8(pattern.getSubstring(part)));
        if (part.getType() == UMSGPAT_PART_TYPE_MSG_START) at = pattern.getLimitPartIndex(at);
    }
    return words;
}

void add_uses(Uses& uses, std::string_view text) {
    UErrorCode status = U_ZERO_ERROR;  // the generator has read the text before
    const icu::MessagePattern pattern(
        icu::UnicodeString::fromUTF8({text.data(), static_cast<std::int32_t>(text.size())}),
        nullptr, status);
    for (std::int32_t at = 0; at < pattern.countParts(); ++at) {
        const icu::MessagePattern::Part& start = pattern.getPart(at);
        if (start.getType() != UMSGPAT_PART_TYPE_ARG_START) continue;
        Use& use = uses[utf8(pattern.getSubstring(pattern.getPart(at + 1)))];
        if (start.getArgType() == UMSGPAT_ARG_TYPE_SELECT)
            use.words.merge(words_of(pattern, at));
        else if (start.getArgType() != UMSGPAT_ARG_TYPE_NONE)
            use.counted = true;
    }
}

// English says what an argument is, even where another language does without it.
Uses uses_of(const catalogue::Language& language, Key key) {
    const std::size_t index = static_cast<std::size_t>(key);
    Uses uses;
    add_uses(uses, catalogue::languages.front().texts[index]);
    add_uses(uses, language.texts[index]);
    return uses;
}

// Over number_count^2 rounds any two arguments meet in every pair of numbers.
std::int64_t number_in_round(std::size_t round, std::size_t argument) {
    return numbers[(round + round / number_count * argument + argument) % number_count];
}

void print(const Texts& texts, Key key, const std::vector<Arg>& args) {
    nlohmann::ordered_json values = nlohmann::ordered_json::object();
    for (const Arg& arg : args)
        std::visit([&](const auto& value) { values[std::string(arg.name)] = value; }, arg.value);
    std::cout << nlohmann::ordered_json{{"language", texts.language()},
                                        {"key", key_name(key)},
                                        {"args", values},
                                        {"said", texts.say(key, args)}}
                     .dump()
              << '\n';
}

// Every word of every select with every other, and with them the numbers in turn.
class Series {
  public:
    Series(const Texts& texts, Key key, const Uses& uses, bool plain_are_numbers)
        : texts_(texts), key_(key) {
        for (const auto& [name, use] : uses) {
            if (!use.words.empty())
                selected_.emplace_back(name, use.words);
            else if (use.counted || plain_are_numbers)
                counted_.push_back(name);
            else  // nothing in a word may be read as part of the text
                plain_.emplace_back(name, "l'{" + name + "}' <b>#</b>");
        }
    }

    std::size_t counted() const { return counted_.size(); }

    void print_all(std::size_t rounds) const {
        for (std::size_t round = 0; round < rounds; ++round) {
            std::vector<Arg> args(plain_);
            for (std::size_t at = 0; at < counted_.size(); ++at)
                args.emplace_back(counted_[at], number_in_round(round, at));
            print_selected(args);
        }
    }

  private:
    void print_selected(std::vector<Arg>& args, std::size_t at = 0) const {
        if (at == selected_.size()) {
            print(texts_, key_, args);
            return;
        }
        const auto& [name, words] = selected_[at];
        for (const std::string& word : words) {
            args.emplace_back(name, word);
            print_selected(args, at + 1);
            args.pop_back();
        }
    }

    const Texts& texts_;
    Key key_;
    std::vector<Arg> plain_;
    std::vector<std::string_view> counted_;
    std::vector<std::pair<std::string_view, std::set<std::string>>> selected_;
};

void print_key(const Texts& texts, const catalogue::Language& language, Key key) {
    if (argument_names(key).empty()) {
        print(texts, key, {});
        return;
    }
    const Uses uses = uses_of(language, key);
    const Series words(texts, key, uses, false);
    words.print_all(words.counted() == 0   ? 1
                    : words.counted() == 1 ? number_count
                                           : number_count * number_count);
    // A plain {x} takes a number as well, and writes it as the language does.
    if (std::any_of(uses.begin(), uses.end(), [](const auto& argument) {
            return !argument.second.counted && argument.second.words.empty();
        }))
        Series(texts, key, uses, true).print_all(number_count);
}

}  // namespace

int main() {
    for (const catalogue::Language& language : catalogue::languages) {
        const Texts texts(language.code);
        for (std::size_t key = 0; key < key_count; ++key)
            print_key(texts, language, static_cast<Key>(key));
    }
}
