// The parts of a position of Shards, each read by a function of its own. As in match/reader.h, the
// first problem is kept and reading goes on with harmless values: whatever the input, the table is
// one that can be looked at.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "games/shards/shards.h"
#include "match/options.h"
#include "match/reader.h"

namespace lemniscate::match::shards_format {

/// Names cards, and counts them: none may stand in a position more often than the game has it.
class CardReader {
  public:
    enum class Document { position, view };
    explicit CardReader(const shards::Table& table, Document document = Document::position)
        : table_(table), of_view_(document == Document::view) {}

    /// The card that a field names, or Card::none when there is something wrong with it. Not
    /// counted: of a card that lies elsewhere.
    shards::Card name(const Field& field) const;
    /// A card that lies here.
    shards::Card read(const Field& field) { return read(field, every_card, {}); }
    /// One of a set; `kind` is what the problem of another card says.
    shards::Card read(const Field& field, shards::CardSet set, std::string_view kind);

    /// The same where a view hides cards: Card::unknown is not counted.
    shards::Card read_hidden(const Field& field, shards::CardSet set, std::string_view kind);
    /// More cards of a type, wherever they are; Card::none when there is something wrong with that.
    shards::Card count_in(const Field& field, shards::Card card, std::uint32_t more,
                          shards::CardSet set, std::string_view kind);

    std::uint32_t count(shards::Card card) const { return counts_[number(card)]; }

    static constexpr shards::CardSet every_card =
        shards::cards_that([](const shards::CardFacts&) { return true; });

  private:
    std::uint32_t copies_of(shards::Card card) const;

    const shards::Table& table_;  ///< its options are read before any card
    bool of_view_;
    std::uint32_t counts_[shards::card_types + 1] = {};
};

/// A seat, or Seat::none for null; `missing` where nothing is said.
Seat read_seat(const Field& field, std::uint32_t seats, Seat missing);

/// Everything that a position and a view have in common; `document` is the whole of it.
void read_table(const Fields& document, shards::Table& table, CardReader& cards);
/// All the checks below, up to the first problem.
void check_table(const Field& document, const shards::State& state, const CardReader& cards,
                 const std::optional<Problem>& problem);

/// What was said of each option, put together.
Result<shards::Options> options_from(const OptionValues& values);
/// `listed` is how many players the position lists.
void read_options(const Field& options, std::size_t listed, shards::Table& table);
/// In format 1 what lasts had fields of their own.
void read_turn(const Field& turn, bool format_1, shards::Table& table, const CardReader& cards);
void read_centre(const Field& centre, shards::Table& table, CardReader& cards);
void read_players(const Field& players, shards::Table& table, CardReader& cards);

// In the middle of something. What is read before: everything above.
void read_attack(const Field& attack, shards::Table& table, const CardReader& cards);
void read_auction(const Field& auction, shards::Table& table);
void read_draft(const Field& draft, shards::Table& table, CardReader& cards);
/// Also what is asked.
void read_pending(const Field& pending, shards::Table& table, const CardReader& cards);
/// How a game that is over ended: as the result says, if that can be.
void read_ending(const Field& turn, const Field& result, shards::Table& table);

// Whether the parts go together; `position` is the whole document. Each check relies on those
// before it.
/// Whether there can be such a phase, and whether it asks this.
void check_phase(const Field& position, const shards::Table& table);
/// Who lives and who has what.
void check_sides(const Field& position, const shards::Table& table);
/// What is asked before the first turn.
void check_setup(const Field& position, const shards::Table& table, const CardReader& cards);
void check_attack(const Field& position, const shards::Table& table);
/// Whether what is asked can be answered.
void check_answers(const Field& position, const shards::State& state);

}  // namespace lemniscate::match::shards_format
