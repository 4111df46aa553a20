#pragma once
// The rules of the games as people read them: docs/rules, inside the program. Bodies are Markdown;
// what they are made of stands in markdown.h.
#include <span>
#include <string>
#include <string_view>

namespace lemniscate::texts {

struct Section {
    std::string_view id;      // "shields", the same in every language
    std::string_view number;  // "2.3"
    std::string_view title;
    int level;              // 2, or 3 for a part of the section of level 2 before it
    std::string_view body;  // without the heading; may be empty
};

struct Rulebook {
    std::string_view game;  // "shards"
    std::string_view language;
    std::string_view title;
    std::string_view introduction;
    std::span<const Section> sections;  // in order
};

std::span<const Rulebook> rulebooks();

/// Null when there is none. Every game has its rules in every language that texts speak.
const Rulebook* find_rules(std::string_view game, std::string_view language);

/// A section by its id or its number, with its parts behind it. Empty when there is none.
std::span<const Section> find_section(const Rulebook& rules, std::string_view id_or_number);

/// Sections as they stand in docs/rules, headings and anchors included.
std::string markdown(std::span<const Section> sections);
std::string markdown(const Rulebook& rules);

}  // namespace lemniscate::texts
