#include "texts/rules/generate/emit.h"

#include <ostream>
#include <sstream>

#include <nlohmann/json.hpp>

#include "texts/generate/output.h"

namespace lemniscate::texts::rules_generate {
namespace {

using generate::literal;

std::string array_name(const Book& book) { return "sections_" + book.game + "_" + book.language; }

void write_sections(std::ostream& code, const Book& book) {
    code << "constexpr Section " << array_name(book) << "[] = {\n";
    for (const Section& section : book.sections) {
        code << "    {" << literal(section.id) << ", " << literal(section.number) << ", "
             << literal(section.title) << ", " << section.level << ", " << literal(section.body)
             << "},\n";
    }
    code << "};\n\n";
}

}  // namespace

std::string source(const std::vector<Book>& books) {
    std::ostringstream code;
    code << "// Generated from docs/rules.\n#include \"texts/rules/rules.h\"\n\n"
         << "namespace lemniscate::texts {\nnamespace {\n\n"
         << "using namespace std::string_view_literals;\n\n";
    for (const Book& book : books) write_sections(code, book);
    code << "constexpr Rulebook all[] = {\n";
    for (const Book& book : books) {
        code << "    {" << literal(book.game) << ", " << literal(book.language) << ", "
             << literal(book.title) << ", " << literal(book.introduction) << ", "
             << array_name(book) << "},\n";
    }
    code << "};\n\n}  // namespace\n\nstd::span<const Rulebook> rulebooks() { return all; }\n\n"
         << "}  // namespace lemniscate::texts\n";
    return code.str();
}

std::string page(const Book& book) {
    nlohmann::ordered_json sections = nlohmann::ordered_json::array();
    for (const Section& section : book.sections) {
        sections.push_back({{"id", section.id},
                            {"number", section.number},
                            {"level", section.level},
                            {"title", section.title},
                            {"markdown", section.body}});
    }
    const nlohmann::ordered_json json = {{"game", book.game},
                                         {"language", book.language},
                                         {"title", book.title},
                                         {"introduction", book.introduction},
                                         {"sections", sections}};
    return json.dump(1) + "\n";
}

}  // namespace lemniscate::texts::rules_generate
