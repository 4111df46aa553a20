#include "lab/tally.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>
#include <utility>

namespace lemniscate::lab {

Share wilson(double hits, std::uint64_t trials) {
    if (trials == 0) return {0, 0, 1};
    constexpr double z = 1.959963984540054;  // 95 % of a normal distribution lie within
    const auto n = static_cast<double>(trials);
    const double share = hits / n;
    const double scale = 1 / (1 + z * z / n);
    const double centre = (share + z * z / (2 * n)) * scale;
    const double reach = z * scale * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    return {share, std::max(centre - reach, 0.0), std::min(centre + reach, 1.0)};
}

void Tally::add(const Outcome& outcome, std::uint64_t moves) {
    min_moves_ = games_ == 0 ? moves : std::min(min_moves_, moves);
    max_moves_ = std::max(max_moves_, moves);
    moves_ += moves;
    ++games_;
    const auto winners = static_cast<std::size_t>(std::popcount(outcome.winners));
    if (winners == 0) {
        ++draws_;
    } else {
        max_decided_moves_ = std::max(max_decided_moves_, moves);
    }
    const std::size_t sharing = outcome.as_partners ? 1 : winners;
    for (std::uint32_t seat = 0; seat < wins_.size(); ++seat) {
        if (outcome.won_by(seat_at(seat))) ++wins_[seat][sharing - 1];
    }
    const auto known = reasons_.find(outcome.reason);
    if (known != reasons_.end()) {
        ++known->second;
    } else {
        reasons_.emplace(outcome.reason, 1);
    }
}

void Tally::add(const Tally& other) {
    if (other.games_ == 0) return;
    min_moves_ = games_ == 0 ? other.min_moves_ : std::min(min_moves_, other.min_moves_);
    max_moves_ = std::max(max_moves_, other.max_moves_);
    max_decided_moves_ = std::max(max_decided_moves_, other.max_decided_moves_);
    moves_ += other.moves_;
    games_ += other.games_;
    draws_ += other.draws_;
    for (std::size_t seat = 0; seat < wins_.size(); ++seat) {
        for (std::size_t k = 0; k < wins_[seat].size(); ++k) {
            wins_[seat][k] += other.wins_[seat][k];
        }
    }
    for (const auto& [reason, count] : other.reasons_) reasons_[reason] += count;
}

Report Tally::report(std::string game, const std::vector<std::string>& players) const {
    Report report{.game = std::move(game),
                  .games = games_,
                  .draws = draws_,
                  .seats = {},
                  .reasons = {reasons_.begin(), reasons_.end()},
                  .mean_moves = 0,
                  .min_moves = min_moves_,
                  .max_moves = max_moves_,
                  .max_decided_moves = max_decided_moves_,
                  .moves = moves_,
                  .seconds = 0};
    if (games_ != 0) report.mean_moves = static_cast<double>(moves_) / static_cast<double>(games_);
    for (std::size_t seat = 0; seat < wins_.size(); ++seat) {
        const Wins& wins = wins_[seat];
        std::uint64_t shared = 0;
        auto hits = static_cast<double>(wins[0]);
        for (std::size_t k = 1; k < wins.size(); ++k) {
            shared += wins[k];
            hits += static_cast<double>(wins[k]) / static_cast<double>(k + 1);
        }
        report.seats.push_back({players[seat], wins[0], shared, wilson(hits, games_)});
    }
    return report;
}

}  // namespace lemniscate::lab
