#include "texts/rules/rules.h"

#include <algorithm>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "cli/commands/commands.h"
#include "cli/failure.h"
#include "cli/help.h"
#include "cli/ink.h"
#include "cli/input.h"
#include "cli/markdown.h"
#include "cli/nearest.h"
#include "cli/play/rules_pages.h"
#include "cli/style.h"
#include "match/json.h"

namespace lemniscate::cli::commands {

namespace {

using texts::Key;
using texts::Rulebook;
using texts::Section;

/// What the words after the game say, in whatever order they stand.
struct Wanted {
    std::optional<std::string> language;
    std::optional<std::string> section;
    std::optional<std::string> extra;  ///< the first word that there is no room for
};

Wanted sorted(const std::vector<std::string>& words) {
    Wanted wanted;
    for (const std::string& word : words) {
        auto& place = texts::is_spoken(word) ? wanted.language : wanted.section;
        if (!place) {
            place = word;
        } else if (!wanted.extra) {
            wanted.extra = word;
        }
    }
    return wanted;
}

/// No section has an id of two letters: those are meant as languages.
bool looks_like_language(const std::string& word) {
    return word.size() == 2 &&
           std::all_of(word.begin(), word.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

std::span<const Section> sections_of(const Rulebook& rules, const Wanted& wanted,
                                     const texts::Texts& texts) {
    if (!wanted.section) return rules.sections;
    const auto found = play::find_sections(rules, *wanted.section);
    if (!found.empty()) return found;
    if (looks_like_language(*wanted.section)) {
        const auto languages = texts::languages();
        const std::vector<std::string> known(languages.begin(), languages.end());
        refuse_input(texts.say(Key::error_language_unknown,
                               {{"word", *wanted.section}, {"known", comma_list(known)}}));
    }
    refuse_input(play::refuse_section(*wanted.section, rules, texts));
}

/// A list of sections has no bodies, and only the whole rules have their introduction.
std::string as_json(const Rulebook& rules, std::span<const Section> sections,
                    const Wanted& wanted) {
    match::Json json;
    json["game"] = rules.game;
    json["language"] = rules.language;
    json["title"] = rules.title;
    if (wanted.section == play::all_sections) json["introduction"] = rules.introduction;
    json["sections"] = match::Json::array();
    for (const Section& section : sections) {
        match::Json one;
        one["id"] = section.id;
        one["number"] = section.number;
        one["level"] = section.level;
        one["title"] = section.title;
        if (wanted.section) one["markdown"] = section.body;
        json["sections"].push_back(std::move(one));
    }
    return match::format_json(json);
}

/// Links to the anchors of the sections.
std::string contents_as_markdown(const Rulebook& rules) {
    std::string text;
    for (const Section& section : rules.sections) {
        text.append(section.level == 2 ? "- [" : "  - [").append(section.number).append(" ");
        text.append(section.title).append("](#").append(section.id).append(")\n");
    }
    return text;
}

std::string as_markdown(const Rulebook& rules, std::span<const Section> sections,
                        const Wanted& wanted) {
    return wanted.section ? play::sections_in_markdown(rules, sections)
                          : contents_as_markdown(rules);
}

}  // namespace

int rules(const Options& options, const Console& console) {
    const Wanted wanted = sorted(options.words);
    const texts::Texts texts(wanted.language.value_or(std::string(console.texts.language())),
                             console.texts.letters());
    const Rulebook* book = texts::find_rules(options.game, texts.language());
    if (book == nullptr) refuse_game(options.game, texts);
    const auto sections = sections_of(*book, wanted, texts);
    if (wanted.extra) {
        refuse_input(say(BadWords{Key::error_word_extra,
                                  {{"command", "lemniscate rules"}, {"word", *wanted.extra}},
                                  find_command("rules")},
                         texts));
    }
    if (options.json && options.markdown) {
        refuse_input(
            texts.say(Key::error_option_together, {{"option", "--json"}, {"other", "--markdown"}}));
    }
    const Style style = style_for(options.colour, console.out_is_terminal);
    if (options.json) {
        console.out << as_json(*book, sections, wanted);
    } else if (options.markdown) {
        console.out << as_markdown(*book, sections, wanted);
    } else if (wanted.section) {
        console.out << rendered(as_markdown(*book, sections, wanted), style);
    } else {
        const std::string how = texts.say(Key::rules_how, {{"id", book->game}});
        console.out << print(play::contents_lines(*book, how, style, texts), style);
    }
    return exit_code::good;
}

}  // namespace lemniscate::cli::commands
