#include "server/service_manager.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace lemniscate::server {

bool tell_service_manager(std::string_view state) {
    const char* named = std::getenv("NOTIFY_SOCKET");
    if (named == nullptr || *named == '\0') return true;
    const std::string_view path = named;
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    if (path.size() >= sizeof address.sun_path) return false;
    std::copy(path.begin(), path.end(), address.sun_path);
    // A name that begins with @ is no file.
    if (address.sun_path[0] == '@') address.sun_path[0] = '\0';
    const int socket = ::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    if (socket < 0) return false;
    const auto length = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + path.size());
    const ssize_t sent = ::sendto(socket, state.data(), state.size(), MSG_NOSIGNAL | MSG_DONTWAIT,
                                  reinterpret_cast<const sockaddr*>(&address), length);
    ::close(socket);
    return sent == static_cast<ssize_t>(state.size());
}

}  // namespace lemniscate::server
