#include "tests/naive/shards_json.h"

namespace lemniscate::naive::shards {
namespace {

Json card_or_null(const std::string& id) { return id.empty() ? Json(nullptr) : Json(id); }

std::string text_or_nothing(const Json& object, const std::string& key) {
    const auto found = object.find(key);
    return found == object.end() || found->is_null() ? "" : found->get<std::string>();
}

Json part(const Json& object, const std::string& key) {
    const auto found = object.find(key);
    return found == object.end() ? Json() : *found;
}

Options read_options(const Json& json, std::size_t listed) {
    Options options;
    options.mode = json.value("mode", options.mode);
    options.players = json.value("players", static_cast<int>(listed));
    if (options.mode == "nemesis") options.players = 1;
    options.sets = json.value("sets", options.sets);
    options.row_size = json.value("row_size", options.row_size);
    options.auction = json.value("auction", false);
    options.relic_draft = json.value("relic_draft", false);
    options.mysterious_relics = json.value("mysterious_relics", false);
    return options;
}

Turn read_turn(const Json& json) {
    Turn turn;
    turn.seat = json.value("seat", turn.seat);
    if (json.contains("first_seat")) {
        turn.first_seat = json["first_seat"].is_null() ? undecided : json["first_seat"].get<Seat>();
    }
    turn.round = json.value("round", turn.round);
    turn.phase = json.value("phase", turn.phase);
    turn.gems = json.value("gems", 0);
    turn.power.infinite = part(json, "power") == "infinite";
    if (!turn.power.infinite) turn.power.points = json.value("power", 0);
    turn.focused = json.value("focused", false);
    for (const Json& lasting : part(json, "lasting")) {
        const std::string card = lasting["card"];
        const int count = lasting.value("count", 1);
        if (card == "numeri_drones") turn.numeri = count;
        if (card == "entropic_talons") turn.talons = count;
        if (card == "heart_of_nothing") turn.heart = count;
        if (card == "general_decurion") turn.decurion = true;
        if (card == "ru_bo_vai") turn.unshielded = true;
    }
    return turn;
}

Player read_player(const Json& json) {
    Player player;
    player.character = text_or_nothing(json, "character");
    player.health = json.value("health", player.health);
    player.mastery = json.value("mastery", 0);
    player.hand = json.value("hand", Cards{});
    const Cards seen = json.value("seen", Cards{});
    player.seen = {seen.begin(), seen.end()};
    player.deck = json.value("deck", Cards{});
    player.discard = json.value("discard", Cards{});
    for (const Json& entry : part(json, "champions")) {
        player.champions.push_back(
            {entry.at("card"), entry.value("exhausted", false), entry.value("played_now", false)});
    }
    for (const Json& entry : part(json, "played")) {
        player.played.push_back({entry.at("card"), entry.value("fast", false)});
    }
    player.relics = json.value("relics", Cards{});
    player.relic_recruited = json.value("relic_recruited", false);
    player.relic_earned = json.value("relic_earned", false) || player.mastery >= 10;
    player.revealed = text_or_nothing(json, "revealed");
    return player;
}

Auction read_auction(const Json& json) {
    Auction auction;
    auction.opener = json.value("opener", Seat{0});
    auction.bid = json.value("bid", 0);
    if (part(json, "leader").is_number()) auction.leader = json.at("leader").get<Seat>();
    auction.in = json.value("in", std::vector<Seat>{});
    return auction;
}

/// Only set-up asks for a character or the extra card.
bool asks_for_set_up(const Json& position) {
    std::string asked = text_or_nothing(position, "decision");
    const Json pending = part(position, "pending");
    if (asked.empty() && !pending.empty()) asked = text_or_nothing(pending.back(), "ask");
    return asked == "character" || asked == "extra";
}

/// What lasts this turn, sorted by id.
Json write_lasting(const Turn& turn) {
    Json lasting = Json::array();
    const auto add = [&lasting](const char* card, int count) {
        if (count > 0) lasting.push_back({{"card", card}, {"count", count}});
    };
    add("entropic_talons", turn.talons);
    add("general_decurion", turn.decurion ? 1 : 0);
    add("heart_of_nothing", turn.heart);
    add("numeri_drones", turn.numeri);
    add("ru_bo_vai", turn.unshielded ? 1 : 0);
    return lasting;
}

Json write_turn(const Turn& turn) {
    return {{"seat", turn.seat},
            {"first_seat", turn.first_seat == undecided ? Json() : Json(turn.first_seat)},
            {"round", turn.round},
            {"phase", turn.phase},
            {"gems", turn.gems},
            {"power", turn.power.infinite ? Json("infinite") : Json(turn.power.points)},
            {"focused", turn.focused},
            {"lasting", write_lasting(turn)}};
}

Json write_player(const Player& player) {
    Json champions = Json::array();
    for (const Champion& champion : player.champions) {
        champions.push_back(Json{{"card", champion.card},
                                 {"exhausted", champion.exhausted},
                                 {"played_now", champion.played_now}});
    }
    Json played = Json::array();
    for (const Played& entry : player.played) {
        played.push_back(Json{{"card", entry.card}, {"fast", entry.fast}});
    }
    return {{"character", card_or_null(player.character)},
            {"health", player.health},
            {"mastery", player.mastery},
            {"hand", player.hand},
            {"seen", player.seen},
            {"deck", player.deck},
            {"discard", player.discard},
            {"champions", champions},
            {"played", played},
            {"relics", player.relics},
            {"relic_recruited", player.relic_recruited},
            {"relic_earned", player.relic_earned}};
}

Json write_auction(const std::optional<Auction>& auction) {
    if (!auction) return nullptr;
    return {{"opener", auction->opener},
            {"bid", auction->bid},
            {"leader", auction->leader ? Json(*auction->leader) : Json(nullptr)},
            {"in", auction->in}};
}

Json write_draft(const std::optional<Draft>& draft) {
    if (!draft) return nullptr;
    return {{"pool", draft->pool}, {"picks", draft->picks}};
}

}  // namespace

Table read_table(const Json& position) {
    Table table;
    const Json players = part(position, "players");
    const Json options = position.value("options", Json::object());
    table.options = read_options(options, players.size());
    table.turn = read_turn(position.value("turn", Json::object()));
    const Json centre = position.value("centre", Json::object());
    for (const Json& slot : part(centre, "row")) {
        table.row.push_back(slot.is_null() ? "" : slot.get<std::string>());
    }
    table.row.resize(table.options.row_size);
    table.deck = centre.value("deck", Cards{});
    table.banished = centre.value("banished", Cards{});
    table.known_bottom = centre.value("known_bottom", std::size_t{0});
    for (const Json& player : players) table.players.push_back(read_player(player));
    const bool solo = table.options.mode == "nemesis";
    table.players.resize(solo ? 2 : static_cast<std::size_t>(table.options.players));
    if (part(position, "auction").is_object()) {
        table.auction = read_auction(position.at("auction"));
    }
    if (part(position, "draft").is_object()) {
        const Json& draft = position.at("draft");
        table.draft = Draft{draft.value("pool", Cards{}), draft.value("picks", 0)};
    }
    if (part(position, "result").is_object()) {
        const Json& result = position.at("result");
        table.result = Result{result.at("winners"), result.at("reason")};
    }
    table.solo_set_up = solo && table.turn.phase == "play" && asks_for_set_up(position);
    return table;
}

Json write_table(const Table& table) {
    Json row = Json::array();
    for (const std::string& slot : table.row) row.push_back(card_or_null(slot));
    Json players = Json::array();
    for (const Player& player : table.players) players.push_back(write_player(player));
    if (table.options.mode == "nemesis") {
        players[1]["revealed"] = card_or_null(table.players[1].revealed);
    }
    return {{"format", 2},
            {"game", "shards"},
            {"options",
             {{"players", table.options.players},
              {"sets", table.options.sets},
              {"mode", table.options.mode},
              {"row_size", table.options.row_size},
              {"auction", table.options.auction},
              {"relic_draft", table.options.relic_draft},
              {"mysterious_relics", table.options.mysterious_relics}}},
            {"turn", write_turn(table.turn)},
            {"centre",
             {{"row", row},
              {"deck", table.deck},
              {"banished", table.banished},
              {"known_bottom", table.known_bottom}}},
            {"players", players},
            {"auction", write_auction(table.auction)},
            {"draft", write_draft(table.draft)}};
}

}  // namespace lemniscate::naive::shards
