// A folder of files for one test.
#pragma once

#include <filesystem>
#include <fstream>
#include <string>

#include <unistd.h>

namespace lemniscate::server {

class TestFolder {
  public:
    TestFolder() { std::filesystem::create_directories(path_); }
    ~TestFolder() { std::filesystem::remove_all(path_); }
    TestFolder(const TestFolder&) = delete;
    TestFolder& operator=(const TestFolder&) = delete;

    const std::filesystem::path& path() const { return path_; }

    void write(const std::string& name, const std::string& bytes) const {
        std::filesystem::create_directories((path_ / name).parent_path());
        std::ofstream(path_ / name, std::ios::binary) << bytes;
    }

  private:
    std::filesystem::path path_ = std::filesystem::temp_directory_path() /
                                  ("lemniscate_server_test_" + std::to_string(getpid()));
};

}  // namespace lemniscate::server
