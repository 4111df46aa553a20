#include "cli/play/rules_pages.h"

#include <vector>

#include "cli/columns.h"
#include "cli/markdown.h"
#include "cli/nearest.h"
#include "cli/play/input_words.h"
#include "texts/say_problem.h"

namespace lemniscate::cli::play {

using texts::Key;
using texts::Rulebook;
using texts::Section;

std::span<const Section> find_sections(const Rulebook& rules, const std::string& name) {
    if (name == all_sections) return rules.sections;
    const auto found = texts::find_section(rules, name);
    if (!found.empty()) return found;
    // People know a section by its title, in their language.
    std::vector<Named> titles;
    for (const Section& section : rules.sections) {
        titles.push_back({std::string(section.id), std::string(section.title)});
    }
    const std::vector<Named> meant = matches(name, titles);
    if (meant.size() != 1) return {};
    return texts::find_section(rules, meant.front().id);
}

std::string refuse_section(const std::string& name, const Rulebook& rules,
                           const texts::Texts& texts) {
    std::vector<std::string> known;
    for (const Section& section : rules.sections) known.emplace_back(section.id);
    std::vector<std::string> typed = known;
    typed.emplace_back(all_sections);
    const std::string near = nearest(name, typed);
    return near.empty()
               ? texts.say(Key::error_section_unknown,
                           {{"word", name}, {"known", comma_list(known)}})
               : texts.say(Key::error_section_nearest, {{"word", name}, {"nearest", near}});
}

std::string sections_in_markdown(const Rulebook& rules, std::span<const Section> sections) {
    return sections.size() == rules.sections.size() ? texts::markdown(rules)
                                                    : texts::markdown(sections);
}

Page contents_lines(const Rulebook& rules, const std::string& how, const Style& style,
                    const texts::Texts& texts) {
    Columns table({Align::left, Align::left, Align::left, Align::left});
    for (const Section& section : rules.sections) {
        table.add(
            {"", std::string(section.number), std::string(section.id), std::string(section.title)});
    }
    const int columns = reading_columns(style);
    Page page =
        wrapped(texts.say(Key::rules_sections, {{"game", say_game(rules.game, texts)}}), columns);
    page.emplace_back();
    append(page, lines_in(table.text()));
    page.emplace_back();
    append(page, wrapped(how, columns));
    return page;
}

}  // namespace lemniscate::cli::play
