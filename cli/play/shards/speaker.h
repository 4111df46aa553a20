// Messages of Shards of Infinity as they are shown on the screen: cards have their short names.
#pragma once

#include <string>
#include <vector>

#include "cli/play/screen_speaker.h"
#include "texts/shards/card_names.h"

namespace lemniscate::cli::play {

class ShardsSpeaker final : public ScreenSpeaker {
  public:
    using ScreenSpeaker::ScreenSpeaker;

    std::string card(const match::CardName& card, const texts::Texts& texts) const override {
        return texts::short_name(shards::find_card(card.id), texts);
    }
};

}  // namespace lemniscate::cli::play
