#include "texts/phrases.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <stdexcept>

#include <unicode/locid.h>
#include <unicode/normalizer2.h>
#include <unicode/numberformatter.h>
#include <unicode/translit.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include "texts/icu.h"

namespace lemniscate::texts {
namespace {

struct Replacement {
    std::string_view from;
    std::string_view to;
};

/// Signs that keep their width, so that tables keep their columns.
constexpr Replacement replacements[] = {
    {"─", "-"},  {"│", "|"},  {"┌", "+"},  {"┐", "+"},  {"└", "+"},  {"┘", "+"},      {"├", "+"},
    {"┤", "+"},  {"┬", "+"},  {"┴", "+"},  {"┼", "+"},  {"✓", "*"},  {"−", "-"},      {"▸", ">"},
    {"·", "."},  {"★", "#"},  {"–", "-"},  {"—", "-"},  {"…", "~"},  {"’", "'"},      {"×", "x"},
    {"“", "\""}, {"”", "\""}, {"„", "\""}, {"«", "\""}, {"»", "\""}, {"\u00a0", " "},
};

/// Letters that Unicode does not take apart, though people type another one for them.
struct PlainLetter {
    UChar32 from;
    std::u16string_view to;
};
constexpr PlainLetter plain_letters[] = {
    {U'ł', u"l"}, {U'ø', u"o"},  {U'đ', u"d"},  {U'ð', u"d"},  {U'ħ', u"h"},
    {U'ı', u"i"}, {U'œ', u"oe"}, {U'æ', u"ae"}, {U'þ', u"th"}, {U'ґ', u"г"},
};

void append_plain(icu::UnicodeString& text, UChar32 letter) {
    for (const PlainLetter& plain : plain_letters) {
        if (plain.from != letter) continue;
        text.append(plain.to.data(), static_cast<std::int32_t>(plain.to.size()));
        return;
    }
    text.append(letter);
}

std::size_t sequence_length(char first) {
    const auto byte = static_cast<unsigned char>(first);
    return byte < 0x80 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
}

std::string_view sign_in_ascii(std::string_view letter) {
    for (const Replacement& replacement : replacements) {
        if (replacement.from == letter) return replacement.to;
    }
    return letter;
}

}  // namespace

std::optional<Key> find_key(std::string_view topic, std::string_view id) {
    return find_key(std::string(topic) + "." + std::string(id));
}

std::string say(const Texts& texts, std::string_view topic, std::string_view id,
                std::initializer_list<Arg> args) {
    const auto key = find_key(topic, id);
    // A key that is missing shows as its id: worse than a sentence, better than nothing.
    return key ? texts.say(*key, args) : std::string(id);
}

std::string join(const std::vector<std::string>& parts, std::string_view between) {
    std::string text;
    for (const std::string& part : parts) {
        if (!text.empty()) text += between;
        text += part;
    }
    return text;
}

std::string bare(std::string_view text) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* decompose = icu::Normalizer2::getNFKDInstance(status);
    if (U_FAILURE(status)) throw std::runtime_error(u_errorName(status));
    const icu::UnicodeString wide = decompose->normalize(to_icu(text).foldCase(), status);
    icu::UnicodeString kept;
    for (std::int32_t at = 0; at < wide.length(); at = wide.moveIndex32(at, 1)) {
        const UChar32 letter = wide.char32At(at);
        if (u_isalnum(letter)) append_plain(kept, letter);
    }
    return to_utf8(kept);
}

std::string lowered(std::string_view text) {
    return to_utf8(to_icu(text).toLower(icu::Locale::getRoot()));
}

std::string in_ascii(std::string_view text) {
    std::string signs;
    signs.reserve(text.size());
    while (!text.empty()) {
        const std::string_view letter = text.substr(0, sequence_length(text.front()));
        signs += letter.size() == 1 ? letter : sign_in_ascii(letter);
        text.remove_prefix(letter.size());
    }
    UErrorCode status = U_ZERO_ERROR;
    static const std::unique_ptr<icu::Transliterator> transcribe(
        icu::Transliterator::createInstance(
            "Ukrainian-Latin/BGN; Any-Latin; Latin-ASCII; [^\\u0000-\\u007f] Remove",
            UTRANS_FORWARD, status));
    if (transcribe == nullptr) throw std::runtime_error(u_errorName(status));
    icu::UnicodeString wide = to_icu(signs);
    transcribe->transliterate(wide);
    return to_utf8(wide);
}

std::string first_letter(std::string_view text) {
    const icu::UnicodeString wide = to_icu(text);
    return to_utf8(wide.tempSubString(0, wide.moveIndex32(0, 1)));
}

std::string decimal(double value, int decimals, const Texts& texts) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::number::FormattedNumber number =
        icu::number::NumberFormatter::withLocale(icu::Locale(std::string(texts.language()).c_str()))
            .precision(icu::number::Precision::fixedFraction(decimals))
            .grouping(UNUM_GROUPING_OFF)
            .formatDouble(value, status);
    const icu::UnicodeString wide = number.toString(status);
    if (U_FAILURE(status)) throw std::runtime_error(u_errorName(status));
    return to_utf8(wide);
}

std::string capitalised(std::string_view text) {
    icu::UnicodeString wide = to_icu(text);
    std::int32_t at = 0;
    while (at < wide.length() && !u_isalnum(wide.char32At(at))) at = wide.moveIndex32(at, 1);
    if (at < wide.length()) {
        const std::int32_t after = wide.moveIndex32(at, 1);
        wide.replace(at, after - at, u_toupper(wide.char32At(at)));
    }
    return to_utf8(wide);
}

}  // namespace lemniscate::texts
