// Runs the built command the way a person or a script does.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "match/json.h"

namespace lemniscate::cli::tests {

struct Ran {
    int code;
    std::string out;
    std::string err;
};

/// Runs `lemniscate` with these words; each reaches it as it stands here.
Ran run(const std::vector<std::string>& words, const std::string& input = {});

/// Runs a line of shell in which $LEMNISCATE is the command.
Ran run_shell(const std::string& line);

/// One of tests/positions.
std::string position(const std::string& name);

/// A file of this test program with this text.
std::string file_with(const std::string& name, const std::string& text);

/// A path of this test program where nothing stands yet.
std::string fresh_path(const std::string& name);

std::string contents_of(const std::filesystem::path& file);

/// Parsed output; a test that gets something else than JSON fails with what it got.
match::Json json_of(const Ran& ran);

/// Bad input: exit code 2, nothing on standard output, one line on standard error that has all of
/// these parts.
void expect_refused(const Ran& ran, const std::vector<std::string>& parts);

}  // namespace lemniscate::cli::tests
