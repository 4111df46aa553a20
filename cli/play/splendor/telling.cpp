#include "cli/play/splendor/telling.h"

#include <cstddef>

#include "cli/play/splendor/table.h"
#include "cli/play/splendor/token_ink.h"
#include "cli/play/words.h"
#include "texts/splendor/names.h"

namespace lemniscate::cli::playing {
namespace {

using namespace splendor;
using texts::Key;

class Teller {
  public:
    Teller(Viewer viewer, std::span<const std::string> names, const Ink& ink,
           const texts::Texts& texts)
        : viewer_(viewer), names_(names), ink_(ink), texts_(texts) {}

    /// Nothing for what goes without saying: a new card on the table, whose turn it is, the end.
    std::string phrase(const Event& event) const {
        switch (event.kind) {
            case EventKind::tokens_taken:
                return texts_.say(Key::splendor_event_tokens_taken,
                                  {{"tokens", ink_.letters(event.tokens)}});
            case EventKind::card_reserved:
                return texts_.say(Key::splendor_event_card_reserved, {{"card", card(event)}});
            case EventKind::card_drawn:
                return is_known(event.card)
                           ? texts_.say(Key::splendor_event_card_drawn_own, {{"card", card(event)}})
                           : texts_.say(Key::splendor_event_card_drawn,
                                        {{"level", level_of(event.card) + 1}});
            case EventKind::card_recruited:
                return texts_.say(Key::splendor_event_card_recruited, {{"card", card(event)}});
            case EventKind::tokens_paid:
                return texts_.say(Key::splendor_event_tokens_paid,
                                  {{"tokens", ink_.tokens(event.tokens, "")}});
            case EventKind::time_taken:
                return texts_.say(Key::splendor_event_time_taken);
            case EventKind::tile_taken:
                return tile_taken(event.other);
            case EventKind::location_taken:
                return texts_.say(Key::splendor_event_location_taken,
                                  {{"location", name_of(event.location, texts_)}});
            case EventKind::tokens_returned:
                return texts_.say(Key::splendor_event_tokens_returned,
                                  {{"tokens", ink_.letters(event.tokens)}});
            case EventKind::passed:
                return texts_.say(Key::splendor_event_passed);
            case EventKind::card_revealed:
            case EventKind::passes_ended:
            case EventKind::choice_asked:
            case EventKind::turn_ended:
            case EventKind::game_over:
                break;
        }
        return {};
    }

    std::string line(Seat seat, const std::vector<std::string>& phrases) const {
        return texts_.say(Key::play_turn,
                          {{"who", ink_.strong(name_of(seat, viewer_, names_, texts_))},
                           {"what", join(phrases, ", ")}});
    }

  private:
    std::string card(const Event& event) const { return name_of(event.card, texts_); }

    std::string tile_taken(Seat from) const {
        if (from == Seat::none) return texts_.say(Key::splendor_event_tile_taken);
        return texts_.say(Key::splendor_event_tile_taken_from,
                          {{"you", from == viewer_.seat ? "yes" : "no"},
                           {"who", name_of(from, viewer_, names_, texts_)}});
    }

    Viewer viewer_;
    std::span<const std::string> names_;
    TokenInk ink_;
    const texts::Texts& texts_;
};

}  // namespace

std::vector<std::string> tell(std::span<const match::Step<splendor::Game>> steps, Viewer viewer,
                              std::span<const std::string> names, const Ink& ink,
                              const texts::Texts& texts) {
    const Teller teller(viewer, names, ink, texts);
    std::vector<std::string> lines;
    std::vector<std::string> phrases;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        for (const Event& event : steps[i].events) {
            std::string phrase = teller.phrase(observe(event, viewer));
            if (!phrase.empty()) phrases.push_back(std::move(phrase));
        }
        const bool turn_goes_on =
            i + 1 < steps.size() && steps[i + 1].before.turns == steps[i].before.turns;
        if (turn_goes_on) continue;
        lines.push_back(teller.line(steps[i].seat, phrases));
        phrases.clear();
    }
    return lines;
}

std::vector<std::string> news(std::span<const match::Step<splendor::Game>> steps, Viewer viewer,
                              std::span<const std::string> names, const Ink& ink,
                              const texts::Texts& texts) {
    const auto is_news = [&](const auto& step) {
        return viewer.seat == Seat::none ? round_of(step.before) == round_of(steps.back().before)
                                         : step.seat != viewer.seat;
    };
    std::size_t from = steps.size();
    while (from > 0 && is_news(steps[from - 1])) --from;
    return tell(steps.subspan(from), viewer, names, ink, texts);
}

}  // namespace lemniscate::cli::playing
