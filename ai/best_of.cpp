#include "ai/best_of.h"

#include <algorithm>

namespace lemniscate::ai {

void keep_best(Answer& answer, std::size_t count) {
    const auto is_before = [&answer](const Reason& one, const Reason& other) {
        if (one.value != other.value) return one.value > other.value;
        return one.move == answer.move && other.move != answer.move;
    };
    std::stable_sort(answer.reasons.begin(), answer.reasons.end(), is_before);
    answer.reasons.resize(std::min(answer.reasons.size(), count));
}

}  // namespace lemniscate::ai
