// What systemd is told about a service of Type=notify: when it is ready, and that it is stopping.
#pragma once

#include <string_view>

namespace lemniscate::server {

/// Sends a state such as `READY=1` or `STOPPING=1` to the socket that systemd named in the
/// environment. Does nothing where none is named: then nobody waits for it. False where it could
/// not be sent.
bool tell_service_manager(std::string_view state);

}  // namespace lemniscate::server
