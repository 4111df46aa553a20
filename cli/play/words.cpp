#include "cli/play/words.h"

namespace lemniscate::cli::playing {

using texts::Key;

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

}  // namespace lemniscate::cli::playing
