#include "cli/play/shards/seats_table.h"

#include <algorithm>
#include <cstdint>

#include "cli/page.h"
#include "cli/play/shards/card_lists.h"
#include "texts/width.h"

namespace lemniscate::cli::play {
namespace {

using namespace shards;
using texts::Key;
using texts::pad_left;
using texts::pad_right;

constexpr std::uint32_t low_health = 10;

/// How wide each column is; what is left at the end holds the champions.
struct Columns {
    int name, character, health, mastery, hand, deck, discard;

    static Columns of(int width) {
        if (width >= 90) return {14, 11, 8, 9, 7, 7, 9};
        if (width >= 76) return {10, 10, 7, 8, 5, 5, 8};
        return {9, 7, 4, 4, 3, 3, 4};
    }
};

class SeatsTable {
  public:
    SeatsTable(const Table& table, Viewer viewer, int width, bool brief, const Ink& ink,
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
        for (std::uint32_t i = 0; i < table_.players; ++i) {
            const std::string line = seat(seat_at(i));
            const std::string held = champions(table_.side[i]);
            if (brief_ || texts::columns(line) + texts::columns(held) <= width_) {
                lines.push_back(line + held);
            } else {
                lines.push_back(line);
                for (const std::string& more : wrapped(held, width_ - 1, 2 + columns_.name)) {
                    lines.push_back(more);
                }
            }
        }
        return lines;
    }

  private:
    std::string heading() const {
        const auto number = [&](Key key, int width) {
            return pad_left(ink_.faint(texts::clip(texts_.say(key), width - 1)), width);
        };
        std::string line = pad_right("", 2 + columns_.name);
        line += pad_right(ink_.faint(texts::clip(texts_.say(Key::shards_screen_character),
                                                 columns_.character - 1)),
                          columns_.character);
        line += number(Key::shards_screen_health, columns_.health);
        line += number(Key::shards_screen_mastery, columns_.mastery);
        line += number(Key::shards_screen_hand, columns_.hand);
        line += number(Key::shards_screen_deck, columns_.deck);
        line += number(Key::shards_screen_discard, columns_.discard);
        return line + "  " + ink_.faint(texts_.say(Key::shards_screen_champions));
    }

    std::string health(Seat seat) const {
        const std::uint32_t left = side_of(table_, seat).health;
        if (left == 0) return ink_.faint(texts_.say(Key::shards_screen_out));
        const std::string text = std::to_string(left);
        return left <= low_health ? ink_.alert(text) : ink_.strong(text);
    }

    std::string count(std::uint32_t number) const {
        return number == 0 ? ink_.faint(mark::none) : std::to_string(number);
    }

    std::string champions(const Side& side) const {
        std::vector<std::string> list;
        for (std::uint32_t i = 0; i < side.champion_count; ++i) {
            const Card card = side.champion(i);
            const std::string text =
                short_name(card, texts_) + " " + std::to_string(defense_of(side, card));
            list.push_back(side.is_exhausted(i) ? ink_.faint("(" + text + ")") : text);
        }
        return join(list, ", ");
    }

    std::string seat(Seat seat) const {
        const Side& side = side_of(table_, seat);
        const std::string name =
            texts::clip(name_at(table_, seat, viewer_, names_, texts_), columns_.name - 1);
        const bool acting = to_act(table_) == seat;
        std::string line = acting ? ink_.alert(mark::acting) + " " : std::string("  ");
        line += pad_right(seat == viewer_.seat ? ink_.strong(name) : name, columns_.name);
        line += pad_right(texts::clip(name_of(side.character, texts_), columns_.character - 1),
                          columns_.character);
        line += pad_left(health(seat), columns_.health);
        line += pad_left(ink_.strong(std::to_string(side.mastery)), columns_.mastery);
        line += pad_left(count(side.hand_size), columns_.hand);
        line += pad_left(count(side.deck_size), columns_.deck);
        return line + pad_left(count(side.discard_size), columns_.discard) + "  " + bond(seat);
    }

    /// In teams: what a seat is to the viewer.
    std::string bond(Seat seat) const {
        const Seat viewer = viewer_.seat;
        if (table_.mode != Mode::teams || viewer == Seat::none || seat == viewer) return {};
        if (same_team(seat, viewer))
            return ink_.faint(texts_.say(Key::shards_screen_partner)) + " ";
        const bool opposite = index(seat) == (index(viewer) ^ 1U);
        return opposite ? ink_.faint(texts_.say(Key::shards_screen_faces)) + " " : std::string();
    }

    const Table& table_;
    Viewer viewer_;
    int width_;
    bool brief_;
    const Ink& ink_;
    const texts::Texts& texts_;
    std::span<const std::string> names_;
    Columns columns_;
};

}  // namespace

std::vector<std::string> seats_table(const Table& table, Viewer viewer, int width, bool brief,
                                     const Ink& ink, const texts::Texts& texts,
                                     std::span<const std::string> names) {
    return SeatsTable(table, viewer, width, brief, ink, texts, names).lines();
}

}  // namespace lemniscate::cli::play
