// A line of the log, while its turn goes on.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/seat.h"
#include "games/shards/shards.h"
#include "match/choice.h"
#include "match/shards/card_gains.h"

namespace lemniscate::match::shards_format {

/// Before the first turn everybody acts in turns of a single decision.
bool is_set_up(const shards::Table& table);

/// What belongs together is gathered: cards that were played, gains, draws, shields. What happened
/// to others, who are named, stands behind what is told without a name.
class TurnLine {
  public:
    TurnLine(Seat seat, Viewer viewer) : seat_(seat), viewer_(viewer) {}

    Seat seat() const { return seat_; }

    /// An event as the viewer sees it, the number of its step, and the table before that.
    void hear(const shards::Event& event, std::size_t step, const shards::Table& before);

    /// The line, if there is anything to tell; `before` is the table before its last step.
    std::optional<LogLine> end(const shards::Table& before);

  private:
    /// What is told once, with its last step.
    struct Sum {
        std::uint32_t amount = 0;
        std::size_t step = 0;
    };
    /// Cards that are told together.
    struct Gathered {
        std::string_view key = {};
        std::vector<shards::Card> cards = {};
        Weight weight = Weight::detail;
        std::size_t step = 0;
    };
    /// What a seat showed against an attack.
    struct Shields {
        std::vector<shards::Card> cards = {};
        Sum prevented = {};
    };

    bool hear_sum(const shards::Event& event);
    bool hear_cards(const shards::Event& event);
    bool hear_shield(const shards::Event& event);
    void hear_gains(const shards::Event& event);
    void tell_cards();
    void tell_gains();
    bool tell_shields(Seat seat);
    void tell_unhurt(Seat seat);
    void tell_sum(const char* key, const Sum& sum, Weight weight);

    void begin();
    void grow(Sum& sum, std::uint32_t amount);
    void add(std::vector<LogPart>& parts, Message says, Weight weight);

    Seat seat_;
    Viewer viewer_;
    // The step that is heard of.
    std::size_t step_ = 0;
    const shards::Table* before_ = nullptr;

    std::optional<std::size_t> first_step_ = {};
    bool has_ended_ = false;  ///< the play phase
    Sum mastery_ = {};
    Sum health_ = {};
    Sum drawn_ = {};
    Gathered gathered_ = {};
    CardGains gains_ = {};
    std::size_t gained_at_ = 0;
    std::array<Shields, shards::max_players> shields_ = {};
    std::array<bool, shards::max_players> is_hurt_ = {};
    std::vector<LogPart> deeds_ = {};
    std::vector<LogPart> bonuses_ = {};
    std::vector<LogPart> of_others_ = {};
};

}  // namespace lemniscate::match::shards_format
