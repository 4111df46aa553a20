// The path of a request, as it is looked up.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace lemniscate::server {

/// The part of a target before its query, percent-decoded. None where it does not begin with a
/// slash, where a % is not followed by two digits, and for what no browser asks for: steps up (..),
/// backslashes, control characters.
std::optional<std::string> request_path(std::string_view target);

/// Whether the last part of a path looks like the name of a file: `/assets/index.js`.
bool has_extension(std::string_view path);

}  // namespace lemniscate::server
