// What a file is, for a browser, by the ending of its name.
#pragma once

#include <string_view>

namespace lemniscate::server {

std::string_view content_type(std::string_view name);

}  // namespace lemniscate::server
