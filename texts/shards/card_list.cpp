#include "texts/card_list.h"

#include <algorithm>
#include <array>
#include <functional>

#include "games/shards/shards.h"
#include "texts/alphabet.h"
#include "texts/phrases.h"
#include "texts/shards/card_names.h"
#include "texts/shards/card_text.h"

namespace lemniscate::texts {
namespace {

using namespace shards;

class Lister {
  public:
    explicit Lister(const Texts& texts) : texts_(texts), alphabet_(texts.language()) {}

    CardList list() const {
        CardList list{
            .title = texts_.say(Key::cards_title, {{"game", texts_.say(Key::shards_name)}}),
            .signs = signs()};
        const auto add = [&](std::string title, int level, auto&& belongs) {
            list.groups.push_back(group(std::move(title), level, belongs));
        };
        const auto add_kind = [&](std::string title, Set set, Kind kind) {
            const auto belongs = [=](const CardFacts& card) {
                return card.set == set && card.kind == kind;
            };
            if (!cards_that(belongs).empty()) add(std::move(title), 3, belongs);
        };
        for (std::uint32_t i = 0; i < set_count; ++i) {
            add(say(texts_, "cards", id_of(set_at(i))), 2, [](const CardFacts&) { return false; });
            add_kind(texts_.say(Key::cards_starters), set_at(i), Kind::starter);
            add_factions(list, set_at(i));
            add_kind(texts_.say(Key::cards_relics), set_at(i), Kind::relic);
        }
        list.groups.push_back(characters());
        return list;
    }

  private:
    std::string signs() const {
        return texts_.say(Key::cards_signs, {{"gems", card_signs.gems},
                                             {"power", card_signs.power},
                                             {"mastery", card_signs.mastery},
                                             {"health", card_signs.health},
                                             {"draw", card_signs.draw},
                                             {"shield", card_signs.shield}});
    }

    /// Those that are played, and Nemesis.
    CardGroup characters() const {
        CardGroup group{texts_.say(Key::shards_about_title), 2, texts_.say(Key::shards_about_head)};
        for (std::uint32_t i = 1; i <= shards::characters; ++i) {
            const auto character = static_cast<Character>(i);
            group.cards.push_back({.id = std::string(id_of(character)),
                                   .name = name_of(character, texts_),
                                   .own_name = is_own("shards.character", id_of(character)),
                                   .kind = name_of(character_factions[i], texts_),
                                   .text = relics_of(character)});
        }
        group.cards.push_back({.id = "nemesis",
                               .name = texts_.say(Key::shards_nemesis),
                               .own_name = is_own("shards", "nemesis"),
                               .text = texts_.say(Key::shards_about_nemesis)});
        return group;
    }

    std::string relics_of(Character character) const {
        std::vector<std::string> relics;
        for (std::uint32_t i = 1; i <= card_types; ++i) {
            if (facts(card_at(i)).owner == character) relics.push_back(name_of(card_at(i), texts_));
        }
        return texts_.say(Key::shards_about_character,
                          {{"relics", join(relics, texts_.say(Key::language_semicolon))}});
    }

    void add_factions(CardList& list, Set set) const {
        for (const Faction faction :
             {Faction::homodeus, Faction::order, Faction::undergrowth, Faction::wraethe}) {
            const auto belongs = [=](const CardFacts& card) {
                return card.set == set && card.faction == faction && card.kind != Kind::relic;
            };
            if (cards_that(belongs).empty()) continue;
            list.groups.push_back(group(name_of(faction, texts_), 3, belongs));
        }
    }

    CardGroup group(std::string title, int level,
                    const std::function<bool(const CardFacts&)>& belongs) const {
        CardGroup group{std::move(title), level, texts_.say(Key::cards_name)};
        std::vector<Card> cards;
        for (std::uint32_t i = 1; i <= card_types; ++i) {
            if (belongs(facts(card_at(i)))) cards.push_back(card_at(i));
        }
        std::sort(cards.begin(), cards.end(), [&](Card left, Card right) {
            if (facts(left).cost != facts(right).cost) return facts(left).cost < facts(right).cost;
            return alphabet_.compare(name_of(left, texts_), name_of(right, texts_)) < 0;
        });
        for (const Card card : cards) group.cards.push_back(listed(card));
        return group;
    }

    ListedCard listed(Card card) const {
        const CardFacts& card_facts = facts(card);
        const bool free = card_facts.kind == Kind::starter || card_facts.kind == Kind::relic;
        return {.id = std::string(id_of(card)),
                .name = name_of(card, texts_),
                .own_name = is_own("shards.card", id_of(card)),
                .kind = kind(card),
                .cost = free ? std::nullopt : std::optional<std::uint32_t>(card_facts.cost),
                .copies = card_facts.copies,
                .text = card_text(card, texts_, Form::full, card_signs)};
    }

    std::string kind(Card card) const {
        const Character owner = facts(card).owner;
        std::string kind = kind_in_full(card, texts_);
        if (owner != Character::none) {
            kind =
                texts_.say(Key::cards_of_character, {{"kind", kind}, {"character", id_of(owner)}});
        }
        return capitalised(kind);
    }

    /// A name that is kept in English is no translation.
    bool is_own(std::string_view topic, std::string_view id) const {
        const auto key = find_key(topic, id);
        return key && !texts_.is_printed(*key) && texts_.say(*key) != english_.say(*key);
    }

    const Texts& texts_;
    Texts english_;
    Alphabet alphabet_;
};

}  // namespace

CardList shards_card_list(const Texts& texts) { return Lister(texts).list(); }

}  // namespace lemniscate::texts
