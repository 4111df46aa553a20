// The threads that think for bots. The thread of the network asks and is answered there; it never
// waits.
//
//   thinkers.think(table, bots.prepare(...), [](Thought thought, std::string move, bool hurried) {
//       ...
//   });
//
// A table has one decision with the pool at a time, and decisions are thought about in the order in
// which they came: a table with three bots gets no more than one with one.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "table/bots.h"

namespace lemniscate::server {

struct ThinkingLimits {
    std::size_t threads = 2;  ///< at least one
    /// How long a decision may be thought about when little waits.
    std::chrono::milliseconds full = std::chrono::seconds(1);
    /// How long a decision shall take together with its waiting. The more decisions wait for each
    /// thread, the less time each of them gets, so that this is kept as long as it can be.
    std::chrono::milliseconds latency = std::chrono::seconds(2);
    /// When not even that much time is left for each, they are thought about by positions: so many
    /// are looked at, and every bot still answers with sense.
    std::chrono::milliseconds least = std::chrono::milliseconds(10);
    std::uint64_t least_nodes = 100;
    /// Who waits or thinks for longer than this is answered for: a player that does not look at
    /// its budget stops one thread, and neither the table nor the pool.
    std::chrono::milliseconds hard = std::chrono::seconds(15);
    /// For how long no decision must have been cut before the pool is no longer in a hurry: people
    /// shall not be told every second that it is and is not.
    std::chrono::milliseconds calm = std::chrono::seconds(30);
};

/// How long a decision may be thought about.
struct ThinkingTime {
    std::chrono::milliseconds time = {};
    std::uint64_t nodes = 0;  ///< 0: as many as it likes
    bool hurried = false;     ///< less than when little waits
};
/// When so many wait behind it.
ThinkingTime thinking_time(const ThinkingLimits& limits, std::size_t waiting);

/// For metrics. All but the first three only grow.
struct ThinkingNumbers {
    std::size_t waiting = 0;
    std::size_t thinking = 0;
    std::size_t lost = 0;         ///< threads that others replace until they come back
    std::uint64_t decisions = 0;  ///< that were answered
    std::uint64_t hurried = 0;    ///< of these, with less than the full time
    std::uint64_t failed = 0;     ///< of these, by lot, since the player threw
    std::uint64_t overdue = 0;    ///< of these, by lot, since the hard limit had passed
    double seconds = 0;           ///< that threads have spent thinking
};

/// One thread owns it and calls it, but for what is said to be of any thread.
class Thinkers {
  public:
    /// Runs something on the owner's thread, later. It is called on any thread.
    using Post = std::function<void(std::function<void()>)>;
    /// Asked on any thread.
    using Clock = std::function<std::chrono::steady_clock::time_point()>;
    /// Called on the owner's thread. The thought is to be put back; it is empty where the player
    /// has failed.
    using Done = std::function<void(table::Thought thought, std::string move, bool hurried)>;

    explicit Thinkers(const ThinkingLimits& limits, Post post,
                      Clock clock = std::chrono::steady_clock::now);
    /// Tells all who think to stop, and waits for them; nobody is answered any more.
    ~Thinkers();
    Thinkers(const Thinkers&) = delete;
    Thinkers& operator=(const Thinkers&) = delete;

    /// A decision of the same table that is not answered yet is given up, as by `forget`.
    void think(const std::string& table, table::Thought thought, Done done);
    /// Nobody waits for the table's decision any more: its `done` is not called.
    void forget(const std::string& table);

    /// To be called about once a second: answers for those who are past the hard limit, and puts
    /// another thread in the place of one that does not come back, as long as there are as many
    /// that think as are lost.
    void look_after();

    /// Whether bots think less than they could, for people to be told. It goes on for a while.
    bool is_hurried() const;
    ThinkingNumbers numbers() const;  ///< from any thread

  private:
    class Pool;
    class Answers;
    std::shared_ptr<Answers> answers_;
    std::unique_ptr<Pool> pool_;
};

}  // namespace lemniscate::server
