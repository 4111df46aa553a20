#include "server/test_hall.h"

#include <utility>

#include "match/hex.h"
#include "match/seal.h"
#include "match/sodium_hashes.h"

namespace lemniscate::server {

using match::Json;

HallSettings TestHall::usual_settings() {
    return {.version = "0.0.1", .tables = {.in_memory = 10'000, .idle = 60'000}, .bot_pace = 0};
}

Allowances TestHall::generous() {
    Allowances all = allowances(0, 0, 0);
    for (Allowance& allowance : all) allowance.every = 0;
    return all;
}

TestHall::TestHall(std::uint64_t seed, HallSettings settings)
    : settings_(std::move(settings)), dice_(seed) {
    start({});
}

void TestHall::start(std::optional<Time> stopped) {
    const RandomBytes random = [this](std::span<std::uint8_t> bytes) {
        for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(dice_.next() >> 56U);
    };
    limiter_.emplace(random, generous());
    log_.emplace(
        Level::debug, LogFormat::json,
        [this](std::string_view line) {
            log_lines.emplace_back(line);
            return true;
        },
        [this] { return now; });
    metrics_.emplace("0.0.1", now);
    const auto think = [this](const std::string&, table::Thought thought,
                              TableHouse::Answered answered) {
        if (bots_wait) {
            thinking_.push_back({std::move(thought), std::move(answered)});
            return;
        }
        std::string move = thought.think();
        answered(std::move(thought), std::move(move));
    };
    hall_ = std::make_unique<Hall>(HallParts{.store = store,
                                             .connections = connections,
                                             .limiter = *limiter_,
                                             .log = *log_,
                                             .metrics = *metrics_,
                                             .hashes = match::sodium_hashes(),
                                             .now = [this] { return now; },
                                             .random = random,
                                             .think = think,
                                             .is_hurried = [this] { return hurried; },
                                             .store_trouble = [] { return "broken"; }},
                                   settings_);
    hall_->begin(stopped, [] {});
}

ConnectionId TestHall::connect(const std::string& person) {
    if (!store.rows.people.contains(person)) {
        store.rows.people[person] = {person, "Name of " + person, now};
    }
    const ConnectionId connection = ++last_connection_;
    hall_->opened(connection, {person, store.rows.people[person].name, "address"});
    return connection;
}

void TestHall::disconnect(ConnectionId connection) {
    hall_->closed(connection);
    connections.sent.erase(connection);
}

void TestHall::say(ConnectionId connection, const std::string& text) {
    hall_->received(connection, text);
}

std::vector<Json> TestHall::heard(ConnectionId connection) {
    std::vector<Json> heard;
    std::deque<std::string> sent;
    sent.swap(connections.sent[connection]);
    for (const std::string& text : sent) heard.push_back(Json::parse(text));
    return heard;
}

void TestHall::pass(Time milliseconds) {
    now += milliseconds;
    hall_->tick();
}

void TestHall::let_bots_answer() {
    std::vector<Thinking> thinking;
    thinking.swap(thinking_);
    for (Thinking& one : thinking) {
        std::string move = one.thought.think();
        one.answered(std::move(one.thought), std::move(move));
    }
}

void TestHall::restart(Time away) {
    // Whatever is under way is lost with the process.
    thinking_.clear();
    store.lose();
    hall_.reset();
    connections.sent.clear();
    connections.closed.clear();
    const std::optional<Time> stopped = store.rows.beat;
    now += away;
    start(stopped);
}

// Clients.

TestClient::TestClient(TestHall& at, std::string who) : hall(at), person(std::move(who)) {
    reconnect();
}

void TestClient::reconnect() {
    if (connection != 0) hall.disconnect(connection);
    connection = hall.connect(person);
    ask({{"do", "hello"}, {"protocol", protocol_version}});
}

Json TestClient::ask(Json message) { return ask(person + std::to_string(++last_id_), message); }

Json TestClient::ask(const std::string& id, Json message) {
    if (message["do"] == "command") {
        message["command"]["id"] = id;
    } else {
        message["id"] = id;
    }
    hall.say(connection, message.dump());
    listen();
    return std::exchange(answers_[id], Json());
}

Json TestClient::command(const std::string& table, Json command, const std::string& code) {
    Json message = {{"do", "command"}, {"table", table}, {"command", std::move(command)}};
    if (!code.empty()) message["code"] = code;
    return ask(std::move(message));
}

void TestClient::listen() {
    for (Json& message : hall.heard(connection)) {
        if (message.contains("done")) {
            answers_[message["done"].get<std::string>()] = message;
        } else if (message.contains("refused")) {
            const Json& id = message["refused"];
            answers_[id.is_null() ? "" : id.get<std::string>()] = message;
        } else if (message.contains("hello")) {
            answers_[message["hello"]["id"].get<std::string>()] = message;
        } else if (message.contains("update")) {
            for (const Json& news : message["update"]["news"]) numbers.push_back(news["number"]);
            updates[message["update"]["table"].get<std::string>()] = message["update"];
        } else {
            others.push_back(message);
        }
    }
}

std::string TestClient::open(const Json& settings, bool listed) {
    const Json answer = ask({{"do", "open"}, {"settings", settings}, {"listed", listed}});
    if (!answer.contains("table")) return answer.dump();
    const std::string table = answer["table"];
    codes[table] = answer["code"].get<std::string>();
    return table;
}

std::string TestClient::salt() const {
    std::string salt =
        match::write_hex(match::Bytes(reinterpret_cast<const std::uint8_t*>(person.data()),
                                      std::min<std::size_t>(person.size(), 16)));
    salt.resize(32, '0');
    return salt;
}

Json TestClient::sit(const std::string& table, std::optional<std::uint32_t> seat,
                     const std::string& code) {
    const auto known = hall.store.rows.tables.find(table);
    Json command = {{"do", "sit"}};
    if (known != hall.store.rows.tables.end()) {
        const Json glance = Json::parse(known->second.state.glance);
        const auto id = match::read_hex_as<match::MatchId>(glance["match"].get<std::string>());
        command["salt_hash"] = match::write_hex(
            match::salt_hash_of(*id, *match::read_hex(salt()), match::sodium_hashes()));
    }
    if (seat) command["seat"] = *seat;
    return this->command(table, std::move(command), code);
}

Json TestClient::watch(const std::string& table, std::optional<std::uint32_t> seat,
                       std::optional<std::uint64_t> seen, const std::string& code) {
    Json message = {{"do", "watch"}, {"table", table}};
    if (seat) message["seat"] = *seat;
    if (seen) message["seen"] = *seen;
    if (!code.empty()) message["code"] = code;
    return ask(std::move(message));
}

Json TestClient::send_salt(const std::string& table, std::uint32_t seat) {
    return command(table, {{"do", "salt"}, {"seat", seat}, {"salt", salt()}});
}

bool TestClient::move(const std::string& table, std::uint32_t seat) {
    listen();
    const Json& now = updates[table]["now"];
    if (!now.contains("choices") || now["choices"].empty()) return false;
    const Json& choice = now["choices"].front();
    std::string move = choice["move"];
    if (const std::size_t gap = move.find("{n}"); gap != std::string::npos) {
        move.replace(gap, 3, choice["min"].dump());
    }
    const Json answer =
        command(table, {{"do", "move"}, {"seat", seat}, {"at", now["at"]}, {"move", move}});
    return answer.contains("done");
}

std::string why(const Json& answer) { return answer.value("why", "done"); }

Json two_seats(std::string_view game) {
    return {{"game", game},
            {"options", {{"players", "2"}}},
            {"seats", Json::array({{{"kind", "open"}}, {{"kind", "open"}}})}};
}

Json with_clock(Json settings, const std::string& kind, Time time) {
    settings["clock"] = {{"kind", kind}, {"time", time}};
    return settings;
}

Json against_bot(const std::string& person) {
    Json settings = two_seats();
    settings["seats"] = Json::array(
        {{{"kind", "person"}, {"name", person}}, {{"kind", "bot"}, {"name", "greedy"}}});
    return settings;
}

}  // namespace lemniscate::server
