#include "bench/server_load/boardgame_io_tables.h"

#include <algorithm>

#include "bench/server_load/scan.h"

namespace lemniscate::bench::server_load {

namespace {

constexpr std::string_view name_space = "/market,";
constexpr std::size_t at_a_time = 32;
constexpr int colours = 5;

using Numbers = std::array<int, colours>;

/// The five numbers of a list, and what follows it.
Numbers read_five(std::string_view& json, std::string_view mark) {
    Numbers numbers{};
    auto rest = after(json, mark);
    if (!rest) return numbers;
    for (int& number : numbers) {
        number = static_cast<int>(leading_number(*rest).value_or(0));
        rest = rest->substr(std::min(rest->find_first_of(",]"), rest->size() - 1) + 1);
    }
    json = *rest;
    return numbers;
}

std::string list_of(const std::vector<int>& numbers) {
    std::string list = "[";
    for (const int number : numbers) {
        if (list.size() > 1) list += ',';
        list += std::to_string(number);
    }
    return list + "]";
}

int sum(const Numbers& numbers) {
    int all = 0;
    for (const int number : numbers) all += number;
    return all;
}

// As in boardgame_io/game.mjs.
int cost_of(int card, int colour) {
    if (card % colours == colour) return 0;
    return 1 + (card * (colour + 3) + colour) % (2 + card / 30);
}

bool can_pay(const Numbers& tokens, const Numbers& bonuses, int card) {
    for (int colour = 0; colour < colours; ++colour) {
        const auto i = static_cast<std::size_t>(colour);
        if (cost_of(card, colour) - bonuses[i] > tokens[i]) return false;
    }
    return true;
}

}  // namespace

std::string market_move(std::string_view state, unsigned seat) {
    const Numbers bank = read_five(state, "\"bank\":[");
    std::string_view rows = after(state, "\"rows\":[[").value_or("");
    std::string_view players = after(state, "\"players\":[").value_or("");
    Numbers tokens{};
    Numbers bonuses{};
    for (unsigned i = 0; i <= seat; ++i) {
        tokens = read_five(players, "\"tokens\":[");
        bonuses = read_five(players, "\"bonuses\":[");
    }
    // The dearest card first, as it is worth most.
    std::string bought;
    for (int level = 0; level < 3; ++level) {
        for (int slot = 0; slot < 4; ++slot) {
            const auto card = leading_number(rows);
            if (card && can_pay(tokens, bonuses, static_cast<int>(*card))) {
                bought = "\"buy\",\"args\":[" + std::to_string(level) + "," +
                         std::to_string(slot) + "]";
            }
            rows = rows.substr(rows.find_first_of(",]") + 1);
        }
        rows = rows.substr(std::min<std::size_t>(2, rows.size()));
    }
    if (!bought.empty()) return bought;
    const int room = std::min(3, 10 - sum(tokens));
    std::vector<int> chosen;
    const int first = (sum(tokens) + sum(bonuses)) % colours;
    for (int i = 0; i < colours && static_cast<int>(chosen.size()) < room; ++i) {
        const int colour = (first + i) % colours;
        if (bank[static_cast<std::size_t>(colour)] > 0) chosen.push_back(colour);
    }
    if (!chosen.empty()) return "\"take\",\"args\":[" + list_of(chosen) + "]";
    for (int i = 0; i < colours && chosen.size() < 3; ++i) {
        if (tokens[static_cast<std::size_t>(i)] > 0) chosen.push_back(i);
    }
    return "\"give\",\"args\":[" + list_of(chosen) + "]";
}

BoardgameIoTables::BoardgameIoTables(Connections& connections, Pacer& pacer, std::size_t tables)
    : connections_(connections), pacer_(pacer), tables_(tables) {}

void BoardgameIoTables::advance() {
    while (opened_ < tables_.size() && opened_ - begun_ < at_a_time) {
        open(static_cast<TableId>(opened_++));
    }
}

void BoardgameIoTables::open(TableId table) {
    tables_[table].joined = 0;
    const ConnectionId lobby = connections_.connect();
    roles_[lobby] = {Role::lobby, table, 0};
    connections_.request(lobby, "POST", "/games/market/create", "", R"({"numPlayers":2})");
}

void BoardgameIoTables::ask_stored() {
    const ConnectionId counter = connections_.connect();
    roles_[counter] = {Role::counter, 0, 0};
    connections_.request(counter, "GET", "/stored", "", "");
}

void BoardgameIoTables::on_answer(ConnectionId connection, const HttpAnswer& answer) {
    const Role role = roles_[connection];
    if (answer.status != 200) {
        ++counts_.refused;
        return;
    }
    if (role.kind == Role::counter) {
        stored_ = {number_after(answer.body, "\"stored\":").value_or(0), Clock::now()};
        roles_.erase(connection);
        connections_.close(connection);
        return;
    }
    Table& table = tables_[role.table];
    if (const auto match = text_after(answer.body, "\"matchID\":\"")) {
        table.match = *match;
    } else if (const auto credentials = text_after(answer.body, "\"playerCredentials\":\"")) {
        table.credentials[table.joined++] = *credentials;
    }
    if (table.joined < 2) {
        const std::string seat = std::to_string(table.joined);
        connections_.request(connection, "POST", "/games/market/" + table.match + "/join", "",
                             R"({"playerID":")" + seat + R"(","playerName":"player )" + seat +
                                 "\"}");
        return;
    }
    roles_.erase(connection);
    connections_.close(connection);
    if (table.has_begun) return sync(role.table);
    for (unsigned seat = 0; seat < 2; ++seat) {
        const ConnectionId player = connections_.connect();
        tables_[role.table].players[seat] = player;
        roles_[player] = {Role::player, role.table, seat};
        connections_.upgrade(player, "/socket.io/?EIO=4&transport=websocket", "");
    }
}

void BoardgameIoTables::sync(TableId id) {
    Table& table = tables_[id];
    table.synced = 0;
    for (unsigned seat = 0; seat < 2; ++seat) {
        std::string text = "42" + std::string(name_space) + "[\"sync\",\"" + table.match + "\",\"";
        text += std::to_string(seat) + "\",\"" + table.credentials[seat] + "\",2]";
        connections_.send(table.players[seat], text);
    }
}

void BoardgameIoTables::on_text(ConnectionId connection, std::string_view text) {
    const Role role = roles_[connection];
    if (text.starts_with("0")) {
        connections_.send(connection, "40" + std::string(name_space));
    } else if (text.starts_with("2")) {
        connections_.send(connection, "3");  // a pong
    } else if (text.starts_with("40/")) {
        if (++tables_[role.table].connected == 2) sync(role.table);
    } else if (const auto event = after(text.substr(0, 64), "[\"")) {
        const bool synced = event->starts_with("sync");
        if (!synced && !event->starts_with("update")) return;
        // What was still on its way from the game before is not looked at.
        Table& table = tables_[role.table];
        if (text_after(text.substr(0, 64), "\",\"") != table.match) return;
        if (synced) ++table.synced;
        on_state(role.table, role.seat, text);
    }
}

void BoardgameIoTables::on_state(TableId id, unsigned seat, std::string_view text) {
    Table& table = tables_[id];
    const auto number = number_after(text, "\"_stateID\":").value_or(0);
    if (!table.acknowledged && seat == table.mover) {
        if (number <= table.moved_in) {
            ++counts_.refused;
            return pacer_.failed(id);
        }
        table.acknowledged = true;
        ++counts_.acknowledged;
        pacer_.acknowledged(id, Clock::now());
    }
    if (text.find("\"gameover\":") != std::string_view::npos) {
        if (!table.acknowledged) return;
        ++counts_.games_over;
        table.match.clear();
        table.next_move.clear();
        return open(id);
    }
    if (number_after(text, "\"currentPlayer\":\"") == seat) {
        table.to_act = seat;
        table.state = number;
        table.next_move = market_move(text, seat);
    }
    if (table.acknowledged && table.synced == 2 && !table.next_move.empty()) be_ready(id);
}

void BoardgameIoTables::be_ready(TableId id) {
    Table& table = tables_[id];
    if (table.state == 0) ++counts_.games_begun;
    if (!table.has_begun) ++begun_;
    table.has_begun = true;
    pacer_.is_ready(id);
}

void BoardgameIoTables::move(TableId id) {
    Table& table = tables_[id];
    const std::string seat = std::to_string(table.to_act);
    std::string text = "42" + std::string(name_space);
    text += R"(["update",{"type":"MAKE_MOVE","payload":{"type":)" + table.next_move;
    text += R"(,"playerID":")" + seat + R"(","credentials":")" + table.credentials[table.to_act];
    text += "\"}}," + std::to_string(table.state) + ",\"" + table.match + "\",\"" + seat + "\"]";
    table.mover = table.to_act;
    table.moved_in = table.state;
    table.acknowledged = false;
    table.next_move.clear();
    connections_.send(table.players[table.mover], text);
}

void BoardgameIoTables::on_lost(ConnectionId connection, std::string_view) {
    const Role role = roles_[connection];
    if (role.kind != Role::player) return;
    ++counts_.lost;
    pacer_.failed(role.table);
}

}  // namespace lemniscate::bench::server_load
