#include "texts/generate/emit.h"

#include <ostream>
#include <sstream>

#include <nlohmann/json.hpp>

#include "texts/generate/output.h"

namespace lemniscate::texts::generate {
namespace {

constexpr const char* banner = "// Generated from texts/*.json.\n";

std::string argument_array(const std::string& key) {
    std::string name = "arguments_";
    return name += enumerator(key);
}

void write_arguments(std::ostream& code, const Language& english) {
    for (const auto& [key, message] : english.messages) {
        if (message.arguments.empty()) continue;
        code << "constexpr std::string_view " << argument_array(key) << "[] = {";
        for (const auto& [name, use] : message.arguments) code << literal(name) << ", ";
        code << "};\n";
    }
}

void write_entries(std::ostream& code, const Language& english) {
    code << "\nconstexpr Entry all_entries[] = {\n";
    for (const auto& [key, message] : english.messages) {
        const std::string arguments = message.arguments.empty() ? "{}" : argument_array(key);
        code << "    {" << literal(key) << ", " << arguments << "},\n";
    }
    code << "};\n";
}

void write_texts(std::ostream& code, const Language& english, const Language& language) {
    code << "\nconstexpr std::string_view texts_" << language.code << "[] = {\n";
    for (const auto& [key, original] : english.messages) {
        const auto found = language.messages.find(key);
        const bool missing = found == language.messages.end();
        code << "    "
             << (missing                      ? "{}"
                 : original.arguments.empty() ? literal(found->second.plain)
                                              : literal(found->second.pattern))
             << ",\n";
    }
    code << "};\n";
}

void write_printed(std::ostream& code, const Language& english, const Language& language) {
    code << "\nconstexpr bool printed_" << language.code << "[] = {\n";
    for (const auto& [key, original] : english.messages) {
        const auto found = language.statuses.find(key);
        const bool own = found != language.statuses.end() && found->second != Status::printed;
        code << "    " << (own ? "false" : "true") << ",\n";
    }
    code << "};\n";
}

void write_languages(std::ostream& code, const std::vector<Language>& languages) {
    code << "\nconstexpr Language all_languages[] = {\n";
    for (const Language& language : languages)
        code << "    {" << literal(language.code) << ", texts_" << language.code << ", printed_"
             << language.code << "},\n";
    code << "};\n\nconstexpr std::string_view all_codes[] = {";
    for (const Language& language : languages) code << literal(language.code) << ", ";
    code << "};\n";
}

}  // namespace

std::string header(const Language& english) {
    std::ostringstream code;
    code << banner << "#pragma once\n#include <cstddef>\n#include <cstdint>\n\n"
         << "namespace lemniscate::texts {\n\nenum class Key : std::uint16_t {\n";
    for (const auto& [key, message] : english.messages) code << "    " << enumerator(key) << ",\n";
    code << "};\n\ninline constexpr std::size_t key_count = " << english.messages.size() << ";\n"
         << "\n}  // namespace lemniscate::texts\n";
    return code.str();
}

std::string source(const std::vector<Language>& languages) {
    const Language& english = languages.front();
    std::ostringstream code;
    code << banner << "#include \"texts/catalogue.h\"\n\n"
         << "namespace lemniscate::texts::catalogue {\nnamespace {\n\n"
         << "using namespace std::string_view_literals;\n\n";
    write_arguments(code, english);
    write_entries(code, english);
    for (const Language& language : languages) {
        write_texts(code, english, language);
        write_printed(code, english, language);
    }
    write_languages(code, languages);
    code << "\n}  // namespace\n\n"
         << "constinit const std::span<const Entry> entries = all_entries;\n"
         << "constinit const std::span<const Language> languages = all_languages;\n"
         << "constinit const std::span<const std::string_view> codes = all_codes;\n"
         << "\n}  // namespace lemniscate::texts::catalogue\n";
    return code.str();
}

std::string page(const Language& language) {
    nlohmann::ordered_json texts = nlohmann::ordered_json::object();
    for (const auto& [key, message] : language.messages) texts[key] = message.pattern;
    return nlohmann::ordered_json{{"language", language.code}, {"texts", texts}}.dump(1) + "\n";
}

}  // namespace lemniscate::texts::generate
