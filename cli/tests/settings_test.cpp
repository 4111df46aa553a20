// Settings of the server: on the command line, in the environment and in a file.
#include "cli/settings.h"

#include <map>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/help.h"
#include "cli/parse.h"
#include "cli/tests/program.h"
#include "texts/texts.h"

namespace lemniscate::cli::tests {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

Parsed parse_serve(std::vector<std::string> words, const Variables& variables = {}) {
    words.insert(words.begin(), "serve");
    return parse(words, variables);
}

server::Config config_of(const Parsed& parsed) {
    EXPECT_FALSE(parsed.problem) << say(*parsed.problem, texts::Texts());
    return parsed.options.config;
}

std::string problem_of(const Parsed& parsed) {
    EXPECT_TRUE(parsed.problem);
    return parsed.problem ? say(*parsed.problem, texts::Texts()) : "";
}

std::string settings_file(const std::string& text) { return file_with("lemniscate.conf", text); }

TEST(Settings, AreAsDeclaredWhereNobodySaysAnything) {
    const server::Config config = config_of(parse_serve({}));
    EXPECT_EQ(config.address, "127.0.0.1");
    EXPECT_EQ(config.port, std::nullopt);
    EXPECT_EQ(config.metrics_port, std::nullopt);
    EXPECT_EQ(config.bot_pace, 250U);
    EXPECT_EQ(config.log_format, server::LogFormat::automatic);
}

TEST(Settings, CanBeSaidInThreeWaysAndTheNearestToThePersonWins) {
    const std::string file = settings_file("bot-pace = 1\nport = 1\nidle-seconds = 1\n");
    const Variables variables = {{"LEMNISCATE_PORT", "2"}, {"LEMNISCATE_BOT_PACE", "2"}};
    const server::Config config =
        config_of(parse_serve({"--config", file, "--bot-pace", "3"}, variables));
    EXPECT_EQ(config.bot_pace, 3U);
    EXPECT_EQ(config.port, 2);
    EXPECT_EQ(config.idle_seconds, 1U);
    EXPECT_EQ(config.bot_milliseconds, server::Config{}.bot_milliseconds);
}

TEST(Settings, TheEnvironmentCanNameTheFileAndTheCommandLineAnother) {
    const std::string one = file_with("one.conf", "bot-pace = 1\n");
    const std::string two = file_with("two.conf", "bot-pace = 2\n");
    const Variables variables = {{"LEMNISCATE_CONFIG", one}};
    EXPECT_EQ(config_of(parse_serve({}, variables)).bot_pace, 1U);
    EXPECT_EQ(config_of(parse_serve({"--config", two}, variables)).bot_pace, 2U);
}

TEST(Settings, AFileHasCommentsEmptyLinesAndBlanks) {
    const std::string file = settings_file(
        "# all of it\n\n  port=8200  # the port\r\n\tpage = /srv/a#b \nhost = a.example , "
        "b.example\n");
    const server::Config config = config_of(parse_serve({"--config", file}));
    EXPECT_EQ(config.port, 8200);
    EXPECT_EQ(config.page, "/srv/a#b");
    EXPECT_THAT(config.hosts, ElementsAre("a.example", "b.example"));
}

TEST(Settings, AListIsReplacedAndNotAddedTo) {
    const std::string file = settings_file("host = a.example, b.example\ntrusted-proxy = ::1");
    const server::Config config =
        config_of(parse_serve({"--config", file, "--host", "c.example", "--trusted-proxy="},
                              {{"LEMNISCATE_TRUSTED_PROXY", "10.0.0.0/8,192.0.2.1"}}));
    EXPECT_THAT(config.hosts, ElementsAre("c.example"));
    EXPECT_THAT(config.trusted_proxies, IsEmpty());
    EXPECT_THAT(config_of(parse_serve({}, {{"LEMNISCATE_TRUSTED_PROXY", "10.0.0.0/8,::1"}}))
                    .trusted_proxies,
                ElementsAre(*server::read_network("10.0.0.0/8"), *server::read_network("::1")));
}

TEST(Settings, EveryOneIsUnderstoodInTheEnvironmentAndInAFile) {
    const std::map<std::string_view, std::string> examples = {{"folder", "/srv"},
                                                              {"address", "::1"},
                                                              {"number", "2000"},
                                                              {"hosts", "a.example"},
                                                              {"origins", "https://a.example"},
                                                              {"networks", "10.0.0.0/8"},
                                                              {"level", "debug"},
                                                              {"format", "json"}};
    ASSERT_GT(all_settings().size(), 20U);
    for (const OptionRow& setting : all_settings()) {
        const std::string name(setting.name.substr(2));
        std::string example = examples.at(setting.value);
        if (setting.most < 2000) example = "1";
        if (setting.least > 2000) example = std::to_string(setting.least);
        config_of(parse_serve({}, {{variable_name(setting), example}}));
        config_of(parse_serve({"--config", settings_file(name + " = " + example)}));
        config_of(parse_serve({std::string(setting.name), example}));
        // And it is read, not overlooked.
        if (setting.value == "folder") continue;
        const std::string bad = "no such thing";
        EXPECT_THAT(problem_of(parse_serve({}, {{variable_name(setting), bad}})),
                    HasSubstr(variable_name(setting)));
        EXPECT_THAT(problem_of(parse_serve({"--config", settings_file(name + " = " + bad)})),
                    HasSubstr("lemniscate.conf, line 1: " + name));
        EXPECT_THAT(problem_of(parse_serve({std::string(setting.name), bad})),
                    HasSubstr(std::string(setting.name)));
    }
}

TEST(Settings, WhatIsWrongIsSaidWithWhereItStands) {
    EXPECT_EQ(problem_of(parse_serve({"--port", "65536"})),
              "--port takes a whole number from 0 to 65535, and 65536 is outside of that.");
    EXPECT_EQ(problem_of(parse_serve({}, {{"LEMNISCATE_PORT", "http"}})),
              "LEMNISCATE_PORT takes a whole number, and “http” is not one.");
    const std::string file = settings_file("# ports\n\nport = -1\n");
    EXPECT_EQ(
        problem_of(parse_serve({"--config", file})),
        file + ", line 3: port takes a whole number from 0 to 65535, and -1 is outside of that.");
    EXPECT_EQ(problem_of(parse_serve({"--log-level", "loud"})),
              "--log-level takes one of debug, info, warning, error, and “loud” is none of them.");
    EXPECT_THAT(problem_of(parse_serve({"--host", "https://a.example"})),
                HasSubstr("“https://a.example” is none: no https:// and no port."));
    EXPECT_THAT(problem_of(parse_serve({"--origin", "a.example"})), HasSubstr("“a.example”"));
    EXPECT_THAT(problem_of(parse_serve({"--trusted-proxy", "::1,proxy"})), HasSubstr("“proxy”"));
    EXPECT_THAT(problem_of(parse_serve({"--address", "localhost"})), HasSubstr("“localhost”"));
}

TEST(Settings, ALineThatIsNoSettingIsRefused) {
    const auto refused = [](const std::string& text) {
        return problem_of(parse_serve({"--config", settings_file(text)}));
    };
    EXPECT_THAT(refused("port 8200"), HasSubstr("line 1: “port 8200” is no setting: a line is"));
    EXPECT_THAT(refused("= 8200"), HasSubstr("line 1: “= 8200” is no setting"));
    EXPECT_THAT(refused("\nprot = 8200"),
                HasSubstr("line 2: There is no setting “prot”. Did you mean “port”?"));
    EXPECT_THAT(refused("--port = 8200"), HasSubstr("Did you mean “port”?"));
    EXPECT_THAT(refused("bot_pace = 2"), HasSubstr("Did you mean “bot-pace”?"));
    EXPECT_THAT(refused("xyzzy = 8200"), HasSubstr("The settings are: page, data, address, port"));
    EXPECT_THAT(refused("config = /etc/x"), HasSubstr("There is no setting “config”."));
    EXPECT_THAT(refused("port = 1\nport = 2"), HasSubstr("line 2: The option port was given more"));
}

TEST(Settings, AVariableThatIsNearlyOneIsRefusedAndOthersAreNotOurs) {
    EXPECT_EQ(problem_of(parse_serve({}, {{"LEMNISCATE_PROT", "1"}})),
              "No setting is called LEMNISCATE_PROT in the environment. Did you mean "
              "LEMNISCATE_PORT?");
    EXPECT_EQ(problem_of(parse_serve({}, {{"LEMNISCATE_port", "1"}})),
              "No setting is called LEMNISCATE_port in the environment. Did you mean "
              "LEMNISCATE_PORT?");
    config_of(
        parse_serve({}, {{"LEMNISCATE_XYZZY_GRUE", "1"}, {"LEMNISCATE", "1"}, {"PORT", "x"}}));
    // An empty variable is one that was not set.
    EXPECT_EQ(config_of(parse_serve({}, {{"LEMNISCATE_PORT", ""}})).port, std::nullopt);
}

TEST(Settings, AreOfNoConcernToOtherCommands) {
    EXPECT_FALSE(
        parse({"help"}, {{"LEMNISCATE_PORT", "x"}, {"LEMNISCATE_CONFIG", "/nowhere"}}).problem);
}

TEST(Settings, AFileThatCannotBeReadIsRefused) {
    EXPECT_EQ(problem_of(parse_serve({"--config", "/nowhere.conf"})),
              "There is no file “/nowhere.conf”.");
    EXPECT_EQ(problem_of(parse_serve({"--config", "/"})),
              "“/” is a folder; a file is needed here.");
    EXPECT_EQ(problem_of(parse_serve({"--config", "/dev/null/x"})),
              "“/dev/null/x” cannot be read: a part of the path is not a folder.");
    EXPECT_EQ(problem_of(parse_serve({"--config", "/dev/zero"})),
              "“/dev/zero” is larger than 1 MB, which no file of settings is.");
}

TEST(Settings, AMistakeAnywhereEndsTheCommandWithTwo) {
    expect_refused(run_shell("LEMNISCATE_PORT=x \"$LEMNISCATE\" serve"), {"LEMNISCATE_PORT"});
    expect_refused(run({"serve", "--config", settings_file("port = x")}), {"line 1: port"});
    expect_refused(run({"serve", "--address", "0.0.0.0"}), {"0.0.0.0", "--host play.example.org"});
    expect_refused(run({"serve", "--language", "de", "--config", settings_file("prot = 1")}),
                   {", Zeile 1: Es gibt keine Einstellung „prot“. Meintest du „port“?"});
}

TEST(Settings, HelpShowsEachWithWhatItIsIfLeftOut) {
    const std::string help = run({"serve", "--help"}).out;
    for (const OptionRow& setting : all_settings()) {
        const std::size_t at = help.find("\n  " + std::string(setting.name) + " ");
        ASSERT_NE(at, std::string::npos) << setting.name;
        const std::string entry = help.substr(at, help.find("\n  --", at + 1) - at);
        EXPECT_THAT(entry, HasSubstr(std::string(setting.usual))) << setting.name;
        // The one exception says what always is.
        if (setting.name == "--host") continue;
        EXPECT_THAT(entry, HasSubstr("left")) << setting.name;
    }
}

TEST(Settings, TheFolderOfTheTablesCanBeSetAndIsTheUsersOtherwise) {
    server::Config config;
    config.data = "/srv/tables";
    EXPECT_EQ(data_file(config), "/srv/tables/tables.db");
    config.data = "";
    const std::string path = data_file(config);
    EXPECT_THAT(path, HasSubstr("tables.db"));
}

}  // namespace
}  // namespace lemniscate::cli::tests
