// Work that is spread over threads.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>

namespace lemniscate::lab {

/// Calls `work(worker, item)` once for every item below `items`, on `workers` threads, at least
/// one. A worker makes its calls one after the other; which items it gets is up to chance.
/// `progress`, if given, is called at most every 50 ms, by one thread at a time, and once when all
/// is done. Once `stop`, if given, is set, nobody takes another item. The first exception ends the
/// work and is thrown again here, and so is that of a thread that cannot start.
void share_work(unsigned workers, std::uint64_t items,
                const std::function<void(unsigned worker, std::uint64_t item)>& work,
                const std::function<void(std::uint64_t done)>& progress,
                const std::atomic<bool>* stop = nullptr);

}  // namespace lemniscate::lab
