#include "cli/play/splendor/speaker.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <variant>

#include "cli/play/splendor/token_ink.h"
#include "games/splendor/splendor.h"
#include "texts/say_message.h"

namespace lemniscate::cli::play {
namespace {

const match::Value& value_of(const match::Message& message, std::string_view name) {
    const auto found =
        std::find_if(message.arguments.begin(), message.arguments.end(),
                     [name](const match::Argument& argument) { return argument.name == name; });
    return found->value;
}

/// The tokens of `splendor.tokens`.
Lanes tokens_in(const match::Message& message) {
    Lanes tokens{};
    for (const match::Message& kind :
         std::get<match::Messages>(value_of(message, "tokens")).items) {
        const auto& colour = std::get<std::string>(value_of(kind, "colour"));
        const auto lane = std::find(std::begin(splendor::token_ids), std::end(splendor::token_ids),
                                    std::string_view(colour)) -
                          std::begin(splendor::token_ids);
        tokens.set(static_cast<std::uint32_t>(lane),
                   static_cast<std::uint32_t>(std::get<std::int64_t>(value_of(kind, "amount"))));
    }
    return tokens;
}

/// Those of a message inside another.
Lanes tokens_paid(const match::Message& message) {
    return tokens_in(std::get<match::Messages>(value_of(message, "tokens")).items.front());
}

}  // namespace

std::optional<std::string> SplendorSpeaker::instead(const match::Message& message,
                                                    const texts::Texts& texts) const {
    const TokenInk chips(ink(), texts);
    if (message.key == "splendor.tokens") return chips.letters(tokens_in(message));
    if (message.key == "splendor.event.tokens_paid") {
        return texts.say(texts::Key::splendor_event_tokens_paid,
                         {{"tokens", chips.tokens(tokens_paid(message), "")}});
    }
    if (message.key == "splendor.choice.recruit") {
        const auto& name = std::get<match::CardName>(value_of(message, "card"));
        return card(name, texts) + " " + chips.tokens(tokens_paid(message), "");
    }
    return ScreenSpeaker::instead(message, texts);
}

}  // namespace lemniscate::cli::play
