// What a person types, understood.
#pragma once

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "cli/play/tables.h"
#include "cli/play/typed.h"
#include "cli/play/understood.h"
#include "engine/game.h"
#include "texts/texts.h"

namespace lemniscate::cli::playing {

/// Understands
///   12                      a choice by its number
///   ? help moves log show undo save FILE quit
/// and whatever the `read_words` of the game does.
template <Game G>
Understood<G> understand(const typename G::State& state,
                         const std::vector<typename G::Move>& choices, std::string_view line,
                         std::span<const std::string> names, const texts::Texts& texts);

/// What can stand after `before` and begins with `word`: commands, and words of the notation.
template <Game G>
std::vector<std::string> completions(const typename G::State& state,
                                     const std::vector<typename G::Move>& choices,
                                     std::string_view before, std::string_view word);

// How it is done.

namespace detail {

struct CommandWord {
    std::string_view word;
    Command command;
};

inline constexpr CommandWord command_words[] = {
    {"?", Command::help},    {"help", Command::help}, {"moves", Command::moves},
    {"m", Command::moves},   {"log", Command::log},   {"l", Command::log},
    {"show", Command::show}, {"undo", Command::undo}, {"u", Command::undo},
    {"save", Command::save}, {"quit", Command::quit}, {"q", Command::quit},
    {"exit", Command::quit},
};

template <Game G>
Understood<G> by_number(const std::string& word, const std::vector<typename G::Move>& choices,
                        const texts::Texts& texts) {
    std::size_t number = 0;
    const auto read = std::from_chars(word.data(), word.data() + word.size(), number);
    if (read.ec != std::errc() || number == 0 || number > choices.size()) {
        return refused<G>(texts.say(texts::Key::play_no_number,
                                    {{"number", word}, {"last", std::to_string(choices.size())}}));
    }
    return {.kind = Understood<G>::Kind::move, .move = choices[number - 1]};
}

}  // namespace detail

template <Game G>
Understood<G> understand(const typename G::State& state,
                         const std::vector<typename G::Move>& choices, std::string_view line,
                         std::span<const std::string> names, const texts::Texts& texts) {
    const Typed typed = Typed::from(line);
    if (typed.words.empty()) return {};
    const bool alone = typed.words.size() == 1;
    for (const detail::CommandWord& known : detail::command_words) {
        if (known.word == typed.words[0] && (alone || known.command == Command::save)) {
            return {.kind = Understood<G>::Kind::command,
                    .command = known.command,
                    .rest = joined(typed.as_typed, 1)};
        }
    }
    if (alone && is_number(typed.words[0])) {
        return detail::by_number<G>(typed.words[0], choices, texts);
    }
    return read_words(state, typed, names, texts);
}

template <Game G>
std::vector<std::string> completions(const typename G::State& state,
                                     const std::vector<typename G::Move>& choices,
                                     std::string_view before, std::string_view word) {
    const std::string start = std::string(before) + std::string(word);
    std::vector<std::string> found;
    const auto consider = [&](std::string_view whole) {
        if (!whole.starts_with(start)) return;
        const std::string_view rest = whole.substr(before.size());
        found.emplace_back(rest.substr(0, rest.find(' ')));
    };
    for (const detail::CommandWord& known : detail::command_words) {
        if (known.word.size() > 1) consider(known.word);
    }
    for (const typename G::Move move : choices) {
        const auto text = write_move(state, move);
        consider(std::string_view(text));
    }
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

}  // namespace lemniscate::cli::playing
