// The time of an answer, as HTTP writes it.
#pragma once

#include <chrono>
#include <string>

namespace lemniscate::server {

/// `Sun, 06 Nov 1994 08:49:37 GMT`
std::string http_date(std::chrono::system_clock::time_point time);

}  // namespace lemniscate::server
