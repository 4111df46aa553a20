#include "store/sqlite_database.h"

#include <sqlite3.h>

namespace lemniscate::store {

namespace {

Trouble::Kind kind_of(int result) {
    switch (result & 0xff) {
        case SQLITE_NOTADB:
            return Trouble::Kind::foreign;
        case SQLITE_CORRUPT:
            return Trouble::Kind::damaged;
        default:
            return Trouble::Kind::unavailable;
    }
}

void check_result(sqlite3* handle, int result) {
    if (result == SQLITE_OK || result == SQLITE_ROW || result == SQLITE_DONE) return;
    throw SqliteTrouble(result, sqlite3_errmsg(handle));
}

}  // namespace

SqliteTrouble::SqliteTrouble(int result, const std::string& words)
    : Trouble(kind_of(result), words + " (SQLite " + std::to_string(result) + ")"), code(result) {}

bool SqliteTrouble::is_conflict() const { return (code & 0xff) == SQLITE_CONSTRAINT; }

void Database::Close::operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }

void Database::Close::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

Database::Database(const std::filesystem::path& file, std::chrono::milliseconds patience) {
    sqlite3* opened = nullptr;
    // Whoever has a connection uses it from one thread at a time: SQLite need not lock it.
    const int result = sqlite3_open_v2(file.c_str(), &opened,
                                       SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nullptr);
    handle_.reset(opened);
    if (result != SQLITE_OK) {
        throw SqliteTrouble(result, file.string() + ": " + sqlite3_errstr(result));
    }
    sqlite3_extended_result_codes(opened, 1);
    sqlite3_busy_timeout(opened, static_cast<int>(patience.count()));
    // A damaged file, or one that somebody prepared, does no more than fail.
    sqlite3_db_config(opened, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(opened, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
}

Database::~Database() = default;

void Database::run(const std::string& sql) {
    check_result(handle(), sqlite3_exec(handle(), sql.c_str(), nullptr, nullptr, nullptr));
}

std::int64_t Database::number(std::string_view sql) {
    Run run(*this, sql);
    run.next();
    return run.number(0);
}

std::string Database::text(std::string_view sql) {
    Run run(*this, sql);
    run.next();
    return run.text(0);
}

std::int64_t Database::changed() const { return sqlite3_changes64(handle_.get()); }

bool Database::is_in_transaction() const { return sqlite3_get_autocommit(handle_.get()) == 0; }

sqlite3_stmt* Database::prepared(std::string_view sql) {
    if (const auto kept = statements_.find(sql); kept != statements_.end()) {
        return kept->second.get();
    }
    sqlite3_stmt* made = nullptr;
    check_result(handle(), sqlite3_prepare_v3(handle(), sql.data(), static_cast<int>(sql.size()),
                                              SQLITE_PREPARE_PERSISTENT, &made, nullptr));
    statements_[std::string(sql)].reset(made);
    return made;
}

Run::~Run() { sqlite3_reset(statement_); }

bool Run::next() {
    const int result = sqlite3_step(statement_);
    check(result);
    return result == SQLITE_ROW;
}

void Run::finish() {
    while (next()) {
    }
}

std::int64_t Run::number(int column) const { return sqlite3_column_int64(statement_, column); }

std::optional<std::int64_t> Run::number_or_none(int column) const {
    if (sqlite3_column_type(statement_, column) == SQLITE_NULL) return std::nullopt;
    return number(column);
}

std::string Run::text(int column) const {
    const void* bytes = sqlite3_column_blob(statement_, column);
    const int size = sqlite3_column_bytes(statement_, column);
    return {static_cast<const char*>(bytes), static_cast<std::size_t>(size)};
}

void Run::bind(int place, std::int64_t value) {
    check(sqlite3_bind_int64(statement_, place, value));
}

void Run::bind(int place, const std::optional<std::int64_t>& value) {
    check(value ? sqlite3_bind_int64(statement_, place, *value)
                : sqlite3_bind_null(statement_, place));
}

void Run::bind(int place, std::string_view value) {
    // Where there are no letters there may be no address, which SQLite would take for NULL.
    const char* letters = value.empty() ? "" : value.data();
    check(
        sqlite3_bind_text64(statement_, place, letters, value.size(), SQLITE_STATIC, SQLITE_UTF8));
}

void Run::check(int result) const { check_result(database_.handle(), result); }

Transaction::Transaction(Database& database) : database_(database) {
    Run(database_, "BEGIN IMMEDIATE").finish();
}

Transaction::~Transaction() {
    // Some troubles have undone it already.
    if (!database_.is_in_transaction()) return;
    try {
        Run(database_, "ROLLBACK").finish();
    } catch (const SqliteTrouble&) {
        // SQLite undoes it when it can: what was not committed counts for nobody.
    }
}

void Transaction::commit() { Run(database_, "COMMIT").finish(); }

}  // namespace lemniscate::store
