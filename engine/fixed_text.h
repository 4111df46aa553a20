// A short text that never allocates: notation is written into it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace lemniscate {

template <std::size_t N>
class FixedText {
  public:
    constexpr FixedText() = default;

    constexpr std::string_view view() const { return {items_, size_}; }
    constexpr operator std::string_view() const { return view(); }
    constexpr std::size_t size() const { return size_; }

    /// Appends; what does not fit is a mistake of the caller, who chose N for the longest text.
    constexpr FixedText& operator<<(std::string_view text) {
        for (char letter : text) items_[size_++] = letter;
        return *this;
    }
    constexpr FixedText& operator<<(std::uint32_t number) {
        char digits[10] = {};
        int count = 0;
        do {
            digits[count++] = static_cast<char>('0' + number % 10);
            number /= 10;
        } while (number != 0);
        while (count > 0) items_[size_++] = digits[--count];
        return *this;
    }

  private:
    char items_[N] = {};
    std::size_t size_ = 0;
};

}  // namespace lemniscate
