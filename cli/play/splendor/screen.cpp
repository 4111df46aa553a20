#include "cli/play/splendor/screen.h"

#include <algorithm>
#include <cstdint>

#include "cli/page.h"
#include "cli/play/frame.h"
#include "cli/play/phrases.h"
#include "cli/play/splendor/seats_table.h"
#include "cli/play/splendor/token_ink.h"
#include "match/splendor/tell.h"
#include "texts/splendor/card_names.h"
#include "texts/width.h"

namespace lemniscate::cli::play {
namespace {

using namespace splendor;
using texts::Key;

constexpr int narrowest = 40;  ///< below, the right end of every line is cut off
constexpr int widest = 120;    ///< above, lines become harder to follow, not easier

class TableDrawing {
  public:
    /// What can be afforded and what is missing is told for the viewer; where everything is shown,
    /// for the seat that acts.
    TableDrawing(const Table& table, Viewer viewer, bool everything, const Style& style,
                 const texts::Texts& texts, std::span<const std::string> names, Spacing spacing)
        : table_(table),
          viewer_(viewer),
          everything_(everything),
          eyes_(everything ? to_act(table) : viewer.seat),
          texts_(texts),
          names_(names),
          spacing_(spacing),
          ink_(Ink(style), texts),
          columns_(std::clamp(style.columns, narrowest, widest)) {}

    std::vector<std::string> lines() const {
        std::vector<Band> bands;
        for (std::uint32_t level = levels; level-- > 0;) bands.push_back(level_band(level));
        for (std::uint32_t seat = 0; seat < table_.players; ++seat) {
            if (shows_reserve(seat_at(seat))) bands.push_back(reserve_band(seat_at(seat)));
        }
        if (!table_.locations.empty()) bands.push_back(location_band());
        bands.push_back(seats_band());
        if (everything_) bands.push_back(deck_band());
        return draw_box(bands, columns_, ink_);
    }

  private:
    // Characters

    std::string cost(Card card, int room) const {
        const std::string wide = ink_.tokens(cost_of[card]);
        return texts::columns(wide) <= room ? wide : ink_.tokens(cost_of[card], "");
    }

    std::string affordability(std::uint32_t missing) const {
        if (missing == 0) return ink_.good(mark::affordable);
        return ink_.faint(std::string(mark::minus) + std::to_string(missing));
    }

    std::string card_status(Card card) const {
        std::string status(character_facts[number(card)].avengers, 'A');
        status = ink_.strong(status);
        if (eyes_ != Seat::none) {
            if (!status.empty()) status += ' ';
            status += texts::pad_left(affordability(tokens_missing(table_, eyes_, card)), 2);
        }
        return status;
    }

    std::string card_title(Card card, int width) const {
        const CharacterFacts& facts = character_facts[number(card)];
        const bool affordable = eyes_ != Seat::none && tokens_missing(table_, eyes_, card) == 0;
        const std::string name = name_of(card, texts_);
        const std::string& bonus = ink_.letter(static_cast<Token>(facts.bonus));
        const std::string chip = width < 22 ? bonus : " " + bonus + " ";
        const std::string points =
            facts.points == 0 ? std::string() : " " + std::to_string(facts.points);
        return spread(ink_.on(static_cast<Token>(facts.bonus), chip) + " " +
                          (affordable ? ink_.strong(name) : name),
                      ink_.strong(points), width);
    }

    std::string card_price(Card card, int width) const {
        const std::string status = card_status(card);
        const std::string indent = width < 22 ? "  " : "    ";
        const int room = width - texts::columns(status) - 1;
        std::string price = indent + cost(card, room - texts::columns(indent));
        if (texts::columns(price) > room) price = cost(card, 0);
        return spread(price, status, width);
    }

    /// Cards side by side, two lines each: bonus, name and points; cost, symbols and what is
    /// missing.
    std::vector<std::vector<std::string>> card_lines(std::span<const Card> cards,
                                                     const std::vector<int>& widths) const {
        std::vector<std::vector<std::string>> lines(2);
        for (std::size_t i = 0; i < cards.size(); ++i) {
            // One column stays free before the border: digits beside it are hard to read.
            const int width = widths[i] - (widths[i] < 20 ? 0 : 1);
            const bool there = is_known(cards[i]);
            lines[0].push_back(there ? card_title(cards[i], width) : std::string());
            lines[1].push_back(there ? card_price(cards[i], width) : std::string());
        }
        return lines;
    }

    std::string deck_label(std::uint32_t level) const {
        return texts_.say(Key::splendor_screen_deck, {{"left", table_.piles.deck_size(level)}});
    }

    std::string decks_label() const {
        std::vector<std::string> left;
        for (std::uint32_t level = levels; level-- > 0;) {
            left.push_back(std::to_string(table_.piles.deck_size(level)));
        }
        return texts_.say(Key::splendor_screen_decks_left, {{"left", join(left, ", ")}});
    }

    Band level_band(std::uint32_t level) const {
        Band band;
        const bool top = level == levels - 1;
        band.label = texts_.say(Key::splendor_screen_level, {{"level", level + 1}});
        band.end_label = deck_label(level);
        if (top && spacing_ == Spacing::close) {
            band.label = texts_.say(Key::splendor_screen_levels);
            band.end_label = decks_label();
        }
        band.label = ink_.title(band.label);
        band.end_label = ink_.faint(band.end_label);
        band.ruled = top || spacing_ == Spacing::ruled;
        band.widths = cell_widths(columns_, row_size);
        band.lines = card_lines({table_.table + level * row_size, row_size}, band.widths);
        return band;
    }

    // Reserved cards

    bool shows_reserve(Seat seat) const {
        return !table_.reserve[index(seat)].cards.empty() && (everything_ || seat == viewer_.seat);
    }

    Band reserve_band(Seat seat) const {
        const auto& cards = table_.reserve[index(seat)].cards;
        Band band;
        const std::string who = name_of(seat, viewer_, names_, texts_);
        band.label = ink_.title(seat == viewer_.seat
                                    ? texts_.say(Key::splendor_screen_your_reserve)
                                    : texts_.say(Key::splendor_screen_reserve, {{"who", who}}));
        band.widths = cell_widths(columns_, row_size);
        band.lines = card_lines({cards.begin(), cards.size()}, band.widths);
        return band;
    }

    // Locations

    std::string location_cell(Location location, int width) const {
        std::string status;
        if (eyes_ != Seat::none) {
            const Lanes bonuses = bonuses_of(table_.team[index(eyes_)]);
            const std::uint32_t missing = minus(needs_of[location], bonuses).total();
            status = " " + texts::pad_left(affordability(missing), 2);
        }
        const std::string name = " " + name_of(location, texts_) + " ";
        std::string needs = ink_.tokens(needs_of[location]) + status;
        if (texts::columns(name) + texts::columns(needs) > width) {
            needs = ink_.tokens(needs_of[location], "") + status;
        }
        return spread(name, needs, width);
    }

    Band location_band() const {
        Band band;
        band.label = ink_.title(texts_.say(Key::splendor_screen_locations));
        // As many cells as there are locations in the game: those that go leave a gap.
        band.widths = cell_widths(
            columns_, std::max<int>(table_.players, static_cast<int>(table_.locations.size())));
        band.lines.emplace_back();
        for (std::size_t i = 0; i < table_.locations.size() && i < band.widths.size(); ++i) {
            const int width = band.widths[i] - (band.widths[i] < 20 ? 0 : 1);
            band.lines[0].push_back(location_cell(table_.locations[i], width));
        }
        return band;
    }

    // Seats and decks

    std::string round_label() const {
        const bool last = table_.phase != Phase::over && steps::anybody_meets_gauntlet(table_);
        return ink_.title(
                   texts_.say(Key::splendor_screen_round, {{"round", match::round_of(table_)}})) +
               (last ? ink_.alert(texts_.say(Key::splendor_screen_last_round)) : std::string());
    }

    Band seats_band() const {
        Band band;
        band.label = round_label();
        band.end_label =
            ink_.faint(texts_.say(Key::splendor_screen_began,
                                  {{"you", table_.first_seat == viewer_.seat ? "yes" : "no"},
                                   {"who", name_of(table_.first_seat, viewer_, names_, texts_)}}));
        band.widths = cell_widths(columns_, 1);
        const bool brief = spacing_ == Spacing::close;
        for (std::string& line :
             seats_table(table_, viewer_, columns_ - 2, brief, ink_, texts_, names_)) {
            band.lines.push_back({std::move(line)});
        }
        return band;
    }

    Band deck_band() const {
        Band band;
        band.label = ink_.title(texts_.say(Key::splendor_screen_decks));
        band.widths = cell_widths(columns_, 1);
        for (std::uint32_t level = levels; level-- > 0;) {
            std::vector<std::string> names;
            for (std::uint32_t i = 0; i < table_.piles.deck_size(level); ++i) {
                names.push_back(name_of(table_.piles.deck_card(level, i), texts_));
            }
            band.lines.push_back({" " + std::to_string(level + 1) + "  " + join(names, ", ")});
        }
        return band;
    }

    const Table& table_;
    Viewer viewer_;
    bool everything_;
    Seat eyes_;
    const texts::Texts& texts_;
    std::span<const std::string> names_;
    Spacing spacing_;
    TokenInk ink_;
    int columns_;
};

}  // namespace

std::vector<std::string> table_lines(const View& view, const Style& style,
                                     const texts::Texts& texts, std::span<const std::string> names,
                                     Spacing spacing) {
    const TableDrawing drawing(view.table(), view.viewer(), view.is_open(), style, texts, names,
                               spacing);
    return clipped(drawing.lines(), style.columns);
}

}  // namespace lemniscate::cli::play
