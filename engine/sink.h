// Where a game tells what happened.
#pragma once

namespace lemniscate {

/// The sink for when nobody listens: the compiler removes the calls and what led to them.
struct Silence {
    template <class Event>
    constexpr void operator()(const Event&) const {}
};

}  // namespace lemniscate
