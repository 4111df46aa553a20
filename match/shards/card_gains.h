// What a card gave beyond what it always gives.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "games/shards/shards.h"
#include "match/message.h"

namespace lemniscate::match::shards_format {

/// Hears the events of a turn and keeps what came of the card that was played or used last. It gave
/// more by mastery, by a condition that was met, or by what it counts; gems, power, mastery and
/// health are told. Drawn cards are in the hand to be looked at.
class CardGains {
  public:
    /// Whether whatever the card before it gave is complete.
    static bool is_next_deed(const shards::Event& event);

    void hear(const shards::Event& event);

    /// `gained 4 gems with Kiln Drone`; nothing where it gave what it always gives.
    std::optional<Message> say() const;
    /// How much of it `say` tells.
    std::uint32_t told(shards::Resource resource) const;

  private:
    void expect_play(shards::Card card);
    void expect_exhaust(shards::Card card);
    void expect(shards::Card card, std::uint32_t line, std::uint32_t end);

    static std::size_t at(shards::Resource resource) { return static_cast<std::size_t>(resource); }
    static constexpr std::size_t resources = static_cast<std::size_t>(shards::Resource::cards) + 1;

    shards::Card card_ = shards::Card::none;
    std::array<std::uint32_t, resources> always_ = {};
    std::array<std::uint32_t, resources> given_ = {};
};

}  // namespace lemniscate::match::shards_format
