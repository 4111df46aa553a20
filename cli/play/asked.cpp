#include "cli/play/asked.h"

#include <algorithm>
#include <utility>

#include "cli/ink.h"
#include "match/json.h"
#include "texts/plain_speaker.h"
#include "texts/say_message.h"

namespace lemniscate::cli::play {

Asked::Asked(const match::Match& asking, std::vector<std::string> names_of_seats,
             const texts::Texts& texts_of_person)
    : match(asking),
      names(std::move(names_of_seats)),
      seat(match.to_act()),
      view(match.view(Viewer{seat})),
      choices(match.choices(Viewer{seat})),
      texts(texts_of_person) {}

const match::Choice* Asked::amounts() const {
    const auto found = std::find_if(choices.begin(), choices.end(),
                                    [](const match::Choice& choice) { return choice.number; });
    return found == choices.end() ? nullptr : &*found;
}

std::optional<std::string> Asked::refusal_of(std::string_view move,
                                             const std::string& typed) const {
    const auto refusal = match.refuse(seat, move);
    if (!refusal) return {};
    if (refusal->id == "not_understood") {
        return texts.say(texts::Key::play_not_understood, {{"line", typed}});
    }
    return say(refusal->says, texts, texts::PlainSpeaker(names, Viewer{seat}));
}

std::string with_amount(std::string move, std::string_view amount) {
    constexpr std::string_view place = "{n}";
    return move.replace(move.find(place), place.size(), amount);
}

std::string amounts_of(const match::Choice& choice) {
    const auto [min, max] = *choice.number;
    return std::to_string(min) + (min == max ? "" : std::string(mark::range) + std::to_string(max));
}

std::string kind_of(const match::Choice& choice) { return field_of(choice, "kind"); }

std::string field_of(const match::Choice& choice, std::string_view name) {
    const match::Json fields = choice.what.fields;
    const auto field = fields.find(std::string(name));
    if (field == fields.end()) return {};
    return field->is_string() ? field->get<std::string>() : field->dump();
}

bool is_none(const match::Choice& choice) { return choice.move.ends_with(" none"); }

}  // namespace lemniscate::cli::play
