#include "match/shards/tell.h"

#include <string>
#include <utility>

#include "match/shards/messages.h"
#include "match/shards/say_event.h"

namespace lemniscate::match {

namespace shards_format {
namespace {

using shards::Ask;
using shards::Card;
using shards::Event;
using shards::EventKind;
using shards::Phase;
using shards::Resource;
using shards::Table;
using ShardsStep = Step<shards::Game>;

/// Before the first turn everybody acts in turns of a single decision.
bool is_turn(const Table& table) {
    return table.phase != Phase::auction && table.phase != Phase::draft &&
           table.ask != Ask::character && table.ask != Ask::extra;
}

/// One line per turn: what belongs together is gathered, cards that were played, gains, draws.
class Teller {
  public:
    explicit Teller(Viewer viewer) : viewer_(viewer) {}

    std::vector<LogLine> turns(std::span<const ShardsStep> steps) && {
        if (steps.empty()) return {};
        seat_ = steps.front().before.seat;
        for (step_ = 0; step_ < steps.size(); ++step_) {
            const ShardsStep& step = steps[step_];
            table_ = &step.before;
            if (!is_turn(step.before)) seat_ = step.before.seat;
            for (const Event& event : step.events) {
                // What the set-up brings about for others is told of them.
                const bool of_another =
                    !is_turn(step.before) && event.seat != Seat::none && event.seat != seat_;
                if (event.kind == EventKind::turn_began || of_another) {
                    close();
                    seat_ = event.seat;
                }
                hear(observe(event, viewer_));
            }
            if (!is_turn(step.before)) close();
        }
        close();
        return std::move(lines_);
    }

  private:
    void hear(const Event& event) {
        if (event.kind == EventKind::play_ended) has_ended_ = true;
        if (event.kind == EventKind::card_drawn) {
            // The new hand at the end of a turn is no news.
            if (has_ended_ || event.seat != seat_ || !is_turn(*table_)) return;
            begin();
            ++drawn_;
            return;
        }
        if (event.kind == EventKind::gained) {
            if (event.resource == Resource::mastery) mastery_ += event.amount;
            if (event.resource == Resource::health) health_ += event.amount;
            if (mastery_ + health_ > 0) begin();
            return;
        }
        if (const std::string_view key = gathering_key(event); !key.empty()) {
            begin();
            if (gathering_ != key) flush_cards();
            gathering_ = key;
            gathered_.push_back(event.card);
            return;
        }
        std::optional<Message> said = say_event(*table_, event, viewer_);
        if (said) add(std::move(*said));
    }

    void begin() {
        if (is_open_) return;
        is_open_ = true;
        first_ = step_;
    }
    void add(Message phrase) {
        begin();
        flush_cards();
        phrases_.items.push_back(std::move(phrase));
    }
    void add_sum(const char* key, std::uint32_t amount) {
        if (amount > 0) add({key, {{"amount", amount}}});
    }
    void flush_cards() {
        if (gathered_.empty()) return;
        phrases_.items.push_back({std::string(gathering_), {{"cards", say_cards(gathered_)}}});
        gathered_.clear();
    }

    void close() {
        flush_cards();
        add_sum("shards.event.mastery", mastery_);
        add_sum("shards.event.health", health_);
        add_sum("shards.event.drew", drawn_);
        if (is_open_) {
            Message line{"play.turn", {who(*table_, seat_), {"what", std::move(phrases_)}}};
            lines_.push_back({seat_, first_, table_->round, std::move(line)});
        }
        phrases_ = {{}, semicolon};
        mastery_ = health_ = drawn_ = 0;
        has_ended_ = is_open_ = false;
    }

    Viewer viewer_;
    std::vector<LogLine> lines_ = {};
    const Table* table_ = nullptr;
    Seat seat_ = Seat::none;

    // The line that is being told.
    std::size_t step_ = 0;
    std::size_t first_ = 0;
    bool is_open_ = false;
    bool has_ended_ = false;  ///< the play phase of the turn
    std::uint32_t mastery_ = 0;
    std::uint32_t health_ = 0;
    std::uint32_t drawn_ = 0;
    std::string_view gathering_ = {};
    std::vector<Card> gathered_ = {};
    Messages phrases_ = {{}, semicolon};
};

}  // namespace
}  // namespace shards_format

std::vector<LogLine> tell(std::span<const Step<shards::Game>> steps, Viewer viewer) {
    return shards_format::Teller(viewer).turns(steps);
}

}  // namespace lemniscate::match
