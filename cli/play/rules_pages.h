// The rules as people read them: those of `lemniscate rules`, and of `rules SECTION` during a game.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "cli/page.h"
#include "cli/style.h"
#include "texts/rules/rules.h"
#include "texts/texts.h"

namespace lemniscate::cli::play {

/// What is typed for every section.
inline constexpr std::string_view all_sections = "all";

/// A section by its id, its number or the beginning of its title in the language of the rules, with
/// its parts behind it; or all of them. Empty where there is none.
std::span<const texts::Section> find_sections(const texts::Rulebook& rules,
                                              const std::string& name);
/// The sentence that says so.
std::string refuse_section(const std::string& name, const texts::Rulebook& rules,
                           const texts::Texts& texts);

/// What sections say, as Markdown; only all of them have the introduction.
std::string sections_in_markdown(const texts::Rulebook& rules,
                                 std::span<const texts::Section> sections);

/// The numbers, ids and titles of the sections; `how` says what to type for one.
Page contents_lines(const texts::Rulebook& rules, const std::string& how, const Style& style,
                    const texts::Texts& texts);

}  // namespace lemniscate::cli::play
