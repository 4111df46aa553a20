#include "texts/width.h"

#include <cstddef>
#include <cstdint>

#include <unicode/uchar.h>
#include <unicode/utf8.h>

namespace lemniscate::texts {
namespace {

constexpr std::string_view ellipsis = "…";

// A code point, or a whole escape sequence.
struct Piece {
    std::string_view bytes;
    int columns;
    bool escape;
};

// ECMA-48 control sequence: ESC [, parameters, intermediates, one final byte. 0 when it is none.
std::size_t escape_length(std::string_view text) {
    if (!text.starts_with("\x1b[")) return 0;
    std::size_t at = 2;
    while (at < text.size() && text[at] >= 0x20 && text[at] <= 0x3f) ++at;
    const bool complete = at < text.size() && text[at] >= 0x40 && text[at] <= 0x7e;
    return complete ? at + 1 : 0;
}

int columns_of(UChar32 point) {
    constexpr UChar32 soft_hyphen = 0xad;  // a format character which terminals nevertheless show
    constexpr std::uint32_t unseen = U_GC_MN_MASK | U_GC_ME_MASK | U_GC_CF_MASK | U_GC_CC_MASK;
    if (point < 0) return 1;  // ill-formed: shown as a replacement character
    if (point == soft_hyphen) return 1;
    if ((U_GET_GC_MASK(point) & unseen) != 0) return 0;
    switch (u_getIntPropertyValue(point, UCHAR_HANGUL_SYLLABLE_TYPE)) {
        case U_HST_VOWEL_JAMO:
        case U_HST_TRAILING_JAMO:
            return 0;  // drawn inside the leading one
        default:
            break;
    }
    switch (u_getIntPropertyValue(point, UCHAR_EAST_ASIAN_WIDTH)) {
        case U_EA_WIDE:
        case U_EA_FULLWIDTH:
            return 2;
        default:
            return 1;
    }
}

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"  // inside the macro
// Negative when ill-formed.
UChar32 next_point(std::string_view text, std::size_t& at) {
    UChar32 point = 0;
    U8_NEXT(text.data(), at, text.size(), point);
    return point;
}
#pragma GCC diagnostic pop

// Takes the first piece off a text that is not empty.
Piece take_piece(std::string_view& text) {
    Piece piece{};
    std::size_t length = escape_length(text);
    if (length > 0) {
        piece.escape = true;
    } else {
        piece.columns = columns_of(next_point(text, length));
    }
    piece.bytes = text.substr(0, length);
    text.remove_prefix(length);
    return piece;
}

std::string spaces_up_to(std::string_view text, int width) {
    const int missing = width - columns(text);
    return std::string(static_cast<std::size_t>(missing > 0 ? missing : 0), ' ');
}

}  // namespace

int columns(std::string_view utf8) {
    int total = 0;
    while (!utf8.empty()) total += take_piece(utf8).columns;
    return total;
}

std::string pad_right(std::string_view text, int width) {
    return std::string(text) + spaces_up_to(text, width);
}

std::string pad_left(std::string_view text, int width) {
    return spaces_up_to(text, width) + std::string(text);
}

std::string clip(std::string_view text, int width) {
    if (columns(text) <= width) return std::string(text);
    std::string kept;
    int room = width - columns(ellipsis);
    bool cut = false;
    while (!text.empty()) {
        const Piece piece = take_piece(text);
        if (!cut && !piece.escape && piece.columns > room) {
            cut = true;
            if (room >= 0) kept += ellipsis;
        }
        if (piece.escape || !cut) {
            kept += piece.bytes;
            room -= piece.columns;
        }
    }
    return kept;
}

}  // namespace lemniscate::texts
