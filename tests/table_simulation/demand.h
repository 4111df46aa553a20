// How the simulation says that something is wrong: whoever runs it adds the seed and the step.
#pragma once

#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>

namespace lemniscate::tests::table_simulation {

struct Disagreement : std::runtime_error {
    using std::runtime_error::runtime_error;
};

inline void demand(bool holds, std::string_view what) {
    if (!holds) throw Disagreement(std::string(what));
}

/// From where two long texts differ.
inline std::string difference(std::string_view a, std::string_view b) {
    std::size_t at = 0;
    while (at < a.size() && at < b.size() && a[at] == b[at]) ++at;
    const std::size_t from = at < 60 ? 0 : at - 60;
    return "..." + std::string(a.substr(from, 160)) + "\n    not ..." +
           std::string(b.substr(from, 160));
}

inline void demand_same(std::string_view a, std::string_view b, std::string_view what) {
    if (a != b) throw Disagreement(std::string(what) + ": " + difference(a, b));
}

template <class A, class B>
void demand_equal(const A& a, const B& b, std::string_view what) {
    if (a == b) return;
    std::ostringstream text;
    text << what << ": " << a << ", not " << b;
    throw Disagreement(text.str());
}

}  // namespace lemniscate::tests::table_simulation
