// Many simulated people in many halls, counted and timed:
//   build/release/bench/lemniscate_hall_simulation [COMMANDS [SEED]]
// What is simulated and judged: tests/hall_simulation/simulation.h. Fails at the first thing that
// somebody does or learns who may not.
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <iostream>

#include "tests/hall_simulation/simulation.h"
#include "tests/table_simulation/demand.h"

namespace {

using lemniscate::tests::hall_simulation::Counts;
using lemniscate::tests::hall_simulation::Tally;

void print(const char* title, const Tally& counts) {
    std::cout << title;
    for (const auto& [name, count] : counts) std::cout << "  " << name << " " << count;
    std::cout << "\n";
}

void print(const Counts& counts) {
    std::cout << counts.commands << " commands in " << counts.halls << " halls, " << counts.messages
              << " messages came back, " << counts.tried_on_schemas
              << " of both were tried on the schemas\n"
              << counts.tables << " tables, " << counts.entries << " entries, " << counts.repeated
              << " repeated, " << counts.records << " records, " << counts.lines_heard
              << " lines heard and " << counts.lines_kept_back << " kept back\n"
              << counts.connections << " connections, " << counts.caught_up << " caught up, "
              << counts.restarts << " restarts, " << counts.restarts_amid
              << " of them amid something, " << counts.outages << " outages and "
              << counts.slow_spells << " slow spells of the store\n"
              << counts.private_twins << " twins, " << counts.dealt_twins << " dealt anew, "
              << counts.dealt_differently << " of them differently, " << counts.order_twins
              << " with an order\n";
    print("requests:", counts.requests);
    print("messages:", counts.answers);
    print("refused:", counts.refusals);
    print("entries:", counts.kinds);
    print("endings:", counts.endings);
}

}  // namespace

int main(int argc, char** argv) {
    using namespace lemniscate::tests;
    const std::uint64_t commands = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1'000'000;
    const std::uint64_t seed = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 0;
    const auto start = std::chrono::steady_clock::now();
    Counts counts;
    try {
        counts = hall_simulation::simulate_many(commands, seed);
    } catch (const table_simulation::Disagreement& what) {
        std::cerr << what.what() << "\n";
        return 1;
    }
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    print(counts);
    std::cout << took.count() << " s, " << static_cast<double>(counts.commands) / took.count()
              << " commands/s\n";
    return 0;
}
