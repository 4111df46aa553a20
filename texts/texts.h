#pragma once
// Every sentence a person sees, by key, in the language the person reads.
//
// To add a text, add a line to en.json, here or in the folder of its game; the build turns
// `error.option.unknown` into Key::error_option_unknown. Texts are in ICU MessageFormat syntax with
// named arguments: plain {x}, number, plural, selectordinal or select. To add a language, add a
// file like fr.json with the same keys; what it lacks is said in English. A bad file stops the
// build with the reason.
#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "texts/keys.h"  // generated from en.json: enum class Key

namespace lemniscate::texts {

namespace catalogue {
struct Language;
}

template <class T>
concept WholeNumber = std::integral<T> && !std::same_as<T, bool> && !std::same_as<T, char>;

/// A number is written the way the language does, with its grouping ("1,000"). Give a number that
/// is a name, such as a seed or an id, as a string.
struct Arg {
    Arg(std::string_view arg_name, WholeNumber auto number)
        : name(arg_name), value(static_cast<std::int64_t>(number)) {}
    Arg(std::string_view arg_name, std::floating_point auto number)
        : name(arg_name), value(static_cast<double>(number)) {}
    Arg(std::string_view arg_name, std::string_view text)
        : name(arg_name), value(std::string(text)) {}

    std::string_view name;
    std::variant<std::int64_t, double, std::string> value;
};

/// Which letters the reader's screen has. Words are transcribed before anybody measures them.
enum class Letters { all, ascii };

/// Speaks one language; to switch, assign another Texts. Parsed patterns are kept from one say() to
/// the next, so even a const Texts must not be shared between threads: give each its own.
class Texts {
  public:
    // Takes what an environment or a browser says ("fr", "fr-CA", "fr_FR.UTF-8") and speaks English
    // when there is nothing for it. Compare with languages() to refuse instead.
    explicit Texts(std::string_view language = "en", Letters letters = Letters::all);
    // Speaks from a catalogue that is not the program's own: for tests that change texts.
    explicit Texts(const catalogue::Language& language);
    Texts(Texts&&) noexcept;
    Texts& operator=(Texts&&) noexcept;
    ~Texts();

    std::string_view language() const;  // the one chosen
    Letters letters() const { return letters_; }

    // The text in UTF-8. A missing argument, or a string where the text counts, is a defect of the
    // caller: std::invalid_argument. Arguments the text does not use are ignored.
    std::string say(Key key, std::initializer_list<Arg> args = {}) const;
    std::string say(Key key, std::span<const Arg> args) const;

    // Whether a name is that of the printed edition, rather than our own translation.
    bool is_printed(Key key) const;

  private:
    std::string say_in_full(Key key, std::span<const Arg> args) const;

    struct Spoken;
    std::unique_ptr<Spoken> spoken_;
    Letters letters_ = Letters::all;
};

std::span<const std::string_view> languages();  // English first
bool is_spoken(std::string_view language);      // by its code, as languages() has it

std::string_view key_name(Key key);                         // "splendor.character.rocket"
std::optional<Key> find_key(std::string_view dotted);       // for keys made at run time
std::span<const std::string_view> argument_names(Key key);  // what say() needs

}  // namespace lemniscate::texts
