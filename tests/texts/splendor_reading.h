// The text of a character or location of Splendor, read again and compared with what is printed.
#pragma once

#include <string>
#include <string_view>

#include "tests/texts/says.h"
#include "texts/texts.h"

namespace lemniscate::tests {

/// What the program writes about it.
std::string splendor_text(const PrintedCharacter& printed, const texts::Texts& texts);

/// Nothing when the text says exactly what is printed; otherwise what is wrong.
std::string compare_splendor(const std::string& text, const PrintedCharacter& printed,
                             std::string_view language);

}  // namespace lemniscate::tests
