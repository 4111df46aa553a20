#include "cli/tests/program.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include "match/json.h"

namespace lemniscate::cli::tests {

namespace {

/// A folder for one process: tests run side by side.
struct Scratch {
    std::filesystem::path folder = std::filesystem::temp_directory_path() /
                                   ("lemniscate_cli_test_" + std::to_string(getpid()));
    Scratch() { std::filesystem::create_directories(folder); }
    ~Scratch() { std::filesystem::remove_all(folder); }
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;
};

const std::filesystem::path& scratch() {
    static const Scratch made;
    return made.folder;
}

std::string quoted(const std::string& word) {
    std::string quoted_word = "'";
    for (char letter : word) {
        if (letter == '\'') {
            quoted_word += "'\\''";
        } else {
            quoted_word += letter;
        }
    }
    return quoted_word + "'";
}

}  // namespace

Ran run_shell(const std::string& line) {
    const std::string out = (scratch() / "out").string();
    const std::string err = (scratch() / "err").string();
    const std::string command = "export LC_ALL=C.UTF-8 LEMNISCATE=" + quoted(LEMNISCATE_PROGRAM) +
                                "; { " + line + "\n} >" + quoted(out) + " 2>" + quoted(err);
    const int status = std::system(command.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, contents_of(out), contents_of(err)};
}

Ran run(const std::vector<std::string>& words, const std::string& input) {
    std::string line = "\"$LEMNISCATE\"";
    for (const std::string& word : words) line += " " + quoted(word);
    return run_shell(line + " <" + quoted(file_with("in", input)));
}

std::string position(const std::string& name) {
    return std::string(LEMNISCATE_POSITIONS) + "/" + name + ".json";
}

std::string fresh_path(const std::string& name) { return (scratch() / name).string(); }

std::string file_with(const std::string& name, const std::string& text) {
    std::ofstream(fresh_path(name), std::ios::binary) << text;
    return fresh_path(name);
}

std::string contents_of(const std::filesystem::path& file) {
    std::ostringstream text;
    text << std::ifstream(file, std::ios::binary).rdbuf();
    return text.str();
}

match::Json json_of(const Ran& ran) {
    EXPECT_EQ(ran.code, 0) << ran.err;
    const auto json = match::Json::parse(ran.out, nullptr, false);
    EXPECT_FALSE(json.is_discarded()) << ran.out;
    return json;
}

void expect_refused(const Ran& ran, const std::vector<std::string>& parts) {
    using testing::HasSubstr;
    EXPECT_EQ(ran.code, 2);
    EXPECT_EQ(ran.out, "");
    EXPECT_THAT(ran.err, testing::StartsWith("lemniscate: "));
    EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << ran.err;
    for (const std::string& part : parts) EXPECT_THAT(ran.err, HasSubstr(part));
}

}  // namespace lemniscate::cli::tests
