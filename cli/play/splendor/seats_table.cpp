#include "cli/play/splendor/seats_table.h"

#include <algorithm>
#include <cstdint>

#include "cli/play/phrases.h"
#include "texts/splendor/card_names.h"
#include "texts/width.h"

namespace lemniscate::cli::play {
namespace {

using namespace splendor;
using texts::Key;
using texts::pad_left;
using texts::pad_right;

/// How wide each column is; what is left at the end holds the reserved cards.
struct Columns {
    int name, points, colour, single, held, symbols, missing;

    static Columns of(int width) {
        if (width >= 110) return {14, 4, 6, 4, 5, 5, 11};
        if (width >= 90) return {13, 4, 5, 4, 5, 5, 11};
        if (width >= 76) return {10, 4, 5, 3, 4, 4, 10};
        return {8, 3, 4, 2, 4, 3, 10};
    }
};

class SeatsTable {
  public:
    SeatsTable(const Table& table, Viewer viewer, int width, bool brief, const TokenInk& ink,
               const texts::Texts& texts, std::span<const std::string> names)
        : table_(table),
          viewer_(viewer),
          width_(width),
          brief_(brief),
          ink_(ink),
          texts_(texts),
          names_(names),
          columns_(Columns::of(width)) {}

    std::vector<std::string> lines() const {
        std::vector<std::string> lines = {heading()};
        if (!brief_) lines.push_back(supply());
        for (std::uint32_t i = 0; i < table_.players; ++i) {
            const std::string line = seat(seat_at(i));
            const std::string cards = reserved(seat_at(i));
            if (brief_ || texts::columns(line) + texts::columns(cards) <= width_) {
                lines.push_back(line + cards);
            } else {
                lines.push_back(line);
                lines.push_back(pad_left(cards, width_));
            }
        }
        return lines;
    }

  private:
    std::string kind_heading(Token token, int width) const {
        std::string chip = ink_.letter(token);
        if (brief_) {
            const std::uint32_t left = table_.supply[lane(token)];
            chip += left == 0 ? std::string(mark::none) : std::to_string(left);
        } else if (width >= 4) {
            chip = " " + chip + " ";
        }
        return pad_left(ink_.on(token, chip), width);
    }

    std::string heading() const {
        std::string line = pad_right(brief_ ? "  " + texts_.say(Key::splendor_screen_supply) : "",
                                     2 + columns_.name);
        line += pad_left(ink_.faint(texts_.say(Key::splendor_screen_points)), columns_.points);
        for (std::uint32_t i = 0; i < colours; ++i) {
            line += kind_heading(static_cast<Token>(i), columns_.colour);
        }
        line += kind_heading(Token::grey, columns_.single);
        line += kind_heading(Token::green, columns_.single);
        line += pad_left(ink_.faint(texts_.say(Key::splendor_screen_held)), columns_.held);
        line += pad_left(ink_.faint("A"), columns_.symbols - 1) + " ";
        line +=
            " " + pad_right(ink_.faint(texts_.say(Key::splendor_screen_missing)), columns_.missing);
        return line + ink_.faint(texts_.say(Key::splendor_screen_reserved));
    }

    std::string supply() const {
        std::string line =
            pad_right("  " + texts_.say(Key::splendor_screen_supply), 2 + columns_.name);
        line += pad_left("", columns_.points);
        for (std::uint32_t i = 0; i < colours; ++i) {
            line += pad_left(count(table_.supply[i]), columns_.colour);
        }
        line += pad_left(count(table_.supply[lane(Token::grey)]), columns_.single);
        return line + pad_left(count(table_.supply[lane(Token::green)]), columns_.single);
    }

    std::string count(std::uint32_t number) const {
        return number == 0 ? ink_.faint(mark::none) : std::to_string(number);
    }

    /// `2+1`: two bonuses and a token.
    std::string purse(std::uint32_t bonus, std::uint32_t tokens) const {
        if (bonus == 0 && tokens == 0) return ink_.faint(mark::none);
        const std::string left = bonus == 0 ? "" : ink_.strong(std::to_string(bonus));
        return left + (tokens == 0 ? "  " : "+" + std::to_string(tokens));
    }

    std::string missing(Seat seat) const {
        if (meets_gauntlet(table_, seat)) return ink_.good(mark::affordable);
        std::string text;
        const std::uint32_t have = points(table_, seat);
        if (have < winning_points) text = std::to_string(winning_points - have);
        Lanes kinds{};
        for (std::uint32_t i = 0; i < colours; ++i) {
            if (table_.team[index(seat)][i] == 0) kinds += Lanes::one(i);
        }
        if (table_.tokens[index(seat)][lane(Token::green)] == 0) kinds += one_token(Token::green);
        if (kinds.word != 0) text += (text.empty() ? "" : " ") + ink_.letters(kinds);
        return text;
    }

    /// The viewer's own cards are laid out in full elsewhere.
    std::string reserved(Seat seat) const {
        if (seat == viewer_.seat) return {};
        std::vector<std::string> cards;
        for (Card card : table_.reserve[index(seat)].cards) cards.push_back(name_of(card, texts_));
        return join(cards, ", ");
    }

    std::string seat(Seat seat) const {
        const Lanes tokens = table_.tokens[index(seat)];
        const Lanes team = table_.team[index(seat)];
        const bool acting = to_act(table_) == seat;
        const std::string name = texts::clip(name_of(seat, viewer_, names_, texts_), columns_.name);
        std::string line = acting ? ink_.alert(mark::acting) + " " : std::string("  ");
        line += pad_right(seat == viewer_.seat ? ink_.strong(name) : name, columns_.name);
        line += pad_left(ink_.strong(std::to_string(points(table_, seat))), columns_.points);
        for (std::uint32_t i = 0; i < colours; ++i) {
            line += pad_left(purse(team[i], tokens[i]), columns_.colour);
        }
        line += pad_left(count(tokens[lane(Token::grey)]), columns_.single);
        line += pad_left(count(tokens[lane(Token::green)]), columns_.single);
        line += pad_left(std::to_string(tokens.total()), columns_.held);
        line += pad_left(count(team[team_lane::avengers]), columns_.symbols - 1);
        line += table_.tile == seat ? ink_.alert(mark::tile) : std::string(" ");
        return line + " " + pad_right(missing(seat), columns_.missing);
    }

    const Table& table_;
    Viewer viewer_;
    int width_;
    bool brief_;
    const TokenInk& ink_;
    const texts::Texts& texts_;
    std::span<const std::string> names_;
    Columns columns_;
};

}  // namespace

std::vector<std::string> seats_table(const Table& table, Viewer viewer, int width, bool brief,
                                     const TokenInk& ink, const texts::Texts& texts,
                                     std::span<const std::string> names) {
    return SeatsTable(table, viewer, width, brief, ink, texts, names).lines();
}

}  // namespace lemniscate::cli::play
