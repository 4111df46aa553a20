#include "tests/texts/pieces.h"

#include <algorithm>
#include <cctype>

#include <unicode/unistr.h>

namespace lemniscate::tests {

std::string small_letters(const std::string& text) {
    std::string lowered;
    return icu::UnicodeString::fromUTF8(text).toLower().toUTF8String(lowered);
}

std::vector<std::string> pieces(const std::string& text,
                                const std::vector<std::string>& separators) {
    std::vector<std::string> found(1);
    for (std::size_t at = 0; at < text.size();) {
        const auto separator = std::find_if(
            separators.begin(), separators.end(),
            [&](const std::string& one) { return text.compare(at, one.size(), one) == 0; });
        if (separator == separators.end()) {
            found.back() += text[at++];
        } else {
            found.emplace_back();
            at += separator->size();
        }
    }
    return found;
}

std::vector<int> numbers_in(const std::string& text) {
    std::vector<int> numbers;
    for (std::size_t at = 0; at < text.size();) {
        if (std::isdigit(static_cast<unsigned char>(text[at])) == 0) {
            ++at;
            continue;
        }
        std::size_t length = 0;
        numbers.push_back(std::stoi(text.substr(at), &length));
        at += length;
    }
    std::sort(numbers.begin(), numbers.end());
    return numbers;
}

}  // namespace lemniscate::tests
