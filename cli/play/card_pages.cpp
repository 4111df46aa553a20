#include "cli/play/card_pages.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "cli/ink.h"
#include "cli/markdown.h"
#include "cli/nearest.h"
#include "cli/play/input_words.h"
#include "texts/phrases.h"
#include "texts/say_problem.h"

namespace lemniscate::cli::play {
namespace {

using texts::CardGroup;
using texts::CardList;
using texts::Key;
using texts::ListedCard;

std::string refuse_card(const std::string& word, const std::vector<Named>& known,
                        std::string_view game, const texts::Texts& texts) {
    std::vector<std::string> names;
    for (const Named& one : known) names.push_back(one.name);
    const std::string near = nearest(word, names);
    return near.empty()
               ? texts.say(Key::error_card_unknown,
                           {{"game", say_game(game, texts)}, {"word", word}, {"id", game}})
               : texts.say(Key::error_card_nearest,
                           {{"game", say_game(game, texts)}, {"word", word}, {"nearest", near}});
}

/// `Kiln Drone · Homodeus ally · cost 1 · copies 3` and, below it, what it does.
Page card_entry(const ListedCard& card, const Style& style, const texts::Texts& texts) {
    std::vector<std::string> facts = {Ink(style).strong(card.name)};
    if (!card.kind.empty()) facts.push_back(card.kind);
    const auto add = [&](Key head, std::optional<std::uint32_t> value) {
        if (value) facts.push_back(texts.say(head) + " " + std::to_string(*value));
    };
    add(Key::cards_cost, card.cost);
    add(Key::cards_copies, card.copies);
    const int columns = reading_columns(style);
    Page lines = wrapped(texts::join(facts, " · "), columns);
    append(lines, wrapped(card.text, columns, 2));
    return lines;
}

}  // namespace

std::string keep_named(CardList& list, const std::string& name, std::string_view game,
                       const texts::Texts& texts) {
    std::vector<Named> known;
    for (const CardGroup& group : list.groups) {
        for (const ListedCard& card : group.cards) known.push_back({card.id, card.name});
    }
    const std::vector<Named> meant = matches(name, known);
    if (meant.empty()) return refuse_card(name, known, game, texts);
    for (CardGroup& group : list.groups) {
        std::erase_if(group.cards, [&](const ListedCard& card) {
            return std::none_of(meant.begin(), meant.end(),
                                [&](const Named& one) { return one.id == card.id; });
        });
    }
    std::erase_if(list.groups, [](const CardGroup& group) { return group.cards.empty(); });
    return {};
}

Page card_lines(const CardList& list, const Style& style, const texts::Texts& texts) {
    Page page;
    for (const CardGroup& group : list.groups) {
        if (!page.empty()) page.emplace_back();
        page.push_back(Ink(style).title(group.title));
        for (const ListedCard& card : group.cards) append(page, card_entry(card, style, texts));
    }
    return page;
}

}  // namespace lemniscate::cli::play
