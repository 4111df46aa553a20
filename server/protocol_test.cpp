// The schemas of what goes over WebSockets, by the examples beside them.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "match/json.h"
#include "match/schema_check.h"
#include "server/client_message.h"
#include "server/test_protocol.h"

namespace lemniscate::server {
namespace {

using match::Json;

/// The examples of a folder, by name.
std::map<std::string, Json> examples(const std::string& folder) {
    std::map<std::string, Json> found;
    for (const auto& file :
         std::filesystem::directory_iterator(std::filesystem::path(PROTOCOL_EXAMPLES) / folder)) {
        std::ifstream text(file.path());
        found[file.path().stem()] = Json::parse(text);
    }
    return found;
}

/// What messages are called in their schema, and how they are tried.
struct Direction {
    std::string examples;
    std::string schema;
    std::string (*check)(std::string_view text);
};
const Direction requests{"requests", "../../protocol/socket-request.schema.json", check_request};
const Direction messages{"messages", "../../protocol/socket-message.schema.json", check_message};

/// Parts in which the schemas leave room, or that have schemas of their own.
bool is_open_ended(const std::string& path) {
    static const std::set<std::string, std::less<>> names = {
        "options", "names", "arguments", "view", "events", "who", "choices", "notes", "orders"};
    return names.contains(path.substr(path.find_last_of('.') + 1));
}

/// Calls `each(path, document, place)` with every field of a document, which may be changed there
/// and is as before afterwards.
using Each = std::function<void(const std::string& path, Json& document, Json& place)>;
void for_each_field(const std::string& path, Json& document, Json& place, const Each& each) {
    if (!path.empty()) each(path, document, place);
    if (!place.is_structured() || is_open_ended(path)) return;
    for (auto inner = place.begin(); inner != place.end(); ++inner) {
        const std::string name = place.is_object() ? "." + inner.key() : "[]";
        for_each_field(path + name, document, *inner, each);
    }
}

class Protocol : public testing::TestWithParam<Direction> {};

TEST_P(Protocol, HasAnExampleOfEveryMessage) {
    const match::Schema whole(GetParam().schema);
    const std::map<std::string, Json> all = examples(GetParam().examples);
    const std::string prefix = "#/definitions/";
    for (const nlohmann::json& kind : whole.json()["oneOf"]) {
        const std::string definition = kind["$ref"].get<std::string>().substr(prefix.size());
        const match::Schema alone(whole, definition);
        EXPECT_TRUE(std::any_of(all.begin(), all.end(), [&](const auto& example) {
            return alone.accepts(example.second);
        })) << definition;
    }
}

TEST_P(Protocol, ExamplesFit) {
    const match::Schema whole(GetParam().schema);
    for (const auto& [name, example] : examples(GetParam().examples)) {
        EXPECT_EQ(GetParam().check(example.dump()), "") << name;
        EXPECT_TRUE(whole.accepts(example)) << name;
    }
}

TEST_P(Protocol, AFieldOfAnotherTypeDoesNotFit) {
    for (auto& [name, example] : examples(GetParam().examples)) {
        Json document = example;
        for_each_field("", document, document,
                       [&](const std::string& path, Json& whole, Json& place) {
                           const Json before = place;
                           for (const Json& wrong : {Json(1.5), Json::array({Json::array()})}) {
                               place = wrong;
                               EXPECT_NE(GetParam().check(whole.dump()), "") << name << path;
                           }
                           place = before;
                       });
        EXPECT_EQ(document, example);
    }
}

TEST_P(Protocol, AFieldTooManyDoesNotFit) {
    for (auto& [name, example] : examples(GetParam().examples)) {
        const auto add = [&](const std::string& path, Json& whole, Json& place) {
            if (!place.is_object() || is_open_ended(path)) return;
            place["cheat"] = true;
            EXPECT_NE(GetParam().check(whole.dump()), "") << name << path;
            place.erase("cheat");
        };
        Json document = example;
        add("", document, document);
        for_each_field("", document, document, add);
    }
}

/// The rest has to be there.
const std::set<std::string> optional_fields = {
    "open.listed", "open.settings.options", "open.settings.clock", "open.settings.chance",
    "open.settings.watched", "open.settings.by_invitation", "watch.seat", "watch.seen",
    "watch.heard", "watch.code", "watch.parts", "command.code", "mute.muted", "lobby.on",
    "finished.before", "quick.options", "quick.clock", "quick.bot",
    // What these need depends on their kind.
    "open.settings.seats[].name", "open.settings.clock.time", "open.settings.clock.more",
    "quick.clock.time"};

TEST(Requests, NeedAllTheirFieldsButThoseThatHaveADefault) {
    std::set<std::string> left_out;
    for (auto& [name, example] : examples("requests")) {
        Json document = example;
        const auto remove = [&, name = name](const std::string& path, Json& whole, Json& place) {
            if (!place.is_object() || is_open_ended(path)) return;
            const Json before = place;
            for (const auto& [field, value] : before.items()) {
                place.erase(field);
                if (check_request(whole.dump()).empty()) {
                    left_out.insert(name + path + "." + field);
                }
                place = before;
            }
        };
        remove("", document, document);
        for_each_field("", document, document, remove);
    }
    EXPECT_EQ(left_out, optional_fields);
}

TEST(Messages, OfAnswersOnlyHaveFieldsThatBelongTogether) {
    const std::map<std::string, Json> all = examples("messages");
    for (const auto& [name, gone] : std::map<std::string, std::string>{{"done_open", "table"},
                                                                       {"done_quick", "code"},
                                                                       {"done_command", "table"},
                                                                       {"done_find", "table"}}) {
        Json broken = all.at(name);
        broken.erase(gone);
        EXPECT_NE(check_message(broken.dump()), "") << name;
    }
}

TEST(Requests, HaveLimits) {
    const std::map<std::string, Json> all = examples("requests");
    const auto refused = [&](const std::string& name, const char* field, const Json& value) {
        Json broken = all.at(name);
        broken[field] = value;
        EXPECT_NE(check_request(broken.dump()), "") << name << "." << field << " " << value;
    };
    refused("ping", "id", "");
    refused("ping", "id", std::string(65, 'x'));
    refused("ping", "id", nullptr);
    refused("hello", "protocol", -1);
    refused("watch", "seat", 8);
    refused("watch", "seen", -1);
    refused("watch", "parts", Json::array({"view", "view"}));
    refused("watch", "parts", Json::array({"secrets"}));
    refused("watch", "table", "../../etc/passwd");
    refused("say", "text", "");
    refused("say", "text", std::string(301, 'x'));
    refused("find", "code", std::string(65, 'x'));
    refused("quick", "opponents", "cats");
    refused("quick", "do", "slow");
}

/// Settings are read when a table is opened, and not before.
bool is_in_settings(const std::string& path) { return path.starts_with(".settings"); }

bool is_read(const Json& request) {
    return std::holds_alternative<ClientMessage>(read_client_message(request.dump()));
}

TEST(ClientMessages, AreReadAsTheExamplesSay) {
    std::set<std::size_t> kinds;
    for (const auto& [name, example] : examples("requests")) {
        const auto read = read_client_message(example.dump());
        const auto* message = std::get_if<ClientMessage>(&read);
        ASSERT_NE(message, nullptr) << name;
        const Json& named = name == "command" ? example["command"] : example;
        EXPECT_EQ(message->id, named["id"]) << name;
        kinds.insert(message->asked.index());
    }
    EXPECT_EQ(kinds.size(), std::variant_size_v<Asked>);
}

TEST(ClientMessages, AreRefusedWhereTheSchemaRefusesThem) {
    for (auto& [name, example] : examples("requests")) {
        Json document = example;
        const auto spoil = [&, name = name](const std::string& path, Json& whole, Json& place) {
            if (is_in_settings(path)) return;
            const Json before = place;
            if (!path.empty()) {
                for (const Json& wrong : {Json(1.5), Json::array({Json::array()})}) {
                    place = wrong;
                    EXPECT_FALSE(is_read(whole)) << name << path;
                }
                place = before;
            }
            if (!place.is_object() || is_open_ended(path)) return;
            place["cheat"] = true;
            EXPECT_FALSE(is_read(whole)) << name << path << ".cheat";
            place = before;
            // What a clock needs depends on its kind.
            if (path == ".clock") return;
            for (const auto& [field, value] : before.items()) {
                place.erase(field);
                EXPECT_EQ(is_read(whole), check_request(whole.dump()).empty())
                    << name << path << "." << field;
                place = before;
            }
        };
        spoil("", document, document);
        for_each_field("", document, document, spoil);
    }
}

TEST(ProtocolCheck, SaysWhatIsWrong) {
    EXPECT_NE(check_request("{"), "");
    EXPECT_NE(check_request("[]"), "");
    EXPECT_NE(check_request("{}"), "");
    EXPECT_NE(check_message("{"), "");
    EXPECT_NE(check_message("{}"), "");
    EXPECT_NE(check_message(R"({"done": "1", "hello": {}})"), "");
    EXPECT_NE(check_request(R"({"do": "ping", "id": 3})").find("id"), std::string::npos);
}

INSTANTIATE_TEST_SUITE_P(BothWays, Protocol, testing::Values(requests, messages),
                         [](const auto& direction) { return direction.param.examples; });

}  // namespace
}  // namespace lemniscate::server
