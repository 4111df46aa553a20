// What goes over WebSockets, tried on the schemas of protocol/: for tests.
#pragma once

#include <string>
#include <string_view>

namespace lemniscate::server {

/// What is wrong with a message by its schema; empty: nothing. Only that of its kind is tried, so
/// that all the traffic of a test can be.
std::string check_request(std::string_view text);  ///< of a client
std::string check_message(std::string_view text);  ///< of a server

}  // namespace lemniscate::server
