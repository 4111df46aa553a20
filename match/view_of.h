// The views, moves and events of one game behind the types that know no game.
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "match/games.h"
#include "match/view.h"

namespace lemniscate::match {

template <Game G>
class ViewOf final : public View {
  public:
    explicit ViewOf(typename G::View value) : value_(std::move(value)) {}
    ViewOf(const typename G::State& state, Viewer viewer) : value_(observe(state, viewer)) {}

    const typename G::View& value() const { return value_; }
    std::string_view game() const override { return G::id; }
    Viewer viewer() const override { return value_.viewer(); }
    JsonObject json() const override { return write_view(value_); }

  private:
    typename G::View value_;
};

/// Refers to both for as long as it lives.
template <Game G>
class MovesOf final : public Moves {
  public:
    MovesOf(const typename G::State& state, const typename G::MoveList& moves)
        : state_(state), moves_(moves) {}

    const typename G::MoveList& list() const { return moves_; }
    std::size_t size() const override { return moves_.size(); }
    std::string text(std::size_t at) const override {
        return std::string(std::string_view(write_move(state_, moves_[at])));
    }

  private:
    const typename G::State& state_;
    const typename G::MoveList& moves_;
};

template <Game G>
class EventsOf final : public Events {
  public:
    EventsOf(std::span<const typename G::Event> happened, Viewer viewer) {
        seen_.reserve(happened.size());
        for (const typename G::Event& event : happened) seen_.push_back(observe(event, viewer));
    }

    std::span<const typename G::Event> list() const { return seen_; }
    Json json() const override {
        Json written = Json::array();
        for (const typename G::Event& event : seen_) written.push_back(write_event(event));
        return written;
    }

  private:
    std::vector<typename G::Event> seen_;
};

}  // namespace lemniscate::match
