// A folder for the files of one test, and rows to put into them.
#pragma once

#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <utility>

#include <stdlib.h>

#include "store/sqlite_store.h"

namespace lemniscate::store {

class TestPlace {
  public:
    TestPlace() {
        std::string name = (std::filesystem::temp_directory_path() / "lemniscate_XXXXXX").string();
        if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error("no folder for a test");
        folder_ = name;
    }
    ~TestPlace() { std::filesystem::remove_all(folder_); }
    TestPlace(const TestPlace&) = delete;
    TestPlace& operator=(const TestPlace&) = delete;

    std::filesystem::path operator/(const std::string& name) const { return folder_ / name; }
    std::filesystem::path file() const { return folder_ / "tables.db"; }

  private:
    std::filesystem::path folder_;
};

/// The kind of the trouble that something ends in.
template <class Action>
std::optional<Trouble::Kind> trouble_of(Action action) {
    try {
        action();
    } catch (const Trouble& trouble) {
        return trouble.kind;
    }
    return std::nullopt;
}

inline std::string bytes_of(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

inline TableRow table_row(const std::string& id, const std::string& host = "host") {
    return {.id = id,
            .code = "code of " + id,
            .host = host,
            .command = "opens " + id,
            .content = 0xfedcba9876543210,
            .opened = 1000,
            .listed = true};
}

inline EntryRow entry_row(std::uint64_t number, const std::string& command = {}) {
    return {.number = number,
            .time = 2000 + static_cast<Time>(number),
            .person = "anna",
            .command = command,
            .text = R"({"number":)" + std::to_string(number) + "}"};
}

/// A unit of these writes.
template <class... Writes>
Unit unit_of(Writes... writes) {
    return {{Write(std::move(writes))...}};
}

/// Writes one unit with these writes.
template <class... Writes>
Stored write_one(Store& store, Writes... writes) {
    const Unit unit = unit_of(std::move(writes)...);
    return store.write(std::span(&unit, 1)).front();
}

}  // namespace lemniscate::store
