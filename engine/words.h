// The words of a text, separated by blanks: notation is read with it.
#pragma once

#include <cstddef>
#include <string_view>

namespace lemniscate {

class Words {
  public:
    constexpr explicit Words(std::string_view text) : rest_(text) { skip_blanks(); }

    constexpr bool empty() const { return rest_.empty(); }
    constexpr std::string_view next() {
        std::size_t length = 0;
        while (length < rest_.size() && !is_blank(rest_[length])) ++length;
        const std::string_view word = rest_.substr(0, length);
        rest_.remove_prefix(length);
        skip_blanks();
        return word;
    }

  private:
    static constexpr bool is_blank(char letter) { return letter == ' ' || letter == '\t'; }
    constexpr void skip_blanks() {
        while (!rest_.empty() && is_blank(rest_.front())) rest_.remove_prefix(1);
    }
    std::string_view rest_;
};

}  // namespace lemniscate
