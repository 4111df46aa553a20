// What a process has used so far, as Linux tells it under /proc.
#pragma once

#include <cstdint>

namespace lemniscate::bench::server_load {

struct ProcessUse {
    double processor_seconds = 0;
    std::uint64_t resident_kib = 0;
};

/// 0 is this process. Zeros where there is no such process.
ProcessUse use_of(int process);

}  // namespace lemniscate::bench::server_load
