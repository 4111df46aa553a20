#include <string>
#include <utility>

#include "match/splendor/messages.h"
#include "match/splendor/position_words.h"
#include "match/splendor/tell.h"
#include "match/splendor/write_tokens.h"

namespace lemniscate::match {

namespace splendor_format {
namespace {

using splendor::Card;
using splendor::Table;

/// What no move says, from where the viewer sits; a spectator is told what concerns all.
class Notes {
  public:
    explicit Notes(const splendor::View& view) : table_(view.table()), own_(view.viewer().seat) {}

    std::vector<Note> list() && {
        if (own_ != Seat::none) {
            add_table();
            add_reserve();
            add_locations();
        }
        add_locations_of_others();
        add_tile();
        add_gauntlets();
        return std::move(notes_);
    }

  private:
    /// The fields of what is added, for more of them.
    JsonObject& add(std::string_view kind, Message says) {
        Note& note = notes_.emplace_back();
        note.fields.add("kind", kind);
        note.says = std::move(says);
        return note.fields;
    }

    void add_table() {
        for (std::uint32_t slot = 0; slot < splendor::slots; ++slot) {
            const Card card = table_.table[slot];
            if (card != Card::none) add_cost(card, "table", slot % splendor::row_size);
        }
    }

    void add_reserve() {
        std::uint32_t slot = 0;
        for (const Card card : table_.reserve[index(own_)].cards)
            add_cost(card, "reserved", slot++);
    }

    /// What a card would cost the viewer now, and how many tokens are missing for it.
    void add_cost(Card card, std::string_view zone, std::uint32_t slot) {
        const Lanes price = price_for(table_, own_, card);
        const std::uint32_t missing = tokens_missing(table_, own_, card);
        add("cost", missing != 0 ? Message{"splendor.note.missing", {{"count", missing}}}
                    : price.word == 0
                        ? Message{"splendor.note.free"}
                        : Message{"splendor.note.affordable", {{"tokens", say_tokens(price)}}})
            .add("card", id_of(card))
            .add("zone", zone)
            .add("level", level_of(card) + 1)
            .add("slot", slot)
            .add("costs", write_some_tokens(price))
            .add("missing", missing);
    }

    Lanes lacked_for(splendor::Location location, Seat seat) const {
        return minus(splendor::needs_of[location], splendor::bonuses_of(table_.team[index(seat)]));
    }
    static void add_lacks(JsonObject& fields, splendor::Location location, std::uint32_t slot,
                          Lanes missing) {
        fields.add("location", id_of(location))
            .add("zone", "locations")
            .add("slot", slot)
            .add("lacks", write_some_tokens(missing))
            .add("missing", missing.total());
    }

    /// Which bonuses the viewer lacks for a location.
    void add_locations() {
        std::uint32_t slot = 0;
        for (const splendor::Location location : table_.locations) {
            const Lanes missing = lacked_for(location, own_);
            add_lacks(
                add("location", missing.word == 0 ? Message{"splendor.note.location_met"}
                                                  : Message{"splendor.note.location",
                                                            {{"tokens", say_tokens(missing)}}}),
                location, slot++, missing);
        }
    }
    /// The same of all others, in the order of their turns after the viewer.
    void add_locations_of_others() {
        const std::uint32_t first = own_ == Seat::none ? 0 : index(own_) + 1;
        const std::uint32_t count = table_.players - (own_ == Seat::none ? 0U : 1U);
        std::uint32_t slot = 0;
        for (const splendor::Location location : table_.locations) {
            for (std::uint32_t i = 0; i < count; ++i) {
                add_location_of(seat_at((first + i) % table_.players), location, slot);
            }
            ++slot;
        }
    }
    void add_location_of(Seat seat, splendor::Location location, std::uint32_t slot) {
        const Lanes missing = lacked_for(location, seat);
        JsonObject& fields =
            add("location_of", missing.word == 0
                                   ? Message{"splendor.note.location_of_met", {{"who", seat}}}
                                   : Message{"splendor.note.location_of",
                                             {{"who", seat}, {"tokens", say_tokens(missing)}}});
        fields.add("seat", index(seat));
        add_lacks(fields, location, slot, missing);
    }

    /// How many symbols whoever does not hold the Avengers tile needs for it.
    void add_tile() {
        const std::uint32_t needed = splendor::steps::symbols_for_tile(table_);
        JsonObject& fields = add("avengers_tile", {"splendor.note.tile", {{"count", needed}}});
        fields.add("needs", needed);
        if (table_.tile != Seat::none) fields.add("seat", index(table_.tile));
    }

    void add_gauntlets() {
        for (std::uint32_t seat = 0; seat < table_.players; ++seat) add_gauntlet(seat_at(seat));
        if (table_.phase == splendor::Phase::over) return;
        if (!splendor::steps::anybody_meets_gauntlet(table_)) return;
        add("last_round", {"splendor.note.last_round"});
    }

    /// What a seat still lacks to win.
    void add_gauntlet(Seat seat) {
        const std::uint32_t have = points(table_, seat);
        const std::uint32_t short_of =
            have < splendor::winning_points ? splendor::winning_points - have : 0;
        const bool time = table_.tokens[index(seat)][lane(splendor::Token::green)] != 0;
        JsonList colours;
        Messages lacks{{}, comma};
        if (short_of != 0) lacks.items.push_back(say_points(short_of));
        for (std::uint32_t colour = 0; colour < splendor::colours; ++colour) {
            if (table_.team[index(seat)][colour] != 0) continue;
            colours.add(splendor::token_ids[colour]);
            lacks.items.push_back(say_bonus(colour));
        }
        if (!time) lacks.items.push_back(say_time_token());
        add("gauntlet", lacks.items.empty()
                            ? Message{"splendor.note.gauntlet_met"}
                            : Message{"splendor.note.gauntlet", {{"what", std::move(lacks)}}})
            .add("seat", index(seat))
            .add("points", have)
            .add("short_of", short_of)
            .add("bonuses", colours)
            .add("time_token", time);
    }

    const Table& table_;
    Seat own_;
    std::vector<Note> notes_;
};

}  // namespace
}  // namespace splendor_format

std::vector<Note> list_notes(const splendor::View& view) {
    return splendor_format::Notes(view).list();
}

}  // namespace lemniscate::match
