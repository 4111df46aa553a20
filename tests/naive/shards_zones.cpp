#include <algorithm>
#include <stdexcept>

#include "tests/naive/shards_run.h"

namespace lemniscate::naive::shards {
namespace {

void remove_first(Cards& cards, const std::string& id) {
    const auto found = std::find(cards.begin(), cards.end(), id);
    if (found == cards.end()) throw std::logic_error("not there: " + id);
    cards.erase(found);
}

void move_all(Cards& from, Cards& to) {
    to.insert(to.end(), from.begin(), from.end());
    from.clear();
}

}  // namespace

void Run::shuffle(Cards& top_first) {
    std::reverse(top_first.begin(), top_first.end());
    dice.shuffle(top_first.data(), top_first.size());
    std::reverse(top_first.begin(), top_first.end());
}

void Run::draw(Seat seat, int number) {
    Player& player = table.players[seat];
    for (int n = 0; n < number; ++n) {
        if (player.deck.empty()) {
            player.deck.swap(player.discard);
            shuffle(player.deck);
        }
        if (player.deck.empty()) return;
        player.hand.push_back(player.deck.front());
        player.deck.erase(player.deck.begin());
    }
}

void Run::leave_hand(Seat seat, const std::string& id) {
    Player& player = table.players[seat];
    remove_first(player.hand, id);
    const auto known = player.seen.find(id);
    if (known != player.seen.end()) player.seen.erase(known);
}

void Run::leave_discard(Seat seat, const std::string& id) {
    remove_first(table.players[seat].discard, id);
}

void Run::to_hand_openly(Seat seat, const std::string& id) {
    table.players[seat].hand.push_back(id);
    table.players[seat].seen.insert(id);
}

/// A card already known is shown again before another one of its type.
void Run::show(Seat seat, const Cards& cards) {
    std::multiset<std::string>& seen = table.players[seat].seen;
    const std::multiset<std::string> shown(cards.begin(), cards.end());
    for (const std::string& id : shown) {
        while (seen.count(id) < shown.count(id)) seen.insert(id);
    }
}

std::size_t Run::leave_row(const std::string& id) {
    const auto slot = std::find(table.row.begin(), table.row.end(), id);
    if (slot == table.row.end()) throw std::logic_error("not in the row: " + id);
    slot->clear();
    return static_cast<std::size_t>(slot - table.row.begin());
}

void Run::refill(std::size_t slot) {
    if (table.deck.empty()) {
        if (solo()) over({1}, "centre_deck_empty");
        return;
    }
    table.row[slot] = pop_centre();
}

void Run::gain(Seat seat, const std::string& id, bool to_hand) {
    Player& player = table.players[seat];
    if (table.turn.numeri > 0 && is_champion(id) && of_faction(id, "homodeus")) {
        table.turn.numeri -= 1;
        player.champions.push_back({id, false, false});
    } else if (to_hand) {
        to_hand_openly(seat, id);
    } else {
        player.discard.push_back(id);
    }
}

std::string Run::pop_centre() {
    const std::string top = table.deck.front();
    table.deck.erase(table.deck.begin());
    table.known_bottom = std::min(table.known_bottom, table.deck.size());
    return top;
}

void Run::destroy(Seat owner, const std::string& id) {
    std::vector<Champion>& champions = table.players[owner].champions;
    champions.erase(std::find_if(champions.begin(), champions.end(),
                                 [&](const Champion& each) { return each.card == id; }));
    (is_nemesis(owner) ? table.banished : table.players[owner].discard).push_back(id);
}

void Run::eliminate(Seat seat) {
    Player& player = table.players[seat];
    player.health = 0;
    player.seen.clear();
    move_all(player.hand, table.banished);
    move_all(player.deck, table.banished);
    move_all(player.discard, table.banished);
    for (const Champion& champion : player.champions) table.banished.push_back(champion.card);
    player.champions.clear();
    move_all(player.relics, table.banished);
    end_if_one_side_is_left();
}

}  // namespace lemniscate::naive::shards
