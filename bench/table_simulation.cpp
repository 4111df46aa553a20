// Many simulated tables, counted and timed:
//   build/release/bench/lemniscate_table_simulation [TABLES]
// What is simulated and compared: tests/table_simulation/simulation.h. Fails at the first table
// that is not what its model says.
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <map>
#include <string>

#include "tests/table_simulation/demand.h"
#include "tests/table_simulation/simulation.h"

namespace {

void print(const char* title, const std::map<std::string, std::uint64_t>& counts) {
    std::cout << title;
    for (const auto& [name, count] : counts) std::cout << "  " << name << " " << count;
    std::cout << "\n";
}

}  // namespace

int main(int argc, char** argv) {
    using namespace lemniscate::tests::table_simulation;
    const std::uint64_t tables = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 10'000;
    const auto start = std::chrono::steady_clock::now();
    Counts counts;
    try {
        counts = simulate_many(tables, 2 * ways().size());
    } catch (const Disagreement& what) {
        std::cerr << what.what() << "\n";
        return 1;
    }
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    std::cout << counts.tables << " tables, " << counts.dealt << " dealt, " << counts.steps
              << " steps, " << counts.entries << " entries\n"
              << counts.commands_done << " commands done, " << counts.commands_repeated
              << " repeated, " << counts.not_stored << " not stored\n"
              << counts.restarts << " restarts, " << counts.twins << " twins, "
              << counts.twins_dealt_differently << " of others dealt differently\n";
    print("entries:", counts.kinds);
    print("endings:", counts.endings);
    print("refused:", counts.refusals);
    std::cout << took.count() << " s, " << static_cast<double>(counts.tables) / took.count()
              << " tables/s\n";
    return 0;
}
