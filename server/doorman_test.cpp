#include "server/doorman.h"

#include <set>

#include <gtest/gtest.h>

#include "server/test_doorman.h"

namespace lemniscate::server {
namespace {

constexpr Time minute = 60'000;

/// `404 no_such_path`: the status and why.
std::string outcome(const Answered& answered) {
    const std::string why = answered.word("why");
    return std::to_string(answered.status) + (why.empty() ? "" : " " + why);
}

TEST(Doorman, MakesAGuestWithACookie) {
    TestDoorman door;
    const Answered made = door.ask({}, "POST", "/api/guest", R"({"name": " Anna "})");
    EXPECT_EQ(outcome(made), "201");
    EXPECT_EQ(made.word("name"), "Anna");
    EXPECT_EQ(made.word("person").size(), 32U);
    EXPECT_EQ(made.fields.at("Set-Cookie"),
              "lemniscate=" + made.token() + "; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax");
    EXPECT_EQ(made.fields.at("Cache-Control"), "no-store");

    const Answered shown = door.ask({made.token()}, "GET", "/api/guest");
    EXPECT_EQ(outcome(shown), "200");
    EXPECT_EQ(shown.body, made.body);
}

TEST(Doorman, KeepsNoTokenAndNoAddress) {
    TestDoorman door;
    const Client anna = door.guest();
    const Answered link = door.ask(anna, "POST", "/api/links");
    ASSERT_EQ(door.store.rows.tokens.size(), 1U);
    ASSERT_EQ(door.store.rows.links.size(), 1U);
    EXPECT_EQ(door.store.rows.tokens.begin()->first, secret_hash(anna.token));
    EXPECT_EQ(door.store.rows.links.begin()->first, secret_hash(link.word("secret")));
}

TEST(Doorman, CookiesThatCameByTlsGoByTlsOnly) {
    TestDoorman door;
    Request request = TestDoorman::request({}, "POST", "/api/guest");
    request.peer.secure = true;
    EXPECT_TRUE(door.ask(request).fields.at("Set-Cookie").ends_with("; Secure"));
}

TEST(Doorman, NamesAGuestWhoSaysNoName) {
    TestDoorman door;
    const Answered first = door.ask({}, "POST", "/api/guest");
    const Answered second = door.ask({}, "POST", "/api/guest", "{}");
    EXPECT_EQ(outcome(first), "201");
    EXPECT_EQ(outcome(second), "201");
    EXPECT_NE(first.word("name"), "");
    EXPECT_NE(first.word("person"), second.word("person"));
    EXPECT_NE(first.token(), second.token());
}

TEST(Doorman, AGuestWithAGoodCookieStaysTheSame) {
    TestDoorman door;
    const Client anna = door.guest();
    const Answered again = door.ask(anna, "POST", "/api/guest", R"({"name": "Berta"})");
    EXPECT_EQ(outcome(again), "200");
    EXPECT_EQ(again.word("name"), "Anna");
    EXPECT_EQ(again.token(), anna.token);
    EXPECT_EQ(door.store.rows.people.size(), 1U);
}

TEST(Doorman, ACookieThatIsGarbageIsNone) {
    TestDoorman door;
    const Client stranger{std::string(43, 'A')};
    EXPECT_EQ(outcome(door.ask(stranger, "GET", "/api/guest")), "401 no_guest");
    EXPECT_EQ(outcome(door.ask({"\"; DROP TABLE people"}, "GET", "/api/guest")), "401 no_guest");
    EXPECT_EQ(outcome(door.ask({}, "GET", "/api/guest")), "401 no_guest");
    EXPECT_EQ(outcome(door.ask(stranger, "POST", "/api/guest")), "201");
}

TEST(Doorman, OfSeveralCookiesTheFirstGoodOneCounts) {
    TestDoorman door;
    const Client anna = door.guest("Anna");
    const Client berta = door.guest("Berta");
    Request request = TestDoorman::request({}, "GET", "/api/guest");
    request.fields.push_back({"Cookie", "lemniscate=" + std::string(43, 'A') + "; lemniscate=x"});
    request.fields.push_back(
        {"Cookie", "lemniscate=" + berta.token + "; lemniscate=" + anna.token});
    EXPECT_EQ(door.ask(request).word("name"), "Berta");
}

TEST(Doorman, RenamesAGuest) {
    TestDoorman door;
    const Client anna = door.guest();
    const std::string person = door.person(anna);
    const Answered renamed = door.ask(anna, "PUT", "/api/guest", R"({"name": "Зоряна"})");
    EXPECT_EQ(outcome(renamed), "200");
    EXPECT_EQ(renamed.word("name"), "Зоряна");
    EXPECT_EQ(door.ask(anna, "GET", "/api/guest").word("name"), "Зоряна");
    EXPECT_EQ(door.told, std::vector<std::string>{"renamed " + person + " Зоряна"});
    EXPECT_EQ(outcome(door.ask({}, "PUT", "/api/guest", R"({"name": "X"})")), "401 no_guest");
}

TEST(Doorman, SaysWhichRuleANameBreaks) {
    TestDoorman door;
    const Client anna = door.guest();
    const Answered refused = door.ask(anna, "PUT", "/api/guest", R"({"name": "a,b"})");
    EXPECT_EQ(outcome(refused), "422 name_sign");
    EXPECT_EQ(refused.json()["says"]["key"], "server.refusal.name_sign");
    EXPECT_EQ(refused.json()["says"]["arguments"]["sign"], ",");
    EXPECT_EQ(outcome(door.ask({}, "POST", "/api/guest", R"({"name": "greedy"})")),
              "422 name_reserved");
    EXPECT_EQ(door.person(anna), door.store.rows.people.begin()->first);
    EXPECT_EQ(door.store.rows.people.size(), 1U);
}

TEST(Doorman, ForgetsAGuestOnEveryDevice) {
    TestDoorman door;
    const Client anna = door.guest();
    const std::string person = door.person(anna);
    const std::string secret = door.ask(anna, "POST", "/api/links").word("secret");
    const std::string other_secret = door.ask(anna, "POST", "/api/links").word("secret");
    const Client phone{
        door.ask({}, "POST", "/api/links/redeem", R"({"secret": ")" + secret + R"("})").token()};
    EXPECT_EQ(door.person(phone), person);

    const Answered forgotten = door.ask(phone, "DELETE", "/api/guest");
    EXPECT_EQ(outcome(forgotten), "204");
    EXPECT_EQ(forgotten.body, "");
    EXPECT_EQ(forgotten.fields.at("Set-Cookie"),
              "lemniscate=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
    EXPECT_EQ(door.told, std::vector<std::string>{"forgotten " + person});
    for (const Client& device : {anna, phone}) {
        EXPECT_EQ(outcome(door.ask(device, "GET", "/api/guest")), "401 no_guest");
        EXPECT_EQ(outcome(door.ask(device, "DELETE", "/api/guest")), "401 no_guest");
        EXPECT_EQ(outcome(door.ask(device, "POST", "/api/links")), "401 no_guest");
    }
    EXPECT_EQ(outcome(door.ask({}, "POST", "/api/links/redeem",
                               R"({"secret": ")" + other_secret + R"("})")),
              "404 no_such_link");
    EXPECT_TRUE(door.store.rows.tokens.empty());
    EXPECT_TRUE(door.store.rows.links.empty());
}

TEST(Doorman, SomebodyForgottenMeanwhileIsNobody) {
    TestDoorman door;
    const Client anna = door.guest();
    door.store.later = true;
    for (const auto& [method, target, body] :
         std::vector<std::array<std::string, 3>>{{"PUT", "/api/guest", R"({"name": "Berta"})"},
                                                 {"DELETE", "/api/guest", ""},
                                                 {"POST", "/api/links", ""}}) {
        door.send(TestDoorman::request(anna, method, target, body));
    }
    // All three have found the guest before any of them writes.
    for (int i = 0; i < 3; ++i) ASSERT_TRUE(door.store.step());
    door.store.rows.people.clear();
    door.store.rows.tokens.clear();
    door.answers.clear();
    door.store.drain();
    ASSERT_EQ(door.answers.size(), 3U);
    for (const Answered& answered : door.answers) EXPECT_EQ(outcome(answered), "401 no_guest");
    EXPECT_TRUE(door.told.empty());
}

TEST(Doorman, ALinkBringsTheSeatToAnotherDevice) {
    TestDoorman door;
    const Client anna = door.guest();
    const Answered link = door.ask(anna, "POST", "/api/links");
    EXPECT_EQ(outcome(link), "201");
    EXPECT_EQ(link.json()["expires"], door.now + 10 * minute);
    const std::string body = R"({"secret": ")" + link.word("secret") + R"("})";

    door.now += 10 * minute - 1;
    const Answered redeemed = door.ask({}, "POST", "/api/links/redeem", body);
    EXPECT_EQ(outcome(redeemed), "200");
    EXPECT_EQ(redeemed.word("person"), door.person(anna));
    EXPECT_EQ(redeemed.word("name"), "Anna");
    EXPECT_NE(redeemed.token(), "");
    EXPECT_NE(redeemed.token(), anna.token);
    EXPECT_EQ(door.person({redeemed.token()}), door.person(anna));
    // One use.
    EXPECT_EQ(outcome(door.ask({}, "POST", "/api/links/redeem", body)), "404 no_such_link");
}

TEST(Doorman, ALinkLivesForTenMinutes) {
    TestDoorman door;
    const Client anna = door.guest();
    const std::string body =
        R"({"secret": ")" + door.ask(anna, "POST", "/api/links").word("secret") + R"("})";
    door.now += 10 * minute;
    EXPECT_EQ(outcome(door.ask({}, "POST", "/api/links/redeem", body)), "404 no_such_link");
    EXPECT_EQ(door.store.rows.tokens.size(), 1U);
}

TEST(Doorman, NoLinkIsMadeOrRedeemedWithoutASecret) {
    TestDoorman door;
    EXPECT_EQ(outcome(door.ask({}, "POST", "/api/links")), "401 no_guest");
    for (const std::string& secret : {std::string(), std::string("x"), std::string(43, 'A')}) {
        EXPECT_EQ(outcome(door.ask({}, "POST", "/api/links/redeem",
                                   R"({"secret": ")" + secret + R"("})")),
                  "404 no_such_link");
    }
}

TEST(Doorman, OfTwoWhoRedeemALinkAtTheSameMomentOneWins) {
    TestDoorman door;
    const Client anna = door.guest();
    const std::string body =
        R"({"secret": ")" + door.ask(anna, "POST", "/api/links").word("secret") + R"("})";
    door.answers.clear();
    door.store.later = true;
    door.send(TestDoorman::request({}, "POST", "/api/links/redeem", body));
    door.send(TestDoorman::request({}, "POST", "/api/links/redeem", body));
    door.store.drain();
    ASSERT_EQ(door.answers.size(), 2U);
    EXPECT_EQ(outcome(door.answers[0]), "200");
    EXPECT_EQ(outcome(door.answers[1]), "404 no_such_link");
    EXPECT_EQ(door.answers[1].token(), "");
    EXPECT_EQ(door.store.rows.tokens.size(), 2U);
}

TEST(Doorman, TwoClicksWithoutACookieAreTwoGuests) {
    TestDoorman door;
    door.store.later = true;
    door.send(TestDoorman::request({}, "POST", "/api/guest"));
    door.send(TestDoorman::request({}, "POST", "/api/guest"));
    EXPECT_TRUE(door.answers.empty());
    door.store.drain();
    ASSERT_EQ(door.answers.size(), 2U);
    EXPECT_EQ(outcome(door.answers[0]), "201");
    EXPECT_EQ(outcome(door.answers[1]), "201");
    EXPECT_NE(door.answers[0].word("person"), door.answers[1].word("person"));
}

TEST(Doorman, NothingIsAnsweredBeforeItIsStored) {
    TestDoorman door;
    door.store.later = true;
    door.send(TestDoorman::request({}, "POST", "/api/guest"));
    ASSERT_TRUE(door.store.step_silently());
    EXPECT_TRUE(door.answers.empty());
    EXPECT_EQ(door.store.rows.people.size(), 1U);
    ASSERT_TRUE(door.store.answer());
    EXPECT_EQ(door.answers.size(), 1U);
}

TEST(Doorman, GivesARecordToWhomTheHallGivesIt) {
    TestDoorman door;
    const Client anna = door.guest();
    const std::string person = door.person(anna);
    door.record = [&](const std::string& table,
                      const std::string& who) -> std::variant<std::string, Why> {
        if (table != "t1") return Why::no_such_table;
        if (who != person) return Why::not_over;
        return "[game shards]\n";
    };
    const Answered shown = door.ask(anna, "GET", "/api/tables/t1/record");
    EXPECT_EQ(outcome(shown), "200");
    EXPECT_EQ(shown.body, "[game shards]\n");
    EXPECT_EQ(shown.fields.at("Content-Type"), "text/plain; charset=utf-8");
    EXPECT_EQ(outcome(door.ask({}, "GET", "/api/tables/t1/record")), "409 not_over");
    EXPECT_EQ(outcome(door.ask(anna, "GET", "/api/tables/t2/record")), "404 no_such_table");
    EXPECT_EQ(outcome(door.ask(anna, "HEAD", "/api/tables/t1/record")), "200");
    for (const char* path : {"/api/tables/record", "/api/tables//record", "/api/tables/a/b/record",
                             "/api/tables/t1", "/api/tables/t1/record/"}) {
        EXPECT_EQ(outcome(door.ask(anna, "GET", path)), "404 no_such_path") << path;
    }
}

TEST(Doorman, KnowsWhatThereIsAndHowToAskForIt) {
    TestDoorman door;
    EXPECT_EQ(outcome(door.ask({}, "GET", "/api/")), "404 no_such_path");
    EXPECT_EQ(outcome(door.ask({}, "GET", "/api/guests")), "404 no_such_path");
    EXPECT_EQ(outcome(door.ask({}, "GET", "/api/guest/")), "404 no_such_path");
    EXPECT_EQ(outcome(door.ask({}, "GET", "/api/%zz")), "400 bad_request");
    EXPECT_EQ(outcome(door.ask({}, "GET", "/api/guest?x=1")), "401 no_guest");

    const auto allowed = [&](const char* method, const char* target) {
        const Answered refused = door.ask({}, method, target);
        EXPECT_EQ(outcome(refused), "405 wrong_method") << method << target;
        return refused.fields.contains("Allow") ? refused.fields.at("Allow") : "";
    };
    EXPECT_EQ(allowed("PATCH", "/api/guest"), "GET, HEAD, POST, PUT, DELETE");
    EXPECT_EQ(allowed("OPTIONS", "/api/guest"), "GET, HEAD, POST, PUT, DELETE");
    EXPECT_EQ(allowed("GET", "/api/links"), "POST");
    EXPECT_EQ(allowed("GET", "/api/links/redeem"), "POST");
    EXPECT_EQ(allowed("POST", "/api/tables/t1/record"), "GET, HEAD");

    const Answered plain = door.ask({}, "GET", "/api/socket");
    EXPECT_EQ(outcome(plain), "426 only_websocket");
    EXPECT_EQ(plain.fields.at("Upgrade"), "websocket");
}

TEST(Doorman, ReadsJsonStrictly) {
    TestDoorman door;
    const auto said = [&](const char* body) {
        const Answered answered = door.ask({}, "POST", "/api/guest", body);
        const match::Json json = answered.json();
        return outcome(answered) +
               (json.contains("problem") ? " " + json["problem"].value("problem", "") : "");
    };
    EXPECT_EQ(said("{"), "400 bad_request not_json");
    EXPECT_EQ(said("\xff"), "400 bad_request not_json");
    EXPECT_EQ(said("[]"), "400 bad_request wrong_type");
    EXPECT_EQ(said("null"), "400 bad_request wrong_type");
    EXPECT_EQ(said(R"({"name": 7})"), "400 bad_request wrong_type");
    EXPECT_EQ(said(R"({"name": null})"), "400 bad_request wrong_type");
    EXPECT_EQ(said(R"({"nome": "Anna"})"), "400 bad_request unknown_field");
    EXPECT_EQ(said(R"({"name": "Anna", "name": "Berta"})"), "400 bad_request duplicate_field");
    const Client anna = door.guest();
    EXPECT_EQ(outcome(door.ask(anna, "PUT", "/api/guest")), "400 bad_request");
    EXPECT_EQ(outcome(door.ask(anna, "PUT", "/api/guest", "{}")), "400 bad_request");
    EXPECT_EQ(outcome(door.ask(anna, "POST", "/api/links", R"({"name": "Anna"})")),
              "400 bad_request");
    EXPECT_EQ(outcome(door.ask(anna, "POST", "/api/links/redeem")), "400 bad_request");
    EXPECT_EQ(door.store.rows.people.size(), 1U);
}

TEST(Doorman, TakesBodiesOfJsonOnly) {
    TestDoorman door;
    const auto with_type = [&](std::vector<std::string> types) {
        Request request = TestDoorman::request({}, "POST", "/api/guest");
        request.body = "{}";
        request.has_body = true;
        for (std::string& type : types) request.fields.push_back({"Content-Type", std::move(type)});
        return outcome(door.ask(request));
    };
    EXPECT_EQ(with_type({"application/json"}), "201");
    EXPECT_EQ(with_type({"Application/JSON; charset=utf-8"}), "201");
    EXPECT_EQ(with_type({}), "415 not_json");
    EXPECT_EQ(with_type({"text/plain"}), "415 not_json");
    EXPECT_EQ(with_type({"application/x-www-form-urlencoded"}), "415 not_json");
    EXPECT_EQ(with_type({"application/jsonx"}), "415 not_json");
    EXPECT_EQ(with_type({"application/json; charset=utf-8", "text/plain"}), "415 not_json");
}

TEST(Doorman, RefusesPagesOfOthers) {
    TestDoorman door;
    const Client anna = door.guest();
    for (const auto& [method, target] :
         std::vector<std::pair<std::string, std::string>>{{"POST", "/api/guest"},
                                                          {"PUT", "/api/guest"},
                                                          {"DELETE", "/api/guest"},
                                                          {"POST", "/api/links"},
                                                          {"POST", "/api/links/redeem"}}) {
        Request request = TestDoorman::request(anna, method, target);
        request.fields.push_back({"Origin", "https://evil.example"});
        EXPECT_EQ(outcome(door.ask(request)), "403 foreign_origin") << method << target;
        request.fields.back() = {"Sec-Fetch-Site", "cross-site"};
        EXPECT_EQ(outcome(door.ask(request)), "403 foreign_origin") << method << target;
    }
    EXPECT_EQ(door.store.rows.people.size(), 1U);
    Request own = TestDoorman::request(anna, "POST", "/api/links");
    own.fields.push_back({"Origin", "http://localhost:8177"});
    EXPECT_EQ(outcome(door.ask(own)), "201");
}

TEST(Doorman, AnswersToItsOwnNamesOnly) {
    TestDoorman door;
    const auto sent_to = [&](std::vector<std::string> hosts) {
        Request request{"GET", "/api/guest", {}};
        for (std::string& host : hosts) request.fields.push_back({"Host", std::move(host)});
        return outcome(door.ask(request));
    };
    EXPECT_EQ(sent_to({"play.example.org"}), "401 no_guest");
    EXPECT_EQ(sent_to({"evil.example"}), "421 other_host");
    EXPECT_EQ(sent_to({}), "400 bad_request");
    EXPECT_EQ(sent_to({"localhost", "localhost"}), "400 bad_request");
}

TEST(Doorman, SaysWhenTheStoreHasTrouble) {
    TestDoorman door;
    const Client anna = door.guest();
    const std::string body =
        R"({"secret": ")" + door.ask(anna, "POST", "/api/links").word("secret") + R"("})";
    const auto all = [&] {
        std::vector<std::string> outcomes;
        for (const Answered& answered :
             {door.ask(anna, "GET", "/api/guest"), door.ask(anna, "POST", "/api/guest"),
              door.ask({}, "POST", "/api/guest"),
              door.ask(anna, "PUT", "/api/guest", R"({"name": "Berta"})"),
              door.ask(anna, "POST", "/api/links"), door.ask({}, "POST", "/api/links/redeem", body),
              door.ask(anna, "GET", "/api/tables/t1/record"),
              door.ask(anna, "DELETE", "/api/guest")}) {
            EXPECT_EQ(answered.fields.at("Retry-After"), "5");
            EXPECT_EQ(answered.token(), "");
            outcomes.push_back(outcome(answered));
        }
        return outcomes;
    };
    door.store.rows.broken = true;
    EXPECT_EQ(all(), std::vector<std::string>(8, "503 trouble"));
    EXPECT_TRUE(door.told.empty());

    // It reads and cannot write.
    door.store.rows.broken = false;
    for (const auto& [client, method, target, text] :
         std::vector<std::tuple<Client, std::string, std::string, std::string>>{
             {{}, "POST", "/api/guest", ""},
             {anna, "PUT", "/api/guest", R"({"name": "Berta"})"},
             {anna, "POST", "/api/links", ""},
             {{}, "POST", "/api/links/redeem", body},
             {anna, "DELETE", "/api/guest", ""}}) {
        door.store.writes_to_fail = 1;
        EXPECT_EQ(outcome(door.ask(client, method, target, text)), "503 trouble") << target;
    }
    EXPECT_TRUE(door.told.empty());
    EXPECT_EQ(door.store.rows.people.size(), 1U);
    // It works again, and the link was not spent.
    EXPECT_EQ(outcome(door.ask({}, "POST", "/api/links/redeem", body)), "200");
}

/// How often something is done until it is refused, and how it is refused then.
template <class Ask>
std::pair<int, Answered> until_refused(Ask ask) {
    for (int count = 0; count < 1000; ++count) {
        Answered answered = ask();
        if (answered.status == 429) return {count, answered};
    }
    return {1000, {}};
}

TEST(Doorman, LimitsGuestsByAddress) {
    TestDoorman door;
    const Client here{.address = "192.0.2.1"};
    const auto [count, refused] =
        until_refused([&] { return door.ask(here, "POST", "/api/guest"); });
    EXPECT_EQ(count, 30);
    EXPECT_EQ(outcome(refused), "429 too_often");
    EXPECT_EQ(refused.fields.at("Retry-After"), "60");
    EXPECT_EQ(refused.json()["says"]["arguments"]["minutes"], 1);
    EXPECT_EQ(door.store.rows.people.size(), 30U);
    EXPECT_EQ(outcome(door.ask({.address = "192.0.2.2"}, "POST", "/api/guest")), "201");
    door.now += minute;
    EXPECT_EQ(outcome(door.ask(here, "POST", "/api/guest")), "201");
}

TEST(Doorman, LimitsLinksAndNamesByPersonWhereverTheyAre) {
    TestDoorman door;
    Client anna = door.guest();
    EXPECT_EQ(until_refused([&] { return door.ask(anna, "POST", "/api/links"); }).first, 5);
    EXPECT_EQ(until_refused([&] {
                  return door.ask(anna, "PUT", "/api/guest", R"({"name": "Anna"})");
              }).first,
              10);
    anna.address = "192.0.2.2";
    EXPECT_EQ(outcome(door.ask(anna, "POST", "/api/links")), "429 too_often");
    EXPECT_EQ(outcome(door.ask(door.guest(), "POST", "/api/links")), "201");
}

TEST(Doorman, LimitsRedeemingByAddressAlsoWithNonsense) {
    TestDoorman door;
    EXPECT_EQ(until_refused([&] {
                  return door.ask({}, "POST", "/api/links/redeem", R"({"secret": "x"})");
              }).first,
              20);
}

TEST(Doorman, LimitsRequestsByAddressWhateverTheyAsk) {
    TestDoorman door;
    int asked = 0;
    const auto [count, refused] = until_refused(
        [&] { return door.ask({}, ++asked % 2 == 0 ? "GET" : "BREW", "/api/nothing"); });
    EXPECT_EQ(count, 100);
    EXPECT_EQ(refused.fields.at("Retry-After"), "1");
    EXPECT_EQ(std::get<Answered>(door.admit(TestDoorman::request({}, "GET", "/api/socket"))).status,
              429);
    door.now += 100;
    EXPECT_EQ(outcome(door.ask({}, "GET", "/api/nothing")), "404 no_such_path");
}

TEST(Doorman, AdmitsGuestsToASocket) {
    TestDoorman door;
    const Client anna = door.guest();
    const auto admitted = door.admit(TestDoorman::request(anna, "GET", "/api/socket"));
    ASSERT_TRUE(std::holds_alternative<Admitted>(admitted));
    EXPECT_EQ(std::get<Admitted>(admitted).person, door.person(anna));
    EXPECT_EQ(std::get<Admitted>(admitted).name, "Anna");
    EXPECT_EQ(std::get<Admitted>(admitted).address_key.size(), 32U);
    EXPECT_EQ(std::get<Admitted>(admitted).address_key.find("192"), std::string::npos);
}

TEST(Doorman, AdmitsNobodyElseToASocket) {
    TestDoorman door;
    const Client anna = door.guest();
    const auto refused = [&](const Request& request) {
        const auto result = door.admit(request);
        const Answered* answered = std::get_if<Answered>(&result);
        return answered == nullptr ? "admitted" : outcome(*answered);
    };
    const Request good = TestDoorman::request(anna, "GET", "/api/socket");
    EXPECT_EQ(refused(good), "admitted");
    EXPECT_EQ(refused(TestDoorman::request({}, "GET", "/api/socket")), "401 no_guest");
    EXPECT_EQ(refused(TestDoorman::request(anna, "POST", "/api/socket")), "405 wrong_method");
    EXPECT_EQ(refused(TestDoorman::request(anna, "GET", "/api/sockets")), "404 no_such_path");
    Request foreign = good;
    foreign.fields.push_back({"Origin", "https://evil.example"});
    EXPECT_EQ(refused(foreign), "403 foreign_origin");
    Request rebound = good;
    rebound.fields[0].value = "evil.example";
    rebound.fields.push_back({"Origin", "http://evil.example"});
    EXPECT_EQ(refused(rebound), "421 other_host");
    door.store.rows.broken = true;
    EXPECT_EQ(refused(good), "503 trouble");
}

TEST(Doorman, RefusesInTheLanguageOfTheReader) {
    TestDoorman door;
    std::set<std::string> texts;
    for (const char* language : {"en", "de-AT", "fr;q=0.9, ja", "pl", "uk"}) {
        const Answered refused = door.ask({.language = language}, "GET", "/api/guest");
        EXPECT_EQ(refused.fields.at("Content-Language"), std::string(language).substr(0, 2));
        EXPECT_EQ(refused.json()["says"]["key"], "server.refusal.no_guest");
        texts.insert(refused.word("text"));
    }
    EXPECT_EQ(texts.size(), 5U);
    EXPECT_TRUE(texts.contains("The server does not know you yet."));
    EXPECT_EQ(door.ask({.language = "ja"}, "GET", "/api/guest").word("text"),
              "The server does not know you yet.");
}

}  // namespace
}  // namespace lemniscate::server
