// Messages as they are shown on the screen.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/ink.h"
#include "texts/plain_speaker.h"

namespace lemniscate::cli::play {

/// In a line of the log, whoever it tells of stands out.
class ScreenSpeaker : public texts::PlainSpeaker {
  public:
    ScreenSpeaker(const std::vector<std::string>& names, Viewer viewer, const Ink& ink)
        : PlainSpeaker(names, viewer), ink_(ink) {}

    std::optional<std::string> instead(const match::Message& message,
                                       const texts::Texts& texts) const override;

  protected:
    const Ink& ink() const { return ink_; }

  private:
    Ink ink_;
};

}  // namespace lemniscate::cli::play
