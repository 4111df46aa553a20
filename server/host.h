// Whom a request was sent to. A page from elsewhere can have its own name lead to this machine (DNS
// rebinding) and would then be told what is meant for the people here: the name betrays it.
#pragma once

#include <string_view>

namespace lemniscate::server {

/// Whether the field Host names this machine by its loopback names, with any port or none.
bool is_loopback_host(std::string_view host);

}  // namespace lemniscate::server
