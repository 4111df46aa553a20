#include "cli/play/line_input.h"

#include <clocale>
#include <cstdlib>
#include <cstring>
#include <istream>
#include <ostream>

#include <editline/readline.h>

namespace lemniscate::cli::play {
namespace {

std::string without_controls(std::string text) {
    for (char& letter : text) {
        const auto byte = static_cast<unsigned char>(letter);
        if (byte < 0x20 || byte == 0x7f) letter = ' ';
    }
    return text;
}

class StreamInput : public LineInput {
  public:
    StreamInput(std::istream& in, std::ostream& out, bool echo) : in_(in), out_(out), echo_(echo) {}

    std::optional<std::string> ask(const std::string& prompt, const Completer&) override {
        out_ << prompt << std::flush;
        // Nobody reads the questions any more, so nobody answers them, whatever still comes in.
        if (!out_) return {};
        std::string line;
        if (!std::getline(in_, line)) {
            out_ << std::endl;
            return {};
        }
        line = without_controls(std::move(line));
        if (echo_) out_ << line << "\n";
        return line;
    }
    void forget() override {}

  private:
    std::istream& in_;
    std::ostream& out_;
    bool echo_;
};

/// So many letters of a text: the library counts them, not bytes.
std::string_view first_letters(std::string_view text, int count) {
    std::size_t end = 0;
    while (end < text.size()) {
        const bool begins = (static_cast<unsigned char>(text[end]) & 0xc0U) != 0x80U;
        if (begins && count-- == 0) break;
        ++end;
    }
    return text.substr(0, end);
}

// The library knows only plain functions; while a line is being typed, this is whom they ask.
const Completer* completer = nullptr;

char* next_completion(const char* word, int again) {
    static std::vector<std::string> found;
    static std::size_t next = 0;
    if (again == 0) {
        const std::string_view line = first_letters(rl_line_buffer, rl_point);
        const std::string_view before = line.substr(0, line.size() - std::strlen(word));
        found = (*completer)(before, word);
        next = 0;
    }
    return next < found.size() ? strdup(found[next++].c_str()) : nullptr;
}

char** complete_line(const char* word, int, int) {
    rl_attempted_completion_over = 1;  // never file names
    if (completer == nullptr || !*completer) return nullptr;
    char** found = rl_completion_matches(word, next_completion);
    // The first is what all of them begin with, counted in bytes.
    if (found != nullptr) found[0][whole_letters(found[0])] = '\0';
    return found;
}

class TerminalInput : public LineInput {
  public:
    explicit TerminalInput(std::ostream& out) : out_(out) {
        // So that letters beyond ASCII can be typed and deleted whole.
        std::setlocale(LC_CTYPE, "");
        rl_readline_name = name_;
        rl_attempted_completion_function = complete_line;
        using_history();
    }

    std::optional<std::string> ask(const std::string& prompt, const Completer& complete) override {
        completer = &complete;
        const std::unique_ptr<char, decltype(&std::free)> line(readline(prompt.c_str()), std::free);
        completer = nullptr;
        if (!line) {
            out_ << std::endl;  // the cursor still stands behind the prompt
            return {};
        }
        if (line.get()[0] != '\0') add_history(line.get());
        return without_controls(line.get());
    }
    void forget() override { clear_history(); }

  private:
    std::ostream& out_;
    char name_[11] = "lemniscate";
};

}  // namespace

std::size_t whole_letters(std::string_view text) {
    const auto byte = [text](std::size_t at) { return static_cast<unsigned char>(text[at]); };
    std::size_t last = text.size();
    while (last > 0 && (byte(last - 1) & 0xc0U) == 0x80U) --last;
    if (last == 0) return text.size();
    const unsigned char first = byte(--last);
    const std::size_t length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    return last + length <= text.size() ? text.size() : last;
}

std::unique_ptr<LineInput> stream_input(std::istream& in, std::ostream& out, bool echo) {
    return std::make_unique<StreamInput>(in, out, echo);
}

std::unique_ptr<LineInput> terminal_input(std::ostream& out) {
    return std::make_unique<TerminalInput>(out);
}

}  // namespace lemniscate::cli::play
