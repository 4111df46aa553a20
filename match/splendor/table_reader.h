// Reading what positions and views of Splendor have in common.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "games/splendor/splendor.h"
#include "match/json_forward.h"
#include "match/problem.h"
#include "match/reader.h"

namespace lemniscate::match::splendor_format {

/// Fills a table part by part. It remembers where each card and tile stood, to tell when one of
/// them comes again. A position may leave out what has a default and knows every card; a view has
/// every field, and what its viewer cannot know is "?".
class TableReader {
  public:
    /// `table` is filled, `problem` is the first that was found; all three must outlive the reader.
    TableReader(const Json& document, splendor::Table& table, std::optional<Problem>& problem)
        : document_(document, problem), table_(table), problem_(problem) {}

    void read_position();
    /// Returns who is looking.
    Viewer read_view();
    /// Whether that was a view in which nothing is hidden.
    bool is_open() const { return open_; }

  private:
    void read_table(const Fields& document);
    void check_table();

    /// A field that positions may leave out and views may not.
    Field part(const Fields& of, std::string_view name) const;
    /// Whether there are cards that the document does not tell.
    bool hides() const { return viewer_ && !open_; }
    Range seat_range() const { return {0, table_.players - 1U}; }

    void read_options(const Field& options, std::size_t listed);
    void read_viewer(const Field& field);
    void read_turn(const Field& field);
    void read_supply(const Field& field);
    void fill_supply(const Field& field);
    void read_rows(const Field& field);
    void read_row(const Field& field, std::uint32_t level);
    void read_decks(const Field& field);
    void read_deck(const Field& field, std::uint32_t level);
    void read_hidden_deck(const Field& field, std::uint32_t level);
    void read_avengers_tile(const Field& field);
    void read_players(const Field& field);
    void read_player(const Field& field, Seat seat);
    void read_reserved(const Field& field, Seat seat);

    Fields token_fields(const Field& field) const;
    std::uint32_t read_tokens(const Field& field, splendor::Token token, std::uint32_t most);
    splendor::Card read_card(const Field& field);
    splendor::Card read_card_of_level(const Field& field, std::uint32_t level);
    void read_unknown_card(const Field& field) const;
    std::optional<splendor::Location> read_location(const Field& field);

    void check_phase(const Field& turn) const;
    void check_room(const Field& decks) const;

    Field document_;
    splendor::Table& table_;
    std::optional<Problem>& problem_;
    std::optional<Viewer> viewer_;  ///< of a view
    bool open_ = false;
    std::uint32_t counted_[splendor::token_kinds] = {};
    std::string card_places_[splendor::cards];
    std::string tile_places_[splendor::location_tiles];
    std::uint32_t tiles_ = 0;
};

}  // namespace lemniscate::match::splendor_format
