#pragma once
// Small things that every sentence is put together from.
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "texts/texts.h"

namespace lemniscate::texts {

/// The text of a key that is put together at run time: say(texts, "shards.card", "crystal").
std::string say(const Texts& texts, std::string_view topic, std::string_view id,
                std::initializer_list<Arg> args = {});
std::optional<Key> find_key(std::string_view topic, std::string_view id);

/// "a, b, c"
std::string join(const std::vector<std::string>& parts, std::string_view between);

/// What is left of a name when only its letters and digits count, in small letters and without
/// accents (ł is l, œ is oe, ґ is г): to compare what somebody typed.
std::string bare(std::string_view text);

/// In small letters, and otherwise as it stands.
std::string lowered(std::string_view text);

/// The text in ASCII, for terminals that know nothing else: letters without accents, Cyrillic ones
/// as they are transcribed, signs by one that is as wide.
std::string in_ascii(std::string_view text);

/// With whatever accents stand on it.
std::string first_letter(std::string_view text);

/// A number with so many digits after the comma, or point, of the language.
std::string decimal(double value, int decimals, const Texts& texts);

/// The first letter as a capital, whatever signs stand before it; a number needs none.
std::string capitalised(std::string_view text);

}  // namespace lemniscate::texts
