// Which compressed forms of a file a client takes.
#pragma once

#include <string_view>

namespace lemniscate::server {

struct AcceptedEncodings {
    bool brotli = false;
    bool gzip = false;
};

/// Reads the field Accept-Encoding: what is named counts, with a quality of 0 as refused, and `*`
/// speaks for what is not named.
AcceptedEncodings accepted_encodings(std::string_view list);

}  // namespace lemniscate::server
