#include "cli/interrupt.h"

#include <csignal>
#include <utility>

#include <termios.h>
#include <unistd.h>

#include "cli/failure.h"

namespace lemniscate::cli {
namespace {

std::atomic<bool> noted = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal may come at any moment");

void note(int) { noted = true; }

struct sigaction before;

// What the handler of LastWords needs: it may call hardly anything.
const std::atomic<bool>* which_words = nullptr;
std::string words_if_set;
std::string words_if_not;
termios terminal_before;
bool has_terminal = false;

void say_last_words(int) {
    if (has_terminal) tcsetattr(STDIN_FILENO, TCSANOW, &terminal_before);
    const std::string& words = *which_words ? words_if_set : words_if_not;
    const ssize_t written = write(STDOUT_FILENO, words.data(), words.size());
    _exit(written < 0 ? exit_code::machine_failure : exit_code::interrupted);
}

}  // namespace

LastWords::LastWords(const std::atomic<bool>& which, std::string if_set, std::string if_not) {
    which_words = &which;
    words_if_set = "\n" + std::move(if_set) + "\n";
    words_if_not = "\n" + std::move(if_not) + "\n";
    has_terminal = tcgetattr(STDIN_FILENO, &terminal_before) == 0;
    struct sigaction action = {};
    action.sa_handler = say_last_words;
    sigaction(SIGINT, &action, &before);
}

LastWords::~LastWords() { sigaction(SIGINT, &before, nullptr); }

Interrupt::Interrupt() {
    noted = false;
    struct sigaction action = {};
    action.sa_handler = note;
    action.sa_flags = static_cast<int>(SA_RESETHAND);
    sigaction(SIGINT, &action, &before);
}

Interrupt::~Interrupt() { sigaction(SIGINT, &before, nullptr); }

const std::atomic<bool>& Interrupt::came() const { return noted; }

}  // namespace lemniscate::cli
