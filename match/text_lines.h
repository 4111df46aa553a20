// Text files that people edit, line by line: blanks, line ends, and what may not be in them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace lemniscate::match {

/// The lines of a text with their numbers, whichever way they end; a byte order mark is skipped.
class Lines {
  public:
    explicit Lines(std::string_view text);

    bool empty() const { return rest_.empty(); }
    std::string_view take();
    std::size_t number() const { return number_; }  ///< of the line that was taken last, from 1

  private:
    std::string_view rest_;
    std::size_t number_ = 0;
};

bool is_blank(char letter);

/// Without the blanks around it.
std::string_view trimmed(std::string_view text);

/// Words with one blank between them, for a text that is trimmed.
std::string single_spaced(std::string_view text);

/// Whether a line can be shown as it is: UTF-8 without control characters other than tabs. Whatever
/// else a file brings must not reach a terminal.
bool is_text(std::string_view line);

/// The beginning of a line, as much as helps to find it.
std::string shortened(std::string_view line);

/// A text without its control characters but for those in `kept`; `by` stands in for the others.
std::string replace_controls(std::string_view text, std::string_view by, std::string_view kept);

/// A text as one line that `is_text` accepts, if it is UTF-8: control characters become blanks.
std::string on_one_line(std::string_view text);

/// Digits and nothing else; none for a number that is too large.
std::optional<std::uint64_t> read_number(std::string_view text);

}  // namespace lemniscate::match
