#include "texts/rules/generate/book.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>
#include <string_view>

#include "texts/rules/markdown.h"

namespace lemniscate::texts::rules_generate {
namespace {

using namespace markdown_line;

constexpr std::string_view anchor_begin = "<a id=\"";
constexpr std::string_view anchor_end = "\"></a>";

void complain(Problems& problems, const Book& book, const std::string& what) {
    problems.push_back(book.file.string() + ": " + what);
}

std::string in_quotes(std::string_view text) { return "\"" + std::string(text) + "\""; }

std::string_view trimmed(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \n");
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(" \n") + 1 - begin);
}

// Takes the anchor off the end of a heading.
std::string take_id(std::string_view& heading) {
    const std::size_t begin = heading.rfind(anchor_begin);
    if (begin == std::string_view::npos || !heading.ends_with(anchor_end)) return {};
    std::string_view id = heading.substr(begin + anchor_begin.size());
    id.remove_suffix(anchor_end.size());
    heading = trimmed(heading.substr(0, begin));
    return std::string(id);
}

// Takes `2. ` or `2.3 ` off the beginning of a heading of this level.
std::string take_number(std::string_view& heading, int level) {
    const std::size_t blank = std::min(heading.find(' '), heading.size());
    std::string_view number = heading.substr(0, blank);
    if (level == 2 && !number.ends_with('.')) return {};
    if (level == 2) number.remove_suffix(1);
    const bool digits = number.find_first_not_of("0123456789.") == std::string_view::npos;
    const auto points = std::count(number.begin(), number.end(), '.');
    if (!digits || points != level - 2 || number.starts_with('.') || number.ends_with('.')) {
        return {};
    }
    heading = trimmed(heading.substr(blank));
    return std::string(number);
}

Section read_heading(std::string_view line, const Book& book, Problems& problems) {
    Section section;
    section.level = static_cast<int>(std::min(line.find_first_not_of('#'), line.size()));
    std::string_view rest = trimmed(line.substr(static_cast<std::size_t>(section.level)));
    if (section.level != 2 && section.level != 3) {
        complain(problems, book,
                 in_quotes(line) + ": sections begin with ## or ###, and only the title with #");
        return section;
    }
    section.id = take_id(rest);
    if (section.id.empty()) {
        complain(problems, book, in_quotes(line) + ": has no id; it ends with <a id=\"...\"></a>");
    }
    section.number = take_number(rest, section.level);
    if (section.number.empty()) {
        complain(problems, book,
                 in_quotes(line) + ": has no number; it begins with " +
                     (section.level == 2 ? "\"## 2. \"" : "\"### 2.3 \""));
    }
    section.title = rest;
    if (rest.empty()) complain(problems, book, in_quotes(line) + ": has no title");
    return section;
}

// What is typed to name a section must not be read as something else.
void check_id(const std::string& id, const Book& book, Problems& problems) {
    const bool letters = id.find_first_not_of("abcdefghijklmnopqrstuvwxyz-") == std::string::npos;
    if (!letters || id.size() < 3 || id == "all") {
        complain(problems, book,
                 "id " + in_quotes(id) +
                     ": must be three or more of a to z and -, and not \"all\", so that it is "
                     "neither a number nor a language");
    }
}

void check_sections(const Book& book, Problems& problems) {
    std::set<std::string> ids;
    std::set<std::string> numbers;
    std::string parent;
    for (const Section& section : book.sections) {
        if (section.level == 2) parent = section.number;
        if (!section.id.empty()) {
            check_id(section.id, book, problems);
            if (!ids.insert(section.id).second) {
                complain(problems, book, "id " + in_quotes(section.id) + ": stands here twice");
            }
        }
        if (section.number.empty()) continue;
        if (!numbers.insert(section.number).second) {
            complain(problems, book, "number " + section.number + ": stands here twice");
        }
        if (section.level == 3 && !section.number.starts_with(parent + ".")) {
            complain(problems, book, "number " + section.number + ": stands in section " + parent);
        }
    }
    if (book.sections.empty()) complain(problems, book, "has no sections");
}

// What a translation must have as often as English.
struct Counts {
    std::ptrdiff_t rulings = 0;
    std::ptrdiff_t items = 0;
    std::ptrdiff_t rows = 0;
};

std::ptrdiff_t occurrences(std::string_view text, std::string_view part) {
    std::ptrdiff_t count = 0;
    for (std::size_t at = text.find(part); at != std::string_view::npos;
         at = text.find(part, at + part.size())) {
        ++count;
    }
    return count;
}

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

Counts count(std::string_view text, const std::string& ruling) {
    Counts counts;
    counts.rulings = ruling.empty() ? 0 : occurrences(text, ruling);
    bool in_paragraph = false;
    std::size_t last_item = std::string_view::npos;  // its indent
    for (const std::string_view line : lines_of(text)) {
        const std::size_t blanks = indent(line);
        const std::string_view rest = line.substr(blanks);
        if (is_table(rest)) ++counts.rows;
        if (marker(rest) != 0 && (!in_paragraph || blanks == last_item || interrupts(rest))) {
            ++counts.items;
            last_item = blanks;
        }
        in_paragraph = !is_blank(line);
    }
    return counts;
}

void compare(std::ptrdiff_t english, std::ptrdiff_t other, const std::string& where,
             const std::string& what, const Book& book, Problems& problems) {
    if (english == other) return;
    complain(problems, book,
             where + ": " + std::to_string(other) + " " + what + " instead of " +
                 std::to_string(english) + " as in English");
}

void compare_texts(const Book& english, std::string_view original, const Book& other,
                   std::string_view text, const std::string& where, Problems& problems) {
    const Counts wanted = count(original, english.ruling);
    const Counts found = count(text, other.ruling);
    const std::string rulings = "rulings (" + other.ruling + ")";
    compare(wanted.rulings, found.rulings, where, rulings, other, problems);
    compare(wanted.items, found.items, where, "list items", other, problems);
    compare(wanted.rows, found.rows, where, "table rows", other, problems);
}

const Section* find(const Book& book, const std::string& id) {
    const auto found = std::find_if(book.sections.begin(), book.sections.end(),
                                    [&id](const Section& section) { return section.id == id; });
    return found == book.sections.end() ? nullptr : &*found;
}

std::string find_ruling(const std::string& introduction) {
    const std::size_t begin = introduction.find("**[");
    const std::size_t end = introduction.find("]**", begin);
    if (begin == std::string::npos || end == std::string::npos) return {};
    return introduction.substr(begin, end + 3 - begin);
}

}  // namespace

Book read_book(const std::string& game, const std::string& language,
               const std::filesystem::path& file, Problems& problems) {
    Book book;
    book.game = game;
    book.language = language;
    book.file = file;
    std::ifstream stream(file, std::ios::binary);
    if (!stream) {
        complain(problems, book, "is missing: the rules of " + game + " in " + language);
        return book;
    }
    const std::string text(std::istreambuf_iterator<char>(stream), {});
    std::string* body = &book.introduction;
    for (const std::string_view line : lines_of(text)) {
        if (book.title.empty() && line.starts_with("# ")) {
            book.title = trimmed(line.substr(2));
        } else if (is_heading(line)) {
            book.sections.push_back(read_heading(line, book, problems));
            body = &book.sections.back().body;
        } else {
            body->append(line).append("\n");
        }
    }
    for (Section& section : book.sections) section.body = std::string(trimmed(section.body));
    book.introduction = std::string(trimmed(book.introduction));
    book.ruling = find_ruling(book.introduction);
    if (book.title.empty()) complain(problems, book, "has no title; it begins with \"# \"");
    if (book.ruling.empty()) {
        complain(problems, book, "the introduction does not say how rulings are marked: **[...]**");
    }
    check_sections(book, problems);
    return book;
}

void compare_with_english(const Book& english, const Book& other, Problems& problems) {
    for (const Section& original : english.sections) {
        const Section* section = find(other, original.id);
        const std::string where = "section " + original.id;
        if (section == nullptr) {
            complain(problems, other, where + ": is missing");
            continue;
        }
        if (section->level != original.level || section->number != original.number) {
            complain(problems, other,
                     where + ": is " + section->number + " of level " +
                         std::to_string(section->level) + " instead of " + original.number +
                         " of level " + std::to_string(original.level) + " as in English");
        }
        compare_texts(english, original.body, other, section->body, where, problems);
    }
    for (const Section& section : other.sections) {
        if (!section.id.empty() && find(english, section.id) == nullptr) {
            complain(problems, other, "section " + section.id + ": English does not have it");
        }
    }
    const auto same_id = [](const Section& left, const Section& right) {
        return left.id == right.id;
    };
    if (std::is_permutation(english.sections.begin(), english.sections.end(),
                            other.sections.begin(), other.sections.end(), same_id) &&
        !std::equal(english.sections.begin(), english.sections.end(), other.sections.begin(),
                    same_id)) {
        complain(problems, other, "the sections stand in another order than in English");
    }
    compare_texts(english, english.introduction, other, other.introduction, "introduction",
                  problems);
}

}  // namespace lemniscate::texts::rules_generate
