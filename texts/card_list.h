#pragma once
// Every card of a game as a list for people: what docs/cards and `lemniscate cards` show.
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "texts/texts.h"

namespace lemniscate::texts {

struct ListedCard {
    std::string id;
    std::string name;
    bool own_name = false;  // our translation, not the name of the printed edition
    std::string kind = {};
    std::optional<std::uint32_t> cost = {};    // where there is one number of it
    std::optional<std::uint32_t> copies = {};  // where there may be more than one
    std::string text;
};

/// Cards that stand under one title, in the order of their cost and then of the alphabet.
struct CardGroup {
    std::string title;
    int level;              // of the heading: 2, or 3 inside a group of 2
    std::string head = {};  // above the names
    std::vector<ListedCard> cards = {};
};

struct CardList {
    std::string title;
    std::string signs = {};  // what they mean, where the texts have any
    std::vector<CardGroup> groups = {};
};

// Every game has one, in its folder: `CardList shards_card_list(const Texts& texts);`
#define LEMNISCATE_GAME(id) CardList id##_card_list(const Texts& texts);
#include "games/list.inc"
#undef LEMNISCATE_GAME

/// Of the game with this id; nothing if there is none.
std::optional<CardList> card_list(std::string_view game, const Texts& texts);

/// As it stands in docs/cards. `command` is what writes it.
std::string in_markdown(const CardList& list, std::string_view command, const Texts& texts);

}  // namespace lemniscate::texts
