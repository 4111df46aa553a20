#include "server/answer.h"

#include <gtest/gtest.h>

#include "server/entity_tag.h"

namespace lemniscate::server {
namespace {

Form form(const std::string& bytes) {
    return {std::make_shared<const std::string>(bytes), entity_tag(bytes)};
}

Page test_page() {
    Page page;
    page.files["/index.html"] = {"text/html", false, form("index"), form("br"), form("gz")};
    page.files["/assets/a-1.js"] = {"text/javascript", true, form("a"), {}, form("gz of a")};
    page.files["/icon.png"] = {"image/png", false, form("icon"), {}, {}};
    return page;
}

Request get(const std::string& target, std::vector<Field> fields = {}) {
    fields.push_back({"Host", "localhost:8177"});
    return {.method = "GET", .target = target, .fields = std::move(fields)};
}

Answer answered(const Request& request) { return answer(test_page(), request); }
Answer answered(const std::string& target, std::vector<Field> fields = {}) {
    return answered(get(target, std::move(fields)));
}

/// The value of a field, or a dash.
std::string value(const Answer& answer, std::string_view name) {
    for (const Field& field : answer.fields) {
        if (field.name == name) return field.value;
    }
    return "-";
}

TEST(Answer, IsTheFileWithItsType) {
    const Answer icon = answered("/icon.png");
    EXPECT_EQ(icon.status, 200);
    EXPECT_EQ(*icon.body, "icon");
    EXPECT_EQ(value(icon, "Content-Type"), "image/png");
    EXPECT_EQ(value(icon, "Content-Encoding"), "-");
    EXPECT_EQ(*answered("/%69con.png?x").body, "icon");
}

TEST(Answer, IsInTheBestFormThatTheClientTakesAndTheBuildMade) {
    const auto form_of = [](const std::string& target, const std::string& accepted) {
        const Answer chosen = answered(target, {{"Accept-Encoding", accepted}});
        EXPECT_EQ(value(chosen, "Vary"), "Accept-Encoding");
        return *chosen.body + ":" + value(chosen, "Content-Encoding");
    };
    EXPECT_EQ(form_of("/", "gzip, br"), "br:br");
    EXPECT_EQ(form_of("/", "gzip, br;q=0"), "gz:gzip");
    EXPECT_EQ(form_of("/", "identity"), "index:-");
    EXPECT_EQ(form_of("/assets/a-1.js", "br, gzip"), "gz of a:gzip");
    EXPECT_EQ(form_of("/assets/a-1.js", "br"), "a:-");
    EXPECT_EQ(form_of("/icon.png", "br, gzip"), "icon:-");
    EXPECT_EQ(value(answered("/"), "Vary"), "Accept-Encoding");
}

TEST(Answer, IsKeptForeverWhereTheNameHasAHashAndAskedForAgainElsewhere) {
    EXPECT_EQ(value(answered("/assets/a-1.js"), "Cache-Control"),
              "public, max-age=31536000, immutable");
    EXPECT_EQ(value(answered("/icon.png"), "Cache-Control"), "no-cache");
    EXPECT_EQ(value(answered("/"), "Cache-Control"), "no-cache");
}

TEST(Answer, SaysNotModifiedForTheTagOfTheSameForm) {
    const std::string tag = value(answered("/", {{"Accept-Encoding", "br"}}), "ETag");
    EXPECT_EQ(tag, entity_tag("br"));
    const Answer same = answered("/", {{"Accept-Encoding", "br"}, {"If-None-Match", tag}});
    EXPECT_EQ(same.status, 304);
    EXPECT_EQ(same.body, nullptr);
    EXPECT_EQ(value(same, "ETag"), tag);
    EXPECT_EQ(value(same, "Cache-Control"), "no-cache");
    EXPECT_EQ(value(same, "Vary"), "Accept-Encoding");
    EXPECT_EQ(value(same, "Content-Type"), "-");
    EXPECT_EQ(answered("/", {{"Accept-Encoding", "gzip"}, {"If-None-Match", tag}}).status, 200);
    EXPECT_EQ(answered("/", {{"If-None-Match", "\"old\""}}).status, 200);
}

TEST(Answer, IsTheIndexForPlacesInsideThePage) {
    for (const char* target : {"/", "/index.html", "/cards", "/rules/any/3", "/v1.2/x", "//x"}) {
        const Answer index = answered(target);
        EXPECT_EQ(index.status, 200) << target;
        EXPECT_EQ(*index.body, "index") << target;
    }
}

TEST(Answer, IsNotFoundForAFileThatIsNotThere) {
    for (const char* target :
         {"/missing.js", "/assets/a-2.js", "/index.html.br", "/icon.png/x.y"}) {
        const Answer missing = answered(target);
        EXPECT_EQ(missing.status, 404) << target;
        EXPECT_EQ(value(missing, "Content-Type"), "text/plain; charset=utf-8");
    }
}

TEST(Answer, RefusesPathsThatCannotBeRead) {
    EXPECT_EQ(answered("/../etc/passwd").status, 400);
    EXPECT_EQ(answered("/%2e%2e/%2e%2e/etc/passwd").status, 400);
    EXPECT_EQ(answered("/%zz").status, 400);
    EXPECT_EQ(answered("http://localhost/").status, 400);
}

TEST(Answer, RefusesOtherMethods) {
    for (const char* method : {"POST", "PUT", "DELETE", "OPTIONS", "CONNECT", "TRACE", "get"}) {
        Request request = get("/");
        request.method = method;
        const Answer refused = answered(request);
        EXPECT_EQ(refused.status, 405) << method;
        EXPECT_EQ(value(refused, "Allow"), "GET, HEAD");
    }
}

TEST(Answer, ToHeadIsThatToGet) {
    Request request = get("/icon.png");
    request.method = "HEAD";
    EXPECT_EQ(*answered(request).body, "icon");
}

TEST(Answer, RefusesBodies) {
    Request request = get("/");
    request.has_body = true;
    EXPECT_EQ(answered(request).status, 413);
}

TEST(Answer, RefusesWhoeverMeansAnotherMachine) {
    const auto status = [](std::vector<Field> fields) {
        return answered(Request{.method = "GET", .target = "/", .fields = std::move(fields)})
            .status;
    };
    EXPECT_EQ(status({{"host", "127.0.0.1"}}), 200);
    EXPECT_EQ(status({{"Host", "example.org"}}), 421);
    EXPECT_EQ(status({}), 400);
    EXPECT_EQ(status({{"Host", "localhost"}, {"Host", "localhost"}}), 400);
}

}  // namespace
}  // namespace lemniscate::server
