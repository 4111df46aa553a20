#include "server/name_policy.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <optional>
#include <set>
#include <span>

#include <unicode/brkiter.h>
#include <unicode/locid.h>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uspoof.h>

#include "ai/player.h"
#include "texts/icu.h"

namespace lemniscate::server {

namespace {

using icu::UnicodeString;
using texts::to_icu;
using texts::to_utf8;

/// Nothing that could become a name is longer, and nothing longer is looked at.
constexpr std::size_t most_bytes = 1024;
/// Some alphabets make one letter of many parts. Names that people have stay far below.
constexpr std::int32_t most_parts = 2 * longest_name;
constexpr int most_marks = 3;  // in a row
constexpr std::u16string_view signs = u"-_'.’";

/// Names that would pass for the server's own, or that the table uses for somebody.
constexpr std::array<std::string_view, 15> reserved = {
    "admin",  "administrator", "bot",       "computer", "guest",
    "host",   "lemniscate",    "moderator", "nemesis",  "nobody",
    "person", "server",        "system",    "support",  "you"};

constexpr std::array<std::string_view, 32> stars = {
    "Achernar", "Alcor",     "Alcyone",   "Aldebaran", "Algol",   "Alioth", "Altair", "Antares",
    "Arcturus", "Atlas",     "Bellatrix", "Canopus",   "Capella", "Castor", "Deneb",  "Dubhe",
    "Electra",  "Fomalhaut", "Maia",      "Merak",     "Mira",    "Mizar",  "Nunki",  "Polaris",
    "Pollux",   "Procyon",   "Regulus",   "Rigel",     "Shaula",  "Sirius", "Spica",  "Vega"};

/// ICU brings its own data: where it cannot be opened, nothing that follows would be right.
void demand(UErrorCode status) {
    if (U_FAILURE(status)) std::abort();
}

/// Calls `each` with every code point; stops where that returns false.
template <class Each>
bool all_points(const UnicodeString& text, Each each) {
    for (std::int32_t at = 0; at < text.length(); at = text.moveIndex32(at, 1)) {
        if (!each(text.char32At(at))) return false;
    }
    return true;
}

bool is_blank(UChar32 point) { return u_charType(point) == U_SPACE_SEPARATOR; }
bool is_mark(UChar32 point) { return (U_GET_GC_MASK(point) & (U_GC_MN_MASK | U_GC_MC_MASK)) != 0; }
bool is_letter_or_digit(UChar32 point) {
    return (U_GET_GC_MASK(point) & (U_GC_L_MASK | U_GC_ND_MASK)) != 0;
}
bool is_sign(UChar32 point) {
    return point <= 0xffff && signs.find(static_cast<char16_t>(point)) != signs.npos;
}
/// Some letters and marks are not to be seen: fillers, joiners, selectors of a form.
bool is_unseen(UChar32 point) {
    return u_hasBinaryProperty(point, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0;
}

using Form = const icu::Normalizer2* (*)(UErrorCode&);
constexpr Form composed = icu::Normalizer2::getNFCInstance;
constexpr Form decomposed = icu::Normalizer2::getNFDInstance;

UnicodeString normalized(const UnicodeString& text, Form form) {
    UErrorCode status = U_ZERO_ERROR;
    UnicodeString made = form(status)->normalize(text, status);
    demand(status);
    return made;
}

/// With one plain blank in the place of several of any kind, and none at the ends.
UnicodeString with_single_blanks(const UnicodeString& text) {
    UnicodeString made;
    bool pending = false;
    all_points(text, [&](UChar32 point) {
        if (is_blank(point)) {
            pending = !made.isEmpty();
        } else {
            if (pending) made.append(u' ');
            pending = false;
            made.append(point);
        }
        return true;
    });
    return made;
}

/// What has no place in a name; shown by its number where it cannot be shown.
std::optional<std::string> misplaced_sign(const UnicodeString& name) {
    std::optional<std::string> found;
    all_points(name, [&](UChar32 point) {
        const bool fits = point == u' ' || is_sign(point) ||
                          ((is_letter_or_digit(point) || is_mark(point)) && !is_unseen(point));
        if (fits) return true;
        if (u_isgraph(point) != 0 && u_charType(point) != U_PRIVATE_USE_CHAR && !is_unseen(point)) {
            found = to_utf8(UnicodeString(point));
        } else {
            std::array<char, 16> number{};
            std::snprintf(number.data(), number.size(), "U+%04X", static_cast<unsigned>(point));
            found = number.data();
        }
        return false;
    });
    return found;
}

/// Marks stand on a letter or digit, a few at most.
bool has_good_marks(const UnicodeString& name) {
    int room = 0;
    return all_points(name, [&](UChar32 point) {
        if (is_mark(point)) return room-- > 0;
        room = is_letter_or_digit(point) ? most_marks : 0;
        return true;
    });
}

std::size_t letters(const UnicodeString& name) {
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<icu::BreakIterator> breaks(
        icu::BreakIterator::createCharacterInstance(icu::Locale::getRoot(), status));
    demand(status);
    breaks->setText(name);
    std::size_t count = 0;
    while (breaks->next() != icu::BreakIterator::DONE) ++count;
    return count;
}

/// ICU's own judge of texts that pass for others (Unicode Technical Standard 39). A word may mix
/// alphabets where people do, as Japanese does; Latin and Cyrillic letters only look alike.
const USpoofChecker& spoof_checker() {
    struct Closer {
        void operator()(USpoofChecker* checker) const { uspoof_close(checker); }
    };
    static const std::unique_ptr<USpoofChecker, Closer> checker = [] {
        UErrorCode status = U_ZERO_ERROR;
        USpoofChecker* made = uspoof_open(&status);
        demand(status);
        uspoof_setRestrictionLevel(made, USPOOF_HIGHLY_RESTRICTIVE);
        uspoof_setChecks(made, USPOOF_RESTRICTION_LEVEL | USPOOF_MIXED_NUMBERS, &status);
        demand(status);
        return std::unique_ptr<USpoofChecker, Closer>(made);
    }();
    return *checker;
}

bool mixes_alphabets(const UnicodeString& word) {
    UErrorCode status = U_ZERO_ERROR;
    const std::int32_t found = uspoof_check2UnicodeString(&spoof_checker(), word, nullptr, &status);
    demand(status);
    return found != 0;
}

std::optional<UnicodeString> mixed_word(const UnicodeString& name) {
    for (std::int32_t begin = 0; begin < name.length();) {
        const std::int32_t blank = name.indexOf(u' ', begin);
        const std::int32_t end = blank < 0 ? name.length() : blank;
        const UnicodeString word = name.tempSubStringBetween(begin, end);
        if (mixes_alphabets(word)) return word;
        begin = end + 1;
    }
    return std::nullopt;
}

/// The same for all texts that look alike: small letters and digits alone, without accents, and one
/// for all those that pass for each other.
std::string looks_of(const UnicodeString& name) {
    UnicodeString bare;
    all_points(normalized(name, decomposed), [&](UChar32 point) {
        if (is_letter_or_digit(point)) bare.append(u_foldCase(point, U_FOLD_CASE_DEFAULT));
        return true;
    });
    UErrorCode status = U_ZERO_ERROR;
    UnicodeString looks;
    uspoof_getSkeletonUnicodeString(&spoof_checker(), 0, bare, looks, &status);
    demand(status);
    return to_utf8(looks);
}

bool is_reserved(const UnicodeString& name) {
    static const std::set<std::string> taken = [] {
        std::set<std::string> looks;
        for (const std::span<const std::string_view> words :
             {std::span<const std::string_view>(reserved), ai::player_names()}) {
            for (const std::string_view word : words) looks.insert(looks_of(to_icu(word)));
        }
        return looks;
    }();
    return taken.contains(looks_of(name));
}

Refusal too_long() { return {Why::name_too_long, {{"most", longest_name}}}; }

}  // namespace

std::variant<std::string, Refusal> read_name(std::string_view name) {
    if (name.size() > most_bytes) return too_long();
    const UnicodeString read = with_single_blanks(normalized(to_icu(name), composed));
    if (read.isEmpty()) return Refusal{Why::name_empty};
    if (const auto sign = misplaced_sign(read)) return Refusal{Why::name_sign, {{"sign", *sign}}};
    if (!has_good_marks(read)) return Refusal{Why::name_marks};
    if (letters(read) > longest_name || read.countChar32() > most_parts) return too_long();
    if (all_points(read, [](UChar32 point) { return !is_letter_or_digit(point); })) {
        return Refusal{Why::name_no_letter};
    }
    if (const auto word = mixed_word(read)) {
        return Refusal{Why::name_mixed, {{"word", to_utf8(*word)}}};
    }
    if (is_reserved(read)) return Refusal{Why::name_reserved};
    return to_utf8(read);
}

std::string make_name(const RandomBytes& random) {
    std::array<std::uint8_t, 4> bytes{};
    random(bytes);
    const unsigned number = 100 + (bytes[1] * 65536U + bytes[2] * 256U + bytes[3]) % 900U;
    return std::string(stars[bytes[0] % stars.size()]) + " " + std::to_string(number);
}

}  // namespace lemniscate::server
