#include "cli/play/shards/card_lists.h"

#include <algorithm>
#include <cstddef>

namespace lemniscate::cli::play {
namespace {

using namespace shards;
using texts::Key;

/// As the tokens of Splendor: both sides of the contrast, from the palette that terminals share.
constexpr std::string_view faction_codes[factions] = {
    "",
    "1;38;5;16;48;5;208",  // Homodeus
    "1;38;5;231;48;5;25",  // Order
    "1;38;5;231;48;5;28",  // Undergrowth
    "1;38;5;231;48;5;97",  // Wraethe
};

template <class At>
std::vector<Card> zone(std::uint32_t size, At&& at) {
    std::vector<Card> cards;
    for (std::uint32_t i = 0; i < size; ++i) cards.push_back(at(i));
    return cards;
}

}  // namespace

std::string name_at(const Table& table, Seat seat, Viewer viewer,
                    std::span<const std::string> names, const texts::Texts& texts) {
    if (table.mode == Mode::nemesis && seat == seat_at(1)) return texts.say(Key::shards_nemesis);
    return name_of(seat, viewer, names, texts);
}

std::vector<CountedCard> count_cards(std::span<const Card> cards) {
    std::vector<CountedCard> counts;
    for (const Card card : cards) {
        const auto found = std::find_if(counts.begin(), counts.end(),
                                        [card](const auto& one) { return one.card == card; });
        if (found == counts.end()) {
            counts.push_back({card, 1});
        } else {
            ++found->count;
        }
    }
    return counts;
}

std::string counted(const CountedCard& card, const texts::Texts& texts) {
    std::string text = short_name(card.card, texts);
    if (card.count > 1) text += " ×" + std::to_string(card.count);
    return text;
}

std::string list_cards(std::span<const Card> cards, const texts::Texts& texts) {
    std::vector<std::string> parts;
    for (const CountedCard& card : count_cards(cards)) parts.push_back(counted(card, texts));
    return join(parts, ", ");
}

std::string faction_chip(Faction faction, const Ink& ink, const texts::Texts& texts) {
    if (faction == Faction::none) return ink.faint(mark::none);
    return ink.paint(faction_codes[static_cast<std::size_t>(faction)],
                     texts::first_letter(name_of(faction, texts)));
}

std::vector<Card> hand_of(const Side& side) {
    return zone(side.hand_size, [&](std::uint32_t i) { return side.hand(i).card(); });
}
std::vector<Card> deck_of(const Side& side) {
    return zone(side.deck_size, [&](std::uint32_t i) { return side.deck(i); });
}
std::vector<Card> discard_of(const Side& side) {
    return zone(side.discard_size, [&](std::uint32_t i) { return side.discard(i); });
}
std::vector<Card> played_of(const Side& side) {
    return zone(side.played_size, [&](std::uint32_t i) { return side.played(i).card(); });
}
std::vector<Card> relics_of(const Side& side) {
    return zone(side.relic_count(), [&](std::uint32_t i) { return side.relics[i]; });
}

}  // namespace lemniscate::cli::play
