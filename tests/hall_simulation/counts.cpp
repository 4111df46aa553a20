#include "tests/hall_simulation/counts.h"

namespace lemniscate::tests::hall_simulation {

namespace {

void add_tally(Tally& to, const Tally& from) {
    for (const auto& [name, count] : from) to[name] += count;
}

}  // namespace

void Counts::add(const Counts& other) {
    for (auto count : {&Counts::halls,         &Counts::commands,        &Counts::messages,
                       &Counts::tables,        &Counts::entries,         &Counts::repeated,
                       &Counts::connections,   &Counts::caught_up,       &Counts::restarts,
                       &Counts::restarts_amid, &Counts::outages,         &Counts::slow_spells,
                       &Counts::records,       &Counts::lines_heard,     &Counts::lines_kept_back,
                       &Counts::private_twins, &Counts::dealt_twins,     &Counts::dealt_differently,
                       &Counts::order_twins,   &Counts::tried_on_schemas}) {
        this->*count += other.*count;
    }
    add_tally(requests, other.requests);
    add_tally(answers, other.answers);
    add_tally(refusals, other.refusals);
    add_tally(kinds, other.kinds);
    add_tally(endings, other.endings);
}

}  // namespace lemniscate::tests::hall_simulation
