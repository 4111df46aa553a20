#include "table/orders.h"

#include <utility>

#include "match/json.h"

namespace lemniscate::table {

std::string choose_by_order(const match::Match& match, Order order) {
    std::string chosen;
    std::size_t most = 0;
    for (const match::Choice& choice : match.choices({match.to_act()})) {
        const match::Json fields = choice.what.fields;
        const std::size_t cards = fields.contains("cards") ? fields["cards"].size() : 0;
        const bool better = order == Order::most ? cards > most : cards < most;
        if (!chosen.empty() && !better) continue;
        chosen = choice.move;
        most = cards;
    }
    return chosen;
}

}  // namespace lemniscate::table
