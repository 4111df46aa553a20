// The description of the API (protocol/http-api.openapi.json) names every answer there is, and no
// other: what is answered in tests of the doorman is tried on it, and here is one of each.
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "server/refusal.h"
#include "server/test_doorman.h"
#include "server/test_http_api.h"
#include "texts/texts.h"

namespace lemniscate::server {
namespace {

struct ApiCall {
    std::string method;
    std::string target;
    std::string body = {};
};

/// One of each operation, as somebody asks whom nothing is refused.
std::vector<ApiCall> good_calls(const std::string& secret) {
    return {{"GET", "/api/guest"},
            {"POST", "/api/guest", R"({"name": "Anna"})"},
            {"PUT", "/api/guest", R"({"name": "Berta"})"},
            {"POST", "/api/links"},
            {"POST", "/api/links/redeem", R"({"secret": ")" + secret + R"("})"},
            {"GET", "/api/tables/t1/record"},
            {"GET", "/api/socket"},
            {"DELETE", "/api/guest"}};
}

/// Asks for all of them, each changed in the same way.
template <class Change>
void call_all(TestDoorman& door, const Client& client, const std::string& secret, Change change) {
    for (const ApiCall& call : good_calls(secret)) {
        Request request = TestDoorman::request(client, call.method, call.target, call.body);
        change(request);
        if (call.target == "/api/socket") {
            door.admit(request);
        } else {
            door.ask(request);
        }
    }
}

std::set<ApiCase> all_answers() {
    std::set<ApiCase> cases;
    const auto in_a_house = [&](auto happens) {
        TestDoorman door;
        door.record = [](const auto&, const auto&) { return "a record\n"; };
        const Client anna = door.guest();
        const std::string secret = door.ask(anna, "POST", "/api/links").word("secret");
        happens(door, anna, secret);
        cases.insert(door.cases.begin(), door.cases.end());
    };
    const auto with_change = [&](const Client* client, auto change) {
        in_a_house([&](TestDoorman& door, const Client& anna, const std::string& secret) {
            call_all(door, client == nullptr ? anna : *client, secret, change);
        });
    };
    const Client nobody;
    const Client crowded{.address = "192.0.2.99"};
    with_change(nullptr, [](Request&) {});
    with_change(&nobody, [](Request&) {});
    with_change(nullptr, [](Request& request) { request.fields[0].value = "evil.example"; });
    with_change(nullptr, [](Request& request) { request.fields.erase(request.fields.begin()); });
    with_change(nullptr, [](Request& request) {
        request.fields.push_back({"Origin", "http://evil.example"});
    });
    with_change(nullptr, [](Request& request) { request.body = "{"; });
    with_change(nullptr, [](Request& request) {
        request.body = "{}";
        request.fields.push_back({"Content-Type", "text/plain"});
    });
    with_change(nullptr, [](Request& request) {
        if (request.body.find("name") != std::string::npos) request.body = R"({"name": "-"})";
    });
    in_a_house([&](TestDoorman& door, const Client& anna, const std::string& secret) {
        door.store.rows.broken = true;
        call_all(door, anna, secret, [](Request&) {});
    });
    in_a_house([&](TestDoorman& door, const Client& anna, const std::string&) {
        door.ask(anna, "GET", "/api/socket");
        door.ask(anna, "POST", "/api/links/redeem", R"({"secret": "x"})");
        for (const Why why :
             {Why::no_such_table, Why::not_over, Why::unreadable_table, Why::busy}) {
            door.record = [why](const auto&, const auto&) { return why; };
            door.ask(anna, "GET", "/api/tables/t1/record");
        }
        for (int i = 0; i < 100; ++i) door.ask(crowded, "GET", "/api/");
        call_all(door, crowded, "x", [](Request&) {});
    });
    cases.erase("");
    return cases;
}

TEST(HttpApi, NamesWhatIsAnsweredAndNothingElse) { EXPECT_EQ(all_answers(), api_cases()); }

TEST(HttpApi, TheDescriptionCanBeBroken) {
    const Request request = TestDoorman::request({}, "GET", "/api/guest");
    const std::string person = R"("person":"0123456789abcdef0123456789abcdef")";
    const auto answered = [&](int status, std::vector<Field> fields, const std::string& body) {
        return check_api_answer(
            request, {status, std::move(fields), std::make_shared<const std::string>(body)});
    };
    const Field type{"Content-Type", "application/json"};
    const Field caching{"Cache-Control", "no-store"};
    const std::string good = "{" + person + R"(,"name":"Anna"})";
    EXPECT_EQ(answered(200, {type, caching}, good), "");
    EXPECT_NE(answered(201, {type, caching}, good), "");
    EXPECT_NE(answered(200, {type}, good), "");
    EXPECT_NE(answered(200, {type, {"Cache-Control", "public"}}, good), "");
    EXPECT_NE(answered(200, {type, caching, {"Set-Cookie", "lemniscate=x"}}, good), "");
    EXPECT_NE(answered(200, {caching}, good), "");
    EXPECT_NE(answered(200, {type, caching}, "{" + person + "}"), "");
    EXPECT_NE(answered(200, {type, caching}, "{" + person + R"(,"name":"Anna","token":"x"})"), "");
    EXPECT_NE(answered(200, {type, caching}, R"({"person":"Anna","name":"Anna"})"), "");
    EXPECT_NE(answered(200, {type, caching}, "Anna"), "");

    const Answer refused = refusal_answer({Why::no_guest}, request);
    EXPECT_EQ(check_api_answer(request, refused), "");
    const Answer other = refusal_answer({Why::no_such_link}, request);
    EXPECT_NE(check_api_answer(request, {401, other.fields, other.body}), "");
}

TEST(HttpApi, SpeaksTheLanguagesOfTheTexts) {
    TestDoorman door;
    for (const std::string_view language : texts::languages()) {
        door.ask({.language = std::string(language)}, "GET", "/api/guest");
    }
}

}  // namespace
}  // namespace lemniscate::server
