// Ctrl-C, for commands that have something to say before they end.
#pragma once

#include <atomic>
#include <string>

namespace lemniscate::cli {

/// While it lives, the first Ctrl-C is noted here instead of ending the program; the second ends
/// it.
class Interrupt {
  public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    const std::atomic<bool>& came() const;
};

/// While it lives, Ctrl-C puts the terminal back as it was, says one of two sentences and ends the
/// program.
class LastWords {
  public:
    /// `which` is looked at when it comes, and must live as long.
    LastWords(const std::atomic<bool>& which, std::string if_set, std::string if_not);
    ~LastWords();
    LastWords(const LastWords&) = delete;
    LastWords& operator=(const LastWords&) = delete;
};

}  // namespace lemniscate::cli
