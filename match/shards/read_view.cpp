// Reading what a viewer knew. A view says more than its parts: which cards are out of sight. It is
// right when a table that looks like it can be imagined and is then seen as the same.
#include <cstdint>
#include <optional>
#include <string>

#include "match/derived.h"
#include "match/json.h"
#include "match/shards/parts.h"
#include "match/shards/position.h"
#include "match/shards/position_words.h"

namespace lemniscate::shards {

struct ViewReader {
    static View view_of(const Table& table, Viewer viewer, bool open) {
        return {table, viewer, open};
    }
    static Counts& unseen(View& view, Seat seat) { return view.unseen_[index(seat)]; }
    static Counts& unseen_centre(View& view) { return view.unseen_centre_; }
    static Counts& unseen_relics(View& view) { return view.unseen_relics_; }
};

}  // namespace lemniscate::shards

namespace lemniscate::match {

namespace shards_format {
namespace {

using shards::Card;
using shards::Counts;
using shards::Table;
using shards::View;
using shards::ViewReader;

std::uint32_t total(const Counts& counts) {
    std::uint32_t sum = 0;
    for (const std::uint8_t count : counts.of) sum += count;
    return sum;
}

/// Cards by id, each with its number.
void read_counts(const Field& field, shards::CardSet set, std::string_view kind, CardReader& cards,
                 Counts& counts) {
    if (!field.required().is_object()) {
        field.refuse(ProblemKind::wrong_type, "object");
        return;
    }
    for (const auto& entry : field.value().items()) {
        const Field count = field.field(entry.key());
        const Card card = shards::find_card(entry.key());
        if (card == Card::none) {
            count.refuse(ProblemKind::unknown_card, {});
            return;
        }
        const std::uint32_t number_of = count.number({1, shards::all_cards}, 1);
        if (cards.count_in(count, card, number_of, set, kind) == Card::none) return;
        counts.of[number(card)] = static_cast<std::uint8_t>(number_of);
    }
}

/// As many cards must be unseen as are hidden, before a table can be imagined at all.
void check_total(const Field& field, const Counts& counts, std::uint32_t hidden) {
    if (total(counts) == hidden) return;
    field.refuse(ProblemKind::out_of_range, std::to_string(total(counts)),
                 text_of({hidden, hidden}));
}

std::uint32_t hidden_cards(const shards::Side& side) {
    std::uint32_t hidden = 0;
    for (std::uint32_t i = 0; i < side.hand_end(); ++i) {
        hidden += side.cards[i].card() == Card::unknown ? 1U : 0U;
    }
    return hidden;
}

void read_unseen(const Field& field, View& view, CardReader& cards) {
    const Fields unseen = field.required().fields({"centre", "players", "relics"});
    const Table& table = view.table();
    std::uint32_t hidden = 0;
    for (std::uint32_t i = 0; i < table.centre_size; ++i) {
        hidden += table.centre[i] == Card::unknown ? 1U : 0U;
    }
    read_counts(unseen["centre"], shards::centre_set, "centre", cards,
                ViewReader::unseen_centre(view));
    check_total(unseen["centre"], view.unseen_centre(), hidden);

    const auto players = unseen["players"].required().entries_up_to(table.players);
    hidden = 0;
    for (std::uint32_t i = 0; i < table.players; ++i) {
        const Seat seat = seat_at(i);
        if (i < players.size()) {
            read_counts(players[i], CardReader::every_card, {}, cards,
                        ViewReader::unseen(view, seat));
        }
        check_total(i < players.size() ? players[i] : unseen["players"], view.unseen(seat),
                    hidden_cards(table.side[i]));
        for (const Card relic : table.side[i].relics) hidden += relic == Card::unknown ? 1U : 0U;
    }

    // Others than these may be nobody's.
    read_counts(unseen["relics"], shards::relic_set, "relic", cards,
                ViewReader::unseen_relics(view));
    if (total(view.unseen_relics()) < hidden) {
        unseen["relics"].refuse(ProblemKind::out_of_range,
                                std::to_string(total(view.unseen_relics())),
                                text_of({hidden, shards::relic_cards}));
    }
}

Result<View> read_document(const Json& document) {
    std::optional<Problem> problem;
    const Field field(document, problem);
    const Fields fields =
        field.fields({"format", "game", "view", "options", "turn", "centre", "players", "pending",
                      "attack", "auction", "draft", "to_act", "decision", "result", "unseen"});
    const Fields looking = fields["view"].fields({"seat", "open"});
    const bool open = looking["open"].flag(false);
    Table table{};
    CardReader cards(table, open ? CardReader::Document::position : CardReader::Document::view);
    read_table(fields, table, cards);
    const Viewer viewer{read_seat(looking["seat"].required(), table.players, Seat::none)};
    View view = ViewReader::view_of(table, viewer, open);
    if (!problem) read_unseen(fields["unseen"], view, cards);
    if (problem) return *problem;

    Dice dice(0);
    const shards::State imagined = imagine(view, dice);
    check_table(field, imagined, cards, problem);
    const View seen = open ? observe_openly(imagined) : observe(imagined, viewer);
    if (!problem && !(seen == view)) {
        fields["view"].refuse(ProblemKind::disagrees, excerpt(document["view"]), "unseen");
    }
    if (problem) return *problem;
    return view;
}

}  // namespace
}  // namespace shards_format

Result<shards::View> read_view(shards::Game, const Json& view) {
    if (const auto problem = check_view(view, shards::Game::id)) return *problem;
    return shards_format::read_document(view);
}

}  // namespace lemniscate::match
