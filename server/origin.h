// Who made a browser send a request: our own page, or one from elsewhere that uses the cookies of
// whoever looks at it.
#pragma once

#include <string>
#include <vector>

#include "server/http.h"

namespace lemniscate::server {

/// What we are called, beside what every machine calls itself.
struct OwnNames {
    std::vector<std::string> hosts = {};  ///< `play.example.org`
    std::vector<std::string> origins =
        {};  ///< of pages elsewhere that are ours: `https://a.example`
};

/// Whether a request may change something, or open a WebSocket. Its field Origin must be the host
/// that it was sent to, or one of our names; what came by TLS must have been sent by a page that
/// came by TLS. A request without Origin is a program's, unless a browser says that it was sent for
/// another site.
bool is_own_origin(const Request& request, const OwnNames& names);

}  // namespace lemniscate::server
