// Prints what the program says, for texts.mjs to be compared with. Every line is one JSON object:
//   {"language": "fr", "message": {"key": "verify.ok", "arguments": {"moves": 2, ...}}, "said":
//   "..."}
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iostream>
#include <iterator>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "match/json.h"
#include "match/message.h"
#include "texts/catalogue.h"
#include "texts/page/nested.h"
#include "texts/page/uses.h"
#include "texts/say_message.h"
#include "texts/texts.h"

namespace {

using namespace lemniscate::texts;
using namespace lemniscate::texts::page;
using lemniscate::Seat;
using lemniscate::match::Argument;
using lemniscate::match::Message;

// Every plural form of our languages, and every length of a number that is grouped differently.
// How many there are is a prime number: see number_in_round.
constexpr std::int64_t numbers[] = {0,  1,   2,    3,     5,      11,      12, 21,   22,
                                    25, 101, 1000, 12345, 100000, 1234567, -1, -1000};
constexpr std::size_t number_count = std::size(numbers);

// Seats are called as samples.test.mjs calls them.
class SampleSpeaker : public Speaker {
  public:
    std::string seat(Seat seat, const Texts&) const override {
        return odd_word(std::to_string(index(seat)));
    }
};

// Over number_count^2 rounds any two arguments meet in every pair of numbers.
std::int64_t number_in_round(std::size_t round, std::size_t argument) {
    return numbers[(round + round / number_count * argument + argument) % number_count];
}

void print(const Texts& texts, const Message& message) {
    const lemniscate::match::Json line = {{"language", texts.language()},
                                          {"message", write_object(message)},
                                          {"said", say(message, texts, SampleSpeaker())}};
    std::cout << line.dump() << '\n';
}

// What a text is given where it just shows an argument; nothing: a number, as if it counted.
using Shown = std::function<std::optional<Argument>(std::string_view name)>;

// Every word of every select with every other, and with them the numbers in turn.
class Series {
  public:
    Series(const Texts& texts, Key key, const Uses& uses, const Shown& shown)
        : texts_(texts), message_{std::string(key_name(key))} {
        for (const auto& [name, use] : uses) {
            if (!use.words.empty()) {
                selected_.emplace_back(name, use.words);
                continue;
            }
            const std::optional<Argument> value = use.counted ? std::nullopt : shown(name);
            if (value)
                message_.arguments.push_back(*value);
            else
                counted_.push_back(name);
        }
    }

    std::size_t counted() const { return counted_.size(); }

    void print_round(std::size_t round) const {
        Message message = message_;
        for (std::size_t at = 0; at < counted_.size(); ++at)
            message.arguments.emplace_back(counted_[at], number_in_round(round, at));
        print_selected(message);
    }

    void print_all(std::size_t rounds) const {
        for (std::size_t round = 0; round < rounds; ++round) print_round(round);
    }

  private:
    void print_selected(Message& message, std::size_t at = 0) const {
        if (at == selected_.size()) {
            print(texts_, message);
            return;
        }
        const auto& [name, words] = selected_[at];
        for (const std::string& word : words) {
            message.arguments.emplace_back(name, word);
            print_selected(message, at + 1);
            message.arguments.pop_back();
        }
    }

    const Texts& texts_;
    Message message_;
    std::vector<std::string_view> counted_;
    std::vector<std::pair<std::string_view, std::set<std::string>>> selected_;
};

void print_key(const Texts& texts, const catalogue::Language& language, const Nested& nested,
               Key key) {
    const Uses uses = uses_of(language, key);
    const Series words(texts, key, uses,
                       [](std::string_view name) { return Argument(name, odd_word(name)); });
    words.print_all(words.counted() == 0   ? 1
                    : words.counted() == 1 ? number_count
                                           : number_count * number_count);
    if (std::none_of(uses.begin(), uses.end(),
                     [](const auto& argument) { return argument.second.is_plain(); }))
        return;
    // A plain {x} takes a number as well, and writes it as the language does.
    Series(texts, key, uses, [](std::string_view) { return std::nullopt; }).print_all(number_count);
    // And whatever else may stand in a sentence: all of a kind, then all of different kinds.
    for (std::size_t kind = 0; kind < Nested::kinds; ++kind) {
        for (const std::size_t step : {std::size_t{0}, std::size_t{1}}) {
            std::size_t at = 0;
            const auto shown = [&](std::string_view name) {
                const std::size_t which = static_cast<std::size_t>(key) + kind + at;
                return nested.argument(name, (kind + step * ++at) % Nested::kinds, which);
            };
            Series(texts, key, uses, shown).print_round(kind);
        }
    }
}

}  // namespace

int main() {
    for (const catalogue::Language& language : catalogue::languages) {
        const Texts texts(language.code);
        const Nested nested(language);
        for (std::size_t key = 0; key < key_count; ++key)
            print_key(texts, language, nested, static_cast<Key>(key));
    }
}
