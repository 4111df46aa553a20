// A store in one SQLite file.
#pragma once

#include <chrono>
#include <filesystem>
#include <memory>
#include <string>

#include "store/checkpointer.h"
#include "store/file_lock.h"
#include "store/sqlite_database.h"
#include "store/store.h"

namespace lemniscate::store {

class SqliteStore : public Store {
  public:
    /// How long a lock of somebody else on the file is waited for, before `failed`.
    static constexpr std::chrono::milliseconds usual_patience{2000};

    /// Takes the file's lock, makes the file where it is missing and brings it to this version.
    /// Throws `Trouble`.
    explicit SqliteStore(const std::filesystem::path& file,
                         std::chrono::milliseconds patience = usual_patience);
    ~SqliteStore() override;

    std::vector<Stored> write(std::span<const Unit> units) override;
    std::string trouble() const override { return trouble_; }

    std::optional<KnownTable> table(std::string_view id) override;
    std::optional<KnownTable> table_by_code(std::string_view code) override;
    std::optional<KnownTable> table_by_command(std::string_view host,
                                               std::string_view command) override;
    std::vector<EntryRow> entries(std::string_view table) override;
    std::vector<ChatRow> chat(std::string_view table) override;
    std::vector<KnownTable> joinable(std::size_t most) override;
    std::vector<KnownTable> tables_of(std::string_view person, std::size_t most) override;
    std::vector<KnownTable> finished_of(std::string_view person, Time before,
                                        std::size_t most) override;
    std::size_t open_tables_of(std::string_view host) override;
    std::vector<std::string> due(Time by, std::size_t most) override;
    std::vector<std::string> behind() override;
    std::vector<std::string> unfinished() override;

    std::optional<PersonRow> person(std::string_view id) override;
    std::map<std::string, std::string> names(std::span<const std::string> people) override;
    std::optional<PersonRow> person_by_token(std::string_view hash) override;
    std::optional<LinkRow> link(std::string_view hash) override;

    std::optional<Time> last_beat() override;
    std::vector<OutageRow> outages_after(Time time) override;
    std::optional<std::string> word(std::string_view name) override;
    std::int64_t changes_by_others() override;

  private:
    FileLock lock_;
    std::unique_ptr<Database> database_;
    Checkpointer checkpointer_;
    std::string trouble_;
};

}  // namespace lemniscate::store
