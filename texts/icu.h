// Text from UTF-8 to ICU's own form and back.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include <unicode/unistr.h>

namespace lemniscate::texts {

inline icu::UnicodeString to_icu(std::string_view utf8) {
    return icu::UnicodeString::fromUTF8(
        icu::StringPiece(utf8.data(), static_cast<std::int32_t>(utf8.size())));
}

inline std::string to_utf8(const icu::UnicodeString& text) {
    std::string utf8;
    return text.toUTF8String(utf8);
}

}  // namespace lemniscate::texts
