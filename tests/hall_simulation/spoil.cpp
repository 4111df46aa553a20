#include "tests/hall_simulation/spoil.h"

#include <iterator>
#include <string>

namespace lemniscate::tests::hall_simulation {

using match::Json;

namespace {

std::string other_table(const World& world, Dice& dice) {
    if (world.tables.empty() || dice.below(4) == 0) return std::string(32, 'f');
    auto other = world.tables.begin();
    std::advance(other, dice.below(static_cast<std::uint32_t>(world.tables.size())));
    return other->first;
}

std::string other_code(const World& world, Dice& dice) {
    if (world.tables.empty() || dice.below(2) == 0) return "ZZZZZZZ0";
    auto other = world.tables.begin();
    std::advance(other, dice.below(static_cast<std::uint32_t>(world.tables.size())));
    return other->second.row.code;
}

/// Where seats, numbers and such stand.
Json& inside(Request& request) {
    return request.is_command() ? request.message["command"] : request.message;
}

void spoil_settings(Request& request, Dice& dice) {
    Json& settings = request.message["settings"];
    request.is_unfit = true;
    switch (dice.below(5)) {
        case 0:
            settings["chance"] = "plain";
            break;
        case 1:
            settings["seats"][0] = {{"kind", "program"}, {"name", "sh"}};
            break;
        case 2:
            settings["position"] = Json::object();
            break;
        case 3:
            settings["seats"].push_back({{"kind", "open"}});
            settings["seats"].push_back({{"kind", "open"}});
            settings["seats"].push_back({{"kind", "open"}});
            settings["seats"].push_back({{"kind", "open"}});
            break;
        default:
            settings["game"] = "chess";
    }
}

void spoil_command(Json& command, Dice& dice) {
    if (command.contains("at")) {
        const std::uint64_t at = command["at"];
        command["at"] =
            dice.below(2) == 0 ? at + 1 + dice.below(100) : at - dice.below(2) * (at > 0);
    } else if (command.contains("offer")) {
        command["offer"] = dice.below(60);
    } else if (command.contains("salt_hash")) {
        command.erase("salt_hash");
    } else if (command.contains("salt")) {
        command["salt"] = dice.below(2) == 0 ? "00" : std::string(64, '7');
    } else if (command.contains("setting")) {
        command["setting"] = {{"kind", "program"}, {"name", "sh"}};
    } else if (command.contains("decision")) {
        command["decision"] = "dinner";
    } else {
        command["do"] = "leave";
        command.erase("seat");
    }
}

/// The fields of a message, of another type or gone.
std::string wrongly_typed(Json message, Dice& dice) {
    Json& object = message.contains("command") && dice.below(2) == 0 ? message["command"] : message;
    auto field = object.begin();
    std::advance(field, dice.below(static_cast<std::uint32_t>(object.size())));
    // Settings are read when the table is opened, and not before.
    if (field.key() == "do" || field.key() == "settings") {
        object["do"] = "dance";
    } else {
        *field = Json::array({1.5});
    }
    return message.dump();
}

}  // namespace

void spoil(Wish& wish, const World& world, const People& people, Dice& dice) {
    Request& request = wish.request;
    Json& object = inside(request);
    switch (dice.below(8)) {
        case 0:
        case 1:
            wish.person = people.anybody(dice);
            break;
        case 2:
            if (request.message.contains("table")) {
                request.message["table"] = other_table(world, dice);
            }
            break;
        case 3:
            if (object.contains("seat")) object["seat"] = dice.below(dice.below(4) == 0 ? 8 : 4);
            break;
        case 4:
            if (request.message.contains("code") && dice.below(3) == 0) {
                request.message.erase("code");
                if (request.verb() == "find") request.message["code"] = "ZZZZZZZ0";
            } else if (request.is_command() || request.verb() == "watch" ||
                       request.verb() == "find") {
                request.message["code"] = other_code(world, dice);
            }
            break;
        case 5:
            if (request.verb() == "open") {
                spoil_settings(request, dice);
            } else if (request.verb() == "quick") {
                request.message["game"] = "chess";
                request.is_unfit = true;
            }
            break;
        default:
            if (request.is_command()) spoil_command(object, dice);
    }
}

void make_nonsense(Request& request, Dice& dice) {
    const std::string text = request.message.dump();
    switch (dice.below(9)) {
        case 0:
            request.nonsense =
                text.substr(0, 1 + dice.below(static_cast<std::uint32_t>(text.size() - 1)));
            break;
        case 1:
            request.nonsense = "[" + text + "]";
            break;
        case 2:
            request.nonsense = text.substr(0, text.size() - 1) + ",\"cheat\":true}";
            break;
        case 3:
            request.nonsense = text.substr(0, text.size() - 1) + ",\"do\":\"ping\"}";
            break;
        case 4:
            request.nonsense = R"({"do":"ping","id":")" + std::string(65, 'x') + "\"}";
            break;
        case 5:
            request.nonsense = R"({"do":"ping"})";
            break;
        case 6:
            request.nonsense = std::string(200, '[');
            break;
        case 7:
            request.nonsense = "\xff\xfe nothing";
            break;
        default:
            request.nonsense = wrongly_typed(request.message, dice);
    }
}

}  // namespace lemniscate::tests::hall_simulation
