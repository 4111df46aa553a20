#include "server/content_type.h"

#include <gtest/gtest.h>

namespace lemniscate::server {
namespace {

TEST(ContentType, OfEveryKindOfFileThatAPageHas) {
    EXPECT_EQ(content_type("/index.html"), "text/html; charset=utf-8");
    EXPECT_EQ(content_type("/assets/index-4f1c.js"), "text/javascript; charset=utf-8");
    EXPECT_EQ(content_type("/assets/index-4f1c.css"), "text/css; charset=utf-8");
    EXPECT_EQ(content_type("/licences.txt"), "text/plain; charset=utf-8");
    EXPECT_EQ(content_type("/texts/uk.json"), "application/json");
    EXPECT_EQ(content_type("/app.webmanifest"), "application/manifest+json");
    EXPECT_EQ(content_type("/assets/lemniscate.wasm"), "application/wasm");
    EXPECT_EQ(content_type("/icon.svg"), "image/svg+xml");
    EXPECT_EQ(content_type("/icon.png"), "image/png");
    EXPECT_EQ(content_type("/favicon.ico"), "image/x-icon");
    EXPECT_EQ(content_type("/fonts/text.woff"), "font/woff");
    EXPECT_EQ(content_type("/fonts/text.woff2"), "font/woff2");
}

TEST(ContentType, OfAnythingElseIsBytes) {
    EXPECT_EQ(content_type("/data.bin"), "application/octet-stream");
    EXPECT_EQ(content_type("/html"), "application/octet-stream");
    EXPECT_EQ(content_type("/page.html.bak"), "application/octet-stream");
    EXPECT_EQ(content_type(""), "application/octet-stream");
}

}  // namespace
}  // namespace lemniscate::server
