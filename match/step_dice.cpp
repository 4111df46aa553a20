#include "match/step_dice.h"

#include <cstddef>

namespace lemniscate::match {

std::uint64_t StepDice::sealed_word(std::uint64_t word) {
    constexpr std::size_t word_size = 8;
    constexpr std::size_t words = sizeof(Digest) / word_size;
    const std::size_t at = static_cast<std::size_t>(word % words);
    if (at == 0) block_ = seal_->block(step_, word / words);
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < word_size; ++i) value = value << 8U | block_[word_size * at + i];
    return value;
}

}  // namespace lemniscate::match
