#include "texts/rules/rules.h"

#include <cstddef>

namespace lemniscate::texts {
namespace {

std::string heading(const Section& section) {
    std::string line(static_cast<std::size_t>(section.level), '#');
    line.append(" ").append(section.number).append(section.level == 2 ? ". " : " ");
    line.append(section.title).append(" <a id=\"").append(section.id).append("\"></a>\n");
    return line;
}

}  // namespace

const Rulebook* find_rules(std::string_view game, std::string_view language) {
    for (const Rulebook& rules : rulebooks()) {
        if (rules.game == game && rules.language == language) return &rules;
    }
    return nullptr;
}

std::span<const Section> find_section(const Rulebook& rules, std::string_view id_or_number) {
    for (std::size_t first = 0; first < rules.sections.size(); ++first) {
        const Section& section = rules.sections[first];
        if (section.id != id_or_number && section.number != id_or_number) continue;
        std::size_t end = first + 1;
        while (end < rules.sections.size() && rules.sections[end].level > section.level) ++end;
        return rules.sections.subspan(first, end - first);
    }
    return {};
}

std::string markdown(std::span<const Section> sections) {
    std::string text;
    bool apart = false;
    for (const Section& section : sections) {
        if (apart) text += "\n";
        text += heading(section);
        if (!section.body.empty()) text.append(section.body).append("\n");
        apart = !section.body.empty();
    }
    return text;
}

std::string markdown(const Rulebook& rules) {
    std::string text = "# ";
    text.append(rules.title).append("\n\n").append(rules.introduction).append("\n\n");
    return text + markdown(rules.sections);
}

}  // namespace lemniscate::texts
