// What somebody knows of a match, whatever the game.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "engine/game.h"
#include "engine/seat.h"
#include "match/json_text.h"
#include "match/problem.h"

namespace lemniscate::match {

template <Game G>
class ViewOf;
template <Game G>
class MovesOf;
template <Game G>
class EventsOf;

/// Sealed: nothing hidden can be read from it, drawn, written or played, since what it holds is the
/// view of a game and that is made by `observe` alone. Whoever knows the game asks for it by its
/// type: `view.of<shards::Game>()`.
class View {
  public:
    virtual ~View() = default;

    virtual std::string_view game() const = 0;
    virtual Viewer viewer() const = 0;
    virtual JsonObject json() const = 0;

    /// The view of that game; it must be one.
    template <Game G>
    const typename G::View& of() const {
        return static_cast<const ViewOf<G>&>(*this).value();
    }
};

/// A view as JSON, read back: for a program, a worker or a bot that stands elsewhere.
Result<std::unique_ptr<View>> read_view(const Json& view);

/// The moves of a decision, numbered, whatever the game: what a player chooses from.
class Moves {
  public:
    virtual ~Moves() = default;
    virtual std::size_t size() const = 0;
    virtual std::string text(std::size_t at) const = 0;  ///< in the notation

    /// The list of that game, for whoever thinks in its moves; it must be one.
    template <Game G>
    const typename G::MoveList& of() const {
        return static_cast<const MovesOf<G>&>(*this).list();
    }
};

/// What the seat to act sees and may do, to be taken away: it owns all of it, so that somebody can
/// think about it elsewhere, on another thread, while the match goes on or is gone.
class Question {
  public:
    virtual ~Question() = default;
    virtual const View& view() const = 0;
    virtual const Moves& moves() const = 0;
};

/// What a move led to, in order, as somebody may see it: sealed like a view. Nothing is written
/// unless somebody asks for JSON.
class Events {
  public:
    virtual ~Events() = default;
    virtual JsonList json() const = 0;  ///< its entries as in match/<game>/write_event.cpp

    /// The events of that game; it must be one.
    template <Game G>
    std::span<const typename G::Event> of() const {
        return static_cast<const EventsOf<G>&>(*this).list();
    }
};

}  // namespace lemniscate::match
