// Whom the doorman lets in, and the hall receives.
#pragma once

#include <string>

namespace lemniscate::server {

/// Somebody who may have a WebSocket.
struct Admitted {
    std::string person;
    std::string name;
    std::string address_key;  ///< for limits by address (server/limiter.h)
};

}  // namespace lemniscate::server
