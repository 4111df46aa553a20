#include "bench/server_load/process_use.h"

#include <fstream>
#include <sstream>
#include <string>

#include <unistd.h>

#include "bench/server_load/scan.h"

namespace lemniscate::bench::server_load {

namespace {

std::string contents(const std::string& path) {
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
}

}  // namespace

ProcessUse use_of(int process) {
    const std::string folder = "/proc/" + (process == 0 ? "self" : std::to_string(process));
    ProcessUse use;
    // The second field is the name of the program, in brackets; user and system time are the 14th
    // and 15th.
    const std::string stat = contents(folder + "/stat");
    const std::size_t name_ends = stat.rfind(')');
    if (name_ends != std::string::npos) {
        std::istringstream fields(stat.substr(name_ends + 1));
        std::string skipped;
        for (int field = 3; field < 14; ++field) fields >> skipped;
        std::uint64_t user = 0;
        std::uint64_t system = 0;
        fields >> user >> system;
        use.processor_seconds =
            static_cast<double>(user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
    }
    const std::string status = contents(folder + "/status");
    if (const auto resident = after(status, "VmRSS:")) {
        const std::size_t digit = resident->find_first_of("0123456789");
        if (digit != std::string_view::npos) {
            use.resident_kib = leading_number(resident->substr(digit)).value_or(0);
        }
    }
    return use;
}

}  // namespace lemniscate::bench::server_load
