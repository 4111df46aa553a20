#include "cli/play/pick.h"

#include <algorithm>
#include <string>

namespace lemniscate::cli::play {

Page numbered_lines(const std::vector<Named>& list) {
    Page page;
    for (std::size_t i = 0; i < list.size(); ++i) {
        page.push_back("  " + std::to_string(i + 1) + "  " + list[i].name);
    }
    return page;
}

std::optional<std::size_t> pick(std::string_view typed, const std::vector<Named>& list) {
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (typed == std::to_string(i + 1)) return i;
    }
    const std::vector<Named> meant = matches(typed, list);
    if (meant.size() != 1) return {};
    const auto found = std::find_if(list.begin(), list.end(),
                                    [&](const Named& one) { return one.id == meant.front().id; });
    return static_cast<std::size_t>(found - list.begin());
}

}  // namespace lemniscate::cli::play
