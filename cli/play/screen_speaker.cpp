#include "cli/play/screen_speaker.h"

#include "texts/say_message.h"

namespace lemniscate::cli::play {

std::optional<std::string> ScreenSpeaker::instead(const match::Message& message,
                                                  const texts::Texts& texts) const {
    if (message.key != "play.turn") return {};
    std::string who;
    std::string what;
    for (const match::Argument& argument : message.arguments) {
        (argument.name == "who" ? who : what) = say_argument(argument, texts, *this);
    }
    return texts.say(texts::Key::play_turn, {{"who", ink_.strong(who)}, {"what", what}});
}

}  // namespace lemniscate::cli::play
