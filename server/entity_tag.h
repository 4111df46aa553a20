// What a browser keeps beside a file, to ask whether the file is still the same.
#pragma once

#include <string>
#include <string_view>

namespace lemniscate::server {

/// A strong tag: the same for the same bytes, and for no others.
std::string entity_tag(std::string_view bytes);

/// Whether a field If-None-Match names the tag, or anything there is (`*`).
bool names_tag(std::string_view if_none_match, std::string_view tag);

}  // namespace lemniscate::server
