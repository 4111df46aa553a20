// What a match of Shards tells: choices, notes, what happened, what is asked. What each of these is
// for: match/games.h.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "games/shards/shards.h"
#include "match/choice.h"
#include "match/message.h"
#include "match/session.h"
#include "match/shards/events.h"

namespace lemniscate::match {

class Match;

/// Any match of it behind the one type.
std::unique_ptr<Match> make_match(Session<shards::Game> session);

std::vector<Choice> list_choices(const shards::State& state, const shards::MoveList& moves);
std::vector<Note> list_notes(const shards::View& view);

std::optional<Message> say_event(const shards::Table& before, const shards::Event& event,
                                 Viewer viewer);
std::vector<LogLine> tell(std::span<const Step<shards::Game>> steps, Viewer viewer);
Message prompt_of(const shards::Table& table);
std::vector<Standing> standings_of(const shards::Table& table);

std::uint32_t players_of(const shards::Table& table);
std::uint32_t turn_of(const shards::Table& table);
std::uint32_t team_of(const shards::Table& table, Seat seat);
std::span<const std::string_view> standing_decisions(shards::Game);
/// `shards.refusal.<id>`; a word that names a card stays a card.
Message say_refusal(const shards::State& state, const shards::ReadMove& read);

}  // namespace lemniscate::match
