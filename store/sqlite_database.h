// A connection to an SQLite file, and statements on it. Nothing of it knows what the file holds.
// Used by one thread at a time.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "store/store.h"

struct sqlite3;
struct sqlite3_stmt;

namespace lemniscate::store {

/// What SQLite could not do, with its extended code.
struct SqliteTrouble : Trouble {
    SqliteTrouble(int result, const std::string& words);
    /// With what is there already.
    bool is_conflict() const;
    int code;
};

class Database {
  public:
    /// Opens a file that is there. `patience` is how long somebody else's lock is waited for.
    Database(const std::filesystem::path& file, std::chrono::milliseconds patience);
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    /// Statements that have no values and whose rows nobody wants.
    void run(const std::string& sql);
    /// The one number or text that a statement gives.
    std::int64_t number(std::string_view sql);
    std::string text(std::string_view sql);
    /// How many rows the last statement changed.
    std::int64_t changed() const;
    /// Whether a transaction is open.
    bool is_in_transaction() const;

    sqlite3* handle() { return handle_.get(); }

  private:
    friend class Run;

    struct Close {
        void operator()(sqlite3* handle) const;
        void operator()(sqlite3_stmt* statement) const;
    };

    struct HashOfText {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const {
            return std::hash<std::string_view>()(text);
        }
    };

    /// Prepared once, by its text.
    sqlite3_stmt* prepared(std::string_view sql);

    std::unique_ptr<sqlite3, Close> handle_;
    std::unordered_map<std::string, std::unique_ptr<sqlite3_stmt, Close>, HashOfText,
                       std::equal_to<>>
        statements_;
};

/// One run of a statement with values for its question marks, in order; texts among them must live
/// as long as the run. The statement is kept for the next run.
class Run {
  public:
    template <class... Values>
    Run(Database& database, std::string_view sql, const Values&... values)
        : database_(database), statement_(database.prepared(sql)) {
        int place = 0;
        (bind(++place, values), ...);
    }
    ~Run();
    Run(const Run&) = delete;
    Run& operator=(const Run&) = delete;

    /// Goes to the next row; false when there is none.
    bool next();
    /// To the end; what rows there are nobody wants.
    void finish();

    std::int64_t number(int column) const;
    bool flag(int column) const { return number(column) != 0; }
    std::optional<std::int64_t> number_or_none(int column) const;
    std::string text(int column) const;

  private:
    void bind(int place, std::int64_t value);
    void bind(int place, std::uint64_t value) { bind(place, static_cast<std::int64_t>(value)); }
    void bind(int place, bool value) { bind(place, std::int64_t{value}); }
    void bind(int place, const std::optional<std::int64_t>& value);
    void bind(int place, std::string_view value);
    void bind(int place, const std::string& value) { bind(place, std::string_view(value)); }
    void check(int result) const;

    Database& database_;
    sqlite3_stmt* statement_;
};

/// Undone in the end unless it was committed. It writes: nobody else can until then.
class Transaction {
  public:
    explicit Transaction(Database& database);
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;

    void commit();

  private:
    Database& database_;
};

}  // namespace lemniscate::store
