#pragma once
// What the generated source defines: every text of every language, as constant tables. Only this
// room reads it; everybody else asks Texts.
#include <span>
#include <string_view>

namespace lemniscate::texts::catalogue {

struct Entry {
    std::string_view name;                        // dotted, as in en.json
    std::span<const std::string_view> arguments;  // the same in every language
};

struct Language {
    std::string_view code;
    // By Key. Empty: not translated. A text without arguments stands here as it is to be shown,
    // ICU's apostrophes and quoted braces already resolved; one with arguments is an ICU pattern.
    std::span<const std::string_view> texts;
    std::span<const bool> printed;  // by Key: the words of the printed edition, not our own
};

extern const std::span<const Entry> entries;           // by Key; ascending by name
extern const std::span<const Language> languages;      // English first, then ascending by code
extern const std::span<const std::string_view> codes;  // of the languages, in the same order

}  // namespace lemniscate::texts::catalogue
