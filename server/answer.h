// What is answered to a request for the page.
#pragma once

#include <span>
#include <string>

#include "server/http.h"
#include "server/page.h"

namespace lemniscate::server {

/// HEAD is answered as GET: whoever sends the answer leaves the body out.
/// `hosts`: names it is reached by, beside those of loopback.
Answer answer(const Page& page, const Request& request, std::span<const std::string> hosts = {});

}  // namespace lemniscate::server
