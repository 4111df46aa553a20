#include "texts/plain_speaker.h"

#include "texts/phrases.h"

namespace lemniscate::texts {

bool is_person(std::string_view player) { return player == person || !given_name(player).empty(); }

std::string person_called(std::string_view name) {
    return name.empty() ? std::string(person) : std::string(person) + " " + std::string(name);
}

std::string_view given_name(std::string_view player) {
    const bool named = player.starts_with(person) && player.substr(person.size()).starts_with(' ');
    return named ? player.substr(person.size() + 1) : std::string_view();
}

std::vector<std::string> seat_names(std::span<const std::string> players, std::size_t player_count,
                                    std::size_t seats) {
    std::vector<std::string> names(players.begin(), players.end());
    names.resize(player_count);
    names.resize(seats, std::string(nemesis));
    return names;
}

std::string name_of(Seat seat, Viewer viewer, std::span<const std::string> names,
                    const Texts& texts) {
    if (seat == viewer.seat) return texts.say(Key::play_you);
    const std::string number = std::to_string(index(seat));
    if (index(seat) >= names.size() || names[index(seat)].empty()) {
        return texts.say(Key::play_seat, {{"seat", number}});
    }
    const std::string& name = names[index(seat)];
    if (const std::string_view given = given_name(name); !given.empty()) {
        return texts.letters() == Letters::ascii ? in_ascii(given) : std::string(given);
    }
    if (name == person) return texts.say(Key::play_person, {{"seat", number}});
    if (name == nemesis) return texts.say(Key::shards_nemesis);
    return texts.say(Key::play_bot, {{"name", name}, {"seat", number}});
}

std::string PlainSpeaker::seat(Seat seat, const Texts& texts) const {
    return name_of(seat, viewer_, names_, texts);
}

}  // namespace lemniscate::texts
