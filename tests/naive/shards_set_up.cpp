#include <algorithm>
#include <stdexcept>

#include "tests/naive/shards_run.h"

namespace lemniscate::naive::shards {
namespace {

constexpr int full_health = 50;
constexpr int highest_bid = 49;
constexpr int first_hand = 5;

}  // namespace

void Run::choose_character(Seat asked, Seat seat) {
    std::set<std::string> options;
    for (const auto& [name, character] : all_characters()) options.insert("character " + name);
    for (const Player& player : table.players) options.erase("character " + player.character);
    Player& player = table.players[seat];
    player.character = rest_of(ask(asked, "character", options));
    const bool own_relics = std::count(table.options.sets.begin(), table.options.sets.end(),
                                       "relics_of_the_future") > 0 &&
                            !table.options.relic_draft && !table.options.mysterious_relics &&
                            !is_nemesis(seat);
    if (!own_relics) return;
    for (const auto& [id, facts] : all_cards()) {
        if (facts.character == player.character) player.relics.push_back(id);
    }
}

// The health auction

void Run::auction_move() {
    Auction& auction = *table.auction;
    if (auction.in.size() > 1) {
        const Seat seat = table.turn.seat;
        std::set<std::string> options = {"drop"};
        for (int n = auction.bid + 1; n <= highest_bid; ++n) {
            options.insert("bid " + std::to_string(n));
        }
        const std::string answer = ask(seat, "bid", options);
        if (answer == "drop") {
            auction.in.erase(std::find(auction.in.begin(), auction.in.end(), seat));
        } else {
            auction.bid = std::stoi(rest_of(answer));
            auction.leader = seat;
        }
        if (auction.in.size() > 1) {
            for (const Seat next : clockwise_after(seat)) {
                const bool in = std::count(auction.in.begin(), auction.in.end(), next) > 0;
                if (!in || auction.leader == next) continue;
                table.turn.seat = next;
                return;
            }
        }
    }
    auction_award(auction.in.front());
}

void Run::auction_award(Seat winner) {
    const bool first = std::all_of(table.players.begin(), table.players.end(),
                                   [](const Player& player) { return player.character.empty(); });
    if (first) table.turn.first_seat = winner;
    table.turn.seat = winner;
    table.players[winner].health = full_health - table.auction->bid;
    choose_character(winner, winner);

    Auction next;
    for (const Seat seat : clockwise_after(winner)) {
        if (table.players[seat].character.empty()) next.in.push_back(seat);
    }
    if (next.in.empty()) {
        after_auction();
        return;
    }
    next.opener = next.in.front();
    std::sort(next.in.begin(), next.in.end());
    table.turn.seat = next.opener;
    table.auction = next;
}

void Run::after_auction() {
    table.auction.reset();
    if (!table.options.relic_draft) {
        begin_play();
        return;
    }
    if (!table.draft) throw std::invalid_argument("no relics lie ready for the draft");
    table.turn.phase = "draft";
    table.turn.seat = clockwise_after(table.turn.first_seat).front();
}

// The relic draft

/// Once around the table, and back again.
void Run::draft_move() {
    Draft& draft = *table.draft;
    const Seat seat = table.turn.seat;
    std::set<std::string> options;
    for (const std::string& id : draft.pool) options.insert("draft " + id);
    const std::string id = rest_of(ask(seat, "draft", options));
    draft.pool.erase(std::find(draft.pool.begin(), draft.pool.end(), id));
    table.players[seat].relics.push_back(id);
    draft.picks += 1;

    const std::size_t n = table.players.size();
    const std::size_t picks = static_cast<std::size_t>(draft.picks);
    const Seat left = (seat + 1) % n;
    const Seat right = (seat + n - 1) % n;
    if (picks == 2 * n) {
        // Whoever picks last picked first; to the right sits the last of the first time around.
        if (!table.options.auction) table.turn.first_seat = right;
        table.draft.reset();
        begin_play();
    } else if (picks != n) {
        table.turn.seat = picks < n ? left : right;
    }
}

void Run::begin_play() {
    const bool even = solo() || table.options.mode == "teams";
    const std::size_t n = table.players.size();
    for (std::size_t step = 0; step < n; ++step) {
        Player& player = table.players[(table.turn.first_seat + step) % n];
        player.mastery = even ? 0 : static_cast<int>(step);
    }
    for (Seat seat = 0; seat < n; ++seat) {
        if (is_nemesis(seat)) continue;
        shuffle(table.players[seat].deck);
        draw(seat, first_hand);
    }
    table.turn.seat = table.turn.first_seat;
    table.turn.phase = "play";
}

}  // namespace lemniscate::naive::shards
