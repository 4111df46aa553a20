#include "tests/hall_simulation/wishes.h"

#include <algorithm>
#include <cctype>
#include <utility>
#include <vector>

#include "match/hex.h"
#include "match/match.h"
#include "match/seal.h"
#include "match/sodium_hashes.h"
#include "tests/hall_simulation/random_settings.h"

namespace lemniscate::tests::hall_simulation {

using match::Json;

namespace {

constexpr std::size_t tables_at_a_time = 60;

std::string salt_of(const Person& person) {
    std::string salt;
    for (const char letter : person) salt += match::write_hex(std::array{std::uint8_t(letter)});
    salt.resize(32, '0');
    return salt;
}

std::string hash_of_salt(const TableFacts& facts, const Person& person) {
    const auto match = match::read_hex_as<match::MatchId>(facts.match);
    return match::write_hex(
        match::salt_hash_of(*match, *match::read_hex(salt_of(person)), match::sodium_hashes()));
}

/// As somebody types it.
std::string typed(std::string code, Dice& dice) {
    if (dice.below(3) == 0) code.insert(4, "-");
    if (dice.below(3) == 0) {
        for (char& letter : code) letter = static_cast<char>(std::tolower(letter));
    }
    return code;
}

}  // namespace

int Wishes::any_seat(const TableFacts& facts) {
    return static_cast<int>(dice_.below(static_cast<std::uint32_t>(facts.seats())));
}

int Wishes::taken_seat(const TableFacts& facts) {
    std::vector<int> taken;
    for (std::size_t i = 0; i < facts.seats(); ++i) {
        if (!facts.now().places[i].person.empty()) taken.push_back(static_cast<int>(i));
    }
    if (taken.empty()) return no_seat;
    return taken[dice_.below(static_cast<std::uint32_t>(taken.size()))];
}

Wish Wishes::command(const TableFacts& facts, const Person& person, Json command, int seat) const {
    if (seat != no_seat) command["seat"] = seat;
    Json message = {{"do", "command"}, {"table", facts.row.id}, {"command", std::move(command)}};
    return {person, {std::move(message)}, seat};
}

Wish Wishes::any() {
    const std::vector<std::string> going_on = world_.tables_not_over();
    if (going_on.size() < tables_at_a_time && chance(4)) return open();
    if (chance(12)) return about_lists();
    if (world_.tables.empty()) return open();
    // Who talks, talks on.
    if (world_.speaking && chance(12)) {
        const auto& [person, table] = *world_.speaking;
        if (const TableFacts* facts = world_.table(table)) {
            return chance(4) ? mute(*facts, person) : say(*facts, person, no_seat);
        }
    }
    // Now and then one that is over.
    std::string id;
    if (going_on.empty() || chance(12)) {
        auto other = world_.tables.begin();
        std::advance(other, dice_.below(static_cast<std::uint32_t>(world_.tables.size())));
        id = other->first;
    } else {
        id = going_on[dice_.below(static_cast<std::uint32_t>(going_on.size()))];
    }
    return at(*world_.table(id));
}

Wish Wishes::open() {
    // One opens more than anybody may.
    const Person& person = chance(5) ? people_.all().back() : people_.anybody(dice_);
    if (chance(3)) return {person, {random_quick(dice_)}};
    Json message = {{"do", "open"}, {"settings", random_settings(people_.all(), dice_)}};
    if (chance(2)) message["listed"] = true;
    return {person, {std::move(message)}};
}

Wish Wishes::about_lists() {
    const Person& person = people_.anybody(dice_);
    switch (dice_.below(7)) {
        case 6:
            return {person, {{{"do", "running"}}}};
        case 0:
            return {person, {{{"do", "finished"}}}};
        case 1:
            return {person, {{{"do", "ping"}}}};
        case 2:
            return {person, {{{"do", "lobby"}, {"on", !chance(3)}}}};
        case 3:
            if (const Request* before = people_.sent_before(person, dice_)) {
                return {person,
                        {{{"do", "unwatch"},
                          {"table",
                           before->table().empty() ? std::string(32, 'a') : before->table()}}}};
            }
            return {person, {{{"do", "ping"}}}};
        case 4:
            return {person, {{{"do", "lobby"}}}};
        default:
            break;
    }
    if (world_.tables.empty()) return {person, {{{"do", "ping"}}}};
    if (chance(5)) return {person, {{{"do", "find"}, {"code", "ZZZZZZZ0"}}}};
    auto table = world_.tables.begin();
    std::advance(table, dice_.below(static_cast<std::uint32_t>(world_.tables.size())));
    return {person, {{{"do", "find"}, {"code", typed(table->second.row.code, dice_)}}}};
}

Wish Wishes::at(const TableFacts& facts) {
    if (chance(12)) return look_on(facts);
    if (chance(12)) return talk(facts);
    if (chance(20)) return at_another_time(facts);
    const std::string& phase = facts.now().phase;
    if (phase == "gathering") return before_deal(facts);
    if (phase == "salting") return while_salting(facts);
    if (phase == "playing") return while_playing(facts);
    return after_end(facts);
}

Wish Wishes::before_deal(const TableFacts& facts) {
    if (chance(14)) {
        const int seat = taken_seat(facts);
        const Person person = seat == no_seat
                                  ? people_.anybody(dice_)
                                  : facts.now().places[static_cast<std::size_t>(seat)].person;
        return command(facts, person, {{"do", "leave"}});
    }
    if (chance(14)) return change(facts);
    if (const int seat = taken_seat(facts); seat != no_seat && chance(5)) {
        return watch(facts, facts.now().places[static_cast<std::size_t>(seat)].person, seat);
    }
    return sit_down(facts);
}

Wish Wishes::sit_down(const TableFacts& facts) {
    const int seat = any_seat(facts);
    const Place& place = facts.now().places[static_cast<std::size_t>(seat)];
    const Person person = place.kind == "person" ? place.name : people_.anybody(dice_);
    Json sit = {{"do", "sit"}, {"salt_hash", hash_of_salt(facts, person)}};
    if (!facts.now().invitations.empty() && chance(8)) {
        sit["invitation"] = *facts.now().invitations.begin();
    }
    Wish wish = command(facts, person, std::move(sit), chance(4) ? no_seat : seat);
    if (facts.is_by_invitation() && !chance(6)) {
        wish.request.message["code"] = typed(facts.row.code, dice_);
    }
    return wish;
}

/// What only the host may.
Wish Wishes::change(const TableFacts& facts) {
    if (chance(3)) return command(facts, facts.row.host, {{"do", "invite"}});
    Json change = {{"do", "change_seat"}, {"setting", random_seat(people_.all(), dice_)}};
    return command(facts, facts.row.host, std::move(change), any_seat(facts));
}

Wish Wishes::while_salting(const TableFacts& facts) {
    const int seat = taken_seat(facts);
    if (seat == no_seat) return look_on(facts);
    const Person& person = facts.now().places[static_cast<std::size_t>(seat)].person;
    return command(facts, person, {{"do", "salt"}, {"salt", salt_of(person)}}, seat);
}

Wish Wishes::while_playing(const TableFacts& facts) {
    std::vector<int> seats;
    for (std::size_t i = 0; i < facts.seats(); ++i) {
        const Place& place = facts.now().places[i];
        if (place.person.empty() || place.is_out) continue;
        const int seat = static_cast<int>(i);
        const Client* client = people_.watcher(place.person, facts.row.id, seat);
        if (client == nullptr) {
            if (chance(4)) return watch(facts, place.person, seat);
            continue;
        }
        const Json& now = client->watching(facts.row.id)->now;
        const bool acts = now.contains("choices") && !now["choices"].empty();
        if (acts && !chance(5)) return move(facts, place.person, seat, now);
        seats.push_back(seat);
    }
    if (seats.empty()) return look_on(facts);
    const int seat = seats[dice_.below(static_cast<std::uint32_t>(seats.size()))];
    const Person& person = facts.now().places[static_cast<std::size_t>(seat)].person;
    return play(facts, person, seat,
                people_.watcher(person, facts.row.id, seat)->watching(facts.row.id)->now);
}

Wish Wishes::move(const TableFacts& facts, const Person& person, int seat, const Json& now) {
    const Json& choices = now["choices"];
    const Json& choice = choices[dice_.below(static_cast<std::uint32_t>(choices.size()))];
    std::string move = choice["move"];
    if (const std::size_t gap = move.find("{n}"); gap != std::string::npos) {
        move.replace(gap, 3, choice[chance(2) ? "min" : "max"].dump());
    }
    return command(facts, person, {{"do", "move"}, {"at", now["at"]}, {"move", move}}, seat);
}

/// What else there is to do in a game.
Wish Wishes::play(const TableFacts& facts, const Person& person, int seat, const Json& now) {
    const Json at = now.contains("at") ? now["at"] : Json(0);
    if (now.contains("offers") && !now["offers"].empty() && chance(2)) {
        const Json answer = {
            {"do", "answer"}, {"offer", now["offers"][0]["number"]}, {"yes", !chance(4)}};
        return command(facts, person, answer, seat);
    }
    switch (dice_.below(16)) {
        case 0:
            return command(facts, person, {{"do", "draw"}, {"at", at}}, seat);
        case 1:
            if (chance(3)) return command(facts, person, {{"do", "resign"}}, seat);
            return look_on(facts);
        case 2:
            if (chance(4)) return command(facts, person, {{"do", "leave"}});
            return talk(facts);
        case 3:
        case 4:
        case 5: {
            const auto known = match::standing_decisions(facts.settings["game"].get<std::string>());
            std::string decision = "nothing";
            if (!known.empty()) {
                decision = known[dice_.below(static_cast<std::uint32_t>(known.size()))];
            }
            const char* orders[] = {"ask", "none", "most"};
            return command(
                facts, person,
                {{"do", "order"}, {"decision", decision}, {"order", orders[dice_.below(3)]}}, seat);
        }
        case 6:
        case 7:
            return talk(facts);
        case 8:
            return look_on(facts);
        case 9:
            // With another device, or with other parts.
            return watch(facts, person, seat);
        default:
            return command(facts, person, {{"do", "undo"}, {"at", at}}, seat);
    }
}

Wish Wishes::after_end(const TableFacts& facts) {
    const int seat = taken_seat(facts);
    if (seat == no_seat || chance(4)) return look_on(facts);
    const Person& person = facts.now().places[static_cast<std::size_t>(seat)].person;
    if (chance(6)) return watch(facts, person, seat);
    return command(facts, person, {{"do", "rematch"}}, seat);
}

Wish Wishes::at_another_time(const TableFacts& facts) {
    const int seat = taken_seat(facts);
    if (seat == no_seat) return sit_down(facts);
    const Person& person = facts.now().places[static_cast<std::size_t>(seat)].person;
    switch (dice_.below(8)) {
        case 0:
            return sit_down(facts);
        case 1:
            return change(facts);
        case 2:
            return command(facts, person, {{"do", "salt"}, {"salt", salt_of(person)}}, seat);
        case 3:
            return command(facts, person, {{"do", "draw"}, {"at", 0}}, seat);
        case 4:
            return command(facts, person, {{"do", "undo"}, {"at", 0}}, seat);
        case 5:
            return command(facts, person, {{"do", "leave"}});
        case 6:
            return command(facts, person,
                           {{"do", "answer"}, {"offer", dice_.below(60)}, {"yes", true}}, seat);
        default:
            return command(facts, person, {{"do", "rematch"}}, seat);
    }
}

Wish Wishes::look_on(const TableFacts& facts) {
    // One looks at more than anybody may.
    const Person& person = chance(4) ? people_.all().front() : people_.anybody(dice_);
    Wish wish = watch(facts, person, no_seat);
    if (facts.is_by_invitation() && !chance(4)) {
        wish.request.message["code"] = typed(facts.row.code, dice_);
    }
    return wish;
}

Wish Wishes::watch(const TableFacts& facts, const Person& person, int seat) {
    Json message = {{"do", "watch"}, {"table", facts.row.id}};
    if (seat != no_seat) message["seat"] = seat;
    const auto seen = world_.seen.find({person, facts.row.id, seat});
    if (seen != world_.seen.end() && !chance(3)) {
        message["seen"] = seen->second;
    } else if (chance(20)) {
        message["seen"] = dice_.below(1000);
    }
    const auto heard = world_.heard.find({person, facts.row.id});
    if (heard != world_.heard.end() && !chance(3)) message["heard"] = heard->second;
    if (chance(3)) {
        message["parts"] = Json::array();
        for (const char* part : {"view", "choices", "notes", "log"}) {
            if (!chance(3)) message["parts"].push_back(part);
        }
    }
    return {person, {std::move(message)}, seat};
}

Wish Wishes::talk(const TableFacts& facts) {
    const int seat = taken_seat(facts);
    if (seat == no_seat) return look_on(facts);
    const Person& person = facts.now().places[static_cast<std::size_t>(seat)].person;
    return chance(4) ? mute(facts, person) : say(facts, person, seat);
}

Wish Wishes::say(const TableFacts& facts, const Person& person, int seat) {
    Request request{{{"do", "say"},
                     {"table", facts.row.id},
                     {"text", "line " + std::to_string(dice_.below(1000))}}};
    if (chance(40)) {
        request.message["text"] = "  ";
    } else if (chance(40)) {
        request.message["text"] = std::string(301, 'a');
        request.is_unfit = true;
    }
    return {person, std::move(request), seat};
}

/// Somebody who looks on, from a seat or not, does not want to hear this one, or another who looks
/// on and may sit down later; or wants to hear them again.
Wish Wishes::mute(const TableFacts& facts, const Person& speaker) {
    const std::vector<const Client*> onlookers = people_.onlookers(facts.row.id);
    if (onlookers.empty()) return look_on(facts);
    const auto any = [&] {
        return onlookers[dice_.below(static_cast<std::uint32_t>(onlookers.size()))];
    };
    const Client* listener = any();
    return {listener->person(),
            {{{"do", "mute"},
              {"table", facts.row.id},
              {"person", chance(4) ? any()->person() : speaker},
              {"muted", !chance(4)}}},
            listener->watching(facts.row.id)->seat};
}

}  // namespace lemniscate::tests::hall_simulation
