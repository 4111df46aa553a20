// Where the person's lines come from.
#pragma once

#include <cstddef>
#include <functional>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lemniscate::cli::play {

/// What can stand after `before` and begins with `word`.
using Completer =
    std::function<std::vector<std::string>(std::string_view before, std::string_view word)>;

class LineInput {
  public:
    virtual ~LineInput() = default;
    /// The next line, without control characters; nothing at the end of the input.
    virtual std::optional<std::string> ask(const std::string& prompt,
                                           const Completer& complete) = 0;
    /// What was typed so far cannot be called back: somebody else sits down.
    virtual void forget() = 0;
};

/// How many bytes of a text are whole letters: what two words have in common may end within one.
std::size_t whole_letters(std::string_view text);

/// Plain lines of a stream. What was read is repeated behind the prompt when `echo` is set, so that
/// the output of a piped game can be read by itself.
std::unique_ptr<LineInput> stream_input(std::istream& in, std::ostream& out, bool echo);

/// The terminal, with editing, history and completion (libedit).
std::unique_ptr<LineInput> terminal_input(std::ostream& out);

}  // namespace lemniscate::cli::play
