#include "server/config.h"

#include <map>
#include <string>

#include <gtest/gtest.h>

namespace lemniscate::server {
namespace {

std::optional<std::filesystem::path> folder(const std::map<std::string, std::string>& variables) {
    return usual_data_folder([&variables](const char* name) -> const char* {
        const auto found = variables.find(name);
        return found == variables.end() ? nullptr : found->second.c_str();
    });
}

TEST(DataFolder, IsTheOneThatSystemdGives) {
    EXPECT_EQ(folder({{"STATE_DIRECTORY", "/var/lib/lemniscate"},
                      {"XDG_DATA_HOME", "/data"},
                      {"HOME", "/home/a"}}),
              "/var/lib/lemniscate");
    EXPECT_EQ(folder({{"STATE_DIRECTORY", "/var/lib/a:/var/lib/b"}}), "/var/lib/a");
}

TEST(DataFolder, IsInTheFolderForDataOfTheUser) {
    EXPECT_EQ(folder({{"XDG_DATA_HOME", "/data"}, {"HOME", "/home/a"}}), "/data/lemniscate");
    EXPECT_EQ(folder({{"HOME", "/home/a"}}), "/home/a/.local/share/lemniscate");
}

TEST(DataFolder, RelativeAndEmptyPathsAreNone) {
    EXPECT_EQ(folder({{"STATE_DIRECTORY", ""}, {"XDG_DATA_HOME", "data"}, {"HOME", "/home/a"}}),
              "/home/a/.local/share/lemniscate");
    EXPECT_EQ(folder({}), std::nullopt);
    EXPECT_EQ(folder({{"HOME", ""}}), std::nullopt);
}

TEST(HostName, IsWhatAFieldHostCanName) {
    for (const char* name : {"localhost", "play.example.org", "xn--bcher-kva.example", "192.0.2.1",
                             "[2001:db8::1]", "a_b"}) {
        EXPECT_TRUE(is_host_name(name)) << name;
    }
    for (const char* name : {"", "https://example.org", "example.org:80", "example.org/", "a b",
                             "bücher.example", "*", "[::1", "[]", "2001:db8::1"}) {
        EXPECT_FALSE(is_host_name(name)) << name;
    }
    EXPECT_FALSE(is_host_name(std::string(254, 'a')));
}

TEST(Origin, IsASchemeAndAHost) {
    for (const char* origin : {"https://play.example.org", "http://localhost:8200",
                               "https://[2001:db8::1]:8443", "https://[::1]"}) {
        EXPECT_TRUE(is_origin(origin)) << origin;
    }
    for (const char* origin :
         {"", "play.example.org", "ftp://a", "https://", "https://a/", "https://a:", "https://a:0",
          "https://a:65536", "https://a:b", "null", "https://a b", "https://[::1]x"}) {
        EXPECT_FALSE(is_origin(origin)) << origin;
    }
}

}  // namespace
}  // namespace lemniscate::server
