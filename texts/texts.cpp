#include "texts/texts.h"

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <utility>
#include <vector>

#include <unicode/fmtable.h>
#include <unicode/locid.h>
#include <unicode/msgfmt.h>
#include <unicode/unistr.h>

#include "texts/catalogue.h"
#include "texts/icu.h"
#include "texts/phrases.h"

namespace lemniscate::texts {
namespace {

using catalogue::Language;

std::size_t index(Key key) { return static_cast<std::size_t>(key); }

icu::Formattable argument_of(const Arg& arg) {
    if (const auto* number = std::get_if<std::int64_t>(&arg.value)) return {*number};
    if (const auto* number = std::get_if<double>(&arg.value)) return {*number};
    return {to_icu(std::get<std::string>(arg.value))};
}

const Language& english() { return catalogue::languages.front(); }

const Language& closest_language(std::string_view wanted) {
    std::string code(wanted.substr(0, wanted.find_first_of("-_.@")));
    for (char& letter : code) {
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    }
    const auto found = std::find_if(catalogue::languages.begin(), catalogue::languages.end(),
                                    [&](const Language& known) { return known.code == code; });
    return found == catalogue::languages.end() ? english() : *found;
}

[[noreturn]] void refuse(Key key, const std::string& reason) {
    throw std::invalid_argument("text " + std::string(key_name(key)) + ": " + reason);
}

// ICU would print "{name}" instead.
void require_arguments(Key key, std::span<const Arg> args) {
    for (const std::string_view name : argument_names(key)) {
        if (std::none_of(args.begin(), args.end(),
                         [&](const Arg& arg) { return arg.name == name; }))
            refuse(key, "argument {" + std::string(name) + "} is missing");
    }
}

}  // namespace

struct Texts::Spoken {
    explicit Spoken(const Language& chosen)
        : language(chosen), formats(catalogue::entries.size()) {}

    const icu::MessageFormat& format(Key key) {
        auto& kept = formats[index(key)];
        if (!kept) {
            // An English text keeps English plurals and numbers among the phrases of another
            // language.
            const Language& source = language.texts[index(key)].empty() ? english() : language;
            UErrorCode status = U_ZERO_ERROR;
            auto made = std::make_unique<icu::MessageFormat>(
                to_icu(source.texts[index(key)]), icu::Locale(std::string(source.code).c_str()),
                status);
            if (U_FAILURE(status)) refuse(key, u_errorName(status));
            kept = std::move(made);
        }
        return *kept;
    }

    const Language& language;
    std::vector<std::unique_ptr<icu::MessageFormat>> formats;
};

Texts::Texts(std::string_view language, Letters letters)
    : spoken_(std::make_unique<Spoken>(closest_language(language))), letters_(letters) {}
Texts::Texts(const catalogue::Language& language) : spoken_(std::make_unique<Spoken>(language)) {}
Texts::Texts(Texts&&) noexcept = default;
Texts& Texts::operator=(Texts&&) noexcept = default;
Texts::~Texts() = default;

std::string_view Texts::language() const { return spoken_->language.code; }

std::string Texts::say(Key key, std::initializer_list<Arg> args) const {
    return say(key, std::span<const Arg>(args.begin(), args.size()));
}

std::string Texts::say(Key key, std::span<const Arg> args) const {
    const std::string text = say_in_full(key, args);
    return letters_ == Letters::ascii ? in_ascii(text) : text;
}

std::string Texts::say_in_full(Key key, std::span<const Arg> args) const {
    if (argument_names(key).empty()) {
        const std::string_view own = spoken_->language.texts[index(key)];
        return std::string(own.empty() ? english().texts[index(key)] : own);
    }
    require_arguments(key, args);

    std::vector<icu::UnicodeString> names;
    std::vector<icu::Formattable> values;
    for (const Arg& arg : args) {
        names.push_back(to_icu(arg.name));
        values.push_back(argument_of(arg));
    }
    icu::UnicodeString said;
    UErrorCode status = U_ZERO_ERROR;
    spoken_->format(key).format(names.data(), values.data(),
                                static_cast<std::int32_t>(values.size()), said, status);
    if (U_FAILURE(status)) refuse(key, u_errorName(status));
    return to_utf8(said);
}

bool Texts::is_printed(Key key) const { return spoken_->language.printed[index(key)]; }

std::span<const std::string_view> languages() { return catalogue::codes; }

bool is_spoken(std::string_view language) {
    return std::find(catalogue::codes.begin(), catalogue::codes.end(), language) !=
           catalogue::codes.end();
}

std::string_view key_name(Key key) { return catalogue::entries[index(key)].name; }

std::optional<Key> find_key(std::string_view dotted) {
    const auto entries = catalogue::entries;
    const auto found = std::lower_bound(
        entries.begin(), entries.end(), dotted,
        [](const catalogue::Entry& entry, std::string_view name) { return entry.name < name; });
    if (found == entries.end() || found->name != dotted) return std::nullopt;
    return static_cast<Key>(found - entries.begin());
}

std::span<const std::string_view> argument_names(Key key) {
    return catalogue::entries[index(key)].arguments;
}

}  // namespace lemniscate::texts
