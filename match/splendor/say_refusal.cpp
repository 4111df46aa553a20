#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "match/splendor/messages.h"
#include "match/splendor/tell.h"

namespace lemniscate::match {

namespace splendor_format {
namespace {

using splendor::Refusal;

Message say_colour(std::uint32_t kind) {
    return {"splendor.colour." + std::string(splendor::token_ids[kind])};
}

/// A card, a location and a colour stay what they are.
Argument about(std::string_view word) {
    if (const splendor::Card card = splendor::find_card(word); card != splendor::Card::none) {
        return {"word", card_name(card)};
    }
    for (std::uint32_t i = 0; i < splendor::locations; ++i) {
        const splendor::Location location = splendor::location_at(i);
        if (id_of(location) == word) return {"word", card_name(location)};
    }
    const std::uint32_t kind = splendor::notation::find_token(word);
    if (kind != splendor::token_kinds) return {"word", say_colour(kind)};
    return {"word", word};
}

/// What makes a refusal exact: which colours, and how many.
class Details {
  public:
    Details(const splendor::State& state, const splendor::ReadMove& read)
        : state_(state),
          read_(read),
          tokens_(state.tokens[index(state.seat)]),
          arguments_{about(read.word)} {}

    std::vector<Argument> list() && {
        if (read_.refusal == Refusal::supply_empty) add_empty_colours();
        if (read_.refusal == Refusal::supply_below_four) add("left", state_.supply[colour()]);
        if (read_.refusal == Refusal::too_expensive) add_missing();
        if (read_.refusal == Refusal::payment_wrong) add_owed();
        if (read_.refusal == Refusal::location_not_met) add_bonuses();
        if (read_.refusal == Refusal::return_wrong_number) {
            add("count", tokens_.total() - splendor::max_tokens);
        }
        return std::move(arguments_);
    }

  private:
    template <class Value>
    void add(std::string_view name, Value value) {
        arguments_.emplace_back(name, std::move(value));
    }

    std::uint32_t colour() const { return splendor::notation::find_token(read_.word); }
    Lanes owed() const { return price_for(state_, state_.seat, splendor::find_card(read_.word)); }

    void add_empty_colours() {
        Messages empty{{}, comma};
        for (std::uint32_t i = 0; i < splendor::colours; ++i) {
            const bool named = ((read_.move.detail() >> i) & 1U) != 0;
            if (named && state_.supply[i] == 0) empty.items.push_back(say_colour(i));
        }
        add("colours", std::move(empty));
    }

    /// What bonuses and tokens leave open, and how far the grey ones go.
    void add_missing() {
        const Lanes missing = minus(owed(), tokens_);
        const std::uint32_t grey = tokens_[lane(splendor::Token::grey)];
        add("tokens", say_tokens(missing));
        add("grey", grey);
        add("left", missing.total() - grey);
    }

    void add_owed() {
        add("count", owed().total());
        add("tokens", say_tokens(owed()));
    }

    void add_bonuses() {
        const Lanes bonuses = splendor::bonuses_of(state_.team[index(state_.seat)]);
        for (const splendor::Location location : state_.locations) {
            if (id_of(location) != read_.word) continue;
            add("tokens", say_tokens(minus(splendor::needs_of[location], bonuses)));
        }
    }

    const splendor::State& state_;
    const splendor::ReadMove& read_;
    Lanes tokens_;
    std::vector<Argument> arguments_;
};

}  // namespace
}  // namespace splendor_format

Message say_refusal(const splendor::State& state, const splendor::ReadMove& read) {
    return {"splendor.refusal." + std::string(id_of(read.refusal)),
            splendor_format::Details(state, read).list()};
}

}  // namespace lemniscate::match
