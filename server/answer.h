// What is answered to a request for the page.
#pragma once

#include "server/http.h"
#include "server/page.h"

namespace lemniscate::server {

/// HEAD is answered as GET: whoever sends the answer leaves the body out.
Answer answer(const Page& page, const Request& request);

}  // namespace lemniscate::server
