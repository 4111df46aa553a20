// The views, moves and events of one game behind the types that know no game.
#pragma once

#include <optional>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

#include "match/games.h"
#include "match/json_forward.h"
#include "match/view.h"

namespace lemniscate::match {

template <Game G>
class ViewOf final : public View {
  public:
    explicit ViewOf(typename G::View value) : viewer_(value.viewer()), value_(std::move(value)) {}
    ViewOf(const typename G::State& state, Viewer viewer) : ViewOf(observe(state, viewer)) {}

    /// Made when somebody looks, since not every player does. Until then it refers to the state.
    static ViewOf when_looked_at(const typename G::State& state, Viewer viewer) {
        return ViewOf(&state, viewer);
    }

    const typename G::View& value() const {
        if (!value_) value_.emplace(observe(*state_, viewer_));
        return *value_;
    }
    std::string_view game() const override { return G::id; }
    Viewer viewer() const override { return viewer_; }
    JsonObject json() const override { return write_view(value()); }

  private:
    ViewOf(const typename G::State* state, Viewer viewer) : state_(state), viewer_(viewer) {}

    const typename G::State* state_ = nullptr;
    Viewer viewer_;
    mutable std::optional<typename G::View> value_ = {};
};

/// Refers to both for as long as it lives. The table may be a state, or what the mover sees of it:
/// the notation is the same.
template <Game G>
class MovesOf final : public Moves {
  public:
    using Table = std::remove_cvref_t<decltype(std::declval<typename G::View>().table())>;

    MovesOf(const Table& table, const typename G::MoveList& moves) : table_(table), moves_(moves) {}

    const typename G::MoveList& list() const { return moves_; }
    std::size_t size() const override { return moves_.size(); }
    std::string text(std::size_t at) const override {
        return std::string(std::string_view(write_move(table_, moves_[at])));
    }

  private:
    const Table& table_;
    const typename G::MoveList& moves_;
};

/// Nothing of the state is in here but what the seat sees.
template <Game G>
class QuestionOf final : public Question {
  public:
    explicit QuestionOf(const typename G::State& state) : view_(state, Viewer{to_act(state)}) {
        legal(state, list_);
    }
    QuestionOf(const QuestionOf&) = delete;  // `moves_` refers to the others
    QuestionOf& operator=(const QuestionOf&) = delete;

    const View& view() const override { return view_; }
    const Moves& moves() const override { return moves_; }

  private:
    ViewOf<G> view_;
    typename G::MoveList list_;
    MovesOf<G> moves_{view_.value().table(), list_};
};

template <Game G>
class EventsOf final : public Events {
  public:
    EventsOf(std::span<const typename G::Event> happened, Viewer viewer) {
        seen_.reserve(happened.size());
        for (const typename G::Event& event : happened) seen_.push_back(observe(event, viewer));
    }

    std::span<const typename G::Event> list() const { return seen_; }
    JsonList json() const override {
        JsonList written;
        for (const typename G::Event& event : seen_) written.add(write_event(event));
        return written;
    }

  private:
    std::vector<typename G::Event> seen_;
};

}  // namespace lemniscate::match
