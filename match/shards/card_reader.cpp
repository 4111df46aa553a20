#include <string>

#include "match/json.h"
#include "match/shards/parts.h"
#include "match/shards/position_words.h"

namespace lemniscate::match::shards_format {

using shards::Card;

std::uint32_t CardReader::copies_of(Card card) const {
    const shards::CardFacts& printed = facts(card);
    return printed.kind == shards::Kind::starter ? printed.copies * players_of(table_)
                                                 : printed.copies;
}

Card CardReader::name(const Field& field) const {
    const std::string id = field.required().text();
    const Card card = shards::find_card(id);
    if (card == Card::none) {
        field.refuse(ProblemKind::unknown_card, {});
    } else if (!table_.sets.has(facts(card).set)) {
        field.refuse(ProblemKind::card_wrong_place, std::string(id_of(facts(card).set)));
        return Card::none;
    }
    return card;
}

Card CardReader::read(const Field& field, shards::CardSet set, std::string_view kind) {
    const Card card = name(field);
    return card == Card::none ? card : count_in(field, card, 1, set, kind);
}

Card CardReader::read_hidden(const Field& field, shards::CardSet set, std::string_view kind) {
    const bool hidden = of_view_ && !field.is_missing() && field.value() == unknown;
    return hidden ? Card::unknown : read(field, set, kind);
}

Card CardReader::count_in(const Field& field, Card card, std::uint32_t more, shards::CardSet set,
                          std::string_view kind) {
    if (!set.has(card)) {
        field.refuse(ProblemKind::card_wrong_place, std::string(kind));
        return Card::none;
    }
    const std::uint32_t count = counts_[number(card)] + more;
    if (count > copies_of(card)) {
        field.refuse(ProblemKind::too_many_copies, std::to_string(count),
                     std::to_string(copies_of(card)));
        return Card::none;
    }
    counts_[number(card)] = count;
    return card;
}

}  // namespace lemniscate::match::shards_format
