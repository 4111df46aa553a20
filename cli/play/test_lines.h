// Somebody at the keyboard, for tests.
#pragma once

#include <deque>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/play/line_input.h"

namespace lemniscate::cli::play {

/// Lines as a person would type them, what was asked, and what can still be called back.
class TypedLines : public LineInput {
  public:
    explicit TypedLines(std::deque<std::string> lines) : lines_(std::move(lines)) {}

    std::optional<std::string> ask(const std::string& prompt, const Completer&) override {
        prompts.push_back(prompt);
        if (lines_.empty()) return {};
        history.push_back(lines_.front());
        lines_.pop_front();
        return history.back();
    }
    void forget() override { history.clear(); }

    std::vector<std::string> prompts;
    std::vector<std::string> history;

  private:
    std::deque<std::string> lines_;
};

}  // namespace lemniscate::cli::play
