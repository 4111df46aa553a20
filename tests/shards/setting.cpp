#include "tests/shards/setting.h"

#include <algorithm>
#include <array>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "match/json.h"

namespace lemniscate::tests {

namespace {

using match::Json;

constexpr std::size_t row_slots = 6;

std::vector<std::string> split(const std::string& text, char separator) {
    std::vector<std::string> parts;
    std::istringstream stream(text);
    for (std::string part; std::getline(stream, part, separator);) parts.push_back(part);
    return parts;
}

template <std::size_t N>
bool is_one_of(const std::array<const char*, N>& words, const std::string& word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

constexpr std::array turn_fields = {"seat", "first_seat", "round",  "phase",
                                    "gems", "power",      "focused"};
constexpr std::array centre_fields = {"row", "banished", "known_bottom"};
constexpr std::array option_fields = {"mode"};
constexpr std::array list_fields = {"hand",   "seen", "deck",     "discard", "champions",
                                    "played", "row",  "banished", "relics",  "winners"};
constexpr std::array verbs = {"play", "enter", "exhaust", "fast", "draw"};

/// What lasts this turn, by the word for it: `numeri=1`.
struct Lasting {
    const char* word;
    const char* card;
};
constexpr Lasting lasting_words[] = {{"numeri", "numeri_drones"},
                                     {"talons", "entropic_talons"},
                                     {"heart", "heart_of_nothing"},
                                     {"decurion", "general_decurion"},
                                     {"unshielded", "ru_bo_vai"}};

/// `their.mastery-2` taken apart.
struct Word {
    std::size_t seat = 0;
    std::string key;
    char sign = '=';
    std::string value;
};

Word read_word(const std::string& text) {
    Word word;
    const std::size_t sign = text.find_first_of("=+-");
    if (sign == std::string::npos) throw std::invalid_argument("no sign in " + text);
    word.key = text.substr(0, sign);
    word.sign = text[sign];
    word.value = text.substr(sign + 1);
    const std::size_t dot = word.key.find('.');
    if (dot != std::string::npos) {
        const std::string whose = word.key.substr(0, dot);
        word.seat = whose == "their" ? 1 : std::stoul(whose);
        word.key = word.key.substr(dot + 1);
    }
    return word;
}

Json& player(Json& position, std::size_t seat) {
    Json& players = position["players"];
    while (players.size() <= seat) players.push_back(Json::object());
    return players[seat];
}

Json& field(Json& position, const Word& word) {
    if (word.key == "asks") return position["decision"];
    if (word.key == "to") return position["to_act"];
    if (word.key == "winners" || word.key == "reason") return position["result"][word.key];
    if (word.key == "centre") return position["centre"]["deck"];
    if (is_one_of(turn_fields, word.key)) return position["turn"][word.key];
    if (is_one_of(centre_fields, word.key)) return position["centre"][word.key];
    if (is_one_of(option_fields, word.key)) return position["options"][word.key];
    return player(position, word.seat)[word.key];
}

/// An entry of a list: a name, or an object where the place keeps marks with the card.
Json entry(const std::string& key, const std::string& text) {
    if (key == "winners") return std::stoul(text);
    if (key == "row" && text == "_") return nullptr;
    const std::vector<std::string> parts = split(text, '/');
    const auto marked = [&](const char* mark) {
        return std::find(parts.begin() + 1, parts.end(), mark) != parts.end();
    };
    if (key == "champions") {
        return {
            {"card", parts[0]}, {"exhausted", marked("exhausted")}, {"played_now", marked("now")}};
    }
    if (key == "played") return {{"card", parts[0]}, {"fast", marked("fast")}};
    return text;
}

const Json& card_of(const Json& listed) { return listed.is_object() ? listed["card"] : listed; }

/// Where the first such card stands in a list.
Json::iterator find_card(Json& list, const std::string& card) {
    const auto found = std::find_if(list.begin(), list.end(),
                                    [&](const Json& listed) { return card_of(listed) == card; });
    if (found == list.end()) throw std::invalid_argument("no " + card + " to change");
    return found;
}

void sort_seen(Json& owner) { std::sort(owner["seen"].begin(), owner["seen"].end()); }

/// A card that leaves the hand is not known to be there any more.
void leave_hand(Json& owner, const std::string& card) {
    owner["hand"].erase(find_card(owner["hand"], card));
    Json& seen = owner["seen"];
    const auto known = std::find(seen.begin(), seen.end(), Json(card));
    if (known != seen.end()) seen.erase(known);
}

void change_list(Json& position, const Word& word) {
    Json& list = field(position, word);
    if (word.sign == '=' || list.is_null()) list = Json::array();
    for (const std::string& text : split(word.value, ',')) {
        if (word.sign != '-') {
            list.push_back(entry(word.key, text));
        } else if (word.key == "row") {
            *find_card(list, text) = nullptr;
        } else if (word.key == "hand") {
            leave_hand(player(position, word.seat), text);
        } else {
            list.erase(find_card(list, text));
        }
    }
    if (word.key == "row") {
        while (list.size() < row_slots) list.push_back(nullptr);
    }
    if (word.key == "seen") sort_seen(player(position, word.seat));
}

/// Numbers, yes and no, names.
void change_value(Json& position, const Word& word) {
    Json& value = field(position, word);
    const bool is_number =
        !word.value.empty() && std::all_of(word.value.begin(), word.value.end(),
                                           [](char c) { return '0' <= c && c <= '9'; });
    if (word.sign == '=') {
        value = is_number               ? Json(std::stoul(word.value))
                : word.value == "true"  ? Json(true)
                : word.value == "false" ? Json(false)
                : word.value == "none"  ? Json(nullptr)
                                        : Json(word.value);
        return;
    }
    if (!is_number) throw std::invalid_argument(word.key + " changes by a number");
    const int by = std::stoi(word.value);
    value = static_cast<std::size_t>(value.get<int>() + (word.sign == '+' ? by : -by));
}

bool change_lasting(Json& position, const Word& word) {
    for (const Lasting& lasting : lasting_words) {
        if (word.key != lasting.word) continue;
        const unsigned long count = word.value == "true"    ? 1
                                    : word.value == "false" ? 0
                                                            : std::stoul(word.value);
        Json changed = Json::array();
        for (const Json& entry : position["turn"]["lasting"]) {
            if (entry["card"] != lasting.card) changed.push_back(entry);
        }
        if (count > 0) changed.push_back({{"card", lasting.card}, {"count", count}});
        std::sort(changed.begin(), changed.end(),
                  [](const Json& a, const Json& b) { return a["card"] < b["card"]; });
        position["turn"]["lasting"] = changed;
        return true;
    }
    return false;
}

bool carry_out_verb(Json& position, const Word& word) {
    if (!is_one_of(verbs, word.key)) return false;
    Json& owner = player(position, word.seat);
    if (word.key == "draw") {
        for (int left = std::stoi(word.value); left > 0; --left) {
            owner["hand"].push_back(owner["deck"].at(0));
            owner["deck"].erase(0);
        }
        return true;
    }
    for (const std::string& card : split(word.value, ',')) {
        if (word.key == "play") {
            leave_hand(owner, card);
            owner["played"].push_back(entry("played", card));
        } else if (word.key == "enter") {
            leave_hand(owner, card);
            owner["champions"].push_back(entry("champions", card + "/now"));
        } else if (word.key == "exhaust") {
            (*find_card(owner["champions"], card))["exhausted"] = true;
        } else {
            *find_card(position["centre"]["row"], card) = nullptr;
            owner["played"].push_back(entry("played", card + "/fast"));
        }
    }
    return true;
}

}  // namespace

void change(Json& position, std::string_view changes) {
    std::istringstream words{std::string(changes)};
    for (std::string text; words >> text;) {
        const Word word = read_word(text);
        if (carry_out_verb(position, word) || change_lasting(position, word)) continue;
        if (word.key == "centre" || is_one_of(list_fields, word.key)) {
            change_list(position, word);
        } else {
            change_value(position, word);
        }
    }
}

Json lay_out(std::string_view setting) {
    Json position = {{"format", 2}, {"game", "shards"}, {"players", Json::array()}};
    player(position, 1);
    change(position, setting);
    if (!player(position, 0).contains("deck")) change(position, "deck=crystal,crystal,crystal");

    std::vector<std::string> free = {"volos", "tetra", "ko_syn_wu", "decima"};
    for (const Json& seat : position["players"]) {
        if (seat.contains("character")) {
            free.erase(std::find(free.begin(), free.end(), seat["character"].get<std::string>()));
        }
    }
    for (Json& seat : position["players"]) {
        if (seat.contains("character")) continue;
        seat["character"] = free.front();
        free.erase(free.begin());
    }
    return position;
}

}  // namespace lemniscate::tests
