#include <optional>
#include <ostream>
#include <string>
#include <utility>

#include "cli/commands/commands.h"
#include "cli/ink.h"
#include "cli/input.h"
#include "cli/play/card_pages.h"
#include "cli/style.h"
#include "match/card_facts.h"
#include "match/json.h"
#include "texts/card_list.h"

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

/// They are the same in every language, and always of all cards.
int facts(const Options& options, const Wanted& wanted, const texts::Texts& texts,
          const Console& console) {
    const std::string_view other = options.json       ? "--json"
                                   : options.markdown ? "--markdown"
                                                      : std::string_view(wanted.card);
    if (!other.empty()) {
        refuse_input(
            texts.say(Key::error_option_together, {{"option", "--facts"}, {"other", other}}));
    }
    const auto described = match::describe_cards(options.game);
    if (!described) refuse_game(options.game, texts);
    console.out << match::format_json(*described);
    return exit_code::good;
}

}  // namespace

int cards(const Options& options, const Console& console) {
    const Wanted wanted = sorted(options, console.texts);
    const texts::Texts texts(wanted.language, console.texts.letters());
    if (options.json && options.markdown) {
        refuse_input(
            texts.say(Key::error_option_together, {{"option", "--json"}, {"other", "--markdown"}}));
    }
    if (options.facts) return facts(options, wanted, texts, console);
    std::optional<CardList> list = texts::card_list(options.game, texts);
    if (!list) refuse_game(options.game, texts);
    if (!wanted.card.empty()) {
        std::string refusal = play::keep_named(*list, wanted.card, options.game, texts);
        if (!refusal.empty()) refuse_input(std::move(refusal));
    }
    if (options.json) {
        console.out << as_json(*list, options.game, wanted.language);
    } else if (options.markdown) {
        console.out << texts::in_markdown(
            *list, "lemniscate cards " + options.game + " " + wanted.language + " --markdown",
            texts);
    } else {
        const Style style = style_for(options.colour, console.out_is_terminal);
        console.out << print(play::card_lines(*list, style, texts), style);
    }
    return exit_code::good;
}

}  // namespace lemniscate::cli::commands
