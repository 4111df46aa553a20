#include "tests/splendor_playthrough.h"

#include <iomanip>
#include <sstream>
#include <string>

namespace lemniscate::tests {
namespace {

using namespace splendor;

/// `yellow:2 red:1`, or `-` for nothing.
std::string amounts(Lanes lanes, std::uint32_t kinds) {
    std::string text;
    for (std::uint32_t i = 0; i < kinds; ++i) {
        if (lanes[i] == 0) continue;
        if (!text.empty()) text += ' ';
        text += token_ids[i];
        text += ':';
        text += std::to_string(lanes[i]);
    }
    return text.empty() ? "-" : text;
}

void tell_seat(std::ostream& text, const State& state, Seat seat) {
    const Lanes team = state.team[index(seat)];
    text << "seat " << int{index(seat)} << "  " << std::setw(2) << points(state, seat)
         << " points, " << team[team_lane::avengers] << " symbols"
         << (state.tile == seat ? ", tile" : "") << " | bonuses " << amounts(team, colours)
         << " | tokens " << amounts(state.tokens[index(seat)], token_kinds);
    const Reserve& reserve = state.reserve[index(seat)];
    for (std::uint32_t i = 0; i < reserve.cards.size(); ++i) {
        text << (i == 0 ? " | reserved " : " ") << id_of(reserve.cards[i])
             << (reserve.is_hidden(i) ? " (hidden)" : "");
    }
    text << '\n';
}

void tell_row(std::ostream& text, const State& state, std::uint32_t level) {
    text << "row " << level + 1 << "   ";
    for (std::uint32_t i = 0; i < row_size; ++i) {
        const Card card = state.table[level * row_size + i];
        text << (i == 0 ? "" : ", ");
        if (card == Card::none) {
            text << "-";
        } else {
            text << id_of(card) << " (" << amounts(cost_of[card], colours) << ")";
        }
    }
    text << " | deck " << state.piles.deck_size(level) << '\n';
}

}  // namespace

void tell_position(std::ostream& text, const State& state) {
    // Between rounds the whole table, within one only whose turn it is: the events tell the rest.
    const bool round_begins = state.phase == Phase::action && state.seat == state.first_seat;
    if (!round_begins && state.phase != Phase::over) {
        tell_seat(text, state, state.seat);
        return;
    }
    text << "turn " << state.turns + (state.phase == Phase::over ? 0 : 1) << '\n';
    for (std::uint32_t level = levels; level-- > 0;) tell_row(text, state, level);
    text << "places ";
    for (Location location : state.locations) {
        text << ' ' << id_of(location) << " (" << amounts(needs_of[location], colours) << ")";
    }
    text << (state.locations.empty() ? " -\n" : "\n");
    text << "supply  " << amounts(state.supply, token_kinds) << '\n';
    for (std::uint32_t seat = 0; seat < state.players; ++seat) {
        tell_seat(text, state, seat_at(seat));
    }
}

namespace {

/// Nothing for what the position that follows tells.
void tell_what(std::ostream& text, const Event& event) {
    switch (event.kind) {
        case EventKind::tokens_taken:
            text << "takes " << amounts(event.tokens, token_kinds);
            break;
        case EventKind::card_reserved:
            text << "reserves " << id_of(event.card);
            break;
        case EventKind::card_drawn:
            text << "reserves unseen " << id_of(event.card);
            break;
        case EventKind::card_recruited:
            text << "recruits " << id_of(event.card);
            break;
        case EventKind::tokens_paid:
            text << "pays " << amounts(event.tokens, token_kinds);
            break;
        case EventKind::card_revealed:
            text << "revealed: " << id_of(event.card);
            break;
        case EventKind::time_taken:
            text << "takes the green token";
            break;
        case EventKind::tile_taken:
            text << "takes the Avengers tile";
            if (event.other != Seat::none) text << " from seat " << int{index(event.other)};
            break;
        case EventKind::location_taken:
            text << "takes " << id_of(event.location);
            break;
        case EventKind::tokens_returned:
            text << "returns " << amounts(event.tokens, token_kinds);
            break;
        case EventKind::passed:
            text << "passes";
            break;
        case EventKind::game_over:
            text << "the game is over";
            break;
        case EventKind::passes_ended:
        case EventKind::choice_asked:
        case EventKind::turn_ended:
            break;
    }
}

}  // namespace

void tell_event(std::ostream& text, const Event& event) {
    std::ostringstream what;
    tell_what(what, event);
    if (!what.str().empty()) text << "  " << what.str() << '\n';
}

}  // namespace lemniscate::tests
