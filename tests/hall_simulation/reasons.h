// Whether a refusal is right: nobody is kept from what they may do.
#pragma once

#include <string>

#include "match/json.h"
#include "tests/hall_simulation/request.h"
#include "tests/hall_simulation/world.h"

namespace lemniscate::tests::hall_simulation {

/// Who was refused, and on what kind of connection.
struct Refused {
    const Person& person;
    bool has_said_hello = true;
    std::size_t watched = 0;  ///< tables, by the connection
};

/// Whether this request may be refused like that.
bool is_reason(const World& world, const Refused& refused, const Request& request,
               const std::string& why);

}  // namespace lemniscate::tests::hall_simulation
