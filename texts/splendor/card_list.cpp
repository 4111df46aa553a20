#include "texts/card_list.h"

#include <algorithm>

#include "games/splendor/splendor.h"
#include "texts/alphabet.h"
#include "texts/phrases.h"
#include "texts/splendor/card_names.h"
#include "texts/splendor/card_text.h"

namespace lemniscate::texts {
namespace {

using namespace splendor;

class Lister {
  public:
    explicit Lister(const Texts& texts) : texts_(texts), alphabet_(texts.language()) {}

    CardList list() const {
        CardList list{
            .title = texts_.say(Key::cards_title, {{"game", texts_.say(Key::splendor_name)}}),
            .signs = stones()};
        for (std::uint32_t level = 0; level < levels; ++level) {
            CardGroup group{texts_.say(Key::cards_level, {{"level", level + 1}}), 2,
                            texts_.say(Key::cards_character)};
            for (std::uint32_t i = level_start[level]; i < level_start[level + 1]; ++i) {
                group.cards.push_back(listed("splendor.character", card_at(i)));
            }
            add(list, std::move(group));
        }
        CardGroup group{texts_.say(Key::cards_locations), 2, texts_.say(Key::cards_location)};
        for (std::uint32_t i = 0; i < locations; ++i) {
            group.cards.push_back(listed("splendor.location", location_at(i)));
        }
        add(list, std::move(group));
        list.groups.push_back(tile());
        return list;
    }

  private:
    std::string stones() const {
        std::vector<std::string> all;
        for (std::size_t colour = 0; colour < colours; ++colour) {
            const std::string_view id = token_ids[colour];
            all.push_back(
                texts_.say(Key::cards_stone, {{"stone", say(texts_, "splendor.stone", id)},
                                              {"colour", say(texts_, "splendor.colour", id)}}));
        }
        return texts_.say(Key::cards_stones,
                          {{"stones", join(all, texts_.say(Key::language_comma))},
                           {"grey", texts_.say(Key::splendor_stone_grey)}});
    }

    CardGroup tile() const {
        const std::string name = texts_.say(Key::splendor_about_tile_name);
        return {
            name,
            2,
            name,
            {{.id = "avengers_tile", .name = name, .text = texts_.say(Key::splendor_about_tile)}}};
    }

    void add(CardList& list, CardGroup group) const {
        std::sort(group.cards.begin(), group.cards.end(),
                  [&](const ListedCard& left, const ListedCard& right) {
                      return alphabet_.compare(left.name, right.name) < 0;
                  });
        list.groups.push_back(std::move(group));
    }

    template <class Thing>
    ListedCard listed(std::string_view topic, Thing thing) const {
        const auto key = find_key(topic, id_of(thing));
        return {.id = std::string(id_of(thing)),
                .name = name_of(thing, texts_),
                // A name that is kept in English is no translation.
                .own_name = !texts_.is_printed(*key) && texts_.say(*key) != english_.say(*key),
                .text = card_text(thing, texts_)};
    }

    const Texts& texts_;
    Texts english_;
    Alphabet alphabet_;
};

}  // namespace

CardList splendor_card_list(const Texts& texts) { return Lister(texts).list(); }

}  // namespace lemniscate::texts
