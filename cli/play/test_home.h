// A home of their own for tests that keep games, and a screen that shows every letter.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <optional>
#include <string>

namespace lemniscate::cli::play {

/// While it lives, the state of programs lies in an empty temporary folder, and the locale is one
/// of UTF-8, whatever that of the machine is.
class TestHome {
  public:
    TestHome() : home_(value("HOME")), state_(value("XDG_STATE_HOME")), locale_(value("LC_ALL")) {
        std::string pattern =
            (std::filesystem::temp_directory_path() / "lemniscate-play-XXXXXX").string();
        folder_ = mkdtemp(pattern.data());
        setenv("XDG_STATE_HOME", folder_.c_str(), 1);
        setenv("LC_ALL", "C.UTF-8", 1);
    }
    ~TestHome() {
        restore("HOME", home_);
        restore("XDG_STATE_HOME", state_);
        restore("LC_ALL", locale_);
        std::error_code ignored;
        std::filesystem::remove_all(folder_, ignored);
    }
    TestHome(const TestHome&) = delete;
    TestHome& operator=(const TestHome&) = delete;

    const std::filesystem::path& folder() const { return folder_; }

  private:
    static std::optional<std::string> value(const char* name) {
        const char* found = std::getenv(name);
        return found == nullptr ? std::optional<std::string>() : found;
    }
    static void restore(const char* name, const std::optional<std::string>& old) {
        if (old) {
            setenv(name, old->c_str(), 1);
        } else {
            unsetenv(name);
        }
    }

    std::filesystem::path folder_;
    std::optional<std::string> home_;
    std::optional<std::string> state_;
    std::optional<std::string> locale_;
};

}  // namespace lemniscate::cli::play
