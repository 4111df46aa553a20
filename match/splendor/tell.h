// What a match of Splendor tells: choices, notes, what happened, what is asked. What each of these
// is for: match/games.h.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "games/splendor/splendor.h"
#include "match/choice.h"
#include "match/json_text.h"
#include "match/message.h"
#include "match/session.h"

namespace lemniscate::match {

class Match;

JsonObject write_event(const splendor::Event& event);

/// Any match of it behind the one type.
std::unique_ptr<Match> make_match(Session<splendor::Game> session);

std::vector<Choice> list_choices(const splendor::State& state, const splendor::MoveList& moves);
std::vector<Note> list_notes(const splendor::View& view);

std::optional<Message> say_event(const splendor::Table& before, const splendor::Event& event,
                                 Viewer viewer);
std::vector<LogLine> tell(std::span<const Step<splendor::Game>> steps, Viewer viewer);
Message prompt_of(const splendor::Table& table);
std::vector<Standing> standings_of(const splendor::Table& table);

std::uint32_t players_of(const splendor::Table& table);
std::uint32_t turn_of(const splendor::Table& table);
std::uint32_t team_of(const splendor::Table& table, Seat seat);
std::span<const std::string_view> standing_decisions(splendor::Game);
/// A game that is over stays in the round that ended it.
std::uint32_t round_of(const splendor::Table& table);
/// `splendor.refusal.<id>`; a word that names a card stays a card.
Message say_refusal(const splendor::State& state, const splendor::ReadMove& read);

}  // namespace lemniscate::match
