// A doorman in a small house of his own: a store in memory, a clock that stands still, random bytes
// that are counted.
#pragma once

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "match/json.h"
#include "server/doorman.h"
#include "server/test_http_api.h"
#include "server/test_store.h"

namespace lemniscate::server {

/// What came back.
struct Answered {
    int status = 0;
    std::map<std::string, std::string> fields = {};
    std::string body = {};

    match::Json json() const { return match::Json::parse(body, nullptr, false); }
    std::string word(const std::string& name) const {
        const match::Json read = json();
        return read.is_object() ? read.value(name, "") : "";
    }
    /// The token that it sets; empty: none.
    std::string token() const {
        const auto found = fields.find("Set-Cookie");
        if (found == fields.end()) return "";
        const std::string& cookie = found->second;
        const std::size_t begin = cookie.find('=') + 1;
        return cookie.substr(begin, cookie.find(';') - begin);
    }
};

/// Somebody at the door, with the cookie that they have.
struct Client {
    std::string token = {};
    std::string address = "192.0.2.1";
    std::string language = {};
};

class TestDoorman {
  public:
    TestStore store;
    Time now = 1'700'000'000'000;
    OwnNames names{{"play.example.org"}, {}};
    std::vector<std::string> told;  ///< to the house: `renamed ID Anna`, `forgotten ID`
    /// What is answered when somebody asks for a record.
    std::function<std::variant<std::string, Why>(const std::string& table,
                                                 const std::string& person)>
        record = [](const auto&, const auto&) { return Why::no_such_table; };

    /// All that was answered, in order: what comes late, comes here.
    std::vector<Answered> answers;
    /// What it was, as the description of the API has it.
    std::set<ApiCase> cases;

    static Request request(const Client& client, std::string method, std::string target,
                           const std::string& body = {}) {
        Request made{std::move(method), std::move(target), {{"Host", "localhost:8177"}}};
        made.peer.address = client.address;
        if (!client.token.empty()) {
            made.fields.push_back({"Cookie", "lemniscate=" + client.token});
        }
        if (!client.language.empty()) made.fields.push_back({"Accept-Language", client.language});
        if (!body.empty()) made.fields.push_back({"Content-Type", "application/json"});
        made.has_body = !body.empty();
        made.body = body;
        return made;
    }

    void send(const Request& request) {
        doorman_.answer(request, [this, request](const Answer& answer) {
            look_at(request, answer);
            answers.push_back(read(answer));
        });
    }

    /// For a store that answers at once.
    Answered ask(const Request& request) {
        const std::size_t before = answers.size();
        send(request);
        if (answers.size() != before + 1) {
            ADD_FAILURE() << request.method << " " << request.target << " had "
                          << answers.size() - before << " answers";
            return {};
        }
        return answers.back();
    }
    Answered ask(const Client& client, std::string method, std::string target,
                 const std::string& body = {}) {
        return ask(request(client, std::move(method), std::move(target), body));
    }

    /// The person who was let in, or the status that was answered instead.
    std::variant<Admitted, Answered> admit(const Request& request) {
        std::optional<std::variant<Admitted, Answered>> result;
        doorman_.admit(request, [&](const std::variant<Answer, Admitted>& done) {
            EXPECT_FALSE(result);
            if (const Answer* answer = std::get_if<Answer>(&done)) {
                look_at(request, *answer);
                result = read(*answer);
            } else {
                cases.insert("GET /api/socket 101");
                result = std::get<Admitted>(done);
            }
        });
        EXPECT_TRUE(result);
        return result.value_or(Answered{});
    }

    /// Somebody new.
    Client guest(const std::string& name = "Anna") {
        const Answered made = ask({}, "POST", "/api/guest", R"({"name": ")" + name + R"("})");
        EXPECT_EQ(made.status, 201) << made.body;
        return {made.token()};
    }
    std::string person(const Client& client) {
        return ask(client, "GET", "/api/guest").word("person");
    }

  private:
    /// Everything that is answered in a test is as the API is described, and so is what is asked:
    /// taken where it fits, and unreadable only where it does not.
    void look_at(const Request& request, const Answer& answer) {
        cases.insert(api_case(request, answer));
        EXPECT_EQ(check_api_answer(request, answer), "")
            << request.method << " " << request.target << "\n"
            << (answer.body ? *answer.body : "");
        const std::string wrong = check_api_request(request);
        if (answer.status < 400) {
            EXPECT_EQ(wrong, "") << request.body;
        } else if (answer.body->find("\"problem\":") != std::string::npos) {
            EXPECT_NE(wrong, "") << request.body;
        }
    }

    static Answered read(const Answer& answer) {
        Answered read{.status = answer.status};
        for (const Field& field : answer.fields) {
            EXPECT_TRUE(read.fields.emplace(field.name, field.value).second) << field.name;
        }
        if (answer.body) read.body = *answer.body;
        return read;
    }

    std::uint64_t counted_ = 0;
    RandomBytes random_ = [this](std::span<std::uint8_t> bytes) {
        ++counted_;
        std::uint64_t left = counted_ * 0x9E37'79B9'7F4A'7C15U;
        for (std::uint8_t& byte : bytes) {
            byte = static_cast<std::uint8_t>(left >> 56U);
            left = left * 6364136223846793005U + 1;
        }
    };
    Limiter limiter_{random_, allowances(600, 60, 20)};
    Doorman doorman_{
        {.store = store,
         .limiter = limiter_,
         .now = [this] { return now; },
         .random = random_,
         .names = names,
         .record = [this](const std::string& table, const std::string& person,
                          const Doorman::RecordDone& done) { done(record(table, person)); },
         .renamed =
             [this](const std::string& person, const std::string& name) {
                 told.push_back("renamed " + person + " " + name);
             },
         .forgotten =
             [this](const std::string& person) { told.push_back("forgotten " + person); }}};
};

}  // namespace lemniscate::server
