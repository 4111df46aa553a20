#include "server/http.h"

#include <gtest/gtest.h>

namespace lemniscate::server {
namespace {

TEST(Request, FieldsAreFoundHoweverTheirNamesAreCased) {
    const Request request{
        .method = "GET", .target = "/", .fields = {{"HOST", "a"}, {"host", "b"}, {"Hosts", "c"}}};
    EXPECT_EQ(request.count("Host"), 2);
    EXPECT_EQ(request.list("Host"), "a, b");
    EXPECT_EQ(request.count("Accept"), 0);
    EXPECT_EQ(request.list("Accept"), "");
}

TEST(Lists, AreSplitAtCommasAndTrimmed) {
    std::vector<std::string> parts;
    for_each_in_list(" a,\tb c ,,d", [&](std::string_view part) { parts.emplace_back(part); });
    EXPECT_EQ(parts, (std::vector<std::string>{"a", "b c", "", "d"}));
}

TEST(PlainAnswer, IsTextThatNobodyKeeps) {
    const Answer answer = plain_answer(404, "there is no such file");
    EXPECT_EQ(answer.status, 404);
    EXPECT_EQ(*answer.body, "there is no such file\n");
    ASSERT_EQ(answer.fields.size(), 2);
    EXPECT_EQ(answer.fields[0].value, "text/plain; charset=utf-8");
    EXPECT_EQ(answer.fields[1].value, "no-store");
}

TEST(StrictFields, AllowNoScriptFromElsewhereAndNoneInline) {
    const std::string& policy = strict_fields().front().value;
    EXPECT_NE(policy.find("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';"),
              std::string::npos);
    EXPECT_EQ(policy.find("unsafe-inline"), std::string::npos);
    EXPECT_EQ(policy.find("http"), std::string::npos);
}

}  // namespace
}  // namespace lemniscate::server
