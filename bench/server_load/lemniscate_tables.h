// Guests at the tables of `lemniscate serve`, two at each, who do what the page does: they get a
// cookie, open a table, exchange salts and choose among the choices that they are sent. Others may be
// connected and do nothing.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "bench/server_load/tables.h"

namespace lemniscate::bench::server_load {

struct LemniscateSettings {
    std::size_t tables = 0;
    std::size_t idle = 0;  ///< connections without a table
    std::string game = {};
    bool all_parts = true;  ///< as the page asks; else choices only, as a program does
};

class LemniscateTables : public Tables {
  public:
    LemniscateTables(Connections& connections, Pacer& pacer, const LemniscateSettings& settings);

    void advance() override;
    bool is_complete() const override {
        return arrived_ == people_.size() && begun_ == tables_.size();
    }
    void move(TableId table) override;

    void on_answer(ConnectionId connection, const HttpAnswer& answer) override;
    void on_upgraded(ConnectionId connection) override;
    void on_text(ConnectionId connection, std::string_view text) override;
    void on_lost(ConnectionId connection, std::string_view why) override;

  private:
    struct Person {
        ConnectionId connection = 0;
        std::string salt = {};
        bool has_salted = false;
    };
    struct Table {
        std::string id = {};
        std::string code = {};
        std::string match = {};
        unsigned arrived = 0;
        bool has_begun = false;  ///< its first game
        bool is_over = false;
        // The last move that was sent.
        unsigned mover = 0;
        std::uint64_t moved_at = 0;
        std::uint64_t moves = 0;
        bool acknowledged = true;
        // The next one, as soon as it is known.
        unsigned to_act = 0;
        std::uint64_t at = 0;
        std::string next_move = {};
    };

    void open(TableId table);
    void draw_salts(TableId table);
    /// The match, which the salts are hashed with, comes by an update.
    void look_at(TableId table);
    void sit(TableId table);
    void on_done(TableId table, unsigned seat, std::string_view text);
    void on_update(TableId table, unsigned seat, std::string_view update);
    void go_on(TableId table);
    void want_rematch(TableId table);
    void begin_rematch(TableId table, std::string_view next);
    void send_to(TableId table, unsigned seat, std::string_view text);
    void send_command(TableId table, unsigned seat, std::string_view command);
    Person& person_at(TableId table, unsigned seat) { return people_[2 * table + seat]; }
    /// A line for people about what should not have happened, the first times.
    void complain(std::string_view what, std::string_view text);

    Connections& connections_;
    Pacer& pacer_;
    LemniscateSettings settings_;
    std::vector<Table> tables_;
    std::vector<Person> people_;  ///< two at each table, then those without one
    std::vector<std::uint32_t> person_of_;
    std::size_t came_ = 0;
    std::size_t arrived_ = 0;
    std::size_t begun_ = 0;
    std::size_t complaints_ = 0;
    std::mt19937_64 dice_{1};
};

/// One of the choices in an update, by a number from anywhere; empty where there are none.
std::string choose_move(std::string_view update, std::uint64_t number);

}  // namespace lemniscate::bench::server_load
