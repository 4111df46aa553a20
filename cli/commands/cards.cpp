#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "cli/commands/commands.h"
#include "cli/input.h"
#include "cli/markdown.h"
#include "cli/nearest.h"
#include "cli/play/ink.h"
#include "cli/play/page.h"
#include "cli/play/style.h"
#include "cli/play/typed.h"
#include "match/json.h"
#include "texts/card_list.h"
#include "texts/say_problem.h"
#include "texts/words.h"

namespace lemniscate::cli::commands {

namespace {

using texts::CardGroup;
using texts::CardList;
using texts::Key;
using texts::ListedCard;

/// What the words after the game say: a language, and the rest is the name of a card.
struct Wanted {
    std::string language;
    std::string card;
};

Wanted sorted(const Options& options, const texts::Texts& texts) {
    Wanted wanted{std::string(texts.language()), {}};
    bool named = false;
    for (const std::string& word : options.words) {
        if (!named && texts::is_spoken(word)) {
            wanted.language = word;
            named = true;
        } else {
            wanted.card += (wanted.card.empty() ? "" : " ") + word;
        }
    }
    return wanted;
}

/// Leaves nothing in the list but the card that was named.
void keep_only(CardList& list, const std::string& word, std::string_view game,
               const texts::Texts& texts) {
    std::vector<playing::Named> known;
    for (const CardGroup& group : list.groups) {
        for (const ListedCard& card : group.cards) known.push_back({card.id, card.name});
    }
    const std::vector<playing::Named> meant = playing::matches(word, known);
    if (meant.size() > 1) {
        std::vector<std::string> names;
        for (const playing::Named& one : meant) names.push_back(one.name);
        refuse_input(texts.say(
            Key::error_card_ambiguous,
            {{"word", word}, {"known", texts::join(names, texts.say(Key::language_semicolon))}}));
    }
    if (meant.empty()) {
        std::vector<std::string> names;
        for (const playing::Named& one : known) names.push_back(one.name);
        const std::string near = nearest(word, names);
        refuse_input(
            near.empty()
                ? texts.say(Key::error_card_unknown,
                            {{"game", say_game(game, texts)}, {"word", word}, {"id", game}})
                : texts.say(Key::error_card_nearest,
                            {{"game", say_game(game, texts)}, {"word", word}, {"nearest", near}}));
    }
    for (CardGroup& group : list.groups) {
        std::erase_if(group.cards,
                      [&](const ListedCard& card) { return card.id != meant.front().id; });
    }
    std::erase_if(list.groups, [](const CardGroup& group) { return group.cards.empty(); });
}

std::string as_json(const CardList& list, std::string_view game, std::string_view language) {
    match::Json json = {{"game", game}, {"language", language}, {"title", list.title}};
    json["groups"] = match::Json::array();
    for (const CardGroup& group : list.groups) {
        match::Json cards = match::Json::array();
        for (const ListedCard& card : group.cards) {
            match::Json one = {{"id", card.id}, {"name", card.name}};
            if (!card.kind.empty()) one["kind"] = card.kind;
            if (card.cost) one["cost"] = *card.cost;
            if (card.copies) one["copies"] = *card.copies;
            one["text"] = card.text;
            cards.push_back(std::move(one));
        }
        json["groups"].push_back(
            {{"title", group.title}, {"level", group.level}, {"cards", std::move(cards)}});
    }
    return match::format_json(json);
}

/// `Kiln Drone · Homodeus ally · cost 1 · copies 3` and, below it, what it does.
std::string entry(const ListedCard& card, const Style& style, const texts::Texts& texts) {
    const playing::Ink ink(style);
    std::vector<std::string> facts = {ink.strong(card.name)};
    if (!card.kind.empty()) facts.push_back(card.kind);
    const auto add = [&](Key head, std::optional<std::uint32_t> value) {
        if (value) facts.push_back(texts.say(head) + " " + std::to_string(*value));
    };
    add(Key::cards_cost, card.cost);
    add(Key::cards_copies, card.copies);
    std::string lines;
    const int columns = reading_columns(style);
    for (const std::string& line : playing::wrapped(texts::join(facts, " · "), columns)) {
        lines += line + "\n";
    }
    for (const std::string& line : playing::wrapped(card.text, columns, 2)) {
        lines += line + "\n";
    }
    return lines;
}

std::string as_text(const CardList& list, const Style& style, const texts::Texts& texts) {
    const playing::Ink ink(style);
    std::string text;
    for (const CardGroup& group : list.groups) {
        text += (text.empty() ? "" : "\n") + ink.title(group.title) + "\n";
        for (const ListedCard& card : group.cards) text += entry(card, style, texts);
    }
    return playing::for_terminal(text, style);
}

}  // namespace

int cards(const Options& options, const Console& console) {
    const Wanted wanted = sorted(options, console.texts);
    const texts::Texts texts(wanted.language, console.texts.letters());
    if (options.json && options.markdown) {
        refuse_input(
            texts.say(Key::error_option_together, {{"option", "--json"}, {"other", "--markdown"}}));
    }
    std::optional<CardList> list = texts::card_list(options.game, texts);
    if (!list) refuse_game(options.game, texts);
    if (!wanted.card.empty()) keep_only(*list, wanted.card, options.game, texts);
    if (options.json) {
        console.out << as_json(*list, options.game, wanted.language);
    } else if (options.markdown) {
        console.out << texts::in_markdown(
            *list, "lemniscate cards " + options.game + " " + wanted.language + " --markdown",
            texts);
    } else {
        console.out << as_text(*list, style_for(options.colour, console.out_is_terminal), texts);
    }
    return exit_code::good;
}

}  // namespace lemniscate::cli::commands
