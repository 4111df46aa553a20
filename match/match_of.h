// A match of one game. Instantiated in match/<game>/match.cpp and nowhere else.
#pragma once

#include <string>
#include <utility>

#include "match/games.h"
#include "match/match.h"
#include "match/replay.h"
#include "match/session.h"
#include "match/view_of.h"

namespace lemniscate::match {

namespace detail {
/// Inside MatchOf, its members hide the game's verbs.
template <class State>
Seat acting(const State& state) {
    return to_act(state);
}
template <class State>
std::string_view asked(const State& state) {
    return decision(state);
}
template <class State>
Outcome ended(const State& state) {
    return outcome(state);
}
template <class State>
std::uint32_t seated(const State& state) {
    return seats(state);
}
}  // namespace detail

template <Game G>
class MatchOf final : public Match {
  public:
    explicit MatchOf(Session<G> session) : session_(std::move(session)) {}

    const Session<G>& session() const { return session_; }

    std::string_view game() const override { return G::id; }
    OptionList options() const override {
        const Start<G>& start = session_.start();
        return write_options(start.position ? options_of(*start.position) : start.options);
    }
    std::uint64_t seed() const override { return session_.start().seed; }
    std::uint32_t seats() const override { return detail::seated(state()); }
    std::uint32_t players() const override { return players_of(state()); }
    Seat to_act() const override { return detail::acting(state()); }
    std::string_view decision() const override { return detail::asked(state()); }
    Outcome outcome() const override { return detail::ended(state()); }
    std::uint32_t team_of(Seat seat) const override { return match::team_of(state(), seat); }
    std::uint32_t turn() const override { return turn_of(state()); }

    std::size_t size() const override { return session_.size(); }
    Seat seat_of(std::size_t step) const override { return session_.seat_of(step); }
    std::string move_at(std::size_t step) const override {
        const Step<G> made = session_.steps(step, step + 1).front();
        return std::string(std::string_view(write_move(made.before, made.move)));
    }

    std::unique_ptr<View> view(Viewer viewer) const override {
        return std::make_unique<ViewOf<G>>(state(), viewer);
    }
    std::unique_ptr<View> view_after(std::size_t steps, Viewer viewer) const override {
        return std::make_unique<ViewOf<G>>(session_.state_after(steps), viewer);
    }
    std::vector<Choice> choices(Viewer viewer) const override {
        if (viewer.seat == Seat::none || viewer.seat != to_act()) return {};
        typename G::MoveList moves;
        legal(state(), moves);
        return list_choices(state(), moves);
    }
    std::vector<Note> notes(Viewer viewer) const override {
        return list_notes(observe(state(), viewer));
    }
    Message prompt() const override { return prompt_of(state()); }
    std::vector<EventNote> events(std::size_t from, std::size_t to, Viewer viewer) const override {
        return told_events(from, to, viewer,
                           [viewer](const auto& event) { return observe(event, viewer); });
    }
    std::vector<LogLine> log(std::size_t from, std::size_t to, Viewer viewer) const override {
        std::vector<LogLine> lines = tell(session_.steps(from, to), viewer);
        for (LogLine& line : lines) {
            line.step += from;
            for (LogPart& part : line.parts) part.step += from;
        }
        return lines;
    }

    std::vector<std::string> moves() const override {
        typename G::MoveList list;
        legal(state(), list);
        std::vector<std::string> written;
        written.reserve(list.size());
        for (const typename G::Move move : list) {
            written.emplace_back(std::string_view(write_move(state(), move)));
        }
        return written;
    }
    std::optional<MoveRefusal> refuse(Seat seat, std::string_view text) const override {
        typename G::Move move;
        return judge(seat, text, move);
    }
    std::optional<MoveRefusal> play(Seat seat, std::string_view text) override {
        typename G::Move move;
        std::optional<MoveRefusal> refusal = judge(seat, text, move);
        if (!refusal) session_.play(move);
        return refusal;
    }
    std::unique_ptr<Question> question() const override {
        return to_act() == Seat::none ? nullptr : std::make_unique<QuestionOf<G>>(state());
    }
    void ask(const std::function<void(const View&, const Moves&)>& asked) const override {
        typename G::MoveList moves;
        legal(state(), moves);
        asked(ViewOf<G>::when_looked_at(state(), Viewer{to_act()}), MovesOf<G>(state(), moves));
    }
    void show(std::size_t from, std::size_t to, Viewer viewer,
              const std::function<void(Seat, const Events&)>& seen) const override {
        for (const Step<G>& step : session_.steps(from, to)) {
            seen(step.seat, EventsOf<G>(step.events, viewer));
        }
    }
    std::size_t undoable(Seat seat) const override { return session_.undoable(seat); }
    bool undo(Seat seat) override { return session_.undo(seat); }

    std::vector<Standing> standings() const override { return standings_of(state()); }
    Message result(Viewer viewer) const override {
        return result_message(G::id, outcome(), seats(), viewer);
    }

    Record record() const override { return record_of(session_, {}, {}); }

    JsonObject open_position() const override { return write_position(state()); }
    std::optional<Dice> open_dice() const override {
        return session_.start().seal ? std::nullopt : std::optional(session_.dice());
    }
    JsonObject open_position_after(std::size_t steps) const override {
        return write_position(session_.state_after(steps));
    }
    std::unique_ptr<View> open_view_after(std::size_t steps) const override {
        return std::make_unique<ViewOf<G>>(observe_openly(session_.state_after(steps)));
    }

    std::vector<EventNote> open_events(std::size_t from, std::size_t to) const override {
        return told_events(from, to, spectator, [](const auto& event) { return event; });
    }

    std::size_t bytes() const override {
        return sizeof(*this) - sizeof(session_) + session_.bytes();
    }

  private:
    const typename G::State& state() const { return session_.state(); }

    template <class See>
    std::vector<EventNote> told_events(std::size_t from, std::size_t to, Viewer viewer,
                                       See&& see) const {
        std::vector<EventNote> told;
        std::size_t at = from;
        for (const Step<G>& step : session_.steps(from, to)) {
            std::size_t index = 0;
            for (const typename G::Event& event : step.events) {
                const typename G::Event seen = see(event);
                told.push_back(
                    {at, index++, {write_event(seen), say_event(step.before, seen, viewer)}});
            }
            ++at;
        }
        return told;
    }

    std::optional<MoveRefusal> judge(Seat seat, std::string_view text,
                                     typename G::Move& move) const {
        if (to_act() != Seat::none && seat != to_act()) {
            return MoveRefusal{"not_your_turn", {}, {"play.not_your_turn"}};
        }
        const auto read = read_move(state(), text);
        if (read.refusal == G::Refusal::none) {
            move = read.move;
            return std::nullopt;
        }
        return MoveRefusal{std::string(id_of(read.refusal)), std::string(read.word),
                           say_refusal(state(), read)};
    }

    Session<G> session_;
};

}  // namespace lemniscate::match
