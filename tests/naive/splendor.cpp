#include "tests/naive/splendor.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <sstream>
#include <stdexcept>

namespace naive {
namespace {

constexpr int most_tokens = 10;
constexpr std::size_t most_reserved = 3;
constexpr int pile_for_two = 4;
constexpr int symbols_for_tile = 3;

int total(const PerColour& numbers) { return std::accumulate(numbers.begin(), numbers.end(), 0); }

int total(const Tokens& tokens) { return total(tokens.colour) + tokens.grey + tokens.green; }

int excess(const Player& player) { return total(player.tokens) - most_tokens; }

void move_tokens(Tokens& from, Tokens& to, const Tokens& what) {
    for (std::size_t c = 0; c < 5; ++c) {
        from.colour[c] -= what.colour[c];
        to.colour[c] += what.colour[c];
    }
    from.grey -= what.grey;
    to.grey += what.grey;
    from.green -= what.green;
    to.green += what.green;
}

/// Every handful somebody with these tokens can give away, the empty one and all of them included.
/// Green is never given away.
std::vector<Tokens> handfuls(const Tokens& from) {
    std::vector<Tokens> found = {Tokens{}};
    for (std::size_t c = 0; c < 5; ++c) {
        std::vector<Tokens> longer;
        for (Tokens handful : found) {
            for (int n = 0; n <= from.colour[c]; ++n) {
                handful.colour[c] = n;
                longer.push_back(handful);
            }
        }
        found = longer;
    }
    std::vector<Tokens> longer;
    for (Tokens handful : found) {
        for (int n = 0; n <= from.grey; ++n) {
            handful.grey = n;
            longer.push_back(handful);
        }
    }
    return longer;
}

// What a card costs

/// What the player's own bonuses leave to be paid.
PerColour price(const Facts& facts, const Player& player, const std::string& card) {
    const PerColour owned = bonuses(facts, player);
    PerColour price = facts.characters.at(card).cost;
    for (std::size_t c = 0; c < 5; ++c) price[c] = std::max(price[c] - owned[c], 0);
    return price;
}

/// No colour is overpaid and grey makes up exactly what the colours leave open.
bool pays(const Tokens& handful, const PerColour& price) {
    for (std::size_t c = 0; c < 5; ++c) {
        if (handful.colour[c] > price[c]) return false;
    }
    return total(handful.colour) + handful.grey == total(price);
}

/// The payment that the bare notation stands for. It may ask for more grey than the player has.
Tokens colours_first(const Player& player, const PerColour& price) {
    Tokens payment;
    for (std::size_t c = 0; c < 5; ++c) {
        payment.colour[c] = std::min(price[c], player.tokens.colour[c]);
    }
    payment.grey = total(price) - total(payment.colour);
    return payment;
}

// Moves

std::vector<std::string> takes(const Tokens& supply) {
    std::vector<std::string> found;
    const int available = static_cast<int>(
        std::count_if(supply.colour.begin(), supply.colour.end(), [](int n) { return n > 0; }));
    for (unsigned subset = 1; subset < 32; ++subset) {
        std::string move = "take";
        int size = 0;
        bool possible = true;
        for (std::size_t c = 0; c < 5; ++c) {
            if ((subset >> c & 1U) == 0) continue;
            move += " " + colour_names[c];
            size += 1;
            possible = possible && supply.colour[c] > 0;
        }
        if (possible && size == std::min(3, available)) found.push_back(move);
    }
    for (std::size_t c = 0; c < 5; ++c) {
        if (supply.colour[c] >= pile_for_two) {
            found.push_back("take " + colour_names[c] + " " + colour_names[c]);
        }
    }
    return found;
}

std::vector<std::string> cards_on_table(const Splendor& position) {
    std::vector<std::string> found;
    for (const auto& [level, row] : position.table) {
        for (const std::string& card : row) {
            if (!card.empty()) found.push_back(card);
        }
    }
    return found;
}

std::vector<std::string> reserves(const Splendor& position) {
    std::vector<std::string> found;
    if (position.players[position.seat].reserved.size() >= most_reserved) return found;
    for (const std::string& card : cards_on_table(position)) found.push_back("reserve " + card);
    for (const auto& [level, deck] : position.decks) {
        if (!deck.empty()) found.push_back("reserve deck:" + level);
    }
    return found;
}

std::vector<std::string> recruits(const Facts& facts, const Splendor& position) {
    const Player& player = position.players[position.seat];
    std::vector<std::string> cards = cards_on_table(position);
    for (const Reserved& reserved : player.reserved) cards.push_back(reserved.card);
    const std::vector<Tokens> payments = handfuls(player.tokens);
    std::vector<std::string> found;
    for (const std::string& card : cards) {
        const PerColour asked = price(facts, player, card);
        const Tokens usual = colours_first(player, asked);
        for (const Tokens& payment : payments) {
            if (!pays(payment, asked)) continue;
            std::string move = "recruit " + card;
            if (payment.colour != usual.colour) {
                move += " paying";
                for (std::size_t c = 0; c < 5; ++c) {
                    if (payment.colour[c] == 0) continue;
                    move += " " + colour_names[c] + ":" + std::to_string(payment.colour[c]);
                }
                if (payment.grey > 0) move += " grey:" + std::to_string(payment.grey);
            }
            found.push_back(move);
        }
    }
    return found;
}

std::vector<std::string> actions(const Facts& facts, const Splendor& position) {
    std::vector<std::string> found = takes(position.supply);
    for (const std::string& move : reserves(position)) found.push_back(move);
    for (const std::string& move : recruits(facts, position)) found.push_back(move);
    if (found.empty()) found.push_back("pass");
    return found;
}

std::vector<std::string> locations_met(const Facts& facts, const Splendor& position) {
    const PerColour owned = bonuses(facts, position.players[position.seat]);
    std::vector<std::string> found;
    for (const std::string& location : position.locations) {
        const PerColour& needs = facts.locations.at(location).needs;
        bool met = true;
        for (std::size_t c = 0; c < 5; ++c) met = met && owned[c] >= needs[c];
        if (met) found.push_back(location);
    }
    return found;
}

std::vector<std::string> returns(const Player& player) {
    std::vector<std::string> found;
    for (const Tokens& handful : handfuls(player.tokens)) {
        if (total(handful) != excess(player)) continue;
        std::string move = "return";
        for (std::size_t c = 0; c < 5; ++c) {
            for (int n = 0; n < handful.colour[c]; ++n) move += " " + colour_names[c];
        }
        for (int n = 0; n < handful.grey; ++n) move += " grey";
        found.push_back(move);
    }
    return found;
}

// What a move does

std::vector<std::string> words(const std::string& text) {
    std::istringstream stream(text);
    std::vector<std::string> found;
    for (std::string word; stream >> word;) found.push_back(word);
    return found;
}

/// "red" or "grey" is one token, "red:2" is two.
void add_tokens(Tokens& tokens, const std::string& word) {
    const std::size_t colon = word.find(':');
    const std::string name = word.substr(0, colon);
    const int number = colon == std::string::npos ? 1 : std::stoi(word.substr(colon + 1));
    if (name == "grey") {
        tokens.grey += number;
    } else {
        tokens.colour[colour_index(name)] += number;
    }
}

Tokens tokens_named(const std::vector<std::string>& words, std::size_t first) {
    Tokens tokens;
    for (std::size_t i = first; i < words.size(); ++i) add_tokens(tokens, words[i]);
    return tokens;
}

/// "" when the deck is empty.
std::string draw(std::vector<std::string>& deck) {
    if (deck.empty()) return "";
    const std::string card = deck.front();
    deck.erase(deck.begin());
    return card;
}

/// Takes the card away from wherever it is for the player: from the table, where the deck fills the
/// slot at once, or from the player's reserved cards.
void remove_card(Splendor& position, const std::string& card) {
    for (auto& [level, row] : position.table) {
        for (std::string& slot : row) {
            if (slot == card) {
                slot = draw(position.decks[level]);
                return;
            }
        }
    }
    std::vector<Reserved>& reserved = position.players[position.seat].reserved;
    reserved.erase(std::find_if(reserved.begin(), reserved.end(),
                                [&](const Reserved& entry) { return entry.card == card; }));
}

void reserve(Splendor& position, const std::string& what) {
    Player& player = position.players[position.seat];
    if (what.rfind("deck:", 0) == 0) {
        player.reserved.push_back({draw(position.decks[what.substr(5)]), true});
    } else {
        remove_card(position, what);
        player.reserved.push_back({what, false});
    }
    Tokens gift;
    gift.grey = position.supply.grey > 0 ? 1 : 0;
    move_tokens(position.supply, player.tokens, gift);
}

void recruit(const Facts& facts, Splendor& position, const std::vector<std::string>& said) {
    Player& player = position.players[position.seat];
    const std::string& card = said[1];
    const bool bare = said.size() == 2;
    const Tokens payment =
        bare ? colours_first(player, price(facts, player, card)) : tokens_named(said, 3);
    move_tokens(player.tokens, position.supply, payment);
    remove_card(position, card);
    player.characters.push_back(card);
    if (facts.characters.at(card).level == "3" && player.tokens.green == 0 &&
        position.supply.green > 0) {
        Tokens gift;
        gift.green = 1;
        move_tokens(position.supply, player.tokens, gift);
    }
}

void award_avengers_tile(const Facts& facts, Splendor& position) {
    const int symbols = avengers(facts, position.players[position.seat]);
    const int asked = position.avengers_tile
                          ? avengers(facts, position.players[*position.avengers_tile]) + 1
                          : symbols_for_tile;
    if (symbols >= asked) position.avengers_tile = position.seat;
}

void take_location(Splendor& position, const std::string& location) {
    position.players[position.seat].locations.push_back(location);
    position.locations.erase(
        std::find(position.locations.begin(), position.locations.end(), location));
}

void end_turn(const Facts& facts, Splendor& position) {
    position.count += 1;
    if (result(facts, position)) {
        position.phase = "over";
    } else {
        position.phase = "action";
        position.seat = (position.seat + 1) % position.players.size();
    }
}

/// A return is never forced: more than ten tokens are of at least two kinds besides green.
void return_or_end_turn(const Facts& facts, Splendor& position) {
    if (excess(position.players[position.seat]) > 0) {
        position.phase = "return";
    } else {
        end_turn(facts, position);
    }
}

void after_action(const Facts& facts, Splendor& position) {
    award_avengers_tile(facts, position);
    const std::vector<std::string> met = locations_met(facts, position);
    if (met.size() > 1) {
        position.phase = "location";
        return;
    }
    if (met.size() == 1) take_location(position, met.front());
    return_or_end_turn(facts, position);
}

/// A position does not remember how the turn began, so passes are counted with the action, before
/// anything else is asked.
Splendor play(const Facts& facts, Splendor position, const std::string& move) {
    const std::vector<std::string> said = words(move);
    Player& player = position.players[position.seat];
    const std::string& verb = said[0];
    if (verb == "location") {
        take_location(position, said[1]);
        return_or_end_turn(facts, position);
    } else if (verb == "return") {
        move_tokens(player.tokens, position.supply, tokens_named(said, 1));
        end_turn(facts, position);
    } else {
        if (verb == "take") move_tokens(position.supply, player.tokens, tokens_named(said, 1));
        if (verb == "reserve") reserve(position, said[1]);
        if (verb == "recruit") recruit(facts, position, said);
        const int all = static_cast<int>(position.players.size());
        position.passes = verb == "pass" ? std::min(position.passes + 1, all) : 0;
        after_action(facts, position);
    }
    return position;
}

}  // namespace

std::vector<std::string> moves(const Facts& facts, const Splendor& position) {
    std::vector<std::string> found;
    if (position.phase == "action") found = actions(facts, position);
    if (position.phase == "return") found = returns(position.players[position.seat]);
    if (position.phase == "location") {
        for (const std::string& id : locations_met(facts, position)) {
            found.push_back("location " + id);
        }
    }
    const std::set<std::string> sorted(found.begin(), found.end());
    return {sorted.begin(), sorted.end()};
}

Splendor apply(const Facts& facts, const Splendor& position, const std::string& move) {
    const std::vector<std::string> legal = moves(facts, position);
    if (std::find(legal.begin(), legal.end(), move) == legal.end()) {
        throw std::invalid_argument("not legal here: " + move);
    }
    return play(facts, position, move);
}

std::uint64_t perft(const Facts& facts, const Splendor& position, int depth) {
    if (depth == 0 || position.phase == "over") return 1;
    std::uint64_t leaves = 0;
    for (const std::string& move : moves(facts, position)) {
        leaves += perft(facts, play(facts, position, move), depth - 1);
    }
    return leaves;
}

}  // namespace naive
