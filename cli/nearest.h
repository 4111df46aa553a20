// The known word that somebody who mistyped probably meant.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace lemniscate::cli {

/// Empty when no known word is near enough to be worth suggesting.
std::string nearest(std::string_view word, const std::vector<std::string>& known);

/// `a, b, c`
std::string comma_list(const std::vector<std::string>& words);

}  // namespace lemniscate::cli
