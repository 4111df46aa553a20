#include "texts/card_list.h"

#include "texts/phrases.h"

namespace lemniscate::texts {
namespace {

std::string row(const std::vector<std::string>& cells) {
    return "| " + join(cells, " | ") + " |\n";
}

std::string written(std::optional<std::uint32_t> number) {
    return number ? std::to_string(*number) : std::string();
}

/// The columns that a group uses beside the name and the text.
struct Columns {
    bool kind = false;
    bool cost = false;
    bool copies = false;

    static Columns of(const CardGroup& group) {
        Columns used;
        for (const ListedCard& card : group.cards) {
            used.kind |= !card.kind.empty();
            used.cost |= card.cost.has_value();
            used.copies |= card.copies.has_value();
        }
        return used;
    }
};

std::string table(const CardGroup& group, const Texts& texts) {
    const Columns used = Columns::of(group);
    const auto cells = [&](std::string name, std::string kind, std::string cost, std::string copies,
                           std::string text) {
        std::vector<std::string> all = {std::move(name)};
        if (used.kind) all.push_back(std::move(kind));
        if (used.cost) all.push_back(std::move(cost));
        if (used.copies) all.push_back(std::move(copies));
        all.push_back(std::move(text));
        return row(all);
    };
    std::string lines = cells(group.head, texts.say(Key::cards_kind), texts.say(Key::cards_cost),
                              texts.say(Key::cards_copies), texts.say(Key::cards_text));
    lines += cells("---", "---", "---:", "---:", "---");
    for (const ListedCard& card : group.cards) {
        const std::string name = card.own_name ? "*" + card.name + "*" : card.name;
        lines += cells(name, card.kind, written(card.cost), written(card.copies), card.text);
    }
    return lines;
}

bool has_own_names(const CardList& list) {
    for (const CardGroup& group : list.groups) {
        for (const ListedCard& card : group.cards) {
            if (card.own_name) return true;
        }
    }
    return false;
}

}  // namespace

std::optional<CardList> card_list(std::string_view game, const Texts& texts) {
#define LEMNISCATE_GAME(id) \
    if (game == #id) return id##_card_list(texts);
#include "games/list.inc"
#undef LEMNISCATE_GAME
    return {};
}

std::string in_markdown(const CardList& list, std::string_view command, const Texts& texts) {
    std::string text = "# " + list.title + "\n\n";
    text += texts.say(Key::cards_made, {{"command", command}}) + "\n";
    if (has_own_names(list)) text += "\n" + texts.say(Key::cards_names) + "\n";
    if (!list.signs.empty()) text += "\n" + list.signs + "\n";
    for (const CardGroup& group : list.groups) {
        text += "\n" + std::string(static_cast<std::size_t>(group.level), '#') + " " + group.title +
                "\n";
        if (!group.cards.empty()) text += "\n" + table(group, texts);
    }
    return text;
}

}  // namespace lemniscate::texts
