// A set-up that is being made: what was said on the command line, and what was answered since.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/options.h"
#include "match/match.h"
#include "match/options.h"
#include "match/problem.h"

namespace lemniscate::cli::play {

class SetupDraft {
  public:
    SetupDraft(std::string game, const PlayOptions& said);

    const std::string& game() const { return game_; }
    const match::OptionRules& rules() const { return rules_; }
    const match::OptionRule& rule(std::string_view name) const;

    /// The options of the game so far, and everything.
    match::OptionList options() const;
    PlayOptions result() const;

    // What can still be chosen.
    bool is_said(const match::OptionRule& rule) const;
    /// Not said, and there is more than one value that goes with the rest.
    bool is_open(const match::OptionRule& rule) const;
    std::vector<std::string> allowed_values(const match::OptionRule& rule) const;
    /// What is wrong with further options; nothing: they go with the rest.
    std::optional<match::Problem> problem_of(const match::OptionList& more) const;
    /// Whether nobody has been named, so that it is open who sits where.
    bool has_open_seats() const;

    // The table as it would be dealt.
    std::uint32_t players() const { return deal()->players(); }
    bool is_partner(std::uint32_t seat) const;  ///< of seat 0

    // Answers, each to a question with a number. Whoever goes back answers again what comes after.
    enum class About {
        option,
        wanted,  ///< an option whose value is asked for later
        seat,    ///< who sits at the next one, from seat 1 on
        name,    ///< of the next person
    };
    void answer(std::size_t question, About about, match::Option option);
    void answer(std::size_t question, About about, const std::string& value);
    void forget_from(std::size_t question);
    bool is_wanted(const match::OptionRule& rule) const;
    std::vector<std::string> answers(About about) const;

  private:
    std::unique_ptr<match::Match> deal() const;

    struct Answer {
        std::size_t question;
        About about;
        match::Option option;  ///< of a seat or a name only the value
    };

    std::string game_;
    PlayOptions said_;
    const match::OptionRules& rules_;
    std::vector<Answer> answers_;
};

/// The number of players decides more than any other option, whichever the game.
inline constexpr std::string_view players_option = "players";

}  // namespace lemniscate::cli::play
