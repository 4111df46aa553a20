// A record that somebody looks at: any step of it, as a seat saw it or with everything open.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "engine/seat.h"
#include "match/hashes.h"
#include "match/json_text.h"
#include "match/match.h"
#include "match/problem.h"
#include "match/reader.h"
#include "match/record.h"

namespace lemniscate::table {

class ShownRecord {
  public:
    /// As far as it can be played; a problem where it does not even begin. A sealed record needs
    /// hashes.
    static match::Result<ShownRecord> open(std::string_view text, const match::Hashes* hashes);

    /// What it is a record of, where its turns begin, how it ended, and what is wrong with it.
    match::JsonObject about() const;
    /// How it stood after each of `steps`. What is asked wrongly, the field refuses.
    match::JsonList show(const match::Field& asked) const;
    /// Events and log of the moves from `from` up to `to`. The log with everything open is the one
    /// of a spectator: it has no names for cards that nobody was shown.
    match::JsonObject tell(const match::Field& asked) const;

  private:
    ShownRecord(match::Record record, match::Reopened reopened, std::optional<match::Problem> doubt)
        : record_(std::move(record)), reopened_(std::move(reopened)), doubt_(std::move(doubt)) {}

    const match::Match& match() const { return *reopened_.match; }
    /// A seat or a spectator; nothing: everything is open.
    std::optional<Viewer> read_viewer(const match::Field& field) const;
    std::size_t read_step(const match::Field& field) const;
    match::JsonObject shown(std::size_t step, std::optional<Viewer> viewer) const;
    void add_players(match::JsonObject& json) const;
    void add_result(match::JsonObject& json) const;
    match::JsonObject seal() const;

    match::Record record_;
    match::Reopened reopened_;
    std::optional<match::Problem> doubt_;  ///< why its chance is not proved
};

}  // namespace lemniscate::table
