#include "cli/play/shards/telling.h"

#include <cstddef>
#include <cstdint>
#include <utility>

#include "cli/play/shards/names.h"

namespace lemniscate::cli::playing {
namespace {

using namespace shards;
using texts::Key;
using Step = match::Step<shards::Game>;

/// The turn of a seat as it is told.
struct Told {
    Seat seat;
    std::uint32_t round;
    std::string line;
};

class Teller {
  public:
    Teller(Viewer viewer, std::span<const std::string> names, const Ink& ink,
           const texts::Texts& texts)
        : viewer_(viewer), names_(names), ink_(ink), texts_(texts) {}

    std::vector<Told> turns(std::span<const Step> steps) {
        std::vector<Told> told;
        if (steps.empty()) return told;
        table_ = &steps[0].before;
        seat_ = steps[0].before.seat;
        for (const Step& step : steps) {
            table_ = &step.before;
            if (!is_turn(step.before)) seat_ = step.before.seat;
            for (const Event& event : step.events) {
                if (event.kind == EventKind::turn_began) {
                    close(told);
                    seat_ = event.seat;
                } else {
                    // What the set-up brings about for others is told of them.
                    if (!is_turn(step.before) && event.seat != Seat::none && event.seat != seat_) {
                        close(told);
                        seat_ = event.seat;
                    }
                    hear(observe(event, viewer_));
                }
            }
            // Before the first turn everybody acts in turns of a single decision.
            if (!is_turn(step.before)) close(told);
        }
        close(told);
        return told;
    }

  private:
    static bool is_turn(const State& state) {
        return state.phase != Phase::auction && state.phase != Phase::draft &&
               state.ask != Ask::character && state.ask != Ask::extra;
    }

    std::string name(Seat seat) const { return name_at(*table_, seat, viewer_, names_, texts_); }

    // What belongs together is gathered: cards that were played, gains.

    void gather(Key key, Card card) {
        if (gathering_ != key || gathered_.empty()) flush_cards();
        gathering_ = key;
        gathered_.push_back(card);
    }
    void flush_cards() {
        if (gathered_.empty()) return;
        phrases_.push_back(texts_.say(gathering_, {{"cards", list_cards(gathered_, texts_)}}));
        gathered_.clear();
    }
    void add(std::string phrase) {
        flush_cards();
        phrases_.push_back(std::move(phrase));
    }

    void close(std::vector<Told>& told) {
        flush_cards();
        if (mastery_ > 0) {
            phrases_.push_back(texts_.say(Key::shards_event_mastery, {{"amount", mastery_}}));
        }
        if (health_ > 0) {
            phrases_.push_back(texts_.say(Key::shards_event_health, {{"amount", health_}}));
        }
        if (drawn_ > 0) {
            phrases_.push_back(texts_.say(Key::shards_event_drew, {{"amount", drawn_}}));
        }
        mastery_ = health_ = drawn_ = 0;
        ended_ = false;
        if (!phrases_.empty()) {
            told.push_back(
                {seat_, table_->round,
                 texts_.say(Key::play_turn,
                            {{"who", ink_.strong(name(seat_))},
                             {"what", join(phrases_, texts_.say(Key::language_semicolon))}})});
        }
        phrases_.clear();
    }

    void gained(const Event& event) {
        if (event.resource == Resource::mastery) mastery_ += event.amount;
        if (event.resource == Resource::health) health_ += event.amount;
    }

    std::string about_seat(Key key, Seat seat, const Event& event) const {
        return texts_.say(key, {{"you", seat == viewer_.seat ? "yes" : "no"},
                                {"who", name(seat)},
                                {"card", short_name(event.card, texts_)},
                                {"amount", event.amount}});
    }
    std::string about_card(Key key, const Event& event) const {
        return texts_.say(key,
                          {{"card", short_name(event.card, texts_)}, {"amount", event.amount}});
    }

    /// Nothing is said of what goes without saying: a card that fills the row, gems and power that
    /// come and go, the hand at the end of a turn.
    void hear(const Event& event) {
        switch (event.kind) {
            case EventKind::card_played:
                return gather(Key::shards_event_played, event.card);
            case EventKind::champion_exhausted:
                return gather(Key::shards_event_exhausted, event.card);
            case EventKind::nemesis_played:
                return gather(Key::shards_event_played, event.card);
            case EventKind::card_fast_played:
                return gather(Key::shards_event_fast_played, event.card);
            case EventKind::card_recruited:
                return event.to == Zone::champions
                           ? add(about_card(Key::shards_event_deployed, event))
                           : gather(Key::shards_event_recruited, event.card);
            case EventKind::card_taken:
                return gather(Key::shards_event_taken, event.card);
            case EventKind::relic_recruited:
                return add(about_card(Key::shards_event_relic, event));
            case EventKind::focused:
                return add(texts_.say(Key::shards_event_focused));
            case EventKind::gained:
                return gained(event);
            case EventKind::infinite_power:
                return add(texts_.say(Key::shards_event_infinite));
            case EventKind::mastery_lost:
                return add(about_seat(Key::shards_event_weakened, event.other, event));
            case EventKind::card_drawn:
                // The new hand at the end of a turn is no news.
                if (!ended_ && event.seat == seat_ && is_turn(*table_)) ++drawn_;
                return;
            case EventKind::card_revealed:
                return gather(Key::shards_event_revealed, event.card);
            case EventKind::card_banished:
                if (event.from == Zone::played) return;
                return gather(Key::shards_event_banished, event.card);
            case EventKind::card_returned:
                return gather(Key::shards_event_returned, event.card);
            case EventKind::card_copied:
                return gather(Key::shards_event_copied, event.card);
            case EventKind::champion_attacked:
            case EventKind::champion_destroyed:
                return add(about_seat(Key::shards_event_destroyed, event.other, event));
            case EventKind::play_ended:
                ended_ = true;
                return;
            case EventKind::shield_shown:
            case EventKind::shield_in_play:
                return add(about_seat(Key::shards_event_shielded, event.seat, event));
            case EventKind::damaged:
                return add(about_seat(Key::shards_event_damaged, event.seat, event));
            case EventKind::eliminated:
                return add(about_seat(Key::shards_event_eliminated, event.seat, event));
            case EventKind::bid:
                return add(about_card(Key::shards_event_bid, event));
            case EventKind::dropped:
                return add(texts_.say(Key::shards_event_dropped));
            case EventKind::auction_won:
                return add(about_card(Key::shards_event_auction_won, event));
            case EventKind::character_chosen:
                return add(texts_.say(Key::shards_event_character,
                                      {{"character", name_of(event.character, texts_)}}));
            case EventKind::relic_drafted:
                return gather(Key::shards_event_drafted, event.card);
            case EventKind::extra_chosen:
                if (event.card == Card::none) return;
                return add(about_card(Key::shards_event_extra, event));
            case EventKind::row_filled:
            case EventKind::relic_earned:
            case EventKind::power_doubled:
            case EventKind::lasting_began:
            case EventKind::lasting_used:
            case EventKind::deck_shuffled:
            case EventKind::declined:
            case EventKind::attack_began:
            case EventKind::power_spent:
            case EventKind::power_assigned:
            case EventKind::card_lost:
            case EventKind::mercenary_left:
            case EventKind::card_discarded:
            case EventKind::turn_ended:
            case EventKind::round_began:
            case EventKind::turn_began:
            case EventKind::auction_opened:
            case EventKind::draft_began:
            case EventKind::turn_passed:
            case EventKind::first_seat_decided:
            case EventKind::relic_given:
            case EventKind::mastery_given:
            case EventKind::nemesis_revealed:
            case EventKind::game_over:
                return;
        }
    }

    Viewer viewer_;
    std::span<const std::string> names_;
    const Ink& ink_;
    const texts::Texts& texts_;
    const State* table_ = nullptr;
    Seat seat_ = Seat::none;
    bool ended_ = false;  ///< the play phase of the turn
    std::uint32_t mastery_ = 0;
    std::uint32_t health_ = 0;
    std::uint32_t drawn_ = 0;
    Key gathering_ = {};
    std::vector<Card> gathered_;
    std::vector<std::string> phrases_;
};

std::vector<std::string> lines_of(const std::vector<Told>& turns, std::size_t from) {
    std::vector<std::string> lines;
    for (std::size_t i = from; i < turns.size(); ++i) lines.push_back(turns[i].line);
    return lines;
}

}  // namespace

std::vector<std::string> tell(std::span<const Step> steps, Viewer viewer,
                              std::span<const std::string> names, const Ink& ink,
                              const texts::Texts& texts) {
    return lines_of(Teller(viewer, names, ink, texts).turns(steps), 0);
}

std::vector<std::string> news(std::span<const Step> steps, Viewer viewer,
                              std::span<const std::string> names, const Ink& ink,
                              const texts::Texts& texts) {
    // Of a long game only the end is news: enough turns for everybody, and their decisions.
    constexpr std::size_t enough = 400;
    if (steps.size() > enough) steps = steps.subspan(steps.size() - enough);
    const std::vector<Told> turns = Teller(viewer, names, ink, texts).turns(steps);
    const bool over = !steps.empty() && !steps.back().events.empty() &&
                      steps.back().events.back().kind == EventKind::game_over;
    const bool to_everybody = over || viewer.seat == Seat::none;
    std::size_t end = turns.size();
    // One's own turn that goes on is no news.
    while (!to_everybody && end > 0 && turns[end - 1].seat == viewer.seat) --end;
    std::size_t from = end;
    const auto is_news = [&](const Told& told) {
        return to_everybody ? told.round == turns.back().round : told.seat != viewer.seat;
    };
    while (from > 0 && is_news(turns[from - 1])) --from;
    return lines_of({turns.begin(), turns.begin() + static_cast<std::ptrdiff_t>(end)}, from);
}

}  // namespace lemniscate::cli::playing
