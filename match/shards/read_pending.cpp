// The stack of cards that are being carried out, and what is asked.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "match/json.h"
#include "match/shards/parts.h"
#include "match/shards/position_words.h"

namespace lemniscate::match::shards_format {

namespace {

using shards::Ask;
using shards::Card;
using shards::CardSet;
using shards::Frame;
using shards::Line;
using shards::Op;
using shards::Phase;
using shards::Table;
namespace effects = shards::effects;

/// The most frames that wait at a time.
constexpr std::uint32_t deepest = shards::most_frames - 1;

Json ask_or_null(Ask ask) { return ask == Ask::nothing ? Json(nullptr) : Json(name_of(ask)); }

/// What this line asks now, apart from cards to reveal.
Ask asked_by(const Table& table, const Line& line) {
    const bool skipped = is_nemesis_turn(table) && effects::is_beyond_nemesis(line.op);
    return skipped ? Ask::nothing : effects::asked_by(line.op);
}

/// The cards whose effects a card copies.
CardSet copied_by(Card copier) {
    CardSet set;
    for (std::uint32_t i = 0; i < effects::exhaust_end(copier); ++i) {
        const Line& line = line_of(copier, i);
        if (line.op == Op::copy || line.op == Op::copy_every) set = set | effects::copied_by(line);
    }
    return set;
}

/// What is asked where no frame says so.
Ask usual_ask(Phase phase) {
    switch (phase) {
        case Phase::auction:
            return Ask::bid;
        case Phase::draft:
            return Ask::draft;
        case Phase::over:
            return Ask::nothing;
        case Phase::play:
        case Phase::attack:
        case Phase::nemesis:
            return Ask::play;
    }
    return Ask::play;
}

/// A frame of the stack and the fields that it comes from.
class FrameReader {
  public:
    FrameReader(const Field& entry, Table& table, const CardReader& cards, Frame& frame)
        : fields_(entry.fields(
              {"seat", "ask", "card", "source", "line", "other", "test", "left", "copied"})),
          table_(table),
          cards_(cards),
          frame_(frame) {}

    /// False when the rest of the frame has no meaning.
    bool read_line() {
        frame_.card = cards_.name(fields_["card"]);
        if (frame_.card == Card::none) return false;
        const std::uint32_t lines = effects::exhaust_end(frame_.card);
        if (lines == 0) {
            fields_["card"].refuse(ProblemKind::disagrees, "null");
            return false;
        }
        frame_.source =
            fields_["source"].is_missing() ? frame_.card : cards_.name(fields_["source"]);
        const bool own = frame_.source == frame_.card;
        if (!own && (frame_.source == Card::none || !copied_by(frame_.source).has(frame_.card))) {
            fields_["source"].refuse(ProblemKind::disagrees, excerpt(Json(id_of(frame_.card))));
        }
        std::uint32_t line = fields_["line"].number({0, lines - 1}, 0);
        std::uint32_t first = line;
        while (line_of(frame_.card, first).instead) --first;
        if (first != line) {
            fields_["line"].refuse(ProblemKind::disagrees, std::to_string(first));
        }
        frame_.line = static_cast<std::uint8_t>(first);
        frame_.other = static_cast<std::uint8_t>(
            fields_["other"].number({0, line_of(frame_.card, first).others}, 0));
        if (!fields_["copied"].is_missing() && !fields_["copied"].is_null()) {
            frame_.copied = cards_.name(fields_["copied"]);
        }
        return true;
    }

    /// The frame that asks: what, and how often.
    void read_asking() {
        const Field field = fields_["ask"].required();
        table_.ask = read_ask(field);
        const Line& line = effects::line_at(frame_);
        const Ask possible = asked_by(table_, line);
        if (table_.ask == Ask::reveal) {
            if (test(table_, frame_.source, line) != Frame::Test::open) {
                field.refuse(ProblemKind::disagrees, excerpt(ask_or_null(possible)));
            }
        } else if (table_.ask != possible) {
            field.refuse(ProblemKind::disagrees, excerpt(ask_or_null(possible)));
        }
        read_test(table_.ask == Ask::reveal ? Frame::Test::open : Frame::Test::met);
        if (table_.ask == Ask::banish) {
            read_left({1, line.amount}, line.amount);
        } else {
            read_left({0, 0}, 0);
        }
        check_copied(Card::none);
    }

    /// A frame that waits for the one above it.
    void read_waiting(const Frame& above) {
        if (!fields_["ask"].is_missing() && !fields_["ask"].is_null()) {
            fields_["ask"].refuse(ProblemKind::disagrees, "null");
        }
        const Line& line = effects::line_at(frame_);
        const bool copies = frame_.source == frame_.card && above.source == frame_.card &&
                            above.card != frame_.card;
        const bool copied_twice = copies && line.op == Op::copy_again;
        const bool copied_each = copies && line.op == Op::copy_every;
        const bool copied_later = shards::cards_with(Op::copy_every).has(frame_.source) &&
                                  frame_.card != frame_.source && frame_.line == 0 &&
                                  above.card == frame_.card && above.source != frame_.source;
        if (!copied_twice && !copied_each && !copied_later) {
            fields_["card"].refuse(ProblemKind::disagrees, "null");
        }
        if (frame_.other != 0) fields_["other"].refuse(ProblemKind::disagrees, "0");
        read_test(copied_each ? Frame::Test::met : Frame::Test::open);
        if (copied_each) {
            const std::uint32_t played = std::max<std::uint32_t>(1, own(table_).played_size);
            read_left({1, played}, played);
        } else {
            read_left({0, 0}, 0);
        }
        check_copied(copied_twice ? above.card : Card::none);
    }

    static Ask read_ask(const Field& field) {
        return static_cast<Ask>(
            field.word(shards::ask_ids, static_cast<std::size_t>(Ask::nothing)));
    }

  private:
    /// How far a condition is tested follows from the rest, and so may be left out.
    void read_test(Frame::Test test) {
        const auto follows = static_cast<std::size_t>(test);
        if (fields_["test"].word(tests, follows) != follows) {
            fields_["test"].refuse(ProblemKind::disagrees, excerpt(Json(tests[follows])));
        }
        frame_.test = test;
    }
    void read_left(Range range, std::uint32_t missing) {
        frame_.left = static_cast<std::uint8_t>(fields_["left"].number(range, missing));
    }
    void check_copied(Card card) const {
        if (frame_.copied == card) return;
        fields_["copied"].refuse(ProblemKind::disagrees,
                                 card == Card::none ? "null" : excerpt(Json(id_of(card))));
    }

    Fields fields_;
    Table& table_;
    const CardReader& cards_;
    Frame& frame_;
};

/// What is asked without a card.
void read_lone(const Field& entry, Table& table) {
    const Field field = entry.fields({"seat", "ask"})["ask"].required();
    table.ask = FrameReader::read_ask(field);
    if (standing_of(table.ask) == PendingPlace::alone) return;
    if (standing_of(table.ask) == PendingPlace::on_card) {
        entry.field("card").refuse(ProblemKind::missing_field, {});
    } else {
        field.refuse(ProblemKind::disagrees, "null");
    }
}

}  // namespace

void read_pending(const Field& pending, Table& table, const CardReader& cards) {
    table.ask = usual_ask(table.phase);
    const std::vector<Field> entries = pending.entries_up_to(deepest);
    if (entries.empty()) return;
    if (entries.size() == 1 && entries[0].field("card").is_missing()) {
        read_lone(entries[0], table);
        return;
    }
    const bool carries_out = table.phase == Phase::play || table.phase == Phase::nemesis;
    if (!carries_out) {
        pending.refuse(ProblemKind::disagrees, "[]");
        return;
    }
    std::vector<FrameReader> readers;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        readers.emplace_back(entries[i], table, cards, table.pending[i]);
        if (!readers[i].read_line()) return;
    }
    table.frames = static_cast<std::uint8_t>(entries.size());
    readers.back().read_asking();
    for (std::size_t i = 0; i + 1 < entries.size(); ++i) {
        readers[i].read_waiting(table.pending[i + 1]);
    }
}

}  // namespace lemniscate::match::shards_format
