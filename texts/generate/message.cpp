#include "texts/generate/message.h"

#include <cstdint>
#include <memory>
#include <set>
#include <stdexcept>

#include <unicode/locid.h>
#include <unicode/messagepattern.h>
#include <unicode/msgfmt.h>
#include <unicode/plurrule.h>
#include <unicode/unistr.h>

namespace lemniscate::texts::generate {
namespace {

std::string utf8(const icu::UnicodeString& text) {
    std::string result;
    return text.toUTF8String(result);
}

[[noreturn]] void refuse(const UParseError& where, UErrorCode status) {
    std::string reason = "ICU MessageFormat cannot read the text";
    const std::string before = utf8(icu::UnicodeString(where.preContext));
    const std::string after = utf8(icu::UnicodeString(where.postContext));
    if (!before.empty()) reason += ", after \"" + before + "\"";
    if (!after.empty()) reason += ", at \"" + after + "\"";
    throw std::runtime_error(reason + " (" + u_errorName(status) + ")");
}

// Only what intl-messageformat understands as well, so that one file serves the web page too.
Use use_of(const std::string& name, UMessagePatternArgType kind, const std::string& type) {
    switch (kind) {
        case UMSGPAT_ARG_TYPE_NONE:
            return {};
        case UMSGPAT_ARG_TYPE_PLURAL:
        case UMSGPAT_ARG_TYPE_SELECTORDINAL:
            return {.number = true};
        case UMSGPAT_ARG_TYPE_SELECT:
            return {.word = true};
        case UMSGPAT_ARG_TYPE_SIMPLE:
            if (type == "number") return {.number = true};
            break;
        case UMSGPAT_ARG_TYPE_CHOICE:
            break;
    }
    throw std::runtime_error("argument {" + name +
                             "} may be plain, number, plural, selectordinal or select only");
}

// The forms that whole numbers take in the language; every one is reached below 200.
std::set<std::string> forms_of(const icu::Locale& language, bool ordinal) {
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<icu::PluralRules> rules(icu::PluralRules::forLocale(
        language, ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL, status));
    if (U_FAILURE(status)) throw std::runtime_error(u_errorName(status));
    std::set<std::string> forms;
    for (std::int32_t number = 0; number < 200; ++number) forms.insert(utf8(rules->select(number)));
    return forms;
}

// ICU takes the form "other" where one is missing, and says "3 kart" without a word of warning.
void require_forms(const icu::MessagePattern& pattern, std::int32_t start,
                   const icu::Locale& language) {
    const auto kind = pattern.getPart(start).getArgType();
    if (kind != UMSGPAT_ARG_TYPE_PLURAL && kind != UMSGPAT_ARG_TYPE_SELECTORDINAL) return;
    std::set<std::string> missing = forms_of(language, kind == UMSGPAT_ARG_TYPE_SELECTORDINAL);
    bool inflects = false;  // "# in the deck" is right for every number
    for (std::int32_t at = start + 1; at < pattern.getLimitPartIndex(start); ++at) {
        const icu::MessagePattern::Part& part = pattern.getPart(at);
        if (part.getType() == UMSGPAT_PART_TYPE_ARG_SELECTOR) {
            const std::string form = utf8(pattern.getSubstring(part));
            inflects |= form != "other" && !form.starts_with('=');
            missing.erase(form);
        }
        if (part.getType() == UMSGPAT_PART_TYPE_MSG_START) at = pattern.getLimitPartIndex(at);
    }
    if (missing.empty() || !inflects) return;
    throw std::runtime_error("argument {" + utf8(pattern.getSubstring(pattern.getPart(start + 1))) +
                             "} is counted without the form \"" + *missing.begin() +
                             "\" of the language");
}

std::map<std::string, Use> arguments_of(const icu::MessagePattern& pattern,
                                        const icu::Locale& language) {
    std::map<std::string, Use> arguments;
    for (std::int32_t at = 0; at < pattern.countParts(); ++at) {
        const icu::MessagePattern::Part& start = pattern.getPart(at);
        if (start.getType() != UMSGPAT_PART_TYPE_ARG_START) continue;
        const icu::MessagePattern::Part& name_part = pattern.getPart(at + 1);
        const std::string name = utf8(pattern.getSubstring(name_part));
        if (name_part.getType() == UMSGPAT_PART_TYPE_ARG_NUMBER)
            throw std::runtime_error("argument {" + name + "} has a number instead of a name");

        const icu::MessagePattern::Part& type_part = pattern.getPart(at + 2);
        const std::string type = type_part.getType() == UMSGPAT_PART_TYPE_ARG_TYPE
                                     ? utf8(pattern.getSubstring(type_part))
                                     : std::string();
        const Use use = use_of(name, start.getArgType(), type);
        Use& known = arguments[name];
        known.number |= use.number;
        known.word |= use.word;
        require_forms(pattern, at, language);
        if (known.number && known.word)
            throw std::runtime_error("argument {" + name + "} is both counted and selected by");
    }
    return arguments;
}

}  // namespace

Message read_message(const std::string& language, const std::string& text) {
    const icu::UnicodeString wide = icu::UnicodeString::fromUTF8(text);
    UParseError where{};
    UErrorCode status = U_ZERO_ERROR;
    const icu::MessagePattern pattern(wide, &where, status);
    if (U_FAILURE(status)) refuse(where, status);
    const icu::Locale locale(language.c_str());
    Message message{text, arguments_of(pattern, locale), {}};

    const icu::MessageFormat format(wide, locale, where, status);
    if (U_FAILURE(status)) refuse(where, status);
    if (message.arguments.empty()) {
        icu::UnicodeString shown;
        format.format(nullptr, nullptr, 0, shown, status);
        if (U_FAILURE(status)) refuse(where, status);
        message.plain = utf8(shown);
    }
    return message;
}

}  // namespace lemniscate::texts::generate
