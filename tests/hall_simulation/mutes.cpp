#include "tests/hall_simulation/mutes.h"

namespace lemniscate::tests::hall_simulation {

void Mutes::ask(const Pair& pair, bool muted) {
    Mute& mute = tables_[pair.table][{pair.listener, pair.speaker}];
    if (mute.asked && *mute.asked != muted) mute.is_contested = true;
    mute.asked = muted;
    (muted ? mute.may_miss : mute.may_hear) = true;
}

void Mutes::done(const Pair& pair) {
    tables_[pair.table][{pair.listener, pair.speaker}].is_done = true;
}

void Mutes::keep_only(const std::set<std::string>& looked_at) {
    for (auto& [table, mutes] : tables_) {
        if (looked_at.contains(table)) continue;
        for (auto& [people, mute] : mutes) {
            mute.may_hear = true;
            mute.is_forgotten = true;
        }
    }
}

/// What was asked for and done is so from now on. Otherwise both may be.
void Mutes::settle() {
    for (auto& [table, mutes] : tables_) {
        for (auto& [people, mute] : mutes) {
            if (mute.is_done && !mute.is_contested) {
                mute.may_miss = *mute.asked;
                mute.may_hear = !*mute.asked || mute.is_forgotten;
            }
            mute = {.may_hear = mute.may_hear, .may_miss = mute.may_miss};
        }
        std::erase_if(mutes, [](const auto& mute) { return !mute.second.may_miss; });
    }
    std::erase_if(tables_, [](const auto& table) { return table.second.empty(); });
}

bool Mutes::may_hear(const Pair& pair) const {
    const Mute* mute = find(pair);
    return mute == nullptr || mute->may_hear;
}

bool Mutes::may_miss(const Pair& pair) const {
    const Mute* mute = find(pair);
    return mute != nullptr && mute->may_miss;
}

const Mutes::Mute* Mutes::find(const Pair& pair) const {
    const auto table = tables_.find(pair.table);
    if (table == tables_.end()) return nullptr;
    const auto mute = table->second.find({pair.listener, pair.speaker});
    return mute == table->second.end() ? nullptr : &mute->second;
}

}  // namespace lemniscate::tests::hall_simulation
