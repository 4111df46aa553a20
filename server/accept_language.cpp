#include "server/accept_language.h"

#include <algorithm>
#include <cstddef>
#include <optional>

#include "server/http.h"

namespace lemniscate::server {

namespace {

/// `0.25` as thousandths: 250. None for what is no quality.
std::optional<int> read_quality(std::string_view text) {
    if (text.empty() || text.size() > 5 || (text[0] != '0' && text[0] != '1')) return std::nullopt;
    if (text.size() > 1 && text[1] != '.') return std::nullopt;
    int thousandths = 0;
    for (std::size_t at = 2; at < 5; ++at) {
        const char digit = at < text.size() ? text[at] : '0';
        if (digit < '0' || digit > '9') return std::nullopt;
        thousandths = thousandths * 10 + (digit - '0');
    }
    if (text[0] == '0') return thousandths;
    if (thousandths > 0) return std::nullopt;
    return 1000;
}

/// Of `de-AT;q=0.5`; 1 where none is named.
std::optional<int> quality_of(std::string_view one) {
    const std::size_t end = one.find(';');
    if (end == std::string_view::npos) return 1000;
    const std::string_view parameter = trimmed(one.substr(end + 1));
    if (parameter.size() < 2 || !equal_ignoring_case(parameter.substr(0, 2), "q=")) {
        return std::nullopt;
    }
    return read_quality(parameter.substr(2));
}

}  // namespace

std::string_view chosen_language(std::string_view list,
                                 std::span<const std::string_view> languages) {
    std::string_view chosen = languages.front();
    int best = 0;
    for_each_in_list(list, [&](std::string_view one) {
        const std::string_view range = trimmed(one.substr(0, one.find(';')));
        const std::string_view code = range.substr(0, range.find('-'));
        const auto language =
            range == "*"
                ? languages.begin()
                : std::find_if(languages.begin(), languages.end(), [code](std::string_view known) {
                      return equal_ignoring_case(known, code);
                  });
        const std::optional<int> quality = quality_of(one);
        if (language == languages.end() || !quality || *quality <= best) return;
        best = *quality;
        chosen = *language;
    });
    return chosen;
}

}  // namespace lemniscate::server
