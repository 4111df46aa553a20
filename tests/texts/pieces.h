// What the readers of card texts share: pieces of a text, its numbers, its letters.
#pragma once

#include <string>
#include <vector>

namespace lemniscate::tests {

std::string small_letters(const std::string& text);
std::vector<std::string> pieces(const std::string& text,
                                const std::vector<std::string>& separators);
/// In ascending order.
std::vector<int> numbers_in(const std::string& text);

}  // namespace lemniscate::tests
