#include "texts/say_message.h"

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string_view>
#include <variant>
#include <vector>

#include "texts/phrases.h"

namespace lemniscate::texts {
namespace {

using match::CardName;
using match::Message;
using match::Messages;

// Where names of cards stand, `shards.card.crystal`. No id stands under two of them.
constexpr std::string_view card_topics[] = {"card", "character", "location"};

Key key_of(std::string_view name) {
    const std::optional<Key> key = find_key(name);
    if (!key) throw std::invalid_argument("text " + std::string(name) + ": no such key");
    return *key;
}

// Says what an argument is.
class ArgumentSayer {
  public:
    ArgumentSayer(std::string_view name, const Texts& texts, const Speaker& speaker)
        : name_(name), texts_(texts), speaker_(speaker) {}

    Arg operator()(std::int64_t number) const { return {name_, number}; }
    Arg operator()(const std::string& word) const { return {name_, word}; }
    Arg operator()(Seat seat) const { return {name_, speaker_.seat(seat, texts_)}; }
    Arg operator()(const CardName& card) const { return {name_, speaker_.card(card, texts_)}; }
    Arg operator()(const Messages& messages) const { return {name_, list(messages)}; }

  private:
    std::string list(const Messages& messages) const {
        std::string text;
        for (std::size_t at = 0; at < messages.items.size(); ++at) {
            if (at > 0) text += texts_.say(key_of(messages.between));
            text += say(messages.items[at], texts_, speaker_);
        }
        return text;
    }

    std::string_view name_;
    const Texts& texts_;
    const Speaker& speaker_;
};

}  // namespace

std::string Speaker::card(const CardName& card, const Texts& texts) const {
    for (const std::string_view topic : card_topics) {
        const auto key = find_key(std::string(card.game) + "." + std::string(topic), card.id);
        if (key) return texts.say(*key);
    }
    return std::string(card.id);
}

std::optional<std::string> Speaker::instead(const Message&, const Texts&) const { return {}; }

std::string say(const Message& message, const Texts& texts, const Speaker& speaker) {
    if (std::optional<std::string> shown = speaker.instead(message, texts)) return *shown;
    std::vector<Arg> args;
    for (const match::Argument& argument : message.arguments) {
        args.push_back(std::visit(ArgumentSayer(argument.name, texts, speaker), argument.value));
    }
    return texts.say(key_of(message.key), args);
}

std::string say_argument(const match::Argument& argument, const Texts& texts,
                         const Speaker& speaker) {
    const Arg said = std::visit(ArgumentSayer(argument.name, texts, speaker), argument.value);
    const auto* text = std::get_if<std::string>(&said.value);
    return text != nullptr ? *text : std::to_string(std::get<std::int64_t>(said.value));
}

}  // namespace lemniscate::texts
