// How often somebody may do something: buckets of tokens by key, in bounded memory. Time is handed
// in.
//
// Addresses of people are neither kept nor logged. What stands for one is a hash with a key that is
// made anew every day and never leaves the memory; nothing here is older than a day.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "server/secret.h"
#include "server/server_clock.h"

namespace lemniscate::server {

/// What is limited, and by whom it is counted.
enum class Limited : std::uint8_t {
    requests_by_address,  ///< of HTTP, WebSockets among them
    guests_by_address,
    names_by_person,
    links_by_person,
    redeemed_links_by_address,
    codes_by_person,   ///< tried: a short code has 40 bits
    codes_by_address,  ///< by however many guests there
    tables_by_person,
    chat_by_person,
    messages_by_person,  ///< by WebSocket, by however many of them
};
inline constexpr std::size_t limited_things =
    static_cast<std::size_t>(Limited::messages_by_person) + 1;

/// So many at once; one more each time so many milliseconds have passed.
struct Allowance {
    std::string_view name;
    std::int64_t at_once;
    Time every;  ///< 0: without a limit
};
/// By Limited.
using Allowances = std::array<Allowance, limited_things>;

/// The one table of them, with what can be set: requests and new guests from one address, messages
/// on one connection. 0 of them is no limit.
Allowances allowances(std::uint32_t requests_per_minute, std::uint32_t guests_per_hour,
                      std::uint32_t messages_per_second);

/// One bucket, for whoever has a place of their own for it.
class Bucket {
  public:
    /// Takes a token; where there is none, says how long to wait for one.
    std::optional<Time> take(const Allowance& allowance, Time now);

  private:
    Time full_at_ = 0;
};

class Limiter {
  public:
    /// Buckets that are kept, at least half of them; those that were used longest ago go first.
    static constexpr std::size_t most_buckets = 200'000;

    Limiter(RandomBytes random, const Allowances& allowances, std::size_t most = most_buckets);

    /// What stands for the address of a client, today: of IPv6 the first 64 bits count, since one
    /// client has all of the rest.
    std::string address_key(std::string_view address, Time now);

    /// Takes a token of somebody, by an address key or the id of a person; where there is none,
    /// says how long to wait for one.
    std::optional<Time> take(Limited what, std::string_view who, Time now);

    std::size_t buckets() const { return young_.size() + old_.size(); }

  private:
    using Buckets = std::unordered_map<std::string, Bucket>;

    void make_room(Time now);

    RandomBytes random_;
    Allowances allowances_;
    std::size_t most_;
    std::array<std::uint8_t, 32> key_{};
    std::optional<Time> key_made_;
    // What is used is young. From time to time the young become old and the old are gone.
    Buckets young_;
    Buckets old_;
    Time young_since_ = 0;
};

}  // namespace lemniscate::server
