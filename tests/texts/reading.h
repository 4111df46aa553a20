// Reads a card's text as a person does who looks for its numbers and keywords, and compares it with
// what it must say (says.h).
#pragma once

#include <string>

#include "tests/texts/vocabulary.h"

namespace lemniscate::tests {

/// Nothing when the text says what it must; otherwise what is missing or too much, and where.
std::string compare_full(const std::string& text, const std::string& says,
                         const Vocabulary& vocabulary);
/// The same for the brief form, where a line and what replaces it are one clause.
std::string compare_brief(const std::string& text, const std::string& says,
                          const Vocabulary& vocabulary);

}  // namespace lemniscate::tests
