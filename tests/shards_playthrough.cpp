#include "tests/shards_playthrough.h"

#include <string>

namespace lemniscate::tests {
namespace {

using namespace shards;

/// `a, b, c`, or `-` for nothing.
template <class At>
std::string list(std::uint32_t count, At&& at) {
    std::string text;
    for (std::uint32_t i = 0; i < count; ++i) text += (i == 0 ? "" : ", ") + at(i);
    return text.empty() ? "-" : text;
}

std::string id(Card card) { return card == Card::none ? "-" : std::string(id_of(card)); }

std::string champion(const Side& side, std::uint32_t i) {
    return id(side.champion(i)) + (side.is_exhausted(i) ? " (exhausted)" : "");
}

/// What everybody can see of a seat.
void tell_seat(std::ostream& text, const State& state, Seat seat) {
    const Side& side = side_of(state, seat);
    text << "seat " << int{index(seat)} << "  "
         << (side.character == Character::none ? "no character" : id_of(side.character))
         << ", health " << int{side.health} << ", mastery " << int{side.mastery} << " | deck "
         << int{side.deck_size} << ", hand " << int{side.hand_size} << " | champions "
         << list(side.champion_count, [&](std::uint32_t i) { return champion(side, i); })
         << " | discard "
         << list(side.discard_size, [&](std::uint32_t i) { return id(side.discard(i)); }) << '\n';
}

/// What the seat that acts has to choose from.
void tell_hand(std::ostream& text, const State& state) {
    const Side& side = side_of(state, to_act(state));
    text << "hand    "
         << list(side.hand_size, [&](std::uint32_t i) { return id(side.hand(i).card()); });
    if (state.ask == Ask::play) {
        text << " | gems " << state.gems << ", power ";
        state.infinite ? text << "infinite" : text << state.power;
    }
    text << '\n';
}

void tell_row(std::ostream& text, const State& state) {
    text << "row     " << list(state.row_size, [&](std::uint32_t i) { return id(state.row[i]); })
         << " | deck " << int{state.centre_size} << '\n';
}

bool turn_begins(const State& state) {
    return state.ask == Ask::play && own(state).played_size == 0 && own(state).exhausted == 0 &&
           own(state).played_now == 0 && state.gems == 0 && state.power == 0 && !state.focused;
}

/// Verbs by EventKind; empty: not worth a line.
constexpr std::string_view told[] = {
    "plays",
    "exhausts",
    "recruits",
    "fast-plays",
    "takes",
    "recruits the relic",
    "focuses for",
    "row gets",
    "gains",
    "",
    "has infinite power",
    "doubles power, more",
    "",
    "",
    "takes mastery from",
    "draws",
    "shuffles",
    "reveals",
    "declines",
    "banishes",
    "returns to hand",
    "copies",
    "attacks",
    "destroys",
    "ends the play phase",
    "",
    "",
    "assigns to",
    "shields with",
    "is shielded in play by",
    "loses health",
    "loses",
    "is out",
    "puts under the centre deck",
    "",
    "ends the turn",
    "",
    "begins a turn",
    "",
    "",
    "",
    "bids",
    "drops out",
    "wins the auction at",
    "",
    "chooses",
    "gets",
    "drafts",
    "begins with",
    "begins with mastery",
    "reveals from the centre deck",
    "plays",
    "the game is over",
};
static_assert(std::size(told) == static_cast<std::size_t>(EventKind::game_over) + 1);

constexpr std::string_view resources[] = {"gems", "power", "mastery", "health", "cards"};

}  // namespace

void tell_position(std::ostream& text, const State& state) {
    if (turn_begins(state) || state.phase == Phase::over || state.phase == Phase::auction ||
        state.phase == Phase::draft) {
        text << "round " << int{state.round} << '\n';
        tell_row(text, state);
        for (std::uint32_t i = 0; i < state.players; ++i) tell_seat(text, state, seat_at(i));
    }
    if (to_act(state) != Seat::none) tell_hand(text, state);
}

void tell_event(std::ostream& text, const Event& event) {
    const std::string_view verb = told[static_cast<std::size_t>(event.kind)];
    if (verb.empty()) return;
    text << "  seat " << int{index(event.seat)} << ' ' << verb;
    if (event.character != Character::none) text << ' ' << id_of(event.character);
    if (event.other != Seat::none) text << " seat " << int{index(event.other)};
    if (event.card != Card::none) text << ' ' << id_of(event.card);
    if (event.kind == EventKind::row_filled) text << ", " << int{event.slot};
    const bool resource = event.kind == EventKind::gained;
    if (event.amount != 0 || resource)
        text << (event.card == Card::none ? " " : ", ") << event.amount;
    if (resource) text << ' ' << resources[static_cast<std::size_t>(event.resource)];
    text << '\n';
}

}  // namespace lemniscate::tests
