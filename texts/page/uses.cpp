#include "texts/page/uses.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

#include <unicode/messagepattern.h>
#include <unicode/unistr.h>

namespace lemniscate::texts::page {
namespace {

std::string utf8(const icu::UnicodeString& text) {
    std::string result;
    return text.toUTF8String(result);
}

std::set<std::string> words_of(const icu::MessagePattern& pattern, std::int32_t start) {
    std::set<std::string> words{"unlisted"};
    for (std::int32_t at = start + 1; at < pattern.getLimitPartIndex(start); ++at) {
        const icu::MessagePattern::Part& part = pattern.getPart(at);
        if (part.getType() == UMSGPAT_PART_TYPE_ARG_SELECTOR)
            words.insert(utf8(pattern.getSubstring(part)));
        if (part.getType() == UMSGPAT_PART_TYPE_MSG_START) at = pattern.getLimitPartIndex(at);
    }
    return words;
}

void add_uses(Uses& uses, std::string_view text) {
    UErrorCode status = U_ZERO_ERROR;  // the generator has read the text before
    const icu::MessagePattern pattern(
        icu::UnicodeString::fromUTF8({text.data(), static_cast<std::int32_t>(text.size())}),
        nullptr, status);
    for (std::int32_t at = 0; at < pattern.countParts(); ++at) {
        const icu::MessagePattern::Part& start = pattern.getPart(at);
        if (start.getType() != UMSGPAT_PART_TYPE_ARG_START) continue;
        Use& use = uses[utf8(pattern.getSubstring(pattern.getPart(at + 1)))];
        if (start.getArgType() == UMSGPAT_ARG_TYPE_SELECT)
            use.words.merge(words_of(pattern, at));
        else if (start.getArgType() != UMSGPAT_ARG_TYPE_NONE)
            use.counted = true;
    }
}

}  // namespace

Uses uses_of(const catalogue::Language& language, Key key) {
    const std::size_t index = static_cast<std::size_t>(key);
    Uses uses;
    add_uses(uses, catalogue::languages.front().texts[index]);
    add_uses(uses, language.texts[index]);
    return uses;
}

}  // namespace lemniscate::texts::page
