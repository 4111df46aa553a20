#include "table/clocks.h"

#include <algorithm>

namespace lemniscate::table {

namespace {
/// An answer that is taken back leaves somebody this much to go on with.
constexpr Time least_left = 1000;
}  // namespace

Clocks::Clocks(const ClockSetting& setting, std::size_t seats)
    : setting_(setting), left_(seats, setting.time), answers_(seats) {}

void Clocks::ask(Seat seat, Time now, bool answered) {
    if (setting_.kind == ClockKind::none || seat == running_) return;
    if (running_ != Seat::none) {
        Time& left = left_[index(running_)];
        left -= std::max<Time>(now - since_, 0);
        if (answered) answers_[index(running_)].push_back(left);
        if (setting_.kind == ClockKind::increment && answered) left += setting_.more;
    }
    running_ = seat;
    since_ = now;
    // Who is asked again because something was taken back goes on with what was left.
    if (seat != Seat::none && setting_.kind != ClockKind::increment && answered) {
        left_[index(seat)] = setting_.time;
    }
}

void Clocks::take_back_answer(Seat seat, Time now) {
    if (setting_.kind == ClockKind::none || answers_[index(seat)].empty()) return;
    Time& left = left_[index(seat)];
    if (seat == running_) {
        left -= std::max<Time>(now - since_, 0);
        since_ = now;
    }
    const Time then = setting_.kind == ClockKind::increment
                          ? left - setting_.more
                          : std::min(left, answers_[index(seat)].back());
    left = std::max(then, std::min(left, least_left));
    answers_[index(seat)].pop_back();
}

void Clocks::forgive(Time since, Time now) {
    const Time from = std::max(since, since_);
    if (running_ != Seat::none && now > from) since_ += now - from;
}

std::optional<Time> Clocks::left(Seat seat, Time now) const {
    if (setting_.kind == ClockKind::none) return std::nullopt;
    const Time used = seat == running_ ? std::max<Time>(now - since_, 0) : 0;
    return std::max<Time>(left_[index(seat)] - used, 0);
}

std::optional<Time> Clocks::runs_out() const {
    if (running_ == Seat::none) return std::nullopt;
    return since_ + std::max<Time>(left_[index(running_)], 0);
}

}  // namespace lemniscate::table
