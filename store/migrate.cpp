#include "store/migrate.h"

#include <string>

namespace lemniscate::store {

namespace {

constexpr std::string_view names_in_order = "SELECT name FROM migrations ORDER BY number";

/// Two versions may have gone different ways from the same step: then neither is the later one.
void check_same_way(Database& database, std::span<const Migration> behind) {
    Run run(database, names_in_order);
    for (const Migration& step : behind) {
        if (run.next() && run.text(0) == step.name) continue;
        throw Trouble(Trouble::Kind::foreign,
                      "the file has not taken the step " + std::string(step.name));
    }
}

}  // namespace

std::size_t version_of(Database& database, std::span<const Migration> steps) {
    const std::int64_t application = database.number("PRAGMA application_id");
    const std::int64_t version = database.number("PRAGMA user_version");
    const bool is_empty = database.number("SELECT count(*) FROM sqlite_schema") == 0;
    if (is_empty && application == 0 && version == 0) return 0;
    if (application != application_id || version <= 0) {
        throw Trouble(Trouble::Kind::foreign, "the file belongs to another program");
    }
    const auto taken = static_cast<std::size_t>(version);
    if (taken > steps.size()) {
        throw Trouble(Trouble::Kind::newer, "the file is of version " + std::to_string(taken) +
                                                ", this program knows " +
                                                std::to_string(steps.size()));
    }
    check_same_way(database, steps.first(taken));
    return taken;
}

std::size_t migrate(Database& database, std::span<const Migration> steps) {
    const std::size_t seen = version_of(database, steps);
    if (seen == steps.size()) return 0;
    Transaction transaction(database);
    // Somebody else may have been here in between.
    const std::size_t first = version_of(database, steps);
    if (first == 0) {
        database.run("PRAGMA application_id = " + std::to_string(application_id));
        database.run(
            "CREATE TABLE migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT");
    }
    for (std::size_t number = first; number < steps.size(); ++number) {
        database.run(std::string(steps[number].sql));
        Run(database, "INSERT INTO migrations (number, name) VALUES (?, ?)",
            std::uint64_t{number + 1}, steps[number].name)
            .finish();
    }
    database.run("PRAGMA user_version = " + std::to_string(steps.size()));
    transaction.commit();
    return steps.size() - first;
}

}  // namespace lemniscate::store
