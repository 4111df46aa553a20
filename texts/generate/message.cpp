#include "texts/generate/message.h"

#include <cstdint>
#include <stdexcept>

#include <unicode/locid.h>
#include <unicode/messagepattern.h>
#include <unicode/msgfmt.h>
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

std::map<std::string, Use> arguments_of(const icu::MessagePattern& pattern) {
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
    Message message{text, arguments_of(pattern)};

    const icu::MessageFormat format(wide, icu::Locale(language.c_str()), where, status);
    if (U_FAILURE(status)) refuse(where, status);
    if (message.arguments.empty()) {
        icu::UnicodeString shown;
        format.format(nullptr, nullptr, 0, shown, status);
        if (U_FAILURE(status)) refuse(where, status);
        message.text = utf8(shown);
    }
    return message;
}

}  // namespace lemniscate::texts::generate
