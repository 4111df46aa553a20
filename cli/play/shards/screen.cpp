#include "cli/play/shards/screen.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "cli/page.h"
#include "cli/play/frame.h"
#include "cli/play/shards/card_lists.h"
#include "cli/play/shards/seats_table.h"
#include "texts/shards/card_text.h"
#include "texts/width.h"

namespace lemniscate::cli::play {
namespace {

using namespace shards;
using texts::Key;
using texts::pad_left;
using texts::pad_right;

constexpr int narrowest = 60;  ///< below, the right end of every line is cut off
constexpr int widest = 120;    ///< above, lines become harder to follow, not easier

class TableDrawing {
  public:
    TableDrawing(const Table& table, Viewer viewer, bool everything, const Style& style,
                 const texts::Texts& texts, std::span<const std::string> names, Spacing spacing)
        : table_(table),
          viewer_(viewer),
          everything_(everything),
          texts_(texts),
          names_(names),
          spacing_(spacing),
          ink_(style),
          columns_(std::clamp(style.columns, narrowest, widest)),
          name_columns_(longest_name()) {}

    std::vector<std::string> lines() const {
        std::vector<Band> bands = {row_band()};
        if (table_.phase == Phase::draft) bands.push_back(pool_band());
        bands.push_back(seats_band());
        for (std::uint32_t i = 0; i < table_.players && spacing_ == Spacing::roomy; ++i) {
            Band band = champions_band(seat_at(i));
            if (!band.lines.empty()) bands.push_back(std::move(band));
        }
        if (everything_) {
            for (std::uint32_t i = 0; i < table_.players; ++i) bands.push_back(zones(seat_at(i)));
            bands.push_back(centre_band());
        } else if (shows_hand()) {
            Band band = hand_band();
            if (!band.lines.empty()) bands.push_back(std::move(band));
        }
        return draw_box(bands, columns_, ink_);
    }

  private:
    // Cards, one a line, in columns that are the same for row and hand

    int longest_name() const {
        int longest = 12;
        const auto measure = [&](Card card) {
            longest = std::max(longest, texts::columns(name(card)));
        };
        for (std::uint32_t i = 0; i < table_.row_size; ++i) {
            if (table_.row[i] != Card::none) measure(table_.row[i]);
        }
        for (const Card card : table_.pool) {
            if (card != Card::none) measure(card);
        }
        if (spacing_ == Spacing::roomy) {
            for (std::uint32_t i = 0; i < table_.players; ++i) {
                const Side& side = table_.side[i];
                for (std::uint32_t at = 0; at < side.champion_count; ++at)
                    measure(side.champion(at));
            }
            if (viewer_.seat != Seat::none) {
                for (const Card relic : relics_of(side_of(table_, viewer_.seat))) measure(relic);
            }
        }
        if (viewer_.seat != Seat::none && is_ruled()) {
            for (const CountedCard& card : count_cards(hand_of(side_of(table_, viewer_.seat)))) {
                longest = std::max(longest, texts::columns(counted(card, texts_)));
            }
        }
        return longest;
    }

    /// In full where there is room for it.
    std::string name(Card card) const {
        return columns_ < 100 ? short_name(card, texts_) : name_of(card, texts_);
    }

    /// `before` is what stands at the left: whether it can be paid, and the price.
    Page card_lines(const std::string& before, Card card, const std::string& called) const {
        constexpr int kind_columns = 9;
        std::string line =
            pad_right(before, 7) + faction_chip(facts(card).faction, ink_, texts_) + " ";
        line += pad_right(called, name_columns_ + 2);
        line += pad_right(ink_.faint(kind_text(card, texts_)), kind_columns);
        const int indent = texts::columns(line);
        const int room = columns_ - 3 - indent;  // digits beside the border are hard to read
        const std::string text = card_text(card, texts_);
        if (texts::columns(text) <= room || is_cut()) {
            return {line + texts::clip(text, room)};
        }
        Page lines = wrapped(text, room);
        for (std::size_t i = 0; i < lines.size(); ++i) {
            lines[i] =
                (i == 0 ? line : std::string(static_cast<std::size_t>(indent), ' ')) + lines[i];
        }
        return lines;
    }

    static void add(Band& band, const Page& lines) {
        for (const std::string& line : lines) band.lines.push_back({line});
    }

    Band wide_band(std::string label, std::string end_label = {}) const {
        Band band;
        band.label = std::move(label);
        band.end_label = std::move(end_label);
        band.widths = cell_widths(columns_, 1);
        return band;
    }

    // The centre

    /// Prices are told for whose turn it is; whether they can be paid, to who could pay.
    std::string price(Card card) const {
        const std::uint32_t cost = cost_now(table_, card);
        std::string status = "  ";
        const bool buys = table_.ask == Ask::play && table_.phase == Phase::play &&
                          (everything_ || viewer_.seat == table_.seat);
        if (buys && cost <= table_.gems) {
            status = " " + ink_.good(mark::affordable);
        } else if (buys) {
            status = pad_left(
                ink_.faint(std::string(mark::minus) + std::to_string(cost - table_.gems)), 2);
        }
        return " " + status + pad_left(ink_.strong(std::to_string(cost)), 3);
    }

    Band row_band() const {
        Band band = wide_band(
            ink_.title(texts_.say(Key::shards_screen_row)),
            ink_.faint(texts_.say(Key::shards_screen_centre_deck, {{"left", table_.centre_size}})));
        // While relics are drafted nothing of the row can be bought.
        if (table_.phase == Phase::draft && is_cut()) {
            std::vector<std::string> cards;
            for (std::uint32_t i = 0; i < table_.row_size; ++i)
                cards.push_back(name(table_.row[i]));
            add(band, wrapped(join(cards, ", "), columns_ - 3, 1));
            return band;
        }
        if (spacing_ == Spacing::tight) {
            add(band, pairs_of_row());
            return band;
        }
        for (std::uint32_t i = 0; i < table_.row_size; ++i) {
            const Card card = table_.row[i];
            if (card == Card::none) {
                band.lines.push_back({" " + pad_left(ink_.faint(mark::none), 5)});
            } else {
                add(band, card_lines(price(card), card, name(card)));
            }
        }
        return band;
    }

    /// Two cards a line, in their order from the left: what they do is left to `card NAME`.
    Page pairs_of_row() const {
        const int half = (columns_ - 2) / 2;
        Page lines;
        for (std::uint32_t i = 0; i < table_.row_size; ++i) {
            const Card card = table_.row[i];
            std::string cell = " " + pad_left(ink_.faint(mark::none), 5);
            if (card != Card::none) {
                cell = pad_right(price(card), 7) + faction_chip(facts(card).faction, ink_, texts_) +
                       " " + short_name(card, texts_) + " " + ink_.faint(kind_text(card, texts_));
            }
            cell = texts::clip(cell, half - 1);
            if (i % 2 == 0) {
                lines.push_back(pad_right(cell, half));
            } else {
                lines.back() += cell;
            }
        }
        return lines;
    }

    Band pool_band() const {
        Band band = wide_band(ink_.title(texts_.say(Key::shards_screen_pool)));
        for (const Card card : table_.pool) {
            if (card != Card::none) add(band, card_lines("", card, name(card)));
        }
        return band;
    }

    Band centre_band() const {
        Band band = wide_band(ink_.title(texts_.say(Key::shards_screen_centre_deck_cards)));
        std::vector<std::string> cards;
        for (std::uint32_t i = 0; i < table_.centre_size; ++i) {
            cards.push_back(short_name(centre_card(table_, i), texts_));
        }
        add_wrapped(band, join(cards, ", "));
        return band;
    }

    // The seats

    std::string round_label() const {
        switch (table_.phase) {
            case Phase::auction:
                return ink_.title(
                    table_.leader == Seat::none
                        ? texts_.say(Key::shards_screen_auction)
                        : texts_.say(Key::shards_screen_auction_bid,
                                     {{"bid", table_.bid}, {"who", name(table_.leader)}}));
            case Phase::draft:
                return ink_.title(texts_.say(Key::shards_screen_draft));
            case Phase::play:
            case Phase::attack:
            case Phase::nemesis:
            case Phase::over:
                break;
        }
        return ink_.title(texts_.say(Key::shards_screen_round, {{"round", table_.round}}));
    }

    std::string name(Seat seat) const { return name_at(table_, seat, viewer_, names_, texts_); }

    /// What the seat whose turn it is has to spend.
    std::string purse_label() const {
        if (table_.phase != Phase::play && table_.phase != Phase::attack &&
            table_.phase != Phase::nemesis) {
            return {};
        }
        const std::string power =
            table_.infinite
                ? texts_.say(Key::shards_text_infinite, {{"icon", ""}})
                : texts_.say(Key::shards_text_power, {{"amount", table_.power}, {"icon", ""}});
        std::vector<std::string> parts = {
            ink_.strong(texts_.say(Key::shards_text_gems, {{"amount", table_.gems}, {"icon", ""}})),
            ink_.strong(power)};
        if (table_.phase == Phase::play) {
            parts.push_back(texts_.say(table_.focused ? Key::shards_screen_focused
                                                      : Key::shards_screen_focus_ready));
        }
        if (is_lasting<Op::deploy>(table_)) {
            parts.push_back(texts_.say(Key::shards_screen_deploying));
        }
        if (is_lasting<Op::unshield>(table_)) {
            parts.push_back(texts_.say(Key::shards_screen_unshielded));
        }
        return texts_.say(Key::shards_screen_purse,
                          {{"who", name(table_.seat)}, {"what", join(parts, ", ")}});
    }

    Band seats_band() const {
        Band band = wide_band(round_label(), purse_label());
        const bool brief = is_cut();
        for (std::string& line :
             seats_table(table_, viewer_, columns_ - 2, brief, ink_, texts_, names_)) {
            band.lines.push_back({std::move(line)});
        }
        return band;
    }

    /// What the champions of a seat do, where there is room for it.
    Band champions_band(Seat seat) const {
        const Side& side = side_of(table_, seat);
        Band band = wide_band(ink_.title(texts_.say(Key::shards_screen_champions)),
                              ink_.strong(name(seat)));
        for (std::uint32_t at = 0; at < side.champion_count; ++at) {
            add(band, card_lines("", side.champion(at), name(side.champion(at))));
        }
        return band;
    }

    // One's own cards

    /// A hand is what a person looks at first: everything else is shortened before it.
    bool shows_hand() const {
        const Seat seat = viewer_.seat;
        return seat != Seat::none && table_.phase != Phase::auction && is_alive(table_, seat);
    }
    bool is_ruled() const { return spacing_ == Spacing::roomy || spacing_ == Spacing::ruled; }
    bool is_cut() const { return spacing_ == Spacing::close || spacing_ == Spacing::tight; }

    void add_wrapped(Band& band, const std::string& text) const {
        if (text.empty()) return;
        const int room = columns_ - 3;
        if (is_cut()) {
            band.lines.push_back({" " + texts::clip(text, room)});
        } else {
            add(band, wrapped(text, room, 1));
        }
    }

    void add_zone(Band& band, Key label, const std::vector<Card>& cards) const {
        if (cards.empty()) return;
        add_wrapped(band, ink_.faint(texts_.say(label)) + " " + list_cards(cards, texts_));
    }

    Band hand_band() const {
        const Side& side = side_of(table_, viewer_.seat);
        Band band = wide_band(ink_.title(texts_.say(Key::shards_screen_your_hand)));
        const std::vector<Card> hand = hand_of(side);
        if (!is_ruled()) {
            add_wrapped(band, list_cards(hand, texts_));
            return band;
        }
        for (const CountedCard& card : count_cards(hand)) {
            add(band, card_lines("", card.card, counted(card, texts_)));
        }
        add_zone(band, Key::shards_screen_played, played_of(side));
        add_zone(band, Key::shards_screen_discards, discard_of(side));
        if (side.relic_recruited) return band;
        if (spacing_ != Spacing::roomy) {
            add_zone(band, Key::shards_screen_relics, relics_of(side));
        } else {
            for (const Card card : relics_of(side)) add(band, card_lines("", card, name(card)));
        }
        return band;
    }

    /// Every card of a seat, for those who see everything.
    Band zones(Seat seat) const {
        const Side& side = side_of(table_, seat);
        Band band = wide_band(ink_.title(name(seat)));
        add_zone(band, Key::shards_screen_hand_cards, hand_of(side));
        add_zone(band, Key::shards_screen_played, played_of(side));
        std::vector<std::string> deck;
        for (const Card card : deck_of(side)) deck.push_back(short_name(card, texts_));
        if (!deck.empty()) {
            add_wrapped(band, ink_.faint(texts_.say(Key::shards_screen_deck_cards)) + " " +
                                  join(deck, ", "));
        }
        add_zone(band, Key::shards_screen_discards, discard_of(side));
        add_zone(band, Key::shards_screen_relics, relics_of(side));
        return band;
    }

    const Table& table_;
    Viewer viewer_;
    bool everything_;
    const texts::Texts& texts_;
    std::span<const std::string> names_;
    Spacing spacing_;
    Ink ink_;
    int columns_;
    int name_columns_;
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
