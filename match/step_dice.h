// The dice of a match, for one step of it: the deal, or one move.
#pragma once

#include <cstdint>

#include "engine/dice.h"
#include "match/seal.h"

namespace lemniscate::match {

/// Plain dice go on from step to step. Sealed ones begin anew with every step, 0 being the deal and
/// then the moves that stand: a move that was taken back leaves no trace, and one step can be
/// checked without those before it.
class StepDice : public Throws<StepDice> {
  public:
    /// Throws these.
    explicit StepDice(Dice& plain) : plain_(&plain) {}
    /// Both arguments must outlive the dice.
    StepDice(const Seal& seal, std::uint64_t step) : seal_(&seal), step_(step) {}

    std::uint64_t next() {
        const std::uint64_t word = thrown_++;
        return plain_ != nullptr ? plain_->next() : sealed_word(word);
    }

    /// Whether anything was thrown in this step.
    bool rolled() const { return thrown_ != 0; }

  private:
    /// The words of a step stand in its blocks one after the other, big endian.
    std::uint64_t sealed_word(std::uint64_t word);

    Dice* plain_ = nullptr;
    const Seal* seal_ = nullptr;
    std::uint64_t step_ = 0;
    std::uint64_t thrown_ = 0;
    Digest block_ = {};  ///< the one that the last word was read from
};

}  // namespace lemniscate::match
