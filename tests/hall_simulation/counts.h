// What was seen, so that nobody believes in a simulation in which nothing happens.
#pragma once

#include <cstdint>
#include <map>
#include <string>

namespace lemniscate::tests::hall_simulation {

using Tally = std::map<std::string, std::uint64_t>;

struct Counts {
    std::uint64_t halls = 0;
    std::uint64_t commands = 0;  ///< requests of any kind that were sent
    std::uint64_t messages = 0;  ///< that came back
    std::uint64_t tables = 0;
    std::uint64_t entries = 0;
    std::uint64_t repeated = 0;  ///< acknowledged once more
    std::uint64_t connections = 0;
    std::uint64_t caught_up = 0;  ///< watches that went on from a number
    std::uint64_t restarts = 0;
    std::uint64_t restarts_amid = 0;  ///< with something under way at the store
    std::uint64_t outages = 0;        ///< of the store
    std::uint64_t slow_spells = 0;
    std::uint64_t records = 0;          ///< read
    std::uint64_t lines_heard = 0;      ///< of the chat
    std::uint64_t lines_kept_back = 0;  ///< from somebody who did not want to hear them
    std::uint64_t private_twins = 0;
    std::uint64_t dealt_twins = 0;
    std::uint64_t dealt_differently = 0;
    std::uint64_t order_twins = 0;
    std::uint64_t tried_on_schemas = 0;
    Tally requests;  ///< by verb
    Tally answers;   ///< by kind of message
    Tally refusals;  ///< by reason
    Tally kinds;     ///< of entries
    Tally endings;   ///< by reason

    void add(const Counts& other);
};

}  // namespace lemniscate::tests::hall_simulation
