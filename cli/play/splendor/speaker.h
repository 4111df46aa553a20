// Messages of Splendor as they are shown on the screen: tokens are chips.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/play/screen_speaker.h"

namespace lemniscate::cli::play {

class SplendorSpeaker final : public ScreenSpeaker {
  public:
    using ScreenSpeaker::ScreenSpeaker;

    /// Tokens that are taken or returned one by one, as they are typed: `YPB`. What is paid is
    /// counted: `Y2O1`.
    std::optional<std::string> instead(const match::Message& message,
                                       const texts::Texts& texts) const override;
};

}  // namespace lemniscate::cli::play
