#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <vector>

/// What lies on the table of a game of Shards of Infinity; the names are those of the position
/// file. Cards are ids, "" is no card, lists of hidden cards are top first.
namespace lemniscate::naive::shards {

using Seat = std::size_t;
inline constexpr Seat undecided = 99;
using Cards = std::vector<std::string>;

struct Champion {
    std::string card;
    bool exhausted = false;
    bool played_now = false;
};

struct Played {
    std::string card;
    bool fast = false;
};

struct Player {
    std::string character;
    int health = 50;
    int mastery = 0;
    Cards hand;
    std::multiset<std::string> seen;
    Cards deck;
    Cards discard;
    std::vector<Champion> champions;
    std::vector<Played> played;
    Cards relics;
    bool relic_recruited = false;
    bool relic_earned = false;
    std::string revealed;  ///< Nemesis only
};

struct Options {
    int players = 2;
    std::vector<std::string> sets = {"base", "relics_of_the_future"};
    std::string mode = "free_for_all";
    std::size_t row_size = 6;
    bool auction = false;
    bool relic_draft = false;
    bool mysterious_relics = false;
};

struct Power {
    int points = 0;
    bool infinite = false;
};

struct Turn {
    Seat seat = 0;
    Seat first_seat = 0;  ///< `undecided` before auction or draft have decided it
    int round = 1;
    std::string phase = "play";
    int gems = 0;
    Power power;
    bool focused = false;
    int numeri = 0;
    int talons = 0;
    int heart = 0;
    bool decurion = false;
    bool unshielded = false;
};

struct Auction {
    Seat opener = 0;
    int bid = 0;
    std::optional<Seat> leader;
    std::vector<Seat> in;
};

struct Draft {
    Cards pool;
    int picks = 0;
};

struct Result {
    std::vector<Seat> winners;
    std::string reason;
};

struct Table {
    Options options;
    Turn turn;
    Cards row;
    Cards deck;
    Cards banished;
    std::size_t known_bottom = 0;
    std::vector<Player> players;
    std::optional<Auction> auction;
    std::optional<Draft> draft;
    std::optional<Result> result;
    bool solo_set_up = false;  ///< Nemesis: characters or the extra card are still to be named
};

/// Something a seat must answer; the options are whole moves, in notation.
struct Question {
    Seat seat = 0;
    std::string kind;
    std::set<std::string> options;
};

}  // namespace lemniscate::naive::shards
