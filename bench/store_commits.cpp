// How many moves a store keeps, in groups of several sizes, and what one commit costs beside what
// the disk itself needs:
//   build/release/bench/lemniscate_store_commits [FOLDER] [TABLES] [SECONDS]
// A unit is what a move leads to: an entry, and how the table stands after it. The raw lines are
// single blocks, written and synced, just before.
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <iomanip>
#include <iostream>
#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <unistd.h>

#include "store/group_commit.h"
#include "store/sqlite_store.h"

namespace {

using namespace lemniscate::store;
using Clock = std::chrono::steady_clock;
using Times = std::vector<double>;  ///< milliseconds

double milliseconds_since(Clock::time_point began) {
    return std::chrono::duration<double, std::milli>(Clock::now() - began).count();
}

/// `units` is how many each of them stands for; none where they came at a pace of their own.
void print(const std::string& what, Times times, std::size_t units) {
    double total = 0;
    for (const double time : times) total += time;
    std::sort(times.begin(), times.end());
    const auto part = [&](std::size_t percent) {
        return times[(times.size() - 1) * percent / 100];
    };
    std::cout << std::setw(10) << what << std::fixed << std::setprecision(2) << "  p50 "
              << std::setw(7) << part(50) << " ms  p99 " << std::setw(7) << part(99) << " ms  most "
              << std::setw(7) << times.back() << " ms";
    if (units > 0) {
        std::cout << std::setprecision(0) << std::setw(8)
                  << static_cast<double>(times.size() * units) * 1000 / total << " units/s";
    }
    std::cout << "\n" << std::flush;
}

/// What the disk needs for one block in a file that is there: no commit can do with less.
Times sync_blocks(const std::filesystem::path& file, double seconds) {
    constexpr std::size_t blocks = 4096;
    const std::vector<char> block(4096, 'x');
    const int opened = ::open(file.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
    const auto write_block = [&](std::size_t number) {
        const auto place = static_cast<off_t>(number % blocks * block.size());
        if (::pwrite(opened, block.data(), block.size(), place) > 0) return;
        std::cerr << "the disk cannot be written\n";
        std::exit(1);
    };
    for (std::size_t number = 0; number < blocks; ++number) write_block(number);
    ::fsync(opened);
    Times times;
    const Clock::time_point start = Clock::now();
    while (milliseconds_since(start) < seconds * 1000) {
        const Clock::time_point began = Clock::now();
        write_block(times.size());
        ::fdatasync(opened);
        times.push_back(milliseconds_since(began));
    }
    ::close(opened);
    return times;
}

std::string id_of(std::uint64_t number) {
    const std::string digits = std::to_string(number * 0x9e3779b97f4a7c15ULL);
    return std::string(32 - digits.size(), '0') + digits;
}

/// Tables on which one move after the other is played, a different one each time.
class Moves {
  public:
    Moves(Store& store, std::uint64_t tables) : played_(tables) {
        std::vector<Unit> units;
        for (std::uint64_t table = 0; table < tables; ++table) {
            units.push_back({{OpenTable{{.id = id_of(table),
                                         .code = "code" + std::to_string(table),
                                         .host = id_of(table + tables),
                                         .command = "open",
                                         .content = table,
                                         .opened = 1'789'000'000'000,
                                         .listed = false}}}});
        }
        store.write(units);
    }

    Unit next() {
        // Tables come in no order, as people do.
        turn_ = (turn_ * 6364136223846793005ULL) + 1442695040888963407ULL;
        const std::uint64_t table = (turn_ >> 33U) % played_.size();
        const std::uint64_t number = played_[table]++;
        const Time now = 1'789'000'000'000 + static_cast<Time>(++time_);
        const std::string person = id_of(table + (1 + number % 2) * played_.size());
        return {{AppendEntries{id_of(table),
                               {{.number = number,
                                 .time = now,
                                 .person = person,
                                 .command = "command-" + std::to_string(number),
                                 .text = std::string(250, 'e')}}},
                 SetState{id_of(table),
                          {.entries = number + 1,
                           .joinable = false,
                           .over = false,
                           .due = now + 30'000,
                           .changed = now,
                           .people = {id_of(table + played_.size()),
                                      id_of(table + 2 * played_.size())},
                           .glance = std::string(500, 'g')}}}};
    }

  private:
    std::vector<std::uint64_t> played_;
    std::uint64_t turn_ = 1;
    std::uint64_t time_ = 0;
};

Times commit_groups(Store& store, Moves& moves, std::size_t size, double seconds) {
    Times times;
    const Clock::time_point start = Clock::now();
    while (milliseconds_since(start) < seconds * 1000) {
        std::vector<Unit> units;
        for (std::size_t unit = 0; unit < size; ++unit) units.push_back(moves.next());
        const Clock::time_point began = Clock::now();
        const std::vector<Stored> outcomes = store.write(units);
        times.push_back(milliseconds_since(began));
        if (std::count(outcomes.begin(), outcomes.end(), Stored::yes) !=
            static_cast<std::ptrdiff_t>(size)) {
            std::cerr << "not stored: " << store.trouble() << "\n";
            std::exit(1);
        }
    }
    return times;
}

/// How long each unit takes from being asked for to its answer, when so many come in a second, one
/// by one: what somebody who moves has to wait for.
Times pace_units(const std::filesystem::path& file, std::uint64_t tables, std::size_t per_second,
                 double seconds) {
    auto rows = std::make_unique<SqliteStore>(file);
    Moves moves(*rows, tables);
    const auto all = static_cast<std::size_t>(static_cast<double>(per_second) * seconds);
    Times times;
    times.reserve(all);
    GroupCommit store(std::move(rows), [](const std::function<void()>& answer) { answer(); },
                      {.together = 512, .waiting = all});
    const Clock::time_point start = Clock::now();
    for (std::size_t unit = 0; unit < all; ++unit) {
        const Clock::time_point due =
            start + std::chrono::nanoseconds(1'000'000'000 / per_second * unit);
        std::this_thread::sleep_until(due);
        store.write(moves.next(),
                    [&times, due](Stored) { times.push_back(milliseconds_since(due)); });
    }
    return times;
}

}  // namespace

int main(int argc, char** argv) {
    std::string folder =
        ((argc > 1 ? argv[1] : std::filesystem::temp_directory_path()) / "store_commits_XXXXXX")
            .string();
    const std::uint64_t tables = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1000;
    const double seconds = argc > 3 ? std::strtod(argv[3], nullptr) : 5;
    if (::mkdtemp(folder.data()) == nullptr) {
        std::cerr << "no such folder\n";
        return 2;
    }
    const std::filesystem::path place = folder;
    {
        SqliteStore store(place / "tables.db");
        Moves moves(store, tables);
        std::cout << tables << " tables\n";
        for (const std::size_t size : {1U, 8U, 64U, 512U}) {
            print("raw", sync_blocks(place / "raw", seconds / 2), 1);
            print(std::to_string(size), commit_groups(store, moves, size, seconds), size);
        }
        std::cout << std::filesystem::file_size(place / "tables.db") / 1'000'000 << " MB\n";
    }
    for (const std::size_t rate : {300U, 1000U, 3000U}) {
        print("raw", sync_blocks(place / "raw", seconds / 2), 1);
        const std::string name = "at " + std::to_string(rate) + "/s";
        print(name, pace_units(place / std::to_string(rate), tables, rate, seconds), 0);
    }
    std::filesystem::remove_all(place);
    return 0;
}
