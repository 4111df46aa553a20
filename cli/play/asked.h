// What a match asks somebody.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/seat.h"
#include "match/match.h"
#include "texts/texts.h"

namespace lemniscate::cli::play {

/// What is asked of the seat to act. It refers to the match and the texts, which must outlive it.
struct Asked {
    const match::Match& match;
    std::vector<std::string> names;
    Seat seat;
    std::unique_ptr<match::View> view;
    std::vector<match::Choice> choices;
    const texts::Texts& texts;
    std::size_t seen = 0;  ///< how many moves the seat had seen when it was asked before

    Asked(const match::Match& asking, std::vector<std::string> names_of_seats,
          const texts::Texts& texts_of_person);

    /// The choice that is a number, where there is one: then numbers that are typed are amounts.
    const match::Choice* amounts() const;
    /// The sentence that says why this is no move; nothing when it is one. Where the rules find no
    /// sense in it, `typed` is what is called senseless.
    std::optional<std::string> refusal_of(std::string_view move, const std::string& typed) const;
};

/// `bid 7` for `bid {n}`.
std::string with_amount(std::string move, std::string_view amount);
/// `3–49`: the numbers that may stand there.
std::string amounts_of(const match::Choice& choice);

// What a choice is about.
std::string kind_of(const match::Choice& choice);  ///< its verb
std::string field_of(const match::Choice& choice, std::string_view name);
bool is_none(const match::Choice& choice);  ///< it chooses nothing

}  // namespace lemniscate::cli::play
