#pragma once
// What may stand in a sentence and is no word: seats, cards, messages, and lists of messages, whose
// arguments are such values again.
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "match/message.h"
#include "texts/catalogue.h"
#include "texts/page/uses.h"

namespace lemniscate::texts::page {

/// A word of which nothing may be read as part of a text.
std::string odd_word(std::string_view word);

class Nested {
  public:
    explicit Nested(const catalogue::Language& language);

    enum class Kind {
        seat,
        card,
        word,
        // Those that have messages inside:
        plain_message,
        message,
        empty_list,
        list_of_two,
        list_of_three,
    };
    static constexpr std::size_t kinds = static_cast<std::size_t>(Kind::list_of_three) + 1;
    static constexpr std::size_t flat_kinds = static_cast<std::size_t>(Kind::word) + 1;

    // An argument of a kind, by its number. `which` chooses seats, cards and messages, so that in
    // the course of the numbers every text comes to stand inside others.
    match::Argument argument(std::string_view name, std::size_t kind, std::size_t which) const {
        return argument(name, kind, which, 0);
    }

  private:
    match::Argument argument(std::string_view name, std::size_t kind, std::size_t which,
                             int depth) const;
    match::Message plain(std::size_t which) const;
    match::Message speaking(std::size_t which, int depth) const;

    // Texts without arguments, and those with some.
    struct Speaking {
        std::string_view key;
        Uses uses;
    };
    std::vector<std::string_view> plain_;
    std::vector<Speaking> speaking_;
};

}  // namespace lemniscate::texts::page
