#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "match/derived.h"
#include "match/reader.h"
#include "match/splendor/names.h"
#include "match/splendor/position.h"

namespace lemniscate::match {

namespace splendor_format {
namespace {

using splendor::Card;
using splendor::Location;
using splendor::Phase;
using splendor::State;
using splendor::Token;

/// Fills a state from a position, part by part. It remembers where each card and tile stood, to
/// tell when one of them comes again.
class PositionReader {
  public:
    explicit PositionReader(const Json& position) : document_(position, problem_) {}

    Result<State> read() {
        const Fields position = document_.fields({"format", "game", "options", "turn", "supply",
                                                  "table", "decks", "locations", "avengers_tile",
                                                  "players", "to_act", "decision", "result"});
        read_options(position["options"], position["players"].entries().size());
        read_turn(position["turn"]);
        read_supply(position["supply"]);
        read_rows(position["table"]);
        read_decks(position["decks"]);
        for (const Field& entry : position["locations"].entries()) {
            if (const auto location = read_location(entry)) state_.locations.push(*location);
        }
        read_avengers_tile(position["avengers_tile"]);
        read_players(position["players"]);
        fill_supply(position["supply"]);
        if (problem_) return *problem_;

        check_phase(position["turn"]);
        check_derived(document_, derive(state_));
        if (problem_) return *problem_;
        return state_;
    }

  private:
    Range seat_range() const { return {0, state_.players - 1U}; }

    void read_options(const Field& options, std::size_t listed) {
        const Range range{splendor::min_players, splendor::max_players};
        const Field players = options.fields({"players"})["players"];
        const bool counted = listed >= range.low && listed <= range.high;
        if (!counted && players.is_missing()) {
            players.refuse(ProblemKind::missing_field, text_of(range));
        }
        const auto otherwise = counted ? static_cast<std::uint32_t>(listed) : range.low;
        state_.players = static_cast<std::uint8_t>(players.number(range, otherwise));
    }

    void read_turn(const Field& field) {
        const Fields turn = field.fields({"seat", "first_seat", "phase", "passes", "count"});
        state_.first_seat = seat_at(turn["first_seat"].number(seat_range(), 0));
        state_.seat = seat_at(turn["seat"].number(seat_range(), index(state_.first_seat)));
        state_.phase = static_cast<Phase>(turn["phase"].word(phases, 0));
        // No round begins when all have passed, or above the limit; one that has begun is finished.
        const bool begins = state_.phase == Phase::action && state_.seat == state_.first_seat;
        const std::uint32_t most_passes = begins ? state_.players - 1U : state_.players;
        state_.passes = static_cast<std::uint8_t>(turn["passes"].number({0, most_passes}, 0));
        const std::uint32_t of_this_round =
            (state_.players + index(state_.seat) - index(state_.first_seat)) % state_.players +
            (state_.phase == Phase::over ? 1U : 0U);
        state_.turns = turn["count"].number({0, splendor::turn_limit + of_this_round}, 0);
    }

    static Fields token_fields(const Field& field) {
        return field.fields({name_of(Token::yellow), name_of(Token::purple), name_of(Token::blue),
                             name_of(Token::red), name_of(Token::orange), name_of(Token::green),
                             name_of(Token::grey)});
    }

    /// A number of tokens of one kind; all those of the position together are no more than the game
    /// has. `most` is what this place may hold of them.
    std::uint32_t read_tokens(const Field& field, Token token, std::uint32_t most) {
        const std::uint32_t in_game = splendor::tokens_in_game(token, state_.players);
        const std::optional<std::int64_t> found = field.integer();
        if (!found) return 0;
        if (*found < 0 || (*found > most && *found <= in_game)) {
            field.refuse(ProblemKind::out_of_range, text_of({0, most}));
            return 0;
        }
        std::uint32_t& counted = counted_[lane(token)];
        const std::uint64_t together = static_cast<std::uint64_t>(*found) + counted;
        if (together > in_game) {
            field.refuse(ProblemKind::too_many_tokens, std::to_string(together),
                         std::to_string(in_game));
            return 0;
        }
        counted = static_cast<std::uint32_t>(together);
        return static_cast<std::uint32_t>(*found);
    }

    void read_supply(const Field& field) {
        const Fields supply = token_fields(field);
        for (Token token : tokens) {
            const std::uint32_t most = splendor::tokens_in_game(token, state_.players);
            state_.supply.set(lane(token), read_tokens(supply[name_of(token)], token, most));
        }
    }

    /// Where the supply says nothing, it is what the players' tokens leave.
    void fill_supply(const Field& field) {
        for (Token token : tokens) {
            if (!field.field(name_of(token)).is_missing()) continue;
            const std::uint32_t in_game = splendor::tokens_in_game(token, state_.players);
            state_.supply.set(lane(token), in_game - counted_[lane(token)]);
        }
    }

    /// The card that a field names, or Card::none when there is something wrong with it.
    Card read_card(const Field& field) {
        const std::string id = field.required().text();
        const Card card = splendor::find_card(id);
        if (card == Card::none) {
            field.refuse(ProblemKind::unknown_card, {});
            return card;
        }
        std::string& place = card_places_[number(card)];
        if (!place.empty()) {
            field.refuse(ProblemKind::card_twice, place);
            return Card::none;
        }
        place = field.path();
        return card;
    }

    Card read_card_of_level(const Field& field, std::uint32_t level) {
        const Card card = read_card(field);
        if (card == Card::none || level_of(card) == level) return card;
        field.refuse(ProblemKind::card_wrong_place, name_of_level(level_of(card)));
        return Card::none;
    }

    void read_rows(const Field& field) {
        const Fields table = field.fields({"1", "2", "3"});
        std::fill(std::begin(state_.table), std::end(state_.table), Card::none);
        for (std::uint32_t level = 0; level < splendor::levels; ++level) {
            std::uint32_t slot = level * splendor::row_size;
            for (const Field& entry :
                 table[name_of_level(level)].entries_up_to(splendor::row_size)) {
                if (!entry.is_null()) state_.table[slot] = read_card_of_level(entry, level);
                ++slot;
            }
        }
    }

    void read_decks(const Field& field) {
        const Fields decks = field.fields({"1", "2", "3"});
        for (std::uint32_t level = 0; level < splendor::levels; ++level) {
            std::vector<Card> deck;
            for (const Field& entry : decks[name_of_level(level)].entries()) {
                const Card card = read_card_of_level(entry, level);
                if (card != Card::none) deck.push_back(card);
            }
            state_.piles.set_deck_size(level, static_cast<std::uint32_t>(deck.size()));
            for (std::uint32_t i = 0; i < deck.size(); ++i) {
                state_.piles.set_deck_card(level, i, deck[i]);
            }
        }
    }

    /// A location in the row or with a player: a tile has one side up, and there are as many tiles
    /// as players.
    std::optional<Location> read_location(const Field& field) {
        const std::string id = field.text();
        std::uint32_t found = 0;
        while (found < splendor::locations && id_of(splendor::location_at(found)) != id) ++found;
        if (found == splendor::locations) {
            field.refuse(ProblemKind::unknown_location, {});
            return {};
        }
        const Location location = splendor::location_at(found);
        std::string& place = tile_places_[tile_of(location)];
        if (!place.empty()) {
            field.refuse(ProblemKind::location_twice, place);
            return {};
        }
        place = field.path();
        if (++tiles_ > state_.players) {
            field.refuse(ProblemKind::too_many, std::to_string(tiles_),
                         std::to_string(state_.players));
            return {};
        }
        return location;
    }

    void read_avengers_tile(const Field& field) {
        const std::uint32_t nobody = index(Seat::none);
        state_.tile = field.is_null() ? Seat::none : seat_at(field.number(seat_range(), nobody));
    }

    void read_players(const Field& list) {
        std::uint32_t seat = 0;
        for (const Field& entry : list.entries_up_to(state_.players)) {
            read_player(entry, seat_at(seat++));
        }
    }

    void read_player(const Field& field, Seat seat) {
        const Fields player = field.fields({"tokens", "characters", "reserved", "locations"});
        const Fields held = token_fields(player["tokens"]);
        for (Token token : tokens) {
            const std::uint32_t most =
                token == Token::green ? 1 : splendor::tokens_in_game(token, state_.players);
            state_.tokens[index(seat)].set(lane(token),
                                           read_tokens(held[name_of(token)], token, most));
        }
        for (const Field& entry : player["characters"].entries()) {
            const Card card = read_card(entry);
            if (card != Card::none) splendor::steps::recruit_card(state_, card, seat);
        }
        for (const Field& entry : player["reserved"].entries_up_to(splendor::max_reserved)) {
            const Fields reserved = entry.fields({"card", "hidden"});
            const bool hidden = reserved["hidden"].flag(false);
            const Card card = read_card(reserved["card"]);
            if (card != Card::none) state_.reserve[index(seat)].push(card, hidden);
        }
        for (const Field& entry : player["locations"].entries()) {
            const std::optional<Location> location = read_location(entry);
            if (location) splendor::steps::conquer(state_, *location, seat);
        }
    }

    /// A phase that asks for something needs something to ask for, and an end needs a reason.
    void check_phase(const Field& turn) {
        const bool needless =
            (state_.phase == Phase::give_back &&
             state_.tokens[index(state_.seat)].total() <= splendor::max_tokens) ||
            (state_.phase == Phase::location && splendor::moves::met_locations(state_) == 0) ||
            (state_.phase == Phase::over && !splendor::steps::is_over(state_));
        if (needless) {
            turn.field("phase").refuse(ProblemKind::disagrees, excerpt(Json(phases[0])));
        }
    }

    std::optional<Problem> problem_;
    Field document_;
    State state_{};
    std::uint32_t counted_[splendor::token_kinds] = {};
    std::string card_places_[splendor::cards];
    std::string tile_places_[splendor::location_tiles];
    std::uint32_t tiles_ = 0;
};

}  // namespace
}  // namespace splendor_format

Result<splendor::State> read_position(splendor::Game, const Json& position) {
    if (const auto problem = check_game(position, splendor::Game::id)) return *problem;
    return splendor_format::PositionReader(position).read();
}

}  // namespace lemniscate::match
