#include "bench/server_load/pacer.h"

#include <algorithm>

namespace lemniscate::bench::server_load {

namespace {

float seconds_between(Moment from, Moment until) {
    return static_cast<float>(Seconds(until - from).count());
}

}  // namespace

void Pacer::start(Moment now) {
    running_ = true;
    started_ = now;
}

Moment Pacer::due_at(std::uint64_t move) const {
    return started_ + seconds(static_cast<double>(move) / *pace_.rate);
}

std::optional<TableId> Pacer::next(Moment now) {
    if (!running_ || ready_.empty() || in_flight_ >= pace_.most_in_flight) return std::nullopt;
    const Moment due = pace_.rate ? due_at(made_) : now;
    if (due > now) return std::nullopt;
    const TableId table = ready_.front();
    ready_.pop_front();
    ++made_;
    ++in_flight_;
    began_[table] = due;
    waits_[table] = true;
    return table;
}

std::optional<Moment> Pacer::next_due() const {
    if (!running_ || ready_.empty() || !pace_.rate) return std::nullopt;
    return due_at(made_);
}

void Pacer::acknowledged(TableId table, Moment now) {
    if (!waits_[table]) return;
    failed(table);
    if (from_ && now >= *from_ && !is_past(now)) ++answered_;
    if (is_measured(began_[table])) times_.push_back(seconds_between(began_[table], now));
}

void Pacer::failed(TableId table) {
    if (!waits_[table]) return;
    waits_[table] = false;
    --in_flight_;
}

std::vector<float> Pacer::times(Moment now) const {
    std::vector<float> all = times_;
    for (std::size_t table = 0; table < waits_.size(); ++table) {
        if (waits_[table] && is_measured(began_[table])) {
            all.push_back(seconds_between(began_[table], now));
        }
    }
    if (pace_.rate) {
        for (std::uint64_t move = made_; until_ && due_at(move) < *until_; ++move) {
            if (is_measured(due_at(move))) all.push_back(seconds_between(due_at(move), now));
        }
    }
    return all;
}

double quantile(std::vector<float>& times, double share) {
    if (times.empty()) return 0;
    const auto place = std::min(
        static_cast<std::size_t>(share * static_cast<double>(times.size())), times.size() - 1);
    const auto middle = times.begin() + static_cast<std::ptrdiff_t>(place);
    std::nth_element(times.begin(), middle, times.end());
    return static_cast<double>(*middle);
}

}  // namespace lemniscate::bench::server_load
