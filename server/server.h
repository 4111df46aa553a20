// The server as a whole: sockets, the door, the hall, the store and the bots.
//
// One thread runs everything but the disk and the thinking, which have threads of their own and
// answer to this one.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <system_error>

#include "server/config.h"
#include "server/page.h"

namespace lemniscate::server {

class Server {
  public:
    /// Opens the store, with the newest of its migrations. Throws `store::Trouble`.
    Server(const Config& config, const std::filesystem::path& data, Page page,
           std::string_view version);
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    /// For people, at the configured address; and for whoever runs it, on loopback.
    std::error_code listen(std::uint16_t port);
    std::error_code listen_for_metrics(std::uint16_t port);
    std::uint16_t port() const;

    /// Serves until SIGINT or SIGTERM; then what is under way is finished and stored.
    void run();

  private:
    class Rooms;
    std::unique_ptr<Rooms> rooms_;
};

}  // namespace lemniscate::server
