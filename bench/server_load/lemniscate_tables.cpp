#include "bench/server_load/lemniscate_tables.h"

#include <iostream>
#include <optional>

#include "bench/server_load/scan.h"
#include "match/hex.h"
#include "match/seal.h"
#include "match/sodium_hashes.h"

namespace lemniscate::bench::server_load {

namespace {

/// As many are on their way in at a time: servers answer a crowd at the door slowly on purpose.
constexpr std::size_t arrivals_at_a_time = 64;
constexpr std::size_t most_complaints = 5;

std::string salt_hash(std::string_view match, std::string_view salt) {
    const auto id = match::read_hex_as<match::MatchId>(match);
    const auto bytes = match::read_hex(salt);
    if (!id || !bytes) return {};
    return match::write_hex(match::salt_hash_of(*id, *bytes, match::sodium_hashes()));
}

/// The text of a move with a number in the place of `{n}`.
std::string with_number(std::string_view move, std::string_view choice, std::uint64_t number) {
    constexpr std::string_view gap = "{n}";
    const std::size_t place = move.find(gap);
    std::string text(move);
    if (place == std::string_view::npos) return text;
    const std::uint64_t least = number_after(choice, "\"min\":").value_or(0);
    const std::uint64_t most = number_after(choice, "\"max\":").value_or(least);
    return text.replace(place, gap.size(), std::to_string(least + number % (most - least + 1)));
}

}  // namespace

std::string choose_move(std::string_view update, std::uint64_t number) {
    constexpr std::string_view mark = "{\"move\":\"";
    const auto choices = after(update, "\"choices\":[");
    if (!choices || !choices->starts_with(mark)) return {};
    std::vector<std::size_t> places;
    for (std::size_t place = 0; place != std::string_view::npos;
         place = choices->find(mark, place + mark.size())) {
        places.push_back(place);
    }
    const std::string_view choice = choices->substr(places[number % places.size()] + mark.size());
    return with_number(choice.substr(0, choice.find('"')), choice, number / places.size());
}

LemniscateTables::LemniscateTables(Connections& connections, Pacer& pacer,
                                   const LemniscateSettings& settings)
    : connections_(connections),
      pacer_(pacer),
      settings_(settings),
      tables_(settings.tables),
      people_(2 * settings.tables + settings.idle) {}

void LemniscateTables::advance() {
    while (came_ < people_.size() && came_ - arrived_ < arrivals_at_a_time) {
        const ConnectionId connection = connections_.connect();
        person_of_.resize(connection + 1);
        person_of_[connection] = static_cast<std::uint32_t>(came_);
        people_[came_++].connection = connection;
        connections_.request(connection, "POST", "/api/guest", "", "{}");
    }
}

void LemniscateTables::on_answer(ConnectionId connection, const HttpAnswer& answer) {
    const auto cookie = after(answer.head, "Set-Cookie: ");
    if (answer.status != 201 || !cookie) {
        ++counts_.refused;
        return complain("no guest", answer.body);
    }
    std::string field = "Cookie: ";
    field.append(cookie->substr(0, cookie->find_first_of(";\r"))).append("\r\n");
    connections_.upgrade(connection, "/api/socket", field);
}

void LemniscateTables::on_upgraded(ConnectionId connection) {
    connections_.send(connection, R"({"do":"hello","id":"h","protocol":1})");
}

void LemniscateTables::on_text(ConnectionId connection, std::string_view text) {
    const std::uint32_t person = person_of_[connection];
    const auto table = static_cast<TableId>(person / 2);
    const bool plays = table < tables_.size();
    if (text.starts_with("{\"hello\":")) {
        ++arrived_;
        if (plays && ++tables_[table].arrived == 2) open(table);
    } else if (plays && text.starts_with("{\"update\":")) {
        on_update(table, person % 2, text);
    } else if (plays && text.starts_with("{\"done\":\"")) {
        on_done(table, person % 2, text);
    } else if (text.starts_with("{\"refused\":")) {
        ++counts_.refused;
        complain("refused", text);
        if (plays) pacer_.failed(table);
    }
}

void LemniscateTables::open(TableId table) {
    std::string text = R"({"do":"open","id":"o","settings":{"game":")" + settings_.game;
    text += R"(","options":{"players":"2"},"seats":[{"kind":"open"},{"kind":"open"}]},)";
    text += R"("listed":false})";
    send_to(table, 0, text);
}

void LemniscateTables::look_at(TableId table) {
    draw_salts(table);
    send_to(table, 0, R"({"do":"watch","id":"l","table":")" + tables_[table].id + "\"}");
}

void LemniscateTables::draw_salts(TableId table) {
    for (unsigned seat = 0; seat < 2; ++seat) {
        Person& person = person_at(table, seat);
        std::array<std::uint8_t, 16> salt;
        for (std::uint8_t& byte : salt) byte = static_cast<std::uint8_t>(dice_());
        person.salt = match::write_hex(salt);
        person.has_salted = false;
    }
}

void LemniscateTables::sit(TableId id) {
    const Table& table = tables_[id];
    for (unsigned seat = 0; seat < 2; ++seat) {
        std::string command = R"({"id":"s","do":"sit","seat":)" + std::to_string(seat);
        command += R"(,"salt_hash":")" + salt_hash(table.match, person_at(id, seat).salt) + "\"}";
        // Who knows the code of a table may sit down there; at a rematch everybody is expected.
        if (!table.code.empty()) command += R"(,"code":")" + table.code + "\"";
        send_command(id, seat, command);
    }
}

// The first letter of an id says what was asked.
void LemniscateTables::on_done(TableId id, unsigned seat, std::string_view text) {
    Table& table = tables_[id];
    constexpr std::size_t letter = std::string_view("{\"done\":\"").size();
    switch (text[letter]) {
        case 'o':  // it is open
            table.id = text_after(text, "\"table\":\"").value_or("");
            table.code = text_after(text, "\"code\":\"").value_or("");
            look_at(id);
            break;
        case 's': {  // somebody sits, and looks on from there
            std::string watch = R"({"do":"watch","id":"w","table":")" + table.id;
            watch += R"(","seat":)" + std::to_string(seat);
            if (!settings_.all_parts) watch += R"(,"parts":["choices"])";
            send_to(id, seat, watch + "}");
            break;
        }
        case 'm': {
            // Each is counted once: the answer names the move that waits, and no other.
            const auto number = number_after(text, "{\"done\":\"m");
            if (table.acknowledged || seat != table.mover || number != table.moves) {
                return complain("an answer to nothing", text);
            }
            table.acknowledged = true;
            ++counts_.acknowledged;
            pacer_.acknowledged(id, Clock::now());
            go_on(id);
            break;
        }
        default:
            break;
    }
}

void LemniscateTables::on_update(TableId id, unsigned seat, std::string_view update) {
    Table& table = tables_[id];
    const auto now = after(update, "\"now\":{\"phase\":\"");
    if (!now || text_after(update, "\"table\":\"") != table.id) return;
    Person& person = person_at(id, seat);
    if (table.match.empty() && now->starts_with("gathering")) {
        table.match = text_after(*now, "\"match\":\"").value_or("");
        sit(id);
    } else if (now->starts_with("salting") && !person.has_salted) {
        person.has_salted = true;
        send_command(id, seat,
                     R"({"id":"k","do":"salt","seat":)" + std::to_string(seat) + R"(,"salt":")" +
                         person.salt + "\"}");
    } else if (now->starts_with("playing")) {
        const std::uint64_t at = number_after(*now, "\"at\":").value_or(0);
        if (number_after(*now, "\"to_act\":") != seat || at <= table.moved_at) return;
        const bool known = !table.next_move.empty();
        table.to_act = seat;
        table.at = at;
        table.next_move = choose_move(*now, dice_());
        if (!known) go_on(id);
    } else if (now->starts_with("over") && !table.is_over) {
        table.is_over = true;
        ++counts_.games_over;
        go_on(id);
    } else if (const auto next = text_after(*now, "\"rematch\":\"")) {
        begin_rematch(id, *next);
    }
}

void LemniscateTables::go_on(TableId id) {
    Table& table = tables_[id];
    if (!table.acknowledged) return;
    if (table.is_over) return want_rematch(id);
    if (table.next_move.empty()) return;
    if (table.moved_at == 0) ++counts_.games_begun;
    if (!table.has_begun) ++begun_;
    table.has_begun = true;
    pacer_.is_ready(id);
}

// Another table would be refused to whoever opens many in a minute.
void LemniscateTables::want_rematch(TableId id) {
    for (unsigned seat = 0; seat < 2; ++seat) {
        send_command(id, seat, R"({"id":"r","do":"rematch","seat":)" + std::to_string(seat) + "}");
    }
}

void LemniscateTables::begin_rematch(TableId id, std::string_view next) {
    Table& table = tables_[id];
    for (unsigned seat = 0; seat < 2; ++seat) {
        send_to(id, seat, R"({"do":"unwatch","id":"u","table":")" + table.id + "\"}");
    }
    Table fresh;
    fresh.id = next;
    fresh.arrived = table.arrived;
    fresh.has_begun = table.has_begun;
    fresh.moves = table.moves;
    table = std::move(fresh);
    look_at(id);
}

void LemniscateTables::move(TableId id) {
    Table& table = tables_[id];
    std::string command = "{\"id\":\"m" + std::to_string(++table.moves);
    command += R"(","do":"move","seat":)" + std::to_string(table.to_act);
    command += ",\"at\":" + std::to_string(table.at) + ",\"move\":\"" + table.next_move + "\"}";
    table.mover = table.to_act;
    table.moved_at = table.at;
    table.acknowledged = false;
    table.next_move.clear();
    send_command(id, table.mover, command);
}

void LemniscateTables::send_to(TableId table, unsigned seat, std::string_view text) {
    connections_.send(person_at(table, seat).connection, text);
}

void LemniscateTables::send_command(TableId id, unsigned seat, std::string_view command) {
    const Table& table = tables_[id];
    std::string text = R"({"do":"command","table":")" + table.id + R"(","command":)";
    text.append(command).append("}");
    send_to(id, seat, text);
}

void LemniscateTables::on_lost(ConnectionId connection, std::string_view why) {
    ++counts_.lost;
    complain("lost", why);
    const auto table = static_cast<TableId>(person_of_[connection] / 2);
    if (table < tables_.size()) pacer_.failed(table);
}

void LemniscateTables::complain(std::string_view what, std::string_view text) {
    if (++complaints_ > most_complaints) return;
    std::cerr << "server_load: " << what << ": " << text.substr(0, 300) << "\n";
}

}  // namespace lemniscate::bench::server_load
