#include "server/refusal.h"

#include <set>

#include <gtest/gtest.h>

#include "match/json.h"
#include "texts/texts.h"

namespace lemniscate::server {
namespace {

TEST(Refusal, EachHasANameAStatusAndATextOfItsOwn) {
    std::set<std::string_view> names;
    for (std::size_t i = 0; i < whys; ++i) {
        const Why why = static_cast<Why>(i);
        EXPECT_TRUE(names.insert(name_of(why)).second) << name_of(why);
        EXPECT_TRUE(status_of(why) >= 400 && status_of(why) < 600) << name_of(why);
        EXPECT_TRUE(texts::find_key(message_of({why}).key)) << name_of(why);
    }
    EXPECT_EQ(name_of(Why::bad_request), "bad_request");
    EXPECT_EQ(name_of(Why::no_guest), "no_guest");
    EXPECT_EQ(name_of(Why::name_reserved), "name_reserved");
    EXPECT_EQ(name_of(Why::busy), "busy");
}

TEST(Refusal, WaitsAreRoundedUp) {
    EXPECT_EQ(too_often(1).fields[0].value, "1");
    EXPECT_EQ(too_often(1000).fields[0].value, "1");
    EXPECT_EQ(too_often(1001).fields[0].value, "2");
    EXPECT_EQ(too_often(60'000).arguments[0], match::Argument("minutes", 1));
    EXPECT_EQ(too_often(60'001).arguments[0], match::Argument("minutes", 2));
}

TEST(Refusal, IsToldToProgramsAndToPeople) {
    Request request{"GET", "/api/guest", {{"Accept-Language", "de"}}};
    const Answer answer = refusal_answer({Why::name_too_long, {{"most", 24}}}, request);
    EXPECT_EQ(answer.status, 422);
    EXPECT_EQ(*answer.body,
              R"({"why":"name_too_long","says":{"key":"server.refusal.name_too_long",)"
              R"("arguments":{"most":24}},"text":"Ein Name hat höchstens 24 Zeichen."})");
}

}  // namespace
}  // namespace lemniscate::server
