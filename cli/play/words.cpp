#include "cli/play/words.h"

namespace lemniscate::cli::playing {

using texts::Key;

std::string say(const texts::Texts& texts, std::string_view topic, std::string_view id,
                std::initializer_list<texts::Arg> args) {
    const auto key = texts::find_key(std::string(topic) + "." + std::string(id));
    // A key that is missing shows as its id: worse than a sentence, better than nothing.
    return key ? texts.say(*key, args) : std::string(id);
}

std::string name_of(Seat seat, Viewer viewer, std::span<const std::string> names,
                    const texts::Texts& texts) {
    if (seat == viewer.seat) return texts.say(Key::play_you);
    const std::string number = std::to_string(index(seat));
    if (index(seat) >= names.size() || names[index(seat)].empty()) {
        return texts.say(Key::play_seat, {{"seat", number}});
    }
    if (names[index(seat)] == person) {
        return texts.say(Key::play_person, {{"seat", number}});
    }
    return texts.say(Key::play_bot, {{"name", names[index(seat)]}, {"seat", number}});
}

std::string join(const std::vector<std::string>& parts, std::string_view between) {
    std::string text;
    for (const std::string& part : parts) {
        if (!text.empty()) text += between;
        text += part;
    }
    return text;
}

}  // namespace lemniscate::cli::playing
